package octavo.formats.webofscience;

import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The tagged format of the Web of Science (ISI): two characters, a space and a value, continuation
/// lines indented by three spaces; records from `PT` to `ER`, the file from `FN` to `EF`.
public final class WosFormat implements SourceFormat {
    private static final Pattern TAGGED_LINE = Pattern.compile("(?s)([A-Z][A-Z0-9])(?: (.*))?");
    private static final Pattern RECORD_START =
            Pattern.compile(
                    "(?:FN [^\\r\\n]*\\R(?:VR [^\\r\\n]*\\R)?\\s*)?PT"
                            + " (?:[A-Z]|Journal|Book|Patent)\\s*\\R[A-Z][A-Z0-9] ");

    /// A line that tells a work.
    private static final Pattern WORK_EVIDENCE =
            Pattern.compile("(?m)^(?:AU|AF|BA|CA|GP|TI|SO|SE|BS|PY|UT|DI) \\S");

    @Override
    public String name() {
        return "Web of Science";
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
            Matcher tagMatcher = TAGGED_LINE.matcher(lines.get(i));
            if (!tagMatcher.matches()) {
                records.continueLine(lines.get(i));
                continue;
            }
            String tag = tagMatcher.group(1);
            if (tag.equals("PT") || tag.equals("ER") || tag.equals("EF")) {
                records.closeRecord();
            }
            if (tag.equals("PT") || !records.isClosed()) {
                records.addLine(tagMatcher, i);
            }
        }
        return records.readWorks(record -> new WosReader(record).readDraft());
    }
}
