package octavo.gui.librarystate;

import octavo.library.Edit;
import octavo.library.History.SideEffect;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Where in the window the steps of a library were made, so that whoever undoes one elsewhere can
/// be led there.
public final class StepPlaces {
    private Supplier<String> currentPlace = () -> "";
    private BiFunction<String, Edit, List<UserNotice.NoticeAction>> leadingActions =
            (_, _) -> List.of();
    private String lastPlace = "";

    /// Asks for places, and for what leads to them.
    ///
    /// @param placeSupplier the place where a step is being made
    /// @param actionFinder what leads to a place and to what an edit changed there; nothing from
    ///   that place
    public void setSuppliers(
            Supplier<String> placeSupplier,
            BiFunction<String, Edit, List<UserNotice.NoticeAction>> actionFinder) {
        currentPlace = placeSupplier;
        leadingActions = actionFinder;
    }

    /// Has undoing and redoing a step recall where it was made.
    SideEffect recordingPlace(SideEffect sideEffects) {
        String stepPlace = currentPlace.get();
        return new SideEffect(
                () -> {
                    lastPlace = stepPlace;
                    sideEffects.undoAction().run();
                },
                () -> {
                    lastPlace = stepPlace;
                    sideEffects.redoAction().run();
                });
    }

    /// What leads to the step that was undone or redone last.
    List<UserNotice.NoticeAction> actionsFor(Edit edit) {
        return leadingActions.apply(lastPlace, edit);
    }
}
