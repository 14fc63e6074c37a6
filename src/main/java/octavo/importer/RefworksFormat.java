package octavo.importer;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The tagged format of RefWorks: two characters, a space and a value; `RT` is the type and starts
/// a record, a blank line ends it. A legend of the tags may precede the records.
final class RefworksFormat implements SourceFormat {
    private static final Pattern LINE = Pattern.compile("(?s)([A-Z][A-Z0-9])(?: (.*))?");
    private static final Pattern BEGIN =
            Pattern.compile(
                    "(?m)^RT [A-Z][A-Za-z]+[^\\r\\n]*\\R(?:(?!ER)[A-Z][A-Z0-9] [^\\r\\n]*\\R?)+");

    /// A line that tells a work.
    private static final Pattern TELLING =
            Pattern.compile("(?m)^(?:T[1-3]|A[1-6]|JF|JO|YR|FD|PB|DO|SN) \\S");

    private static final Pattern LEGEND = Pattern.compile("(?i)refworks export tagged format");

    @Override
    public String name() {
        return "RefWorks";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = content.head();
        return LEGEND.matcher(head).lookingAt()
                || BEGIN.matcher(head).lookingAt() && TELLING.matcher(head).find();
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        for (int i = 0; i < lines.size(); i++) {
            Matcher tagged = LINE.matcher(lines.get(i));
            boolean begins = tagged.matches() && tagged.group(1).equals("RT");
            if (begins) {
                records.close();
            }
            if (tagged.matches() && (begins || !records.isClosed())) {
                records.add(tagged, i);
            } else {
                records.continueWith(lines.get(i));
            }
        }
        return records.read(record -> new RefworksReader(record).draft());
    }
}
