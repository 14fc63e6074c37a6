package octavo.merge;

import octavo.merge.LibraryChange.ChangeKind;
import octavo.merge.LibraryChange.ChangedPart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Collects the changes of one item.
final class ChangeList {
    private final String itemKey;
    private final List<LibraryChange> changes = new ArrayList<>();

    /// @param itemKey the key of the entry, or the name of the string
    ChangeList(String itemKey) {
        this.itemKey = itemKey;
    }

    void recordAdded(ChangedPart changedPart, String fieldName, String newText) {
        recordChange(
                changedPart,
                ChangeKind.ADDED,
                fieldName,
                new Texts(Optional.empty(), Optional.of(newText)));
    }

    void recordRemoved(ChangedPart changedPart, String fieldName, String oldText) {
        recordChange(
                changedPart,
                ChangeKind.REMOVED,
                fieldName,
                new Texts(Optional.of(oldText), Optional.empty()));
    }

    void recordRenamed(ChangedPart changedPart, String fieldName, String oldText) {
        recordChange(
                changedPart,
                ChangeKind.RENAMED,
                fieldName,
                new Texts(Optional.of(oldText), Optional.of(fieldName)));
    }

    void recordChanged(ChangedPart changedPart, String fieldName, String oldText, String newText) {
        recordChange(
                changedPart,
                ChangeKind.CHANGED,
                fieldName,
                new Texts(Optional.of(oldText), Optional.of(newText)));
    }

    void recordWithoutTexts(ChangedPart changedPart, ChangeKind changeKind, String fieldName) {
        recordChange(
                changedPart, changeKind, fieldName, new Texts(Optional.empty(), Optional.empty()));
    }

    private record Texts(Optional<String> oldText, Optional<String> newText) {}

    private void recordChange(
            ChangedPart changedPart, ChangeKind changeKind, String fieldName, Texts texts) {
        changes.add(
                new LibraryChange(
                        changedPart,
                        changeKind,
                        itemKey,
                        fieldName,
                        texts.oldText(),
                        texts.newText()));
    }

    boolean isEmpty() {
        return changes.isEmpty();
    }

    List<LibraryChange> allChanges() {
        return changes;
    }
}
