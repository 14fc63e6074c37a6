package octavo.gui.document;

import octavo.library.Edit;
import octavo.library.History.Aside;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Where in the window the steps of a library were made, so that whoever undoes one elsewhere can
/// be led there.
public final class StepPlaces {
    private Supplier<String> now = () -> "";
    private BiFunction<String, Edit, List<UserNotice.Action>> ways = (_, _) -> List.of();
    private String last = "";

    /// Asks for places, and for what leads to them.
    ///
    /// @param place the place where a step is being made
    /// @param lead what leads to a place and to what an edit changed there; nothing from that place
    public void follow(
            Supplier<String> place, BiFunction<String, Edit, List<UserNotice.Action>> lead) {
        now = place;
        ways = lead;
    }

    /// Has undoing and redoing a step recall where it was made.
    Aside recalled(Aside aside) {
        String place = now.get();
        return new Aside(
                () -> {
                    last = place;
                    aside.back().run();
                },
                () -> {
                    last = place;
                    aside.again().run();
                });
    }

    /// What leads to the step that was undone or redone last.
    List<UserNotice.Action> ways(Edit edit) {
        return ways.apply(last, edit);
    }
}
