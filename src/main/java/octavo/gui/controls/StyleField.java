package octavo.gui.controls;

import javafx.scene.control.TextField;

import java.util.function.Consumer;

/// A field for a CSL style. It shows the name of the style in use; its id is in the tooltip. Enter
/// chooses what is typed, and leaving the field does as well, unless that is the name it showed.
public final class StyleField extends TextField {
    private final Consumer<String> onChosen;

    /// The text that stands for the style in use.
    private String shownName = "";

    private String shownId = "";

    /// @param nodeId the node's id
    /// @param onChosen takes the id of a style, or what is typed
    public StyleField(String nodeId, StyleCompletion.Search search, Consumer<String> onChosen) {
        this.onChosen = onChosen;
        setId(nodeId);
        StyleCompletion.on(
                this,
                search,
                style -> {
                    showStyle(style.id(), style.title());
                    onChosen.accept(style.id());
                });
        setOnAction(_ -> chooseTyped());
        focusedProperty()
                .subscribe(isFocused -> {
                    if (!isFocused) {
                        chooseTyped();
                    }
                });
    }

    /// Shows the style in use.
    ///
    /// @param name its name; its id if it has none
    public void showStyle(String styleId, String name) {
        shownId = styleId;
        shownName = name;
        setText(name);
        positionCaret(0);
        LazyTooltip.on(this, name.equals(styleId) ? name : name + " – " + styleId);
    }

    private void chooseTyped() {
        String typed = getText().strip();
        if (typed.equals(shownId)) {
            showStyle(shownId, shownName);
        } else if (!typed.equals(shownName)) {
            showStyle(typed, typed);
            onChosen.accept(typed);
        }
    }
}
