package octavo.formats.ovid;

import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Exports from Ovid. A record starts with its number, `<12. >`, followed by tags with a dash and
/// values, or by field names on their own lines with indented values. Some lines begin with a
/// blank.
public final class OvidFormat implements SourceFormat {
    private static final Pattern RECORD_NUMBER =
            Pattern.compile("\\s{0,3}<\\d{1,6}\\s?\\.?\\s?>\\s*");
    private static final Pattern TAGGED_LINE =
            Pattern.compile("(?s) ?([A-Z]{2,5}) {1,2}-(?: (.*))?");
    private static final Pattern LABEL_LINE =
            Pattern.compile("([A-Z][A-Za-z-]*(?: [A-Za-z/-]+){0,6})\\s*");
    private static final Pattern RECORD_START =
            Pattern.compile(
                    "<\\d{1,6}\\s?\\.?\\s?>\\s*\\R(?: ?[A-Z]{2,5} {1,2}- |[A-Z][A-Za-z"
                            + " -]{2,40}\\s*\\R[ \\t]+\\S)");

    /// A line that tells a work.
    private static final Pattern WORK_EVIDENCE =
            Pattern.compile(
                    "(?m)^(?: ?(?:TI|TT|AU|SO|BT|UI|AN|ST) {1,2}- \\S"
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
        String headText = content.head();
        return RECORD_START.matcher(headText).lookingAt() && WORK_EVIDENCE.matcher(headText).find();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (RECORD_NUMBER.matcher(line).matches()) {
                records.closeRecord();
                records.addLine("<>", line, i + 1);
            } else if (!records.isClosed()) {
                read(line, i, records);
            }
        }
        return records.readWorks(record -> new OvidReader(record).readDraft());
    }

    private static void read(String line, int lineIndex, TaggedRecords records) {
        Matcher tagMatcher = TAGGED_LINE.matcher(line);
        Matcher labelMatcher = LABEL_LINE.matcher(line);
        if (tagMatcher.matches()) {
            records.addLine(tagMatcher, lineIndex);
        } else if (labelMatcher.matches()) {
            String labelName = labelMatcher.group(1).toLowerCase(Locale.ROOT);
            records.addLine(TAGS.getOrDefault(labelName, labelName), "", lineIndex + 1);
        } else {
            records.continueLine(line);
        }
    }
}
