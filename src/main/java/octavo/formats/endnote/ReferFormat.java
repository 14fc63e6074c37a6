package octavo.formats.endnote;

import octavo.formats.tagged.TaggedRecords;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// refer, and EndNote's tagged format (`.enw`) derived from it: a percent sign and one character, a
/// space and a value. In EndNote's, `%0` is the type and starts a record; in refer's, blank lines
/// separate records.
public final class ReferFormat implements SourceFormat {
    private static final String TYPE_TAG = "0";
    private static final Pattern TAGGED_LINE =
            Pattern.compile("(?s)%([0-9A-Za-z@!#$&()*+=<>?\\[^~])(?:\\s(.*))?");

    /// Two consecutive lines: a TeX comment starts with a percent sign too.
    private static final Pattern RECORD_START =
            Pattern.compile(
                    "%[0-9A-Z@](?: [^\\n]*)?\\n(?:[^%\\n][^\\n]*\\n)*%[0-9A-Z@!?+*\\[](?: |\\n|$)");

    private static final Pattern TAGGED_VALUE = Pattern.compile("(?m)^%([0-9A-Z@])[ \\t]+\\S");

    /// The tags that tell a work: a title or where it appeared, with somebody or a date.
    private static final Set<String> TITLE_TAGS = Set.of("T", "B", "J");

    private static final Set<String> MAKER_TAGS = Set.of("A", "D", "E", "I", "Q");

    @Override
    public String name() {
        return "refer/EndNote";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String headText = content.head().replace("\r\n", "\n").replace('\r', '\n');
        return RECORD_START.matcher(headText).lookingAt() && isWork(headText);
    }

    /// Whether the lines tell a work. A type is not enough: `%0` may be in any comment.
    private static boolean isWork(String headText) {
        Set<String> foundTags =
                TAGGED_VALUE
                        .matcher(headText)
                        .results()
                        .map(tagged -> tagged.group(1))
                        .collect(Collectors.toSet());
        boolean isMade = !Collections.disjoint(foundTags, MAKER_TAGS);
        return !Collections.disjoint(foundTags, TITLE_TAGS)
                && (isMade || foundTags.contains(TYPE_TAG));
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        List<String> lines = content.lines();
        var records = new TaggedRecords();
        boolean isAfterGap = false;
        for (int i = 0; i < lines.size(); i++) {
            Matcher tagMatcher = TAGGED_LINE.matcher(lines.get(i));
            if (tagMatcher.matches()) {
                String tag = tagMatcher.group(1);
                if (tag.equals(TYPE_TAG) || isAfterGap && !records.beginsWith(TYPE_TAG)) {
                    records.closeRecord();
                }
                records.addLine(tagMatcher, i);
            } else {
                records.continueLine(lines.get(i));
            }
            isAfterGap = lines.get(i).isBlank();
        }
        return records.readWorks(record -> new ReferReader(record).readDraft());
    }
}
