package octavo.gui.people;

import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import octavo.gui.controls.Messages;
import octavo.people.Rewrite;

/// What would be rewritten, each rewrite with a box to leave it out.
final class PlanView extends VBox {
    private static final Messages MESSAGES = Messages.of(PlanView.class);
    private static final double ROW = 52;
    private static final int MOST_ROWS = 10;

    /// @param dismiss puts the plan away
    PlanView(PlanModel model, Runnable dismiss) {
        setId("plan");
        getStyleClass().add("people-card");
        Label title = new Label(MESSAGES.text("plan.title", model.name()));
        title.getStyleClass().add("heading");
        title.setWrapText(true);
        getChildren().add(title);
        if (!model.rewrites().isEmpty()) {
            getChildren().add(rewrites(model));
        }
        for (Rewrite.Refused refused : model.refused()) {
            Label label =
                    new Label(
                            MESSAGES.text(
                                    "plan.refused",
                                    refused.place().key(),
                                    refused.name(),
                                    refused.reason()));
            label.setWrapText(true);
            label.getStyleClass().add("people-refused");
            getChildren().add(label);
        }
        getChildren().add(buttons(model, dismiss));
    }

    private static ListView<Rewrite> rewrites(PlanModel model) {
        ListView<Rewrite> list = new ListView<>();
        list.setId("plan-rewrites");
        list.setAccessibleText(MESSAGES.text("plan.rewrites"));
        list.getItems().setAll(model.rewrites());
        list.setFixedCellSize(ROW);
        list.setPrefHeight(Math.min(MOST_ROWS, model.rewrites().size()) * ROW + 4);
        list.setCellFactory(_ -> new Cell(model));
        return list;
    }

    private static HBox buttons(PlanModel model, Runnable dismiss) {
        Button make = new Button();
        make.setId("plan-make");
        make.textProperty()
                .bind(
                        model.wantedProperty()
                                .map(count -> MESSAGES.text("plan.make", count.intValue())));
        make.disableProperty().bind(model.wantedProperty().isEqualTo(0));
        make.getStyleClass().add("accent");
        make.setDefaultButton(true);
        make.setOnAction(_ -> model.make());
        Button later = new Button(MESSAGES.text("plan.later"));
        later.setId("plan-later");
        later.setCancelButton(true);
        later.setOnAction(_ -> dismiss.run());
        HBox buttons = new HBox(make, later);
        buttons.getStyleClass().add("people-row");
        return buttons;
    }

    /// One rewrite: the name before and after, and where it stands.
    private static final class Cell extends ListCell<Rewrite> {
        private final PlanModel model;
        private final CheckBox box = new CheckBox();
        private final Label change = new Label();
        private final Label where = new Label();
        private final HBox row = new HBox(box, new VBox(change, where));

        Cell(PlanModel model) {
            this.model = model;
            where.getStyleClass().add("muted");
            row.getStyleClass().add("people-row");
            box.setOnAction(_ -> model.want(getItem(), box.isSelected()));
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(Rewrite item, boolean empty) {
            super.updateItem(item, empty);
            if (empty) {
                setGraphic(null);
                return;
            }
            change.setText(item.before() + "  →  " + item.after());
            where.setText(item.place().key() + ", " + item.place().field());
            box.setSelected(model.isWanted(item));
            box.setAccessibleText(change.getText() + ", " + where.getText());
            setAccessibleText(box.getAccessibleText());
            setGraphic(row);
        }
    }
}
