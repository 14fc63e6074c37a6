package octavo.cli.shared;

import octavo.merge.LibraryChange;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

import java.util.List;
import java.util.Locale;

/// The changes between two states of a library as JSON.
public final class LibraryChangesJson {
    private LibraryChangesJson() {}

    public static ArrayNode of(List<LibraryChange> changes) {
        ArrayNode list = JsonMapper.shared().createArrayNode();
        for (LibraryChange change : changes) {
            var object = list.addObject();
            object.put("what", change.part().name().toLowerCase(Locale.ROOT))
                    .put("how", change.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            if (!change.itemKey().isEmpty()) {
                object.put("key", change.itemKey());
            }
            if (!change.fieldName().isEmpty()) {
                object.put("field", change.fieldName());
            }
            change.oldText().ifPresent(text -> object.put("before", text));
            change.newText().ifPresent(text -> object.put("after", text));
            object.put("message", change.description());
        }
        return list;
    }
}
