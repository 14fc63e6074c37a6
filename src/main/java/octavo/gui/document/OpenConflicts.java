package octavo.gui.document;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

import octavo.merge.ConflictChoice;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The conflicts between two states of a library, while the user resolves them.
public final class OpenConflicts {
    private final String library;
    private final OtherState otherState;
    private final MergeResult merged;
    private final Consumer<MergeResult> settled;
    private final Consumer<OpenConflicts> postponed;
    private final Map<Integer, ConflictChoice> choices = new HashMap<>();
    private final ReadOnlyBooleanWrapper complete = new ReadOnlyBooleanWrapper();

    OpenConflicts(
            String library,
            OtherState otherState,
            MergeResult merged,
            Consumer<MergeResult> settled,
            Consumer<OpenConflicts> postponed) {
        this.library = library;
        this.otherState = otherState;
        this.merged = merged;
        this.settled = settled;
        this.postponed = postponed;
    }

    /// The name of the library.
    public String library() {
        return library;
    }

    /// The state that the user's edits conflict with.
    public OtherState otherState() {
        return otherState;
    }

    public List<MergeConflict> list() {
        return merged.conflicts();
    }

    /// The choice for a conflict.
    public Optional<ConflictChoice> choice(MergeConflict conflict) {
        return Optional.ofNullable(choices.get(conflict.number()));
    }

    public void choose(MergeConflict conflict, ConflictChoice choice) {
        choices.put(conflict.number(), choice);
        complete.set(choices.size() == list().size());
    }

    public void chooseAll(ConflictChoice choice) {
        list().forEach(conflict -> choose(conflict, choice));
    }

    /// Whether there is a choice for each.
    public ReadOnlyBooleanProperty completeProperty() {
        return complete.getReadOnlyProperty();
    }

    /// Postpones the resolution.
    public void postpone() {
        postponed.accept(this);
    }

    /// Applies the choices to the library.
    public void settle() {
        settled.accept(merged.with(choices));
    }
}
