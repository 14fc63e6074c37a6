package octavo.merge;

import octavo.merge.LibraryChange.How;
import octavo.merge.LibraryChange.What;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Collects the changes of one item.
final class ChangeList {
    private final String key;
    private final List<LibraryChange> changes = new ArrayList<>();

    /// @param key the key of the entry, or the name of the string
    ChangeList(String key) {
        this.key = key;
    }

    void added(What what, String field, String after) {
        add(what, How.ADDED, field, new Texts(Optional.empty(), Optional.of(after)));
    }

    void removed(What what, String field, String before) {
        add(what, How.REMOVED, field, new Texts(Optional.of(before), Optional.empty()));
    }

    void renamed(What what, String field, String before) {
        add(what, How.RENAMED, field, new Texts(Optional.of(before), Optional.of(field)));
    }

    void changed(What what, String field, String before, String after) {
        add(what, How.CHANGED, field, new Texts(Optional.of(before), Optional.of(after)));
    }

    void without(What what, How how, String field) {
        add(what, how, field, new Texts(Optional.empty(), Optional.empty()));
    }

    private record Texts(Optional<String> before, Optional<String> after) {}

    private void add(What what, How how, String field, Texts texts) {
        changes.add(new LibraryChange(what, how, key, field, texts.before(), texts.after()));
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    List<LibraryChange> all() {
        return changes;
    }
}
