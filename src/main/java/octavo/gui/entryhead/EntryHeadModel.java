package octavo.gui.entryhead;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;

import java.util.List;
import java.util.Optional;

/// The head of the entry in the form.
public final class EntryHeadModel {
    private final ReadOnlyObjectWrapper<Optional<EntryHead>> entryHead =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /// Shows the entry in a slot; none if there is none.
    public void showEntry(Library library, int slot) {
        entryHead.set(
                library.indexOfSlot(slot).flatMap(library::workAt).map(EntryHeadModel::readHead));
    }

    private static EntryHead readHead(Work work) {
        return EntryGuard.readSafely(
                work.key(),
                () -> EntryHead.of(work),
                () -> new EntryHead("", work.key(), "", List.of()));
    }

    ReadOnlyObjectProperty<Optional<EntryHead>> headProperty() {
        return entryHead.getReadOnlyProperty();
    }
}
