package octavo.gui.controls;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What would be changed, each change with a box to leave it out.
public final class ProposalView extends VBox {
    private static final Messages MESSAGES = Messages.of(ProposalView.class);
    private static final double ROW = 52;
    private static final int MOST_ROWS = 10;

    private final Button make = new Button();
    private final Button later = new Button(MESSAGES.text("proposal.later"));

    /// @param dismiss puts the plan away
    public ProposalView(Proposal model, Runnable dismiss) {
        setId("plan");
        getStyleClass().add("proposal");
        Label title = new Label(model.title());
        title.getStyleClass().add("heading");
        Wrapping.wrap(title);
        getChildren().add(title);
        if (!model.rows().isEmpty()) {
            getChildren().add(rows(model));
        }
        for (String left : model.left()) {
            Label label = new Label(left);
            Wrapping.wrap(label);
            label.getStyleClass().add("muted");
            getChildren().add(label);
        }
        getChildren().add(buttons(model, dismiss));
    }

    /// Leads the keys to what makes the changes.
    public void focus() {
        (make.isDisabled() ? later : make).requestFocus();
    }

    private static ListView<Proposal.Row> rows(Proposal model) {
        ListView<Proposal.Row> list = new ListView<>();
        list.setId("plan-rows");
        list.setAccessibleText(MESSAGES.text("proposal.rows"));
        list.getItems().setAll(model.rows());
        list.setFixedCellSize(ROW);
        list.setPrefHeight(Math.min(MOST_ROWS, model.rows().size()) * ROW + 4);
        list.setCellFactory(_ -> new Cell(model));
        return list;
    }

    private HBox buttons(Proposal model, Runnable dismiss) {
        make.setId("plan-make");
        make.textProperty()
                .bind(
                        model.wantedProperty()
                                .map(count -> MESSAGES.text("proposal.make", count.intValue())));
        make.disableProperty().bind(model.wantedProperty().isEqualTo(0));
        make.getStyleClass().add("accent");
        make.setDefaultButton(true);
        make.setOnAction(_ -> model.make());
        later.setId("plan-later");
        later.setCancelButton(true);
        later.setOnAction(_ -> dismiss.run());
        HBox buttons = new HBox(make, later);
        buttons.getStyleClass().add("proposal-row");
        return buttons;
    }

    /// One change: before and after, and where it stands.
    private static final class Cell extends ListCell<Proposal.Row> {
        private final Proposal model;
        private final CheckBox box = new CheckBox();
        private final Label change = new Label();
        private final Label where = new Label();
        private final HBox row = new HBox(box, new VBox(change, where));

        Cell(Proposal model) {
            this.model = model;
            where.getStyleClass().add("muted");
            row.getStyleClass().add("proposal-row");
            box.setOnAction(_ -> model.want(getIndex(), box.isSelected()));
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Proposal.Row item, boolean empty) {
            super.updateItem(item, empty);
            if (empty) {
                setGraphic(null);
                return;
            }
            change.setText(item.before() + "  →  " + item.after());
            where.setText(item.where());
            box.setSelected(model.isWanted(getIndex()));
            box.setAccessibleText(change.getText() + ", " + where.getText());
            setAccessibleText(box.getAccessibleText());
            setGraphic(row);
        }
    }
}
