package octavo.cli;

import octavo.bib.BibDisabled;
import octavo.bib.BibField;
import octavo.bib.Places;
import octavo.library.Library;
import octavo.library.Work;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;

/// The entries of a library as JSON: what the file says, and what it means.
final class JsonList {
    private final Library library;
    private final Places places;
    private final ArrayNode entries = JsonMapper.shared().createArrayNode();

    JsonList(Library library) {
        this.library = library;
        this.places = Places.of(library.file());
    }

    String toJson() {
        for (int i = 0; i < library.slots().size(); i++) {
            int item = i;
            library.work(i).ifPresent(work -> add(item, work, false));
            if (library.slots().get(i).item() instanceof BibDisabled disabled) {
                disabled.entry()
                        .map(entry -> library.work(item, entry))
                        .ifPresent(work -> add(item, work, true));
            }
        }
        return entries.toPrettyString();
    }

    private void add(int item, Work work, boolean disabled) {
        ObjectNode entry = entries.addObject();
        entry.put("key", work.key());
        entry.put("type", work.entry().type());
        entry.put("kind", work.kind().id());
        entry.put("line", places.at(item, 0).line());
        ObjectNode fields = entry.putObject("fields");
        ObjectNode text = entry.putObject("text");
        List<BibField> all = work.entry().fields();
        // The first of a repeated field counts, so it must be put last.
        for (BibField field : all.reversed()) {
            fields.put(field.name(), field.source());
            text.put(field.name(), work.text(field.name()));
        }
        entry.put("disabled", disabled);
    }
}
