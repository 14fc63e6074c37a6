package octavo.officedocuments.codes;

import octavo.csl.Cite;
import octavo.csl.Cite.CiteMode;
import octavo.formats.csljson.CslJsonFormat;
import octavo.formats.workdrafts.ImportedWork;

import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Optional;

/// A work that a code cites, and how.
///
/// @param id what the manager calls it in this document
/// @param uris its addresses in libraries
/// @param key its citation key, if the code has one
/// @param cslItem its data in CSL-JSON, as the code has it
/// @param otherData its data, if the code has it in another form
public record CodedCite(
        String id,
        List<String> uris,
        Optional<String> key,
        Optional<ObjectNode> cslItem,
        Optional<ImportedWork> otherData,
        CiteDetails details) {
    public CodedCite {
        uris = List.copyOf(uris);
    }

    /// A cite of a work that the document only names.
    static CodedCite named(String key, CiteDetails details) {
        return new CodedCite(
                key, List.of(), Optional.of(key), Optional.empty(), Optional.empty(), details);
    }

    /// A cite of a work that has this key in a library, and addresses elsewhere.
    public static CodedCite ofKey(String key, List<String> uris, CiteDetails details) {
        return new CodedCite(
                key, uris, Optional.of(key), Optional.empty(), Optional.empty(), details);
    }

    public CodedCite withDetails(CiteDetails newDetails) {
        return new CodedCite(id, uris, key, cslItem, otherData, newDetails);
    }

    /// Whether the code has the work's data.
    public boolean hasData() {
        return cslItem.isPresent() || otherData.isPresent();
    }

    /// The work's data, of whichever form. Reading CSL-JSON takes a while: rendering does without.
    public Optional<ImportedWork> work() {
        return otherData.or(() -> cslItem.map(CslJsonFormat::readItem));
    }

    /// What surrounds a cite.
    ///
    /// @param label the kind of the locator; empty means a page
    public record CiteDetails(
            String locator, String label, String prefix, String suffix, CiteMode mode) {
        public static final CiteDetails PLAIN = new CiteDetails("", "", "", "", CiteMode.NORMAL);

        /// The cite of an item for the engine. Managers store what was typed, and put a blank
        /// between words: `see` before a name, `and others` after a page.
        public Cite toCite(String itemId) {
            boolean endsInWord =
                    !prefix.isEmpty() && !isOpening(prefix.codePointBefore(prefix.length()));
            boolean startsWithWord =
                    !suffix.isEmpty() && Character.isLetterOrDigit(suffix.codePointAt(0));
            return new Cite(
                    itemId,
                    locator,
                    label,
                    endsInWord ? prefix + " " : prefix,
                    startsWithWord ? " " + suffix : suffix,
                    mode);
        }

        /// A blank, or what stands before a word without one.
        private static boolean isOpening(int character) {
            return Character.isWhitespace(character)
                    || Character.isSpaceChar(character)
                    || "([{“‘„‚«‹\"'’/-–—".indexOf(character) >= 0;
        }

        CiteDetails withLocator(String newLocator, String newLabel) {
            return new CiteDetails(newLocator, newLabel, prefix, suffix, mode);
        }

        CiteDetails withPrefix(String newPrefix) {
            return new CiteDetails(locator, label, newPrefix, suffix, mode);
        }

        CiteDetails withSuffix(String newSuffix) {
            return new CiteDetails(locator, label, prefix, newSuffix, mode);
        }

        public CiteDetails withoutAuthor() {
            return withMode(CiteMode.SUPPRESS_AUTHOR);
        }

        /// Only the authors; they have no locator and no suffix.
        public CiteDetails ofAuthorOnly() {
            return new CiteDetails("", "", "", "", CiteMode.AUTHOR_ONLY);
        }

        CiteDetails withMode(CiteMode newMode) {
            return new CiteDetails(locator, label, prefix, suffix, newMode);
        }
    }
}
