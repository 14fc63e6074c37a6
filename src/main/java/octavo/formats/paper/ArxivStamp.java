package octavo.formats.paper;

import octavo.files.pdf.PageText;
import octavo.values.ArxivId;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The stamp that arXiv prints along the margin of the first page: `arXiv:2101.00001v1 [cs.DC] 1
/// Jan 2021`.
///
/// @param subjectClass its class; empty if the stamp has none
record ArxivStamp(ArxivId arxivId, String subjectClass) {
    /// Text along the margin has spaces between all letters, or none at all.
    private static final Pattern MARGIN_STAMP =
            Pattern.compile(
                    "arXiv:("
                            + ArxivId.ID_REGEX
                            + ")"
                            + "(?:\\[([A-Za-z-]+(?:\\.[A-Za-z-]+)?)\\])?");

    /// In the text's own direction, references look similar: only the stamp has a day.
    private static final Pattern TEXT_STAMP =
            Pattern.compile(MARGIN_STAMP.pattern() + "\\d{1,2}[A-Z][a-z]{2}(?:19|20)\\d{2}");

    static Optional<ArxivStamp> findOn(List<PageText> pageTexts) {
        return pageTexts.stream()
                .limit(1)
                .flatMap(page ->
                        findStamp(MARGIN_STAMP, page.rotatedText())
                                .or(() -> findStamp(TEXT_STAMP, page.text()))
                                .stream())
                .findFirst();
    }

    private static Optional<ArxivStamp> findStamp(Pattern pattern, String text) {
        Matcher stampMatcher = pattern.matcher(text.replaceAll("\\s+", ""));
        if (!stampMatcher.find()) {
            return Optional.empty();
        }
        String subject = stampMatcher.group(2) == null ? "" : stampMatcher.group(2);
        return ArxivId.parse(stampMatcher.group(1)).value().map(id -> new ArxivStamp(id, subject));
    }

    /// When the paper was submitted, according to its id: year and month.
    String monthOfId() {
        String digits = arxivId.id().replaceFirst("^.*/", "");
        int year = Integer.parseInt(digits.substring(0, 2));
        return (year > 90 ? 1900 + year : 2000 + year) + "-" + digits.substring(2, 4);
    }
}
