package octavo.formats.cff;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeRecords;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.YamlRecords;
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
public final class CffFormat implements SourceFormat {
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

    public static boolean isCff(SourceContent content) {
        String text = content.text();
        return VERSION.matcher(text).find()
                && MEMBER.matcher(text).find()
                && text.indexOf("\n@") < 0
                && !text.startsWith("@");
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        TreeRecords topLevelRecords = YamlRecords.readRecords(content.text());
        List<DamagedRecord> damagedRecords = new ArrayList<>(topLevelRecords.damagedRecords());
        ObjectNode fileNode = JsonNodeFactory.instance.objectNode();
        List<TreeRecord> workRecords = new ArrayList<>();
        for (TreeRecord topLevelRecord : topLevelRecords.records()) {
            if (topLevelRecord.key().equals("references")
                    || topLevelRecord.key().equals("preferred-citation")) {
                TreeTexts.members(topLevelRecord.tree())
                        .forEach(work -> workRecords.add(topLevelRecord.withTree(work)));
            } else if (fileNode.has(topLevelRecord.key())) {
                damagedRecords.add(damagedByRepetition(topLevelRecord));
            } else {
                fileNode.set(topLevelRecord.key(), topLevelRecord.tree());
            }
        }
        if (CffReader.hasContent(fileNode)) {
            workRecords.addFirst(new TreeRecord(1, "", withDefaultType(fileNode), content.head()));
        }
        return new TreeRecords(workRecords, damagedRecords)
                .readWorks(record -> new CffReader(record).readDraft());
    }

    private static DamagedRecord damagedByRepetition(TreeRecord topLevelRecord) {
        return new DamagedRecord(
                topLevelRecord.lineNumber(),
                topLevelRecord.excerpt(),
                LocalizedSentence.of(
                        "“{0}” stands twice in one record. Delete one of the two.",
                        topLevelRecord.key()));
    }

    /// The file as a reference: a program by default.
    private static JsonNode withDefaultType(ObjectNode fileNode) {
        if (!fileNode.has("type")) {
            fileNode.put("type", "software");
        }
        return fileNode;
    }
}
