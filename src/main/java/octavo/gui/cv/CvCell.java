package octavo.gui.cv;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.RunsFlow;
import octavo.library.ReadingPlace;
import octavo.richtext.Runs;

import org.jspecify.annotations.Nullable;

/// A row of the page. An entry shows its actions when hovered or selected, and can be dragged
/// within its section. Its note is written below it.
final class CvCell extends ListCell<CvRow> {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvCell.class);
    private static final PseudoClass DROP = PseudoClass.getPseudoClass("drop-here");

    /// What the scroll bar takes at most.
    private static final double SCROLL_BAR = 20;

    private final CvModel model;

    /// Where the note is being written, and after which entry; null while it is not.
    private @Nullable CommitTextField note;

    private String noted = "";

    CvCell(CvModel model) {
        this.model = model;
        getStyleClass().add("cv-cell");
        setPrefWidth(0);
        setOnMouseDragged(event -> mark(event, true));
        setOnMouseReleased(this::drop);
    }

    /// The height depends on the page's width, as text wraps.
    @Override
    protected double computePrefHeight(double width) {
        if (getGraphic() instanceof Region graphic && getListView() != null) {
            Insets insets = getInsets();
            Insets page = getListView().getInsets();
            double margins = page.getLeft() + page.getRight();
            double across = insets.getLeft() + insets.getRight();
            double most = getListView().getWidth() - margins - across;
            double laidOut = getWidth() - across;
            boolean isOfThisPage = laidOut <= most && laidOut >= most - SCROLL_BAR;
            double inside = Math.max(1, isOfThisPage ? laidOut : most - SCROLL_BAR);
            return graphic.prefHeight(inside) + insets.getTop() + insets.getBottom();
        }
        return super.computePrefHeight(width);
    }

    @Override
    protected void updateItem(CvRow item, boolean empty) {
        super.updateItem(item, empty);
        setAccessibleText("");
        if (empty || !(item instanceof CvRow.Entry entry) || !entry.key().equals(noted)) {
            noted = "";
            note = null;
        }
        if (empty) {
            setGraphic(null);
            return;
        }
        setGraphic(
                switch (item) {
                    case CvRow.Heading(int level, String text) -> heading(level, text);
                    case CvRow.Remark(Runs text) -> flow(text);
                    case CvRow.Entry entry -> entry(entry);
                });
    }

    private Node heading(int level, String text) {
        Label label = new Label(text);
        label.getStyleClass().add("cv-heading-" + Math.min(level, 2));
        setAccessibleText(text);
        return new VBox(label);
    }

    private RunsFlow flow(Runs text) {
        RunsFlow flow = new RunsFlow();
        flow.show(text);
        return flow;
    }

    private Node entry(CvRow.Entry entry) {
        VBox lines = new VBox();
        String key = entry.key();
        for (Runs line : entry.item().entryLines().lines()) {
            RunsFlow flow = flow(line);
            flow.whenLinkClicked(() -> model.read(key));
            lines.getChildren().add(flow);
        }
        if (entry.item().entryLines().hasHeading() && !lines.getChildren().isEmpty()) {
            lines.getChildren().getFirst().getStyleClass().add("cv-title");
        }
        if (note != null) {
            lines.getChildren().add(note);
        }
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox actions =
                new HBox(
                        button("up", LineIcon.UP, () -> model.move(entry, -1)),
                        button("down", LineIcon.DOWN, () -> model.move(entry, 1)),
                        button("note", LineIcon.NOTE, this::writeNote),
                        button("hide", LineIcon.HIDE, () -> model.hide(key, true)));
        if (!ReadingPlace.of(entry.item().work()).isEmpty()) {
            actions.getChildren().addFirst(button("read", LineIcon.OUTSIDE, () -> model.read(key)));
        }
        actions.getStyleClass().add("cv-actions");
        actions.setMinWidth(USE_PREF_SIZE);
        HBox row = new HBox(lines, actions);
        if (!entry.item().label().isEmpty()) {
            Label label = new Label(entry.item().label());
            label.setMinWidth(USE_PREF_SIZE);
            row.getChildren().addFirst(label);
        }
        row.getStyleClass().add("cv-entry");
        setAccessibleText(entry.text());
        return row;
    }

    /// Has the note after the entry written below it. Enter keeps it, and so does going elsewhere;
    /// Escape leaves it as it was.
    void writeNote() {
        if (!(getItem() instanceof CvRow.Entry entry)) {
            return;
        }
        String key = entry.key();
        CommitTextField field =
                new CommitTextField(
                        model.note(key),
                        text -> {
                            if (key.equals(noted)) {
                                leaveNote();
                            }
                            model.note(key, text);
                        });
        field.setId("cv-note");
        field.setPromptText(MESSAGES.text("note.prompt"));
        field.setAccessibleText(MESSAGES.text("note.question", key));
        field.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        event.consume();
                        field.setText(model.note(key));
                        leaveNote();
                    }
                });
        note = field;
        noted = key;
        setGraphic(entry(entry));
        field.requestFocus();
        field.end();
    }

    private void leaveNote() {
        boolean hadKeys = note != null && note.isFocused();
        note = null;
        noted = "";
        if (getItem() instanceof CvRow.Entry entry) {
            setGraphic(entry(entry));
        }
        if (hadKeys) {
            getListView().requestFocus();
        }
    }

    private static Button button(String what, String icon, Runnable action) {
        Button button = new IconButton(icon, MESSAGES.text(what), action);
        button.setFocusTraversable(false);
        return button;
    }

    /// The row under the mouse, if it is an entry of the same section.
    private CvCell under(MouseEvent event) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null) {
            if (node instanceof CvCell cell
                    && cell.getItem() instanceof CvRow.Entry there
                    && getItem() instanceof CvRow.Entry here
                    && there.section() == here.section()) {
                return cell;
            }
            node = node.getParent();
        }
        return this;
    }

    private void mark(MouseEvent event, boolean on) {
        CvCell target = under(event);
        getListView()
                .lookupAll(".cv-cell")
                .forEach(cell -> cell.pseudoClassStateChanged(DROP, false));
        target.pseudoClassStateChanged(DROP, on && !target.equals(this));
    }

    private void drop(MouseEvent event) {
        mark(event, false);
        if (getItem() instanceof CvRow.Entry here
                && under(event).getItem() instanceof CvRow.Entry there) {
            model.move(here.section(), here.key(), there.place());
        }
    }
}
