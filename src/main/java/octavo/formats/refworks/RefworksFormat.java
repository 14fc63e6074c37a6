package octavo.formats.refworks;

import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The tagged format of RefWorks: two characters, a space and a value; `RT` is the type and starts
/// a record, a blank line ends it. A legend of the tags may precede the records.
public final class RefworksFormat implements SourceFormat {
    private static final Pattern TAGGED_LINE = Pattern.compile("(?s)([A-Z][A-Z0-9])(?: (.*))?");
    private static final Pattern RECORD_START =
            Pattern.compile(
                    "(?m)^RT [A-Z][A-Za-z]+[^\\r\\n]*\\R(?:(?!ER)[A-Z][A-Z0-9] [^\\r\\n]*\\R?)+");

    /// A line that tells a work.
    private static final Pattern WORK_EVIDENCE =
            Pattern.compile("(?m)^(?:T[1-3]|A[1-6]|JF|JO|YR|FD|PB|DO|SN) \\S");

    private static final Pattern LEGEND = Pattern.compile("(?i)refworks export tagged format");

    @Override
    public String name() {
        return "RefWorks";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String headText = content.head();
        return LEGEND.matcher(headText).lookingAt()
                || RECORD_START.matcher(headText).lookingAt()
                        && WORK_EVIDENCE.matcher(headText).find();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        for (int i = 0; i < lines.size(); i++) {
            Matcher tagMatcher = TAGGED_LINE.matcher(lines.get(i));
            boolean isBeginning = tagMatcher.matches() && tagMatcher.group(1).equals("RT");
            if (isBeginning) {
                records.closeRecord();
            }
            if (tagMatcher.matches() && (isBeginning || !records.isClosed())) {
                records.addLine(tagMatcher, i);
            } else {
                records.continueLine(lines.get(i));
            }
        }
        return records.readWorks(record -> new RefworksReader(record).readDraft());
    }
}
