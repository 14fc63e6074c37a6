package octavo.gui.entries;

import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;

/// The authors of an entry, with the user's own name in bold.
final class AuthorsCell extends TableCell<EntryCells, String> {
    private final OwnNameLine nameLine = new OwnNameLine();

    AuthorsCell() {
        getStyleClass().add("authors-cell");
        nameLine.maxWidthProperty().bind(widthProperty());
    }

    @Override
    protected void updateItem(String item, boolean empty) {
        super.updateItem(item, empty);
        String shown = item == null ? "" : item;
        boolean hasOwn = shown.contains(RowHighlights.OWN_START);
        setText(RowHighlights.plainText(shown));
        nameLine.show(hasOwn ? shown : "");
        setGraphic(hasOwn ? nameLine : null);
        setContentDisplay(hasOwn ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY);
    }
}
