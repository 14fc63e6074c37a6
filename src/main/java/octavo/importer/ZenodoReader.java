package octavo.importer;

import octavo.fields.FieldName;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

import java.util.Locale;

/// Reads one record of Zenodo. https://developers.zenodo.org/#records
final class ZenodoReader {
    static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "Zenodo",
                    node ->
                            node.path("metadata").path("creators").isArray()
                                    && node.path("metadata").path("resource_type").isObject(),
                    record -> new ZenodoReader(record).draft());

    private static final TypeTable TYPES = TypeTable.read("datacite-types.tsv");

    private final JsonNode record;
    private final JsonNode about;
    private final WorkDraft draft;

    private ZenodoReader(TreeRecord found) {
        this.record = found.node();
        this.about = record.path("metadata");
        this.draft = new WorkDraft(found.line());
    }

    private String text(String property) {
        return TreeTexts.first(about, property);
    }

    private WorkDraft draft() {
        type();
        for (JsonNode person : TreeTexts.members(about.path("creators"))) {
            String name = TreeTexts.first(person, "name");
            draft.name(FieldName.AUTHOR, SourceNames.familyFirst(name));
        }
        draft.markup(FieldName.TITLE, text("title"));
        draft.date(FieldName.DATE, SourceDates.of(text("publication_date")));
        container();
        FieldPlacement.publisher(draft, "Zenodo");
        draft.doi(TreeTexts.first(record, "doi"));
        draft.doi(text("doi"));
        draft.url(TreeTexts.first(record.path("links"), "self_html", "html"));
        draft.text(FieldName.VERSION, text("version"));
        draft.text(FieldName.LANGUAGE, text("language"));
        draft.markup(FieldName.ABSTRACT, text("description"));
        TreeTexts.all(about, "keywords").forEach(word -> draft.member(FieldName.KEYWORDS, word));
        return draft;
    }

    private void type() {
        JsonNode type = about.path("resource_type");
        boolean known = apply(TreeTexts.first(type, "subtype"));
        if (!known && !apply(TreeTexts.first(type, "title"))) {
            apply(TreeTexts.first(type, "type"));
        }
    }

    private boolean apply(String kind) {
        return TYPES.apply(kind.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}]", ""), draft);
    }

    /// The journal of a dataset or a program is that of the paper about it.
    private void container() {
        boolean printed = !draft.type().matches("dataset|software");
        JsonNode journal = printed ? about.path("journal") : MissingNode.getInstance();
        draft.markup(FieldName.JOURNALTITLE, TreeTexts.first(journal, "title"));
        draft.text(FieldName.VOLUME, TreeTexts.first(journal, "volume"));
        draft.text(FieldName.NUMBER, TreeTexts.first(journal, "issue"));
        draft.pages(TreeTexts.first(journal, "pages"));
        JsonNode meeting = about.path("meeting");
        draft.text(FieldName.EVENTTITLE, TreeTexts.first(meeting, "title"));
        draft.text(FieldName.VENUE, TreeTexts.first(meeting, "place"));
    }
}
