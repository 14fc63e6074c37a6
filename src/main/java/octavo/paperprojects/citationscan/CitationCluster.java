package octavo.paperprojects.citationscan;

import octavo.text.Span;

import java.util.List;

/// A citation in a text, with all works that it cites.
///
/// @param span from its first character to its last
/// @param isInText whether the authors are part of the sentence: `@key says`, `\citet{key}`
public record CitationCluster(Span span, List<ClusterCite> cites, boolean isInText) {
    public CitationCluster {
        cites = List.copyOf(cites);
    }

    /// A work of a citation, and what is said around it.
    ///
    /// @param suffix what follows the work, with the locator
    public record ClusterCite(
            CitedTarget target, String prefix, String suffix, AuthorUse authorUse) {}

    /// Which part of a work is wanted.
    public enum AuthorUse {
        SHOWN,
        HIDDEN,
        ALONE
    }

    /// How a citation names a work.
    public sealed interface CitedTarget {
        /// As the citation writes it, for people.
        String name();
    }

    /// By its key.
    public record KeyTarget(String name) implements CitedTarget {}

    /// By an author and a year, as citations do that wait for a citation manager.
    ///
    /// @param author the first author's family name, as written
    /// @param zoteroAddress of the item in Zotero; empty if the citation has none
    public record AuthorYearTarget(String author, String year, String zoteroAddress)
            implements CitedTarget {
        @Override
        public String name() {
            return (author + " " + year).strip();
        }
    }
}
