package octavo.gui.controls;

import javafx.scene.control.TextField;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.catalogue.StyleSearch;

import java.util.List;
import java.util.function.Consumer;

/// Completes the id of a CSL style from words of its id, title or field. The titles are offered,
/// with the ids beside them; Enter takes the first.
public final class StyleCompletion {
    private static final int MOST = 12;

    private StyleCompletion() {}

    /// Searches styles beside the window's thread.
    public interface Search {
        /// Finds the styles that fit what someone types.
        ///
        /// @param found told these
        void find(String typed, Consumer<List<BundledStyle>> found);
    }

    /// Gives a field its completions.
    ///
    /// @param choose told which style someone picks
    public static void on(TextField field, Search search, Consumer<BundledStyle> choose) {
        TextCompletion.takingTheFirst(
                field,
                field.getId() + "-completions",
                (typed, found) ->
                        search.find(
                                typed,
                                styles ->
                                        found.accept(
                                                styles.stream()
                                                        .map(style -> offer(style, field, choose))
                                                        .toList())));
    }

    private static TextCompletion.CompletionOffer offer(
            BundledStyle style, TextField field, Consumer<BundledStyle> choose) {
        return new TextCompletion.CompletionOffer(
                style.title(),
                style.id(),
                () -> {
                    field.setText(style.id());
                    choose.accept(style);
                });
    }

    /// A few styles that fit what someone types. This takes up to 0.2 s.
    public static List<BundledStyle> fitting(String typed) {
        return typed.isBlank()
                ? List.of()
                : new StyleSearch(BundledStyles.allStyles())
                        .findStyles(typed).stream().limit(MOST).toList();
    }
}
