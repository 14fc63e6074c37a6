package octavo.formats.zotero;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.MarkupReader;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.SourceElement;
import octavo.values.FileField;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one item of Zotero's RDF, with its notes, files and collections.
final class ZoteroRdfReader {
    /// The field for the groups of an entry, for which Zotero has collections.
    private static final String GROUPS_FIELD = "groups";

    /// Pictures are in notes as base64, megabytes of it.
    private static final Pattern PICTURE = Pattern.compile("<img\\b[^<>]*>");

    private static final Pattern TAG_ATTRIBUTES =
            Pattern.compile("<([A-Za-z][A-Za-z0-9]{0,12})\\s[^<>]*>");

    private final SourceElement node;
    private final RdfGraph graph;
    private final WorkDraft draft;

    private ZoteroRdfReader(SourceElement node, RdfGraph graph, WorkDraft draft) {
        this.node = node;
        this.graph = graph;
        this.draft = draft;
    }

    /// @param itemType Zotero's type of the item
    /// @param collections their names
    static WorkDraft readDraft(
            SourceElement node, String itemType, RdfGraph graph, List<String> collections) {
        var rdfItem = ZoteroRdfItem.of(node, itemType, graph);
        var draft = new ZoteroReader(rdfItem.toRecord(node)).readDraft();
        var reader = new ZoteroRdfReader(node, graph, draft);
        collections.forEach(name -> draft.addMember(GROUPS_FIELD, name));
        reader.readAttachments();
        reader.readNotes();
        rdfItem.remarks().forEach(remark -> draft.addRemark(FieldName.ANNOTATION, remark));
        return draft;
    }

    private void readAttachments() {
        var fileField = new FileField(List.of());
        for (SourceElement attachment : graph.nodesOf(node, "link")) {
            String path = pathOf(attachment);
            Optional<FileField> extendedField =
                    path.isEmpty() ? Optional.empty() : fileField.addLink(path, Optional.empty());
            fileField = extendedField.orElse(fileField);
            if (extendedField.isEmpty()) {
                addWebLink(attachment, path);
            }
        }
        draft.fillExact(FieldName.FILE, fileField.text());
    }

    /// `rdf:resource` or, in newer exports, `z:path`; relative to the exported file.
    private static String pathOf(SourceElement attachment) {
        return attachment
                .firstElement("path", "resource")
                .flatMap(RdfGraph::referenceIn)
                .orElse("");
    }

    private void addWebLink(SourceElement attachment, String path) {
        String address = path.isEmpty() ? attachment.text("identifier/URI/value") : path;
        if (!draft.hasField(FieldName.URL) && !address.isEmpty()) {
            draft.fillUrl(address);
        } else if (!address.equals(draft.plainText(FieldName.URL))) {
            draft.addRemark(FieldName.ANNOTATION, attachment.text("title") + ": " + address);
        }
    }

    private void readNotes() {
        for (SourceElement note : graph.nodesOf(node, "isReferencedBy")) {
            String html =
                    PICTURE.matcher(note.text("value", "description")).replaceAll("[picture]");
            String markup = TAG_ATTRIBUTES.matcher(html).replaceAll("<$1>");
            draft.addRemark(FieldName.ANNOTATION, MarkupReader.parseMarkup(markup).plainText());
        }
    }
}
