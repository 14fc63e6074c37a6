package octavo.formats.ris;

import octavo.formats.tagged.TaggedRecord;
import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// RIS, the tagged format of reference managers: lines of two characters, spaces, a dash and a
/// value, from `TY` to `ER`. The specification requires two spaces before the dash; some writers
/// omit one, and the space after the dash of an empty value.
public final class RisFormat implements SourceFormat {
    private static final Pattern TAGGED_LINE =
            Pattern.compile("(?s)\\s{0,3}([A-Z][A-Z0-9]) {1,2}-(?: ?(.*))?");

    /// The first line of a record, and another tag after it.
    private static final Pattern RECORD_START =
            Pattern.compile(
                    "(?m)^[ \\t]{0,3}TY {1,2}- *[A-Z]{2,8}[ \\t]*+\\R\\s*+[A-Z][A-Z0-9] {1,2}-(?:"
                            + " .*)?$");

    private static final Pattern TAGGED =
            Pattern.compile("(?m)^[ \\t]{0,3}(?!TY)[A-Z][A-Z0-9] {1,2}-(?: .*)?$");

    @Override
    public String name() {
        return "RIS";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        Matcher startMatcher = RECORD_START.matcher(content.text());
        return startMatcher.find()
                ? content.text().lastIndexOf('@', startMatcher.start()) < 0
                        || !content.text()
                                .substring(0, startMatcher.start())
                                .matches("(?s).*@\\w+\\s*\\{.*")
                : isHeadless(content.head());
    }

    /// Records without their first lines are still recognised as RIS, so that the user learns what
    /// is wrong.
    private static boolean isHeadless(String headText) {
        Matcher tagMatcher = TAGGED.matcher(headText);
        return tagMatcher.lookingAt()
                && tagMatcher.results().count() > 2
                && headText.contains("\nER ");
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
            if (tag.equals("TY") || tag.equals("ER")) {
                records.closeRecord();
            }
            if (!tag.equals("ER")) {
                records.addLine(tagMatcher, i);
            }
        }
        return records.readWorks(RisFormat::objection, record -> new RisReader(record).readDraft());
    }

    private static Optional<LocalizedSentence> objection(TaggedRecord record) {
        return record.hasValue("TY")
                ? Optional.empty()
                : Optional.of(
                        LocalizedSentence.of(
                                "The record has no line TY that says its type. Put one before it,"
                                        + " such as “TY  - JOUR”."));
    }
}
