package octavo.gui.librarystate;

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
    private final String libraryName;
    private final OtherState otherState;
    private final MergeResult mergeResult;
    private final Consumer<MergeResult> onSettled;
    private final Consumer<OpenConflicts> onPostponed;
    private final Map<Integer, ConflictChoice> choicesByNumber = new HashMap<>();
    private final ReadOnlyBooleanWrapper isComplete = new ReadOnlyBooleanWrapper();

    /// @param onSettled takes the merge with the choices
    /// @param onPostponed called when somebody turns away without settling them
    public OpenConflicts(
            String libraryName,
            OtherState otherState,
            MergeResult mergeResult,
            Consumer<MergeResult> onSettled,
            Consumer<OpenConflicts> onPostponed) {
        this.libraryName = libraryName;
        this.otherState = otherState;
        this.mergeResult = mergeResult;
        this.onSettled = onSettled;
        this.onPostponed = onPostponed;
    }

    /// The name of the library.
    public String libraryName() {
        return libraryName;
    }

    /// The state that the user's edits conflict with.
    public OtherState otherState() {
        return otherState;
    }

    public List<MergeConflict> conflictList() {
        return mergeResult.openConflicts();
    }

    /// The choice for a conflict.
    public Optional<ConflictChoice> choiceFor(MergeConflict mergeConflict) {
        return Optional.ofNullable(choicesByNumber.get(mergeConflict.number()));
    }

    public void choose(MergeConflict mergeConflict, ConflictChoice conflictChoice) {
        choicesByNumber.put(mergeConflict.number(), conflictChoice);
        isComplete.set(choicesByNumber.size() == conflictList().size());
    }

    public void chooseAll(ConflictChoice conflictChoice) {
        conflictList().forEach(mergeConflict -> choose(mergeConflict, conflictChoice));
    }

    /// Whether there is a choice for each.
    public ReadOnlyBooleanProperty completeProperty() {
        return isComplete.getReadOnlyProperty();
    }

    /// Postpones the resolution.
    public void postpone() {
        onPostponed.accept(this);
    }

    /// Applies the choices to the library.
    public void settle() {
        onSettled.accept(mergeResult.withChoices(choicesByNumber));
    }
}
