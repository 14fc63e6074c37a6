package octavo.importer;

import java.util.regex.Pattern;

/// Hayagriva, the YAML of Typst's bibliographies: entries by their keys.
/// https://github.com/typst/hayagriva/blob/main/docs/file-format.md
final class HayagrivaFormat implements SourceFormat {
    /// A key at the margin, and under it a field that an entry has.
    private static final Pattern ENTRY =
            Pattern.compile(
                    "(?m)^(?!cff-version)(?:[\\p{L}\\d_][^\\n:{}\\[\\]]{0,200}|\"[^\"\\n]{1,200}\"|'[^'\\n]{1,200}'):["
                        + " \\t]*(?:#[^\\n]*)?(?:\\r?\\n[ \\t]*(?:#[^\\n]*)?)*\\r?\\n[ \\t]+"
                        + "(?:type|title|author|date|parent|editor|publisher|url|page-range|serial-number|affiliated|volume|issue)["
                        + " \\t]*:(?=[\\s\"'])");

    private static final Pattern COMMENTS =
            Pattern.compile("\\A(?:\\s*(?:#[^\\n]*|---[^\\n]*|%YAML[^\\n]*)(?:\\n|\\z))*\\s*");

    @Override
    public String name() {
        return "hayagriva";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String head = COMMENTS.matcher(content.head()).replaceFirst("");
        return ENTRY.matcher(head).lookingAt() && !CffFormat.isCff(content);
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        return YamlRecords.read(content.text()).read(record -> new HayagrivaReader(record).draft());
    }
}
