package octavo.gui.controls;

import javafx.css.PseudoClass;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// Shows the lines of a unified diff, with colours for removed and added lines.
public final class DiffView extends ListView<String> {
    private static final PseudoClass ADDED = PseudoClass.getPseudoClass("added");
    private static final PseudoClass REMOVED = PseudoClass.getPseudoClass("removed");
    private static final PseudoClass HUNK = PseudoClass.getPseudoClass("hunk");

    /// The number of file name lines at the start of a diff.
    private static final int HEAD = 2;

    public DiffView() {
        getStyleClass().addAll("diff", "source");
        setCellFactory(_ -> new LineCell());
    }

    /// Shows another diff, from its start.
    ///
    /// @param diff in the format of `diff -u`
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
