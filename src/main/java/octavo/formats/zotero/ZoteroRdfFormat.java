package octavo.formats.zotero;

import octavo.formats.workdrafts.DamagedRecord;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.ImportedWorks;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceFormat;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlRecords;
import octavo.formats.xml.XmlSlice;
import octavo.formats.xml.XmlSource;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// RDF of Zotero, its export if no other format is chosen.
/// https://www.zotero.org/support/kb/importing_standardized_formats
public final class ZoteroRdfFormat implements SourceFormat {
    private static final Pattern ROOT =
            Pattern.compile("\\s*<(?:[\\w.-]{1,40}:)?RDF(?=[\\s>])[^<>]*>");

    private static final Pattern NAMESPACE =
            Pattern.compile("zotero\\.org/namespaces/export#|purl\\.org/net/biblio#");

    /// Each element in the outermost one is a record.
    private static final Pattern RECORD_BOUNDARY =
            XmlSlice.boundaryPattern("(?!RDF[\\s/>])[\\w.-]{1,60}");

    /// The types of items that do not state one, by their elements.
    private static final Map<String, String> TYPES_BY_ELEMENT =
            Map.ofEntries(
                    Map.entry("Article", "journalArticle"),
                    Map.entry("Book", "book"),
                    Map.entry("BookSection", "bookSection"),
                    Map.entry("Document", "document"),
                    Map.entry("Illustration", "artwork"),
                    Map.entry("Image", "map"),
                    Map.entry("Interview", "interview"),
                    Map.entry("Legislation", "statute"),
                    Map.entry("Letter", "letter"),
                    Map.entry("Manuscript", "manuscript"),
                    Map.entry("MotionPicture", "film"),
                    Map.entry("Patent", "patent"),
                    Map.entry("Recording", "audioRecording"),
                    Map.entry("Report", "report"),
                    Map.entry("Thesis", "thesis"));

    private static final Pattern ITEM_START =
            Pattern.compile(
                    "<(?:[\\w.-]{1,40}:)?(?:itemType\\s*>\\s*[a-z]|(?:"
                            + String.join("|", TYPES_BY_ELEMENT.keySet())
                            + ")[\\s>])");

    @Override
    public String name() {
        return "Zotero RDF";
    }

    @Override
    public boolean looksLike(SourceContent content) {
        String headText = XmlSource.cleanHead(content);
        var rootMatcher = ROOT.matcher(headText);
        return rootMatcher.lookingAt()
                && NAMESPACE.matcher(rootMatcher.group()).find()
                && ITEM_START.matcher(headText).find();
    }

    @Override
    public ImportedWorks readWorks(SourceContent content) {
        var xmlRecords = XmlRecords.readAll(content, RECORD_BOUNDARY);
        var graph = new RdfGraph(xmlRecords.elements());
        Map<String, List<String>> collections = collectionsById(xmlRecords.elements());
        List<ImportedWork> works = new ArrayList<>();
        List<DamagedRecord> damagedRecords = new ArrayList<>(xmlRecords.damagedRecords());
        for (SourceElement node : xmlRecords.elements()) {
            String itemType = itemTypeOf(node, graph);
            if (!itemType.isEmpty()) {
                List<String> itemCollections =
                        RdfGraph.idOf(node)
                                .map(id -> collections.getOrDefault(id, List.of()))
                                .orElse(List.of());
                addWork(
                        ZoteroRdfReader.readDraft(node, itemType, graph, itemCollections),
                        node,
                        works,
                        damagedRecords);
            } else if (!node.name().equals("Collection") && !graph.isResolvedPart(node)) {
                damagedRecords.add(damaged(node, unusedMessage()));
            }
        }
        if (works.isEmpty() && damagedRecords.isEmpty()) {
            damagedRecords.add(new DamagedRecord(1, content.head(), emptyMessage()));
        }
        damagedRecords.sort(Comparator.comparingInt(DamagedRecord::lineNumber));
        return new ImportedWorks(works, damagedRecords);
    }

    private static void addWork(
            WorkDraft draft,
            SourceElement node,
            List<ImportedWork> works,
            List<DamagedRecord> damagedRecords) {
        if (draft.isEmpty() && !draft.hasKey()) {
            damagedRecords.add(damaged(node, DamagedRecord.EMPTY_RECORD));
        } else {
            works.add(draft.build());
        }
    }

    private static DamagedRecord damaged(SourceElement node, LocalizedSentence message) {
        String nodeText = node.text();
        return new DamagedRecord(node.line(), nodeText.isEmpty() ? node.name() : nodeText, message);
    }

    private static LocalizedSentence unusedMessage() {
        return LocalizedSentence.of(
                "This belongs to no work: a note or a file of its own, or a part of a work that is"
                        + " missing. Octavo keeps notes and files with works only.");
    }

    private static LocalizedSentence emptyMessage() {
        return LocalizedSentence.of("The file has no records. Export it again.");
    }

    /// Zotero's type of an item; empty for its parts, notes, files and collections.
    private static String itemTypeOf(SourceElement node, RdfGraph graph) {
        String statedType = node.text("itemType");
        if (ZoteroFormat.ATTACHED_TYPES.contains(statedType)
                || Set.of("Attachment", "Memo", "Collection").contains(node.name())) {
            return "";
        }
        boolean isPart = statedType.isEmpty() && graph.referenceCount(node) > 0;
        return isPart
                ? ""
                : statedType.isEmpty()
                        ? TYPES_BY_ELEMENT.getOrDefault(node.name(), "")
                        : statedType;
    }

    /// The names of the collections that an item is in.
    private static Map<String, List<String>> collectionsById(List<SourceElement> nodes) {
        Map<String, List<String>> collections = new HashMap<>();
        for (SourceElement node : nodes) {
            if (node.name().equals("Collection")) {
                String collectionName = node.text("title");
                node.elementsAt("hasPart").stream()
                        .flatMap(part -> RdfGraph.referenceIn(part).stream())
                        .forEach(id ->
                                collections
                                        .computeIfAbsent(id, _ -> new ArrayList<>())
                                        .add(collectionName));
            }
        }
        return collections;
    }
}
