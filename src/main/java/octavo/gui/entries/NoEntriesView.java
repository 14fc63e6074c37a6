package octavo.gui.entries;

import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import octavo.gui.controls.LineIcon;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.search.SubstringWords;

import java.util.Optional;

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

    /// The reason, and an offer to start an empty library or to search otherwise.
    ///
    /// @param create creates an entry
    static VBox offering(EntriesModel model, Runnable create) {
        Button begin = new Button(MESSAGES.text("empty.new"), new LineIcon(LineIcon.PLUS));
        begin.setId("no-entries-new");
        begin.setOnAction(_ -> create.run());
        Button within = new Button(MESSAGES.text("within"));
        within.setId("no-entries-within");
        within.setOnAction(_ -> within(model).ifPresent(model.queryProperty()::set));
        VBox all =
                new VBox(
                        reason(model),
                        correction(model),
                        offer(begin, "empty.hint", model.totalProperty().isEqualTo(0)),
                        offer(
                                within,
                                "within.hint",
                                Bindings.createBooleanBinding(
                                        () -> within(model).isPresent(),
                                        model.totalProperty(),
                                        model.queryProperty())));
        all.getStyleClass().add("no-entries");
        return all;
    }

    /// Offers the nearest words that the library has.
    private static Button correction(EntriesModel model) {
        StringProperty corrected = new SimpleStringProperty("");
        Button correction = new Button();
        correction.setId("no-entries-correction");
        correction.setMnemonicParsing(false);
        correction.textProperty().bind(corrected.map(query -> MESSAGES.text("correction", query)));
        correction.setOnAction(_ -> model.queryProperty().set(corrected.get()));
        correction.visibleProperty().bind(corrected.isNotEmpty());
        correction.managedProperty().bind(correction.visibleProperty());
        Runnable update =
                () -> {
                    corrected.set("");
                    if (model.shownCountProperty().get() == 0
                            && model.totalProperty().get() > 0
                            && !model.queryProperty().get().isBlank()) {
                        model.findCorrection(corrected::set);
                    }
                };
        model.queryProperty().addListener(_ -> update.run());
        model.shownCountProperty().addListener(_ -> update.run());
        return correction;
    }

    /// The query that finds the words that were sought within others, if there are any entries.
    private static Optional<String> within(EntriesModel model) {
        return SubstringWords.of(model.queryProperty().get())
                .filter(_ -> model.totalProperty().get() > 0);
    }

    private static VBox offer(Button button, String hint, ObservableBooleanValue isShown) {
        Label words = new Label(MESSAGES.text(hint));
        words.getStyleClass().add("muted");
        SafeWrapping.wrap(words);
        VBox offer = new VBox(button, words);
        offer.getStyleClass().add("no-entries");
        offer.visibleProperty().bind(isShown);
        offer.managedProperty().bind(offer.visibleProperty());
        return offer;
    }
}
