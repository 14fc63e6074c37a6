package octavo.projects.sources;

import octavo.projects.sources.SourceCitations.Collector;
import octavo.text.Span;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Keys in TeX's auxiliary file, written for BibTeX as `\citation{a,b}` or by biblatex as
/// `\abx@aux@cite{0}{key}`; older versions of biblatex omit the section number.
final class AuxCitations {
    private static final Pattern LINE =
            Pattern.compile(
                    "(?m)^[^\\S\\r\\n]*\\\\(?<name>citation|abx@aux@cite|abx@aux@segm|bibdata|@input)"
                        + "(?:\\{\\d*\\}){0,2}\\{(?<value>[^{}]*)\\}");
    private static final Pattern KEY = Pattern.compile("[^,\\s][^,]*");

    private AuxCitations() {}

    static SourceCitations read(String text) {
        Collector found = new Collector();
        found.isDocument = text.contains("\\bibdata{") || text.contains("\\abx@aux@refcontext");
        Matcher line = LINE.matcher(text);
        while (line.find()) {
            String value = line.group("value");
            switch (line.group("name")) {
                case "bibdata" ->
                        Stream.of(value.split(",", -1))
                                .map(String::strip)
                                .filter(name -> !name.isEmpty())
                                .forEach(found.bibliographies::add);
                case "@input" -> found.inclusions.add(value.strip());
                default -> addKeys(found, value, line.start("value"));
            }
        }
        return found.collected();
    }

    private static void addKeys(Collector found, String keys, int at) {
        Matcher key = KEY.matcher(keys);
        while (key.find()) {
            String name = key.group().strip();
            int start = at + key.start();
            found.keys.add(new CitedKey(name, new Span(start, start + name.length())));
        }
    }
}
