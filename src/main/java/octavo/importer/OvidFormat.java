package octavo.importer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Exports from Ovid. A record starts with its number, `<12. >`, followed by tags with a dash and
/// values, or by field names on their own lines with indented values.
final class OvidFormat implements SourceFormat {
    private static final Pattern HEAD = Pattern.compile("\\s{0,3}<\\d{1,6}\\s?\\.?\\s?>\\s*");
    private static final Pattern LINE = Pattern.compile("(?s)([A-Z]{2,5}) {1,2}-(?: (.*))?");
    private static final Pattern NAMED =
            Pattern.compile("([A-Z][A-Za-z-]*(?: [A-Za-z/-]+){0,6})\\s*");
    private static final Pattern BEGIN =
            Pattern.compile(
                    "<\\d{1,6}\\s?\\.?\\s?>\\s*\\R(?:[A-Z]{2,5} {1,2}- |[A-Z][A-Za-z"
                            + " -]{2,40}\\s*\\R[ \\t]+\\S)");

    /// A line that tells a work.
    private static final Pattern TELLING =
            Pattern.compile(
                    "(?m)^(?:(?:TI|TT|AU|SO|BT|UI|AN|ST) {1,2}- \\S"
                            + "|(?:Authors?(?:/Editor)?|(?:Original |Book )?Title|Source)\\s*$)");

    /// The tags of fields given by name.
    private static final Map<String, String> TAGS =
            Map.ofEntries(
                    Map.entry("author", "AU"),
                    Map.entry("authors", "AU"),
                    Map.entry("author/editor", "AU"),
                    Map.entry("editor", "ED"),
                    Map.entry("editors", "ED"),
                    Map.entry("title", "TI"),
                    Map.entry("original title", "TT"),
                    Map.entry("book title", "BT"),
                    Map.entry("chapter title", "CH"),
                    Map.entry("source", "SO"),
                    Map.entry("status", "ST"),
                    Map.entry("abstract", "AB"),
                    Map.entry("author keywords", "KW"),
                    Map.entry("keywords", "KW"),
                    Map.entry("key concepts", "KW"),
                    Map.entry("language", "LG"),
                    Map.entry("document type", "DT"),
                    Map.entry("publication type", "PT"),
                    Map.entry("issn", "IS"),
                    Map.entry("isbn", "IB"),
                    Map.entry("doi number", "DI"),
                    Map.entry("doi", "DI"),
                    Map.entry("digital object identifier", "DI"),
                    Map.entry("publisher", "PU"),
                    Map.entry("publisher information", "PU"),
                    Map.entry("edition", "ET"),
                    Map.entry("year of publication", "YR"),
                    Map.entry("publication year", "YR"),
                    Map.entry("pmid", "PM"));

    @Override
    public String name() {
        return "Ovid";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = content.head();
        return BEGIN.matcher(head).lookingAt() && TELLING.matcher(head).find();
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (HEAD.matcher(line).matches()) {
                records.close();
                records.add("<>", line, i + 1);
            } else if (!records.isClosed()) {
                read(line, i, records);
            }
        }
        return records.read(record -> new OvidReader(record).draft());
    }

    private static void read(String line, int index, TaggedRecords records) {
        Matcher tagged = LINE.matcher(line);
        Matcher named = NAMED.matcher(line);
        if (tagged.matches()) {
            records.add(tagged, index);
        } else if (named.matches()) {
            String name = named.group(1).toLowerCase(Locale.ROOT);
            records.add(TAGS.getOrDefault(name, name), "", index + 1);
        } else {
            records.continueWith(line);
        }
    }
}
