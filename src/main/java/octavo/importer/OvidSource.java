package octavo.importer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Parses Ovid's source line, which each database formats differently.
///
/// @param container the journal or the book
/// @param editors of the book, as written
/// @param house place and publisher, as written
record OvidSource(
        String container,
        String volume,
        String issue,
        String pages,
        String date,
        String series,
        List<String> editors,
        String house) {
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
    private static final List<Pattern> JOURNALS =
            List.of(
                    pattern(
                            "(?<name>.+?)\\s+(?<date>"
                                    + DATE
                                    + ");\\s*"
                                    + NUMBERS
                                    + "\\s*:\\s*"
                                    + PAGES),
                    pattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + "\\s*:\\s*"
                                    + PAGES
                                    + ",\\s*(?<date>"
                                    + DATE
                                    + ")"),
                    pattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + "\\s*(?:,\\s*|\\s+)(?<date>"
                                    + DATE
                                    + ")(?:,\\s*(?:pp?\\.\\s*)?"
                                    + PAGES
                                    + ")?"),
                    pattern(
                            "(?<name>.+?)\\.\\s+"
                                    + NUMBERS
                                    + ",\\s*(?<date>\\d{4}),\\s*pp?\\.\\s*(?<pages>.+?)"),
                    pattern(
                            "(?<name>.+?)\\s+(?<volume>\\d+)(?:\\((?<issue>[^)]*)\\))?,\\s*(?<date>"
                                    + DATE
                                    + "):\\s*"
                                    + PAGES),
                    pattern("(?<name>.+?),\\s*" + NUMBERS + ":\\s*" + PAGES),
                    pattern(
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

    private static Pattern pattern(String form) {
        return Pattern.compile("(?s)" + form + "\\.*\\s*");
    }

    /// The longest known have some 300 characters.
    private static final int LONGEST = 1000;

    static OvidSource parse(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() > LONGEST) {
            return named(line);
        }
        Matcher edited = EDITED.matcher(line.replaceFirst("\\.$", ""));
        if (edited.matches()) {
            return found(edited);
        }
        Matcher book = BOOK.matcher(line);
        if (line.matches(".*\\(\\d{4}\\)\\.\\s.*") && book.matches()) {
            return found(book);
        }
        for (Pattern journal : JOURNALS) {
            Matcher found = journal.matcher(line);
            if (found.matches()) {
                return found(found);
            }
        }
        return named(line);
    }

    private static OvidSource named(String line) {
        return new OvidSource(line.replaceFirst("\\.$", ""), "", "", "", "", "", List.of(), "");
    }

    private static OvidSource found(Matcher found) {
        List<String> editors = new ArrayList<>();
        String people = group(found, "editors");
        Matcher editor = EDITOR.matcher(people);
        while (editor.find()) {
            editors.add(editor.group(1).replaceFirst("^[\\s,.]+", "").strip());
        }
        if (editors.isEmpty() && !people.isBlank()) {
            editors.add(people.strip());
        }
        return new OvidSource(
                group(found, "name"),
                group(found, "volume"),
                group(found, "issue"),
                group(found, "pages").strip(),
                group(found, "date"),
                group(found, "series"),
                editors,
                group(found, "house"));
    }

    private static String group(Matcher found, String name) {
        Integer index = found.pattern().namedGroups().get(name);
        return Optional.ofNullable(index).map(found::group).orElse("").strip();
    }
}
