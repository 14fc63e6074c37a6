package octavo.gui.controls;

import javafx.scene.control.TextField;

import java.util.function.Consumer;

/// A text field that commits on Enter, or when it loses the focus.
public final class CommitTextField extends TextField {
    private final Consumer<String> take;
    private String taken;

    public CommitTextField(String text, Consumer<String> take) {
        super(text);
        this.take = take;
        this.taken = text;
        setOnAction(_ -> take());
        focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused && !getText().equals(taken)) {
                        take();
                    }
                });
    }

    private void take() {
        taken = getText();
        take.accept(taken);
    }
}
