package octavo.formats.hayagriva;

import octavo.formats.cff.CffFormat;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.YamlRecords;

import java.util.regex.Pattern;

/// Hayagriva, Typst's YAML format for bibliographies: entries by key.
/// https://github.com/typst/hayagriva/blob/main/docs/file-format.md
public final class HayagrivaFormat implements SourceFormat {
    /// An unindented key, followed by an indented field of entries.
    private static final Pattern ENTRY =
            Pattern.compile(
                    "(?m)^(?!cff-version)(?:[\\p{L}\\d_][^\\n:{}\\[\\]]{0,200}|\"[^\"\\n]{1,200}\"|'[^'\\n]{1,200}'):["
                        + " \\t]*(?:#[^\\n]*)?(?:\\r?\\n[ \\t]*(?:#[^\\n]*)?)*\\r?\\n[ \\t]+"
                        + "(?:type|title|author|date|parent|editor|publisher|url|page-range|serial-number|affiliated|volume|issue)["
                        + " \\t]*:(?=[\\s\"'])");

    private static final Pattern NEXT = Pattern.compile("(?m)^(?=[^\\s#])");

    private static final Pattern TYPE_PROPERTY =
            Pattern.compile("(?m)^[ \\t]+type[ \\t]*:[ \\t]*[\"']?([A-Za-z-]+)");

    private static final Pattern WORK_EVIDENCE =
            Pattern.compile(
                    "(?m)^["
                        + " \\t]+(title|author|date|parent|editor|publisher|page-range|serial-number)["
                        + " \\t]*:");

    private static final Pattern COMMENTS =
            Pattern.compile("\\A(?:\\s*(?:#[^\\n]*|---[^\\n]*|%YAML[^\\n]*)(?:\\n|\\z))*\\s*");

    /// Keys without an entry, such as a template's, before the first one.
    private static final Pattern EMPTY_ENTRIES =
            Pattern.compile(
                    "\\A(?:[\\p{L}\\d_\"'][^\\n:{}\\[\\]]{0,200}:[ \\t]*(?:null|~|\\{[ \\t]*})?["
                            + " \\t]*(?:#[^\\n]*)?\\r?\\n(?:["
                            + " \\t]*(?:#[^\\n]*)?\\r?\\n)*(?=[^\\s#]))+");

    @Override
    public String name() {
        return "hayagriva";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String withoutComments = COMMENTS.matcher(content.head()).replaceFirst("");
        String headText = EMPTY_ENTRIES.matcher(withoutComments).replaceFirst("");
        return ENTRY.matcher(headText).lookingAt()
                && NEXT.splitAsStream(headText).anyMatch(HayagrivaFormat::isWork)
                && !CffFormat.isCff(content);
    }

    /// Whether an entry tells a work. Settings of programs have titles, types and addresses, too:
    /// it takes a type of hayagriva's and a field that tells a work, or two of these.
    private static boolean isWork(String entry) {
        boolean isTyped =
                TYPE_PROPERTY
                        .matcher(entry)
                        .results()
                        .anyMatch(it -> HayagrivaReader.knowsType(it.group(1)));
        long evidenceCount =
                WORK_EVIDENCE.matcher(entry).results().map(it -> it.group(1)).distinct().count();
        return evidenceCount > (isTyped ? 0 : 1);
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        return YamlRecords.readRecords(content.text())
                .readWorks(record -> new HayagrivaReader(record).readDraft());
    }
}
