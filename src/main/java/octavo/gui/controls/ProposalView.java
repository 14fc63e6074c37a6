package octavo.gui.controls;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;

/// Shows proposed changes, each with a check box.
public final class ProposalView extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(ProposalView.class);

    /// The height of a row, as a multiple of the font size.
    private static final double ROW = 4;

    /// This many unchanged items need no list.
    private static final int FEW = 3;

    private static final int MOST_ROWS = 10;

    private final ChangeProposal model;
    private final Button make = new Button();
    private final Button later = new Button(MESSAGES.text("proposal.later"));

    /// @param dismiss hides the proposal
    public ProposalView(ChangeProposal model, Runnable dismiss) {
        this(model);
        HBox row = new HBox();
        row.getStyleClass().add("proposal-row");
        row.getChildren().setAll(buttons(dismiss));
        getChildren().add(row);
    }

    private ProposalView(ChangeProposal model) {
        this.model = model;
        setId("plan");
        getStyleClass().add("proposal");
        Label title = new Label(model.title());
        title.getStyleClass().add("heading");
        SafeWrapping.wrap(title);
        getChildren().add(title);
        if (!model.rows().isEmpty()) {
            getChildren().add(rows(model));
        }
        getChildren().addAll(left(model.left()));
    }

    /// A proposal whose buttons are elsewhere.
    public static ProposalView withoutButtons(ChangeProposal model) {
        return new ProposalView(model);
    }

    /// Focuses the button that applies the changes.
    public void focus() {
        (make.isDisabled() ? later : make).requestFocus();
    }

    /// Focuses the list of changes: a second press of the space bar that opened the proposal does
    /// not apply them.
    public void focusRows() {
        getChildren().stream()
                .filter(part -> "plan-rows".equals(part.getId()))
                .findFirst()
                .ifPresentOrElse(Node::requestFocus, this::focus);
    }

    /// Unchanged items: in a list of their own if they would push the buttons out of view.
    private static List<Node> left(List<String> left) {
        if (left.size() <= FEW) {
            return left.stream().map(ProposalView::muted).toList();
        }
        ListView<String> list = new ListView<>();
        list.setId("plan-left");
        list.setAccessibleText(MESSAGES.text("proposal.left"));
        list.getItems().setAll(left);
        list.getStyleClass().add("proposal-left");
        return List.of(muted(MESSAGES.text("proposal.kept", left.size())), list);
    }

    private static Node muted(String text) {
        Label label = new Label(text);
        SafeWrapping.wrap(label);
        label.getStyleClass().add("muted");
        return label;
    }

    private ListView<ChangeProposal.ProposalRow> rows(ChangeProposal model) {
        ListView<ChangeProposal.ProposalRow> list = new ListView<>();
        list.setId("plan-rows");
        list.setAccessibleText(MESSAGES.text("proposal.rows"));
        list.getItems().setAll(model.rows());
        int rows = Math.min(MOST_ROWS, model.rows().size());
        list.fixedCellSizeProperty().bind(TextSize.of(this).map(em -> em * ROW));
        list.prefHeightProperty().bind(list.fixedCellSizeProperty().multiply(rows).add(4));
        list.setMinHeight(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        list.setCellFactory(_ -> new ProposalCell(model));
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> whenPressed(event, list, model));
        return list;
    }

    /// The space bar toggles the selected change. Enter applies the changes, and Escape none: the
    /// list would consume both.
    private void whenPressed(
            KeyEvent event, ListView<ChangeProposal.ProposalRow> list, ChangeProposal model) {
        int row = list.getSelectionModel().getSelectedIndex();
        if (event.getCode() == KeyCode.SPACE && row >= 0) {
            model.setWanted(row, !model.isWanted(row));
            list.refresh();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            make.fire();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            later.fire();
        }
    }

    /// Its buttons: what applies the changes, if there are any, and what does not.
    ///
    /// @param dismiss hides the proposal
    public List<Button> buttons(Runnable dismiss) {
        make.setId("plan-make");
        make.textProperty().bind(model.wantedProperty().map(count -> model.make(count.intValue())));
        make.disableProperty().bind(model.wantedProperty().isEqualTo(0));
        make.getStyleClass().add("accent");
        make.setDefaultButton(true);
        make.setOnAction(_ -> model.make());
        if (model.rows().isEmpty()) {
            later.setText(MESSAGES.text("proposal.close"));
        }
        later.setId("plan-later");
        later.setCancelButton(true);
        later.setOnAction(_ -> dismiss.run());
        return model.rows().isEmpty() ? List.of(later) : List.of(make, later);
    }

    /// One change: before, after, and its location.
    private static final class ProposalCell extends ListCell<ChangeProposal.ProposalRow> {
        private final ChangeProposal model;
        private final CheckBox box = new CheckBox();
        private final Label change = new Label();
        private final Label where = new Label();
        private final VBox texts = new VBox(change, where);
        private final HBox row = new HBox(box, texts);

        ProposalCell(ChangeProposal model) {
            this.model = model;
            where.getStyleClass().add("muted");
            texts.setAlignment(Pos.CENTER_LEFT);
            row.getStyleClass().add("proposal-row");
            box.setOnAction(_ -> model.setWanted(getIndex(), box.isSelected()));
            setPrefWidth(0);
            LazyTooltip.whenCut(this, change, where);
        }

        @Override
        protected void updateItem(ChangeProposal.ProposalRow item, boolean empty) {
            super.updateItem(item, empty);
            if (empty) {
                setGraphic(null);
                return;
            }
            change.setText(item.beforeText() + "  →  " + item.afterText());
            where.setText(item.placeText());
            box.setSelected(model.isWanted(getIndex()));
            box.setAccessibleText(change.getText() + ", " + where.getText());
            setAccessibleText(box.getAccessibleText());
            setGraphic(row);
        }
    }
}
