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
    private static final PseudoClass BODY = PseudoClass.getPseudoClass("body");
    private static final PseudoClass DROP_ABOVE = PseudoClass.getPseudoClass("drop-above");
    private static final PseudoClass DROP_BELOW = PseudoClass.getPseudoClass("drop-below");

    /// A row being dragged to another's position.
    record Drag(int from, int to) {
        static final Drag NONE = new Drag(-1, -1);
    }

    private final NamesModel model;
    private final ObjectProperty<Drag> drag;
    private int pressed;
    private final Label place = new Label();
    private final Label family = new Label();
    private final Label given = new Label();
    private final Label notes = new Label();
    private final Button remove = new Button("", new LineIcon(LineIcon.CLOSE));
    private final HBox row = new HBox(place, family, given, notes, remove);

    /// @param drag the current drag in the list
    NameCell(NamesModel model, ObjectProperty<Drag> drag) {
        this.model = model;
        this.drag = drag;
        getStyleClass().add("name-cell");
        place.getStyleClass().add("name-place");
        family.getStyleClass().add("name-family");
        given.getStyleClass().add("name-given");
        notes.getStyleClass().add("name-notes");
        remove.getStyleClass().addAll("flat", "button-icon", "field-remove");
        remove.setFocusTraversable(false);
        remove.setOnAction(_ -> model.remove(getIndex()));
        given.setPrefWidth(0);
        given.setMaxWidth(Double.MAX_VALUE);
        remove.setMinWidth(USE_PREF_SIZE);
        HBox.setHgrow(given, Priority.ALWAYS);
        row.getStyleClass().add("name-row");
        setPrefWidth(0);
        beDraggable();
    }

    private void beDraggable() {
        setOnMousePressed(_ -> pressed = getIndex());
        setOnMouseDragged(
                event -> drag.set(isEmpty() ? Drag.NONE : new Drag(pressed, under(event))));
        setOnMouseReleased(_ -> {
            Drag done = drag.get();
            drag.set(Drag.NONE);
            if (model.move(done.from(), done.to())) {
                getListView().getSelectionModel().clearAndSelect(done.to());
            }
        });
        drag.subscribe(_ -> markDrop());
        indexProperty().subscribe(_ -> markDrop());
    }

    /// The row under the mouse, which may be far from the pressed one.
    private int under(MouseEvent event) {
        int row = getIndex() + (int) Math.floor(event.getY() / getHeight());
        return Math.clamp(row, 0, model.rows().size() - 1);
    }

    private void markDrop() {
        Drag now = drag.get();
        boolean here = now.to() == getIndex() && !isEmpty();
        pseudoClassStateChanged(DROP_ABOVE, here && now.to() < now.from());
        pseudoClassStateChanged(DROP_BELOW, here && now.to() > now.from());
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
        NameParts parts = item.parts();
        place.setText(String.valueOf(item.place() + 1));
        family.setText(joined(" ", parts.prefix(), parts.family()));
        given.setText(joined(", ", parts.given(), parts.suffix()));
        given.setManaged(!parts.body());
        given.setVisible(!parts.body());
        HBox.setHgrow(family, parts.body() ? Priority.ALWAYS : Priority.NEVER);
        pseudoClassStateChanged(BODY, parts.body());
        String said = notes(item, parts);
        notes.setText(said);
        notes.setManaged(!said.isEmpty());
        String removing = MESSAGES.text("remove", joined(" ", parts.given(), parts.family()));
        remove.setAccessibleText(removing);
        LazyTooltip.on(remove, removing);
        setAccessibleText(joined(", ", place.getText(), family.getText(), given.getText(), said));
        LazyTooltip.on(this, getAccessibleText());
        setGraphic(row);
    }

    private static String notes(NameRow item, NameParts parts) {
        return Stream.of(
                        parts.body() ? MESSAGES.text("names.body.short") : "",
                        String.join(" · ", item.marks()),
                        item.orcid().isEmpty() ? "" : "iD")
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private static String joined(String joint, String... texts) {
        return Stream.of(texts).filter(text -> !text.isEmpty()).collect(Collectors.joining(joint));
    }
}
