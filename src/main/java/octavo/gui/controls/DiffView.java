package octavo.gui.controls;

import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// Shows the lines of a unified diff, those that go and those that come in colours of their own.
public final class DiffView extends ListView<String> {
    private static final PseudoClass ADDED = PseudoClass.getPseudoClass("added");
    private static final PseudoClass REMOVED = PseudoClass.getPseudoClass("removed");
    private static final PseudoClass HUNK = PseudoClass.getPseudoClass("hunk");

    /// How many lines of the file's names a diff begins with.
    private static final int HEAD = 2;

    public DiffView() {
        getStyleClass().addAll("diff", "source");
        setCellFactory(_ -> new LineCell());
    }

    /// Shows another diff, from its beginning.
    ///
    /// @param diff as `diff -u` writes it
    public void show(List<String> diff) {
        getItems().setAll(diff.subList(Math.min(HEAD, diff.size()), diff.size()));
        scrollTo(0);
    }

    /// A line of a diff.
    private static final class LineCell extends ListCell<String> {
        @Override
        protected void updateItem(@Nullable String line, boolean empty) {
            super.updateItem(line, empty);
            String shown = empty || line == null ? "" : line;
            setText(shown);
            pseudoClassStateChanged(ADDED, shown.startsWith("+"));
            pseudoClassStateChanged(REMOVED, shown.startsWith("-"));
            pseudoClassStateChanged(HUNK, shown.startsWith("@@"));
        }
    }
}
