package octavo.formats.pubmed;

import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The MEDLINE format of PubMed (`.nbib`), also written by ERIC: a tag of up to four letters in
/// four columns, a dash, a space and a value; continuation lines are indented by six spaces. Blank
/// lines separate records.
public final class MedlineFormat implements SourceFormat {
    private static final Pattern TAGGED_LINE =
            Pattern.compile("(?s)([A-Z]{2,4}) {0,2}-(?: ?(.*))?");
    private static final Pattern CONTINUATION = Pattern.compile("(?s)\\s{3,}\\S.*");
    private static final Pattern RECORD_START =
            Pattern.compile("(?:PMID|PMC|OWN|STAT) {0,2}- ?[A-Z0-9]+[^\\n]*\\n");

    /// A line that tells a work.
    private static final Pattern WORK_EVIDENCE =
            Pattern.compile("(?m)^(?:TI|BTI|TT|FAU|AU|CN|DP|PT|JT|TA|SO|AID|LID) {0,2}- ?\\S");

    @Override
    public String name() {
        return "MEDLINE";
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
        boolean isAfterGap = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher tagMatcher = TAGGED_LINE.matcher(line);
            if (tagMatcher.matches()) {
                if (isAfterGap || tagMatcher.group(1).equals("PMID")) {
                    records.closeRecord();
                }
                records.addLine(tagMatcher, i);
            } else if (CONTINUATION.matcher(line).matches()) {
                records.continueLine(line);
            }
            isAfterGap = line.isBlank();
        }
        return records.readWorks(record -> new MedlineReader(record).readDraft());
    }
}
