package octavo.gui.cv;

import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
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
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.IconButton;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.RunsFlow;
import octavo.gui.controls.SafeWrapping;
import octavo.library.ReadingPlace;
import octavo.retractions.UpdateNotice;
import octavo.richtext.Runs;

import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.Optional;

/// A row of the page. An entry shows its actions when hovered or selected, and can be dragged
/// within its section. Its note is written below it.
final class CvCell extends ListCell<CvRow> {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvCell.class);
    private static final PseudoClass DROP = PseudoClass.getPseudoClass("drop-here");

    /// What the scroll bar takes at most.
    private static final double SCROLL_BAR = 20;

    private final CvModel model;

    /// Where the note is being written, and after which entry; null while it is not.
    private @Nullable CommitTextField noteField;

    private String notedKey = "";

    CvCell(CvModel model) {
        this.model = model;
        getStyleClass().add("cv-cell");
        setPrefWidth(0);
        setOnMouseDragged(event -> markTarget(event, true));
        setOnMouseReleased(this::dropEntry);
    }

    /// The height depends on the page's width, as text wraps.
    @Override
    protected double computePrefHeight(double width) {
        if (getGraphic() instanceof Region graphic && getListView() != null) {
            Insets insets = getInsets();
            Insets pageInsets = getListView().getInsets();
            double margins = pageInsets.getLeft() + pageInsets.getRight();
            double horizontalInsets = insets.getLeft() + insets.getRight();
            double maxWidth = getListView().getWidth() - margins - horizontalInsets;
            double laidOutWidth = getWidth() - horizontalInsets;
            boolean isOfThisPage =
                    laidOutWidth <= maxWidth && laidOutWidth >= maxWidth - SCROLL_BAR;
            double innerWidth = Math.max(1, isOfThisPage ? laidOutWidth : maxWidth - SCROLL_BAR);
            return graphic.prefHeight(innerWidth) + insets.getTop() + insets.getBottom();
        }
        return super.computePrefHeight(width);
    }

    @Override
    protected void updateItem(CvRow item, boolean empty) {
        super.updateItem(item, empty);
        setAccessibleText("");
        if (empty || !(item instanceof CvRow.EntryRow entry) || !entry.key().equals(notedKey)) {
            notedKey = "";
            noteField = null;
        }
        if (empty) {
            setGraphic(null);
            return;
        }
        setGraphic(
                switch (item) {
                    case CvRow.HeadingRow(int level, String text) -> headingNode(level, text);
                    case CvRow.RemarkRow(Runs text) -> runsFlow(text);
                    case CvRow.EntryRow entry -> entryNode(entry);
                });
    }

    private Node headingNode(int level, String headingText) {
        Label label = new Label(headingText);
        label.getStyleClass().add("cv-heading-" + Math.min(level, 2));
        setAccessibleText(headingText);
        return new VBox(label);
    }

    private RunsFlow runsFlow(Runs text) {
        RunsFlow runsFlow = new RunsFlow();
        runsFlow.show(text);
        return runsFlow;
    }

    private Node entryNode(CvRow.EntryRow entry) {
        VBox lines = new VBox();
        String key = entry.key();
        for (Runs line : entry.cvEntry().entryLines().lines()) {
            RunsFlow runsFlow = runsFlow(line);
            runsFlow.whenLinkClicked(() -> model.openPaper(key));
            lines.getChildren().add(runsFlow);
        }
        if (entry.cvEntry().entryLines().hasHeading() && !lines.getChildren().isEmpty()) {
            lines.getChildren().getFirst().getStyleClass().add("cv-title");
        }
        noticeLabel(entry).ifPresent(lines.getChildren()::add);
        if (noteField != null) {
            lines.getChildren().add(noteField);
        }
        HBox.setHgrow(lines, Priority.ALWAYS);
        HBox row = new HBox(lines);
        if (!entry.cvEntry().label().isEmpty()) {
            Label label = new Label(entry.cvEntry().label());
            label.setMinWidth(USE_PREF_SIZE);
            row.getChildren().addFirst(label);
        }
        row.getStyleClass().add("cv-entry");
        setAccessibleText(
                noticeLabel(entry)
                        .map(label -> entry.text() + ", " + label.getText())
                        .orElse(entry.text()));
        HBox actions = actionsOf(entry);
        StackPane.setAlignment(actions, Pos.TOP_RIGHT);
        return new StackPane(row, actions);
    }

    /// What became of the work after its publication, which is not printed.
    private Optional<Label> noticeLabel(CvRow.EntryRow entry) {
        return model.noticesOf(entry.cvEntry().work()).stream()
                .min(Comparator.comparing(UpdateNotice::kind))
                .map(notice -> {
                    Label label =
                            new Label(
                                    MESSAGES.text(
                                            "notice", MessageTranslator.of(notice.sentence())));
                    label.getStyleClass()
                            .add(notice.kind().isAlarm() ? "cv-retracted" : "cv-corrected");
                    SafeWrapping.wrap(label);
                    return label;
                });
    }

    /// What can be done to an entry.
    private HBox actionsOf(CvRow.EntryRow entry) {
        HBox actions =
                new HBox(
                        iconButton("up", LineIcon.UP, () -> model.sections().move(entry, -1)),
                        iconButton("down", LineIcon.DOWN, () -> model.sections().move(entry, 1)),
                        button("hide", () -> model.hideEntry(entry.key(), true)),
                        button("note", this::writeNote));
        if (!ReadingPlace.of(entry.cvEntry().work()).isEmpty()) {
            Button openButton = button("read-short", () -> model.openPaper(entry.key()));
            LazyTooltip.on(openButton, MESSAGES.text("read"));
            actions.getChildren().add(openButton);
        }
        actions.getStyleClass().add("cv-actions");
        actions.setMinWidth(USE_PREF_SIZE);
        actions.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        boolean isWriting = noteField != null;
        actions.setVisible(!isWriting);
        return actions;
    }

    /// Has the note after the entry written below it. Enter keeps it, and so does going elsewhere;
    /// Escape leaves it as it was.
    void writeNote() {
        if (!(getItem() instanceof CvRow.EntryRow entry)) {
            return;
        }
        String key = entry.key();
        CommitTextField field =
                new CommitTextField(
                        model.note(key),
                        text -> {
                            if (key.equals(notedKey)) {
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
        noteField = field;
        notedKey = key;
        setGraphic(entryNode(entry));
        field.requestFocus();
        field.end();
    }

    private void leaveNote() {
        boolean hadFocus = noteField != null && noteField.isFocused();
        noteField = null;
        notedKey = "";
        if (getItem() instanceof CvRow.EntryRow entry) {
            setGraphic(entryNode(entry));
        }
        if (hadFocus) {
            getListView().requestFocus();
        }
    }

    private static Button iconButton(String messageKey, String icon, Runnable action) {
        Button button = new IconButton(icon, MESSAGES.text(messageKey), action);
        button.setFocusTraversable(false);
        return button;
    }

    private static Button button(String messageKey, Runnable action) {
        Button button = new Button(MESSAGES.text(messageKey));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        button.setFocusTraversable(false);
        return button;
    }

    /// The row under the mouse, if it is an entry of the same section.
    private CvCell cellUnder(MouseEvent event) {
        Node node = event.getPickResult().getIntersectedNode();
        while (node != null) {
            if (node instanceof CvCell cell
                    && cell.getItem() instanceof CvRow.EntryRow targetEntry
                    && getItem() instanceof CvRow.EntryRow draggedEntry
                    && targetEntry.sectionIndex() == draggedEntry.sectionIndex()) {
                return cell;
            }
            node = node.getParent();
        }
        return this;
    }

    private void markTarget(MouseEvent event, boolean isOver) {
        CvCell targetCell = cellUnder(event);
        getListView()
                .lookupAll(".cv-cell")
                .forEach(cell -> cell.pseudoClassStateChanged(DROP, false));
        targetCell.pseudoClassStateChanged(DROP, isOver && !targetCell.equals(this));
    }

    private void dropEntry(MouseEvent event) {
        markTarget(event, false);
        if (getItem() instanceof CvRow.EntryRow draggedEntry
                && cellUnder(event).getItem() instanceof CvRow.EntryRow targetEntry) {
            model.sections()
                    .move(
                            draggedEntry.sectionIndex(),
                            draggedEntry.key(),
                            targetEntry.entryIndex());
        }
    }
}
