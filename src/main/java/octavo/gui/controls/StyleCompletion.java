package octavo.gui.controls;

import javafx.scene.control.TextField;

import octavo.csl.BundledStyle;
import octavo.csl.BundledStyles;
import octavo.csl.StyleSearch;

import org.controlsfx.control.textfield.TextFields;

import java.util.List;
import java.util.function.Consumer;

/// Completes the id of a CSL style from words of its id, title or field.
public final class StyleCompletion {
    private static final int MOST = 12;

    private StyleCompletion() {}

    /// Gives a field its completions.
    ///
    /// @param choose told which style someone picks
    public static void on(TextField field, Consumer<BundledStyle> choose) {
        var binding =
                TextFields.<BundledStyle>bindAutoCompletion(
                        field,
                        request -> field.isFocused() ? fitting(request.getUserText()) : List.of(),
                        new NamedValues<>(BundledStyle::id));
        binding.setOnAutoCompleted(event -> choose.accept(event.getCompletion()));
        CompletionTab.on(binding.getAutoCompletionPopup(), field);
    }

    /// A few styles that fit what someone types. This may take some milliseconds.
    public static List<BundledStyle> fitting(String typed) {
        return typed.isBlank()
                ? List.of()
                : new StyleSearch(BundledStyles.all()).find(typed).stream().limit(MOST).toList();
    }
}
