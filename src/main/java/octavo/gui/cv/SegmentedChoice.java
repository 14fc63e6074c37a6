package octavo.gui.cv;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// A few choices beside each other, of which one holds, or none where the profile says something
/// else.
final class SegmentedChoice<T> extends HBox {
    /// @param id of the control; those of the choices go on with their places
    SegmentedChoice(String id, List<T> choices, Function<T, String> name) {
        setId(id);
        getStyleClass().add("cv-segments");
        ToggleGroup group = new ToggleGroup();
        for (int i = 0; i < choices.size(); i++) {
            ToggleButton button = new ToggleButton(name.apply(choices.get(i)));
            button.setId(id + "-" + i);
            button.setMinWidth(USE_PREF_SIZE);
            button.setUserData(choices.get(i));
            button.setToggleGroup(group);
            button.getStyleClass().add(pillClass(i, choices.size()));
            getChildren().add(button);
        }
    }

    private static String pillClass(int place, int count) {
        if (place == 0) {
            return "left-pill";
        }
        return place == count - 1 ? "right-pill" : "center-pill";
    }

    /// Shows what holds, and tells which choice somebody makes.
    SegmentedChoice<T> withChoice(Optional<T> currentChoice, Consumer<T> onChoice) {
        for (var node : getChildren()) {
            if (node instanceof ToggleButton button) {
                button.setSelected(currentChoice.filter(button.getUserData()::equals).isPresent());
                button.setOnAction(_ -> {
                    // A click on what holds already would take it away.
                    button.setSelected(true);
                    @SuppressWarnings("unchecked") // the constructor put it there
                    T chosenValue = (T) button.getUserData();
                    onChoice.accept(chosenValue);
                });
            }
        }
        return this;
    }
}
