package octavo.importer;

import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The Citation File Format (`CITATION.cff`): a program or dataset, and its references. A
/// `preferred-citation` is a further work.
/// https://github.com/citation-file-format/citation-file-format
final class CffFormat implements SourceFormat {
    private static final Pattern VERSION = Pattern.compile("(?m)^cff-version[ \\t]*:[ \\t]*\\S");
    private static final Pattern MEMBER = Pattern.compile("(?m)^(?:authors|title|message)[ \\t]*:");

    @Override
    public String name() {
        return "CITATION.cff";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        return isCff(content);
    }

    static boolean isCff(SourceContent content) {
        String text = content.text();
        return VERSION.matcher(text).find()
                && MEMBER.matcher(text).find()
                && text.indexOf("\n@") < 0
                && !text.startsWith("@");
    }

    @Override
    public ImportedWorks read(SourceContent content) {
        TreeRecords parts = YamlRecords.read(content.text());
        List<DamagedRecord> damaged = new ArrayList<>(parts.damaged());
        ObjectNode file = JsonNodeFactory.instance.objectNode();
        List<TreeRecord> works = new ArrayList<>();
        for (TreeRecord part : parts.records()) {
            if (part.key().equals("references") || part.key().equals("preferred-citation")) {
                TreeTexts.members(part.node()).forEach(work -> works.add(part.with(work)));
            } else if (file.has(part.key())) {
                damaged.add(twice(part));
            } else {
                file.set(part.key(), part.node());
            }
        }
        if (CffReader.saysSomething(file)) {
            works.addFirst(new TreeRecord(1, "", whole(file), content.head()));
        }
        return new TreeRecords(works, damaged).read(record -> new CffReader(record).draft());
    }

    private static DamagedRecord twice(TreeRecord part) {
        return new DamagedRecord(
                part.line(),
                part.excerpt(),
                LocalizedSentence.of(
                        "“{0}” stands twice in one record. Delete one of the two.", part.key()));
    }

    /// The file as a reference: a program by default.
    private static JsonNode whole(ObjectNode file) {
        if (!file.has("type")) {
            file.put("type", "software");
        }
        return file;
    }
}
