package octavo.formats.ovid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses Ovid's source line, which each database formats differently.
///
/// @param containerTitle the journal or the book
/// @param editors of the book, as written
/// @param placeAndPublisher place and publisher, as written
record OvidSource(
        String containerTitle,
        String volume,
        String issue,
        String pages,
        String date,
        String series,
        List<String> editors,
        String placeAndPublisher) {
    private static final String MONTHS =
            "(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?|Spring|Summer|Autumn|Fall|Winter)";
    private static final String DATE =
            "(?:"
                    + MONTHS
                    + "(?:[/-]"
                    + MONTHS
                    + ")?\\s+(?:\\d{1,2},?\\s+)?)?\\d{4}(?:\\s+(?:\\d{1,2}\\s+)?"
                    + MONTHS
                    + "(?:\\s+\\d{1,2})?)?";
    private static final String NUMBERS =
            "(?:Vol\\.?\\s*)?(?<volume>[\\w.-]+)?\\s*(?:\\((?<issue>(?:[^()]|\\([^()]*\\))*)\\))?";
    private static final String PAGES = "(?<pages>[A-Za-z]?\\d[\\w.,\\s-]*?)";

    /// Formats of journal sources, the strictest first.
    private static final List<Pattern> JOURNAL_FORMS =
            List.of(
                    linePattern(
                            "(?<name>.+?)\\s+(?<date>"
                                    + DATE
                                    + ");\\s*"
                                    + NUMBERS
                                    + "\\s*:\\s*"
                                    + PAGES),
                    linePattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + "\\s*:\\s*"
                                    + PAGES
                                    + ",\\s*(?<date>"
                                    + DATE
                                    + ")"),
                    linePattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + "\\s*(?:,\\s*|\\s+)(?<date>"
                                    + DATE
                                    + ")(?:,\\s*(?:pp?\\.\\s*)?"
                                    + PAGES
                                    + ")?"),
                    linePattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + ",\\s*(?<date>\\d{4}),\\s*pp?\\.\\s*(?<pages>.+?)"),
                    linePattern(
                            "(?<name>.+?)\\s+(?<volume>\\d+)(?:\\((?<issue>[^)]*)\\))?,\\s*(?<date>"
                                    + DATE
                                    + "):\\s*"
                                    + PAGES),
                    linePattern("(?<name>.+?),\\s*" + NUMBERS + ":\\s*" + PAGES),
                    linePattern(
                            "(?<name>.+?)\\.\\s+(?<date>"
                                    + DATE
                                    + ");\\s*(?<pages>\\d[\\d-]*)?(?:\\s*pp)?"));

    private static final Pattern BOOK =
            Pattern.compile(
                    "(?s)(?<editors>.*?)\\((?<date>\\d{4})\\)\\.\\s*(?<name>.+?)\\.?\\s*(?:\\(pp\\.\\s*(?<pages>[^)]*)\\)\\.?)?\\s*(?:(?<=[.\\s])[ivxlcIVXLC\\dX,"
                        + " ]+\\s*pp\\.\\s*(?<house>.*))?");
    private static final Pattern EDITED =
            Pattern.compile(
                    "(?s)(?<editors>(?:[^\\[\\]]+\\[Ed[^\\]]*\\],?\\s*)+)\\.\\s*(?<name>.+?)\\.\\s*:?(?<pages>\\d[\\d-]*)?,?\\s*(?<date>\\d{4})(?:\\.\\s*Series"
                        + " Information:\\s*(?<series>.+))?");
    private static final Pattern EDITOR =
            Pattern.compile("([^\\[\\];]+)\\[(?:Ed[^\\]]*)\\][,;]?\\s*");

    OvidSource {
        editors = List.copyOf(editors);
    }

    private static Pattern linePattern(String form) {
        return Pattern.compile("(?s)" + form + "\\.*\\s*");
    }

    /// The longest known have some 300 characters.
    private static final int MAX_LENGTH = 1000;

    static OvidSource parse(String text) {
        String singleLine = text.strip().replaceAll("\\s+", " ");
        if (singleLine.length() > MAX_LENGTH) {
            return ofContainer(singleLine);
        }
        Matcher editedMatcher = EDITED.matcher(singleLine.replaceFirst("\\.$", ""));
        if (editedMatcher.matches()) {
            return ofMatch(editedMatcher);
        }
        Matcher bookMatcher = BOOK.matcher(singleLine);
        if (singleLine.matches(".*\\(\\d{4}\\)\\.\\s.*") && bookMatcher.matches()) {
            return ofMatch(bookMatcher);
        }
        for (Pattern journalForm : JOURNAL_FORMS) {
            Matcher journalMatcher = journalForm.matcher(singleLine);
            if (journalMatcher.matches()) {
                return ofMatch(journalMatcher);
            }
        }
        return ofContainer(singleLine);
    }

    private static OvidSource ofContainer(String line) {
        return new OvidSource(line.replaceFirst("\\.$", ""), "", "", "", "", "", List.of(), "");
    }

    private static OvidSource ofMatch(Matcher matcher) {
        List<String> editors = new ArrayList<>();
        String editorsText = groupText(matcher, "editors");
        Matcher editorMatcher = EDITOR.matcher(editorsText);
        while (editorMatcher.find()) {
            editors.add(editorMatcher.group(1).replaceFirst("^[\\s,.]+", "").strip());
        }
        if (editors.isEmpty() && !editorsText.isBlank()) {
            editors.add(editorsText.strip());
        }
        return new OvidSource(
                groupText(matcher, "name"),
                groupText(matcher, "volume"),
                groupText(matcher, "issue"),
                groupText(matcher, "pages").strip(),
                groupText(matcher, "date"),
                groupText(matcher, "series"),
                editors,
                groupText(matcher, "house"));
    }

    private static String groupText(Matcher matcher, String name) {
        Integer index = matcher.pattern().namedGroups().get(name);
        return Optional.ofNullable(index).map(matcher::group).orElse("").strip();
    }
}
