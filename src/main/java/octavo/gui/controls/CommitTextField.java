package octavo.gui.controls;

import javafx.scene.control.TextField;

import java.util.function.Consumer;

/// A text that is taken with Enter, or when the keys go elsewhere.
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
