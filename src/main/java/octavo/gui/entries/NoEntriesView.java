package octavo.gui.entries;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.search.WithinWords;

/// What stands in place of the rows of an empty table.
final class NoEntriesView {
    private static final MessageTexts MESSAGES = MessageTexts.of(NoEntriesView.class);

    private NoEntriesView() {}

    /// Why the table is empty.
    static Label reason(EntriesModel model) {
        Label label = new Label();
        label.setId("no-entries");
        label.textProperty()
                .bind(
                        Bindings.createStringBinding(
                                () -> reasonNow(model),
                                model.totalProperty(),
                                model.problemProperty()));
        return label;
    }

    private static String reasonNow(EntriesModel model) {
        String problem = model.problemProperty().get();
        return model.totalProperty().get() == 0
                ? MESSAGES.text("empty")
                : problem.isEmpty() ? MESSAGES.text("no-match") : problem;
    }

    /// An offer to find the words that were sought within others.
    private static VBox within(EntriesModel model) {
        Button button = new Button(MESSAGES.text("within"));
        button.setId("no-entries-within");
        button.setOnAction(_ ->
                WithinWords.of(model.queryProperty().get()).ifPresent(model.queryProperty()::set));
        Label hint = new Label(MESSAGES.text("within.hint"));
        hint.getStyleClass().add("muted");
        SafeWrapping.wrap(hint);
        VBox offer = new VBox(button, hint);
        offer.getStyleClass().add("no-entries");
        offer.visibleProperty()
                .bind(
                        Bindings.createBooleanBinding(
                                () ->
                                        model.totalProperty().get() > 0
                                                && WithinWords.of(model.queryProperty().get())
                                                        .isPresent(),
                                model.totalProperty(),
                                model.queryProperty()));
        offer.managedProperty().bind(offer.visibleProperty());
        return offer;
    }

    /// The reason, and an offer to start an empty library or to search otherwise.
    ///
    /// @param create creates an entry
    static VBox offering(EntriesModel model, Runnable create) {
        Button button = new Button(MESSAGES.text("empty.new"), new LineIcon(LineIcon.PLUS));
        button.setId("no-entries-new");
        button.setOnAction(_ -> create.run());
        Label hint = new Label(MESSAGES.text("empty.hint"));
        hint.getStyleClass().add("muted");
        SafeWrapping.wrap(hint);
        VBox offer = new VBox(button, hint);
        offer.getStyleClass().add("no-entries");
        offer.visibleProperty().bind(model.totalProperty().isEqualTo(0));
        offer.managedProperty().bind(offer.visibleProperty());
        VBox all = new VBox(reason(model), offer, within(model));
        all.getStyleClass().add("no-entries");
        return all;
    }
}
