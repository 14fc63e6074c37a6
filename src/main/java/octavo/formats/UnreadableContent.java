package octavo.formats;

import octavo.formats.workdrafts.SourceContent;
import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;

import java.util.Locale;
import java.util.regex.Pattern;

/// Explains what an unrecognised content looks like, and what to do with it.
final class UnreadableContent {
    private static final Pattern RDF_ROOT =
            Pattern.compile(
                    "^<(?:\\?xml[^>]*>\\s*<)?(?:!doctype[^>]*>\\s*<)?(?:[\\w.-]{1,40}:)?rdf[\\s>]");

    /// Length, status and type of a record, and the end of the leader that all of MARC 21 have.
    private static final Pattern MARC_LEADER =
            Pattern.compile("[0-9]{5}[a-z][a-z]{2}[ -~]{2}[0-9]{2}[0-9 ]{5}[ -~]{3}45");

    private UnreadableContent() {}

    static LocalizedSentence explain(SourceContent content) {
        if (content.startsWith('P', 'K', 3, 4) || content.startsWith(0x1F, 0x8B)) {
            return LocalizedSentence.of(
                    "This is a compressed archive or an office document. Unpack it, or export the"
                            + " references as RIS or BibTeX.");
        }
        return content.objection().orElseGet(() -> explainText(content.head()));
    }

    private static LocalizedSentence explainText(String headText) {
        if (headText.isBlank()) {
            return LocalizedSentence.of("It is empty.");
        }
        String foldedHead = headText.toLowerCase(Locale.ROOT);
        if (foldedHead.startsWith("<!doctype html") || foldedHead.startsWith("<html")) {
            return LocalizedSentence.of(
                    "This is a web page. Use its link for exporting the citation, as RIS or"
                            + " BibTeX.");
        }
        if (RDF_ROOT.matcher(foldedHead).find()) {
            return LocalizedSentence.of(
                    "This is RDF of a kind that Octavo does not know. Export the references as"
                            + " Zotero RDF, RIS or BibTeX instead.");
        }
        if (MARC_LEADER.matcher(headText).lookingAt()) {
            return LocalizedSentence.of(
                    "This begins like MARC 2709, but has no whole record. Export the records again,"
                            + " or as MARCXML or RIS.");
        }
        if (foldedHead.startsWith("<")) {
            return LocalizedSentence.of(
                    "This is XML of a kind that Octavo does not know. Export the references as RIS"
                            + " or BibTeX instead.");
        }
        if (foldedHead.startsWith("{") || foldedHead.startsWith("[")) {
            return LocalizedSentence.of(
                    "This is JSON of a kind that Octavo does not know. Export the references as"
                            + " RIS or BibTeX instead.");
        }
        return explainLine(headText.lines().findFirst().orElse("").strip());
    }

    private static LocalizedSentence explainLine(String firstLine) {
        if (firstLine.length() < 300 && isIdentifier(firstLine)) {
            return LocalizedSentence.of(
                    "“{0}” is an identifier. To look it up: octavo import FILE {0}", firstLine);
        }
        if (firstLine.matches("(?i)https?://\\S+")) {
            return LocalizedSentence.of(
                    "“{0}” is an address. To read the page: octavo import FILE {0}", firstLine);
        }
        return LocalizedSentence.of(
                "No references were found in this text. Export them as RIS or BibTeX instead.");
    }

    private static boolean isIdentifier(String firstLine) {
        boolean isBare =
                firstLine.indexOf(' ') < 0
                        || firstLine.matches("(?i)(?:doi|arxiv|isbn|pmid|pmcid).*");
        boolean isIsbn = firstLine.matches("(?i)(?:isbn[-:\\s0-9]*)?[0-9][0-9Xx -]{8,20}");
        return isBare
                        && (Doi.parse(firstLine).value().isPresent()
                                || ArxivId.parse(firstLine).value().isPresent()
                                || firstLine.matches("(?i)(?:pmid:?\\s*[0-9]{1,8}|pmc[0-9]{2,8})"))
                || isIsbn && !Isbn.parse(firstLine).value().isEmpty();
    }
}
