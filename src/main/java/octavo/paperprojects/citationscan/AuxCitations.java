package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
import octavo.text.Span;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Keys in TeX's auxiliary file, written for BibTeX as `\citation{a,b}` or by biblatex as
/// `\abx@aux@cite{0}{key}`; older versions of biblatex omit the section number.
final class AuxCitations {
    private static final Pattern COMMAND_LINE =
            Pattern.compile(
                    "(?m)^[^\\S\\r\\n]*\\\\(?<name>citation|abx@aux@cite|abx@aux@segm|bibdata|@input)"
                        + "(?:\\{\\d*\\}){0,2}\\{(?<value>[^{}]*)\\}");
    private static final Pattern KEY_TEXT = Pattern.compile("[^,\\s][^,]*");

    private AuxCitations() {}

    static SourceCitations read(String text) {
        CitationCollector citationCollector = new CitationCollector();
        citationCollector.isDocument =
                text.contains("\\bibdata{") || text.contains("\\abx@aux@refcontext");
        Matcher lineMatcher = COMMAND_LINE.matcher(text);
        while (lineMatcher.find()) {
            String valueText = lineMatcher.group("value");
            switch (lineMatcher.group("name")) {
                case "bibdata" ->
                        Stream.of(valueText.split(",", -1))
                                .map(String::strip)
                                .filter(name -> !name.isEmpty())
                                .forEach(citationCollector.bibliographies::add);
                case "@input" -> citationCollector.inclusions.add(valueText.strip());
                default -> addKeys(citationCollector, valueText, lineMatcher.start("value"));
            }
        }
        return citationCollector.toCitations();
    }

    private static void addKeys(CitationCollector citationCollector, String keys, int valueOffset) {
        Matcher keyMatcher = KEY_TEXT.matcher(keys);
        while (keyMatcher.find()) {
            String keyText = keyMatcher.group().strip();
            int startOffset = valueOffset + keyMatcher.start();
            citationCollector.keys.add(
                    new CitedKey(keyText, new Span(startOffset, startOffset + keyText.length())));
        }
    }
}
