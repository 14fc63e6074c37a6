package octavo.discovery;

import octavo.values.Issn;
import octavo.values.Orcid;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A person or a venue of whose new works the owner of a library wants to hear.
///
/// @param number the ORCID iD or the ISSN
/// @param name what it is called; may be empty
/// @param seenWorks the names of works of which the owner has heard; empty as long as nobody has
///   asked
public record FollowedSource(
        SourceKind kind, String number, String name, Optional<Set<String>> seenWorks) {
    public FollowedSource {
        seenWorks = seenWorks.map(Set::copyOf);
    }

    /// By what something is followed.
    public enum SourceKind {
        /// A person's iD.
        ORCID,
        /// The number of a journal or series.
        ISSN;

        String prefix() {
            return name().toLowerCase(Locale.ROOT) + ":";
        }
    }

    /// The source with an ORCID iD or ISSN, with or without its prefix; empty if it is neither.
    public static Optional<FollowedSource> parse(String writtenNumber, String name) {
        String text = writtenNumber.strip();
        Optional<String> orcid =
                Orcid.parse(withoutPrefix(text, SourceKind.ORCID))
                        .value()
                        .filter(Orcid::isValid)
                        .map(Orcid::number);
        if (orcid.isPresent()) {
            return orcid.map(it -> ofNumber(SourceKind.ORCID, it, name));
        }
        List<Issn> issns = Issn.parse(withoutPrefix(text, SourceKind.ISSN)).value();
        return issns.size() == 1 && issns.getFirst().isValid()
                ? Optional.of(ofNumber(SourceKind.ISSN, issns.getFirst().number(), name))
                : Optional.empty();
    }

    private static FollowedSource ofNumber(SourceKind kind, String number, String name) {
        return new FollowedSource(kind, number, name, Optional.empty());
    }

    private static String withoutPrefix(String text, SourceKind kind) {
        String prefix = kind.prefix();
        return text.regionMatches(true, 0, prefix, 0, prefix.length())
                ? text.substring(prefix.length()).strip()
                : text;
    }

    /// The same with another name.
    public FollowedSource withName(String newName) {
        return new FollowedSource(kind, number, newName, seenWorks);
    }

    /// Whether it is among others, whatever was seen of it.
    public boolean isIn(Collection<FollowedSource> sources) {
        return sources.stream().anyMatch(it -> it.id().equals(id()));
    }

    /// Such as `orcid:0000-0002-1825-0097`.
    public String id() {
        return kind.prefix() + number;
    }

    /// Its name, or its number.
    public String shownName() {
        return name.isEmpty() ? id() : name;
    }
}
