package octavo.importer;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

    private static final Pattern TAGGED = Pattern.compile("(?m)^%([0-9A-Z@])[ \\t]+\\S");

    /// The tags that tell a work: a title or where it appeared, with somebody or a date.
    private static final Set<String> TITLES = Set.of("T", "B", "J");

    private static final Set<String> MAKERS = Set.of("A", "D", "E", "I", "Q");

    @Override
    public String name() {
        return "refer/EndNote";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = content.head().replace("\r\n", "\n").replace('\r', '\n');
        return BEGIN.matcher(head).lookingAt() && isWork(head);
    }

    /// Whether the lines tell a work. A type is not enough: `%0` may be in any comment.
    private static boolean isWork(String head) {
        Set<String> tags =
                TAGGED.matcher(head)
                        .results()
                        .map(tagged -> tagged.group(1))
                        .collect(Collectors.toSet());
        boolean isMade = !Collections.disjoint(tags, MAKERS);
        return !Collections.disjoint(tags, TITLES) && (isMade || tags.contains(TYPE));
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
