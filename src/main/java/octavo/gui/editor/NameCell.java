package octavo.gui.editor;

import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The row of a name: its position, family and given names in columns, and annotations. It can be
/// dragged to another position.
final class NameCell extends ListCell<NameRow> {
    private static final MessageTexts MESSAGES = MessageTexts.of(NameCell.class);
    private static final PseudoClass BODY_CLASS = PseudoClass.getPseudoClass("body");
    private static final PseudoClass DROP_ABOVE = PseudoClass.getPseudoClass("drop-above");
    private static final PseudoClass DROP_BELOW = PseudoClass.getPseudoClass("drop-below");

    /// A row being dragged to another's position.
    record RowDrag(int fromIndex, int toIndex) {
        static final RowDrag NONE = new RowDrag(-1, -1);
    }

    private final NamesModel namesModel;
    private final ObjectProperty<RowDrag> rowDrag;
    private int pressedIndex;
    private final Label placeLabel = new Label();
    private final Label familyLabel = new Label();
    private final Label givenLabel = new Label();
    private final Label notesLabel = new Label();
    private final Button removeButton = new Button("", new LineIcon(LineIcon.CLOSE));
    private final HBox cellRow =
            new HBox(placeLabel, familyLabel, givenLabel, notesLabel, removeButton);

    /// @param rowDrag the current drag in the list
    NameCell(NamesModel namesModel, ObjectProperty<RowDrag> rowDrag) {
        this.namesModel = namesModel;
        this.rowDrag = rowDrag;
        getStyleClass().add("name-cell");
        placeLabel.getStyleClass().add("name-place");
        familyLabel.getStyleClass().add("name-family");
        givenLabel.getStyleClass().add("name-given");
        notesLabel.getStyleClass().add("name-notes");
        removeButton.getStyleClass().addAll("flat", "button-icon", "field-remove");
        removeButton.setFocusTraversable(false);
        removeButton.setOnAction(_ -> namesModel.removeName(getIndex()));
        givenLabel.setPrefWidth(0);
        givenLabel.setMaxWidth(Double.MAX_VALUE);
        removeButton.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(givenLabel, Priority.ALWAYS);
        cellRow.getStyleClass().add("name-row");
        setPrefWidth(0);
        enableDragging();
    }

    private void enableDragging() {
        setOnMousePressed(_ -> pressedIndex = getIndex());
        setOnMouseDragged(event ->
                rowDrag.set(
                        isEmpty() ? RowDrag.NONE : new RowDrag(pressedIndex, indexUnder(event))));
        setOnMouseReleased(_ -> {
            RowDrag finishedDrag = rowDrag.get();
            rowDrag.set(RowDrag.NONE);
            if (namesModel.moveName(finishedDrag.fromIndex(), finishedDrag.toIndex())) {
                getListView().getSelectionModel().clearAndSelect(finishedDrag.toIndex());
            }
        });
        rowDrag.subscribe(_ -> markDrop());
        indexProperty().subscribe(_ -> markDrop());
    }

    /// The row under the mouse, which may be far from the pressed one.
    private int indexUnder(MouseEvent event) {
        int rowIndex = getIndex() + (int) Math.floor(event.getY() / getHeight());
        return Math.clamp(rowIndex, 0, namesModel.nameRows().size() - 1);
    }

    private void markDrop() {
        RowDrag currentDrag = rowDrag.get();
        boolean isTarget = currentDrag.toIndex() == getIndex() && !isEmpty();
        pseudoClassStateChanged(
                DROP_ABOVE, isTarget && currentDrag.toIndex() < currentDrag.fromIndex());
        pseudoClassStateChanged(
                DROP_BELOW, isTarget && currentDrag.toIndex() > currentDrag.fromIndex());
    }

    @Override
    protected void updateItem(NameRow item, boolean empty) {
        super.updateItem(item, empty);
        if (empty) {
            setGraphic(null);
            LazyTooltip.on(this, "");
            setAccessibleText("");
            return;
        }
        NameParts nameParts = item.nameParts();
        placeLabel.setText(String.valueOf(item.nameIndex() + 1));
        familyLabel.setText(joined(" ", nameParts.prefix(), nameParts.family()));
        givenLabel.setText(joined(", ", nameParts.given(), nameParts.suffix()));
        givenLabel.setManaged(!nameParts.isBody());
        givenLabel.setVisible(!nameParts.isBody());
        HBox.setHgrow(familyLabel, nameParts.isBody() ? Priority.ALWAYS : Priority.NEVER);
        pseudoClassStateChanged(BODY_CLASS, nameParts.isBody());
        String notesText = notesText(item, nameParts);
        notesLabel.setText(notesText);
        notesLabel.setManaged(!notesText.isEmpty());
        String removalText =
                MESSAGES.text("remove", joined(" ", nameParts.given(), nameParts.family()));
        removeButton.setAccessibleText(removalText);
        LazyTooltip.on(removeButton, removalText);
        setAccessibleText(
                joined(
                        ", ",
                        placeLabel.getText(),
                        familyLabel.getText(),
                        givenLabel.getText(),
                        notesText));
        LazyTooltip.on(this, getAccessibleText());
        setGraphic(cellRow);
    }

    private static String notesText(NameRow nameRow, NameParts nameParts) {
        return Stream.of(
                        nameParts.isBody() ? MESSAGES.text("names.body.short") : "",
                        String.join(" · ", nameRow.nameMarks()),
                        nameRow.orcidNumber().isEmpty() ? "" : "iD")
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private static String joined(String separator, String... texts) {
        return Stream.of(texts)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(separator));
    }
}
