package octavo.importer;

import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Explains what an unrecognised content looks like, and what to do with it.
final class UnreadableContent {
    private UnreadableContent() {}

    static LocalizedSentence message(SourceContent content) {
        if (content.startsWith('P', 'K', 3, 4) || content.startsWith(0x1F, 0x8B)) {
            return LocalizedSentence.of(
                    "This is a compressed archive or an office document. Unpack it, or export the"
                            + " references as RIS or BibTeX.");
        }
        return content.objection().orElseGet(() -> ofText(content.head()));
    }

    private static LocalizedSentence ofText(String head) {
        if (head.isBlank()) {
            return LocalizedSentence.of("There is nothing in it.");
        }
        String folded = head.toLowerCase(Locale.ROOT);
        if (folded.startsWith("<!doctype html") || folded.startsWith("<html")) {
            return LocalizedSentence.of(
                    "This is a web page. Use its link for exporting the citation, as RIS or"
                            + " BibTeX.");
        }
        if (folded.startsWith("<")) {
            return LocalizedSentence.of(
                    "This is XML of a kind that Octavo does not know. Export the references as RIS"
                            + " or BibTeX instead.");
        }
        if (folded.startsWith("{") || folded.startsWith("[")) {
            return LocalizedSentence.of(
                    "This is JSON of a kind that Octavo does not know. Export the references as"
                            + " RIS or BibTeX instead.");
        }
        return ofLine(head.lines().findFirst().orElse("").strip());
    }

    private static LocalizedSentence ofLine(String line) {
        if (line.length() < 300 && isIdentifier(line)) {
            return LocalizedSentence.of(
                    "“{0}” is an identifier. To look it up: octavo import FILE {0}", line);
        }
        if (line.matches("(?i)https?://\\S+")) {
            return LocalizedSentence.of(
                    "“{0}” is an address. To read the page: octavo import FILE {0}", line);
        }
        return LocalizedSentence.of(
                "No references were found in this text. Octavo reads {0}.",
                String.join(", ", names()));
    }

    private static List<String> names() {
        return Stream.concat(
                        Stream.of("BibTeX"), SourceFormats.ALL.stream().map(SourceFormat::name))
                .toList();
    }

    private static boolean isIdentifier(String line) {
        boolean bare = line.indexOf(' ') < 0 || line.matches("(?i)(?:doi|arxiv|isbn|pmid|pmcid).*");
        boolean book = line.matches("(?i)(?:isbn[-:\\s0-9]*)?[0-9][0-9Xx -]{8,20}");
        return bare
                        && (Doi.parse(line).value().isPresent()
                                || ArxivId.parse(line).value().isPresent()
                                || line.matches("(?i)(?:pmid:?\\s*[0-9]{1,8}|pmc[0-9]{2,8})"))
                || book && !Isbn.parse(line).value().isEmpty();
    }
}
