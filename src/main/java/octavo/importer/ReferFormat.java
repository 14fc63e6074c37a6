package octavo.importer;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// refer, and EndNote's tagged format (`.enw`) derived from it: a percent sign and one character, a
/// space and a value. In EndNote's, `%0` is the type and starts a record; in refer's, blank lines
/// separate records.
final class ReferFormat implements SourceFormat {
    private static final String TYPE = "0";
    private static final Pattern LINE =
            Pattern.compile("(?s)%([0-9A-Za-z@!#$&()*+=<>?\\[^~])(?:\\s(.*))?");

    /// Two consecutive lines: a TeX comment starts with a percent sign too.
    private static final Pattern BEGIN =
            Pattern.compile(
                    "%[0-9A-Z@](?: [^\\n]*)?\\n(?:[^%\\n][^\\n]*\\n)*%[0-9A-Z@!?+*\\[](?: |\\n|$)");

    @Override
    public String name() {
        return "refer/EndNote";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = content.head();
        return BEGIN.matcher(head.replace("\r\n", "\n").replace('\r', '\n')).lookingAt();
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        boolean gap = false;
        for (int i = 0; i < lines.size(); i++) {
            Matcher tagged = LINE.matcher(lines.get(i));
            if (tagged.matches()) {
                String tag = tagged.group(1);
                if (tag.equals(TYPE) || gap && !records.beginsWith(TYPE)) {
                    records.close();
                }
                records.add(tagged, i);
            } else {
                records.continueWith(lines.get(i));
            }
            gap = lines.get(i).isBlank();
        }
        return records.read(record -> new ReferReader(record).draft());
    }
}
