package octavo.importer;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// RIS, the tagged format of reference managers: lines of two characters, blanks, a dash and a
/// value, from `TY` to `ER`. The specification wants two blanks before the dash; writers leave out
/// one, and the blank behind the dash of an empty value.
final class RisFormat implements SourceFormat {
    private static final Pattern LINE =
            Pattern.compile("\\s{0,3}([A-Z][A-Z0-9]) {1,2}-(?: ?(.*))?");
    private static final Pattern BEGIN =
            Pattern.compile("(?m)^[ \\t]{0,3}TY {1,2}- *[A-Z]{2,8}\\s*$");
    private static final Pattern TAGGED =
            Pattern.compile("(?m)^[ \\t]{0,3}(?!TY)[A-Z][A-Z0-9] {1,2}-(?: .*)?$");

    @Override
    public String name() {
        return "RIS";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        Matcher begin = BEGIN.matcher(content.text());
        return begin.find()
                ? content.text().lastIndexOf('@', begin.start()) < 0
                        || !content.text()
                                .substring(0, begin.start())
                                .matches("(?s).*@\\w+\\s*\\{.*")
                : isHeadless(content.head());
    }

    /// Records that lost their first lines are told as RIS, so that somebody learns what is wrong.
    private static boolean isHeadless(String head) {
        Matcher tagged = TAGGED.matcher(head);
        return tagged.lookingAt() && tagged.results().count() > 2 && head.contains("\nER ");
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damaged = new ArrayList<>();
        for (TaggedRecord record : records(content.lines())) {
            if (!record.has("TY")) {
                damaged.add(
                        new DamagedRecord(
                                record.line(),
                                record.excerpt(),
                                LocalizedSentence.of(
                                        "The record has no line TY that says its type. Put one"
                                                + " before it, such as “TY  - JOUR”.")));
            } else {
                WorkDraft draft = new RisReader(record).draft();
                if (draft.isEmpty()) {
                    damaged.add(
                            new DamagedRecord(
                                    record.line(),
                                    record.excerpt(),
                                    LocalizedSentence.of("The record is empty. Export it again.")));
                } else {
                    works.add(draft.build());
                }
            }
        }
        return new ImportedWorks(works, damaged);
    }

    private static List<TaggedRecord> records(List<String> lines) {
        List<TaggedRecord> records = new ArrayList<>();
        List<TaggedLine> open = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Matcher tagged = LINE.matcher(lines.get(i));
            if (!tagged.matches()) {
                if (!open.isEmpty()) {
                    open.add(open.removeLast().continued(lines.get(i)));
                }
                continue;
            }
            String tag = tagged.group(1);
            if (tag.equals("TY") || tag.equals("ER")) {
                close(open, records);
            }
            if (!tag.equals("ER")) {
                String value = tagged.group(2) == null ? "" : tagged.group(2).strip();
                open.add(new TaggedLine(tag, value, i + 1));
            }
        }
        close(open, records);
        return records;
    }

    private static void close(List<TaggedLine> open, List<TaggedRecord> records) {
        if (!open.isEmpty()) {
            records.add(new TaggedRecord(open.getFirst().number(), open));
            open.clear();
        }
    }
}
