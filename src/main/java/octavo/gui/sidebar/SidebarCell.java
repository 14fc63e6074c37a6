package octavo.gui.sidebar;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TreeCell;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.DraggedEntries;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;

import org.jspecify.annotations.Nullable;

import java.util.Optional;

/// A line of the sidebar, which accepts dropped entries, and can be renamed.
final class SidebarCell extends TreeCell<SidebarItem> {
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");
    private static final PseudoClass TARGET = PseudoClass.getPseudoClass("drop-target");

    private static final MessageTexts MESSAGES = MessageTexts.of(SidebarCell.class);

    private final SidebarChoices choices;
    private final Label text = new Label();
    private final Label count = new Label();
    private final HBox line = new HBox(text, count);

    /// Whether its heading was expanded when the mouse was pressed.
    private boolean wasOpen;

    SidebarCell(SidebarChoices choices) {
        this.choices = choices;
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinWidth(0);
        text.getStyleClass().add("sidebar-name");
        HBox.setHgrow(text, Priority.ALWAYS);
        count.getStyleClass().add("count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setMinWidth(0);
        line.setPrefWidth(0);
        LazyTooltip.whenCut(this, text);
        addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> wasOpen = isOpen());
        setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                toggle();
            }
        });
        setOnDragOver(this::over);
        setOnDragEntered(event -> pseudoClassStateChanged(TARGET, takes(event).isPresent()));
        setOnDragExited(_ -> pseudoClassStateChanged(TARGET, false));
        setOnDragDropped(event -> {
            takes(event)
                    .ifPresent(it ->
                            choices.assign()
                                    .accept(DraggedEntries.slots(event.getDragboard()), it));
            event.setDropCompleted(takes(event).isPresent());
            event.consume();
        });
    }

    private boolean isOpen() {
        return getTreeItem() != null && getTreeItem().isExpanded();
    }

    /// What is new is shown. Headings toggle wherever they are clicked, except on the arrow, which
    /// toggles by itself.
    private void toggle() {
        SidebarItem item = getItem();
        if (item != null && item.isNews()) {
            choices.followedPart().show().run();
        }
        if (item != null && item.isHeading()) {
            getTreeItem().setExpanded(!wasOpen);
        }
    }

    private Optional<FacetValue> takes(DragEvent event) {
        SidebarItem item = getItem();
        return item == null || !DraggedEntries.isIn(event.getDragboard())
                ? Optional.empty()
                : item.assignment();
    }

    private void over(DragEvent event) {
        if (takes(event).isPresent()) {
            event.acceptTransferModes(TransferMode.LINK, TransferMode.COPY);
            event.consume();
        }
    }

    private void rename(SidebarItem item, String typed) {
        if (item.isSearch()) {
            choices.saved().rename().accept(item.text(), typed);
        } else if (!item.tagName().isEmpty()) {
            choices.tags().rename().accept(item.tagName(), typed);
        } else {
            choices.groups().rename().accept(item.groupPath(), typed);
        }
    }

    /// Renames a saved search, a group or a tag in place.
    @Override
    public void startEdit() {
        SidebarItem item = getItem();
        if (item == null
                || !item.isSearch() && item.groupPath().isEmpty() && item.tagName().isEmpty()) {
            return;
        }
        String kind = item.isSearch() ? "search" : item.groupPath().isEmpty() ? "tag" : "group";
        super.startEdit();
        TextField name = new TextField(item.text());
        name.setId(
                switch (kind) {
                    case "search" -> "search-name";
                    case "tag" -> "tag-new-name";
                    default -> "group-new-name";
                });
        name.setAccessibleText(MESSAGES.text(kind.equals("search") ? "name" : "name." + kind));
        name.setOnAction(_ -> {
            String typed = name.getText().strip();
            getTreeView().requestFocus();
            if (!typed.isEmpty() && !typed.equals(item.text())) {
                rename(item, typed);
            }
        });
        name.addEventFilter(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        getTreeView().requestFocus();
                    }
                });
        name.focusedProperty()
                .addListener((_, _, focused) -> {
                    if (!focused) {
                        cancelEdit();
                    }
                });
        HBox.setHgrow(name, Priority.ALWAYS);
        line.getChildren().setAll(name);
        name.requestFocus();
        name.selectAll();
    }

    @Override
    public void cancelEdit() {
        if (isEditing()) {
            super.cancelEdit();
            getTreeView().setEditable(false);
            line.getChildren().setAll(text, count);
        }
    }

    @Override
    protected void updateItem(@Nullable SidebarItem item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            pseudoClassStateChanged(HEADING, false);
            setGraphic(null);
            setAccessibleText(null);
            text.setText("");
            return;
        }
        pseudoClassStateChanged(HEADING, item.isHeading());
        text.setText(item.text());
        count.setText(item.count() < 0 ? "" : "%,d".formatted(item.count()));
        setGraphic(line);
        setAccessibleText(words(item));
    }

    private static String words(SidebarItem item) {
        return item.count() < 0 ? item.text() : item.text() + ", " + item.count();
    }
}
