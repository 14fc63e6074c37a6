package octavo.gui.editor;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.VBox;

import octavo.gui.controls.KindNames;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextAndButtons;
import octavo.gui.controls.TextCompletion;
import octavo.venuenames.VenueEdition;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Below a venue's text, in a line if the venue has an acronym: which series it is, and alternative
/// spellings. Offers completions while typing.
final class VenueHint extends VBox {
    private static final MessageTexts MESSAGES = MessageTexts.of(VenueHint.class);

    private final FieldModel fieldModel;
    private final ObservableValue<KnownVenues> knownVenues;
    private final TextInputControl text;
    private final Label series = new Label();
    private final MenuButton formsMenu = new MenuButton(MESSAGES.text("venue.forms"));

    VenueHint(FieldModel model, ObservableValue<KnownVenues> venues, TextInputControl text) {
        this.fieldModel = model;
        this.knownVenues = venues;
        this.text = text;
        getStyleClass().add("venue-hint");
        series.setId(model.fieldLine().lineId() + "-series");
        series.getStyleClass().add("muted");
        SafeWrapping.wrap(series);
        formsMenu.setId(model.fieldLine().lineId() + "-forms");
        formsMenu.setMinWidth(USE_PREF_SIZE);
        formsMenu.setFocusTraversable(false);
        formsMenu.getStyleClass().addAll("small", "field-action");
        getChildren().setAll(new TextAndButtons(series, formsMenu));
        managedProperty().bind(visibleProperty());
        model.textProperty().subscribe(_ -> show());
        venues.subscribe(_ -> show());
        TextCompletion.on(
                text, model.fieldLine().lineId() + "-completions", model::isChanged, this::offers);
    }

    private void show() {
        Optional<KnownVenues.VenueReading> reading =
                knownVenues.getValue().readVenue(fieldModel.textProperty().get());
        setVisible(reading.isPresent());
        reading.ifPresent(this::show);
    }

    private void show(KnownVenues.VenueReading reading) {
        VenueEdition edition = reading.matchResult().venueName().edition();
        String acronym = reading.venueSeries().names().acronym();
        String full = reading.venueSeries().names().fullName();
        LazyTooltip.on(series, full);
        series.setText(
                Stream.of(
                                acronym.isEmpty() ? full : acronym,
                                reading.matchResult().venueKind().map(KindNames::of).orElse(""),
                                edition.ordinal()
                                        .map(number -> MESSAGES.text("venue.edition", number))
                                        .orElse(""))
                        .filter(part -> !part.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(" · ")));
        formsMenu
                .getItems()
                .setAll(reading.preferredForms().stream().map(form -> item(form, form)).toList());
        if (!reading.countsByOther().isEmpty()) {
            formsMenu.getItems().add(new SeparatorMenuItem());
            reading.countsByOther().entrySet().stream()
                    .limit(10)
                    .forEach(each ->
                            formsMenu
                                    .getItems()
                                    .add(
                                            item(
                                                    MESSAGES.text(
                                                            "venue.other",
                                                            each.getKey(),
                                                            each.getValue()),
                                                    each.getKey())));
        }
    }

    private MenuItem item(String text, String value) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> {
            this.text.requestFocus();
            take(value);
        });
        return item;
    }

    private void take(String value) {
        fieldModel.textProperty().set(value);
        text.end();
        fieldModel.commit();
    }

    private List<TextCompletion.CompletionOffer> offers() {
        return knownVenues.getValue().completions(text.getText()).stream()
                .map(each -> new TextCompletion.CompletionOffer(each, () -> take(each)))
                .toList();
    }
}
