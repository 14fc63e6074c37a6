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

    private final FieldModel model;
    private final ObservableValue<KnownVenues> venues;
    private final TextInputControl text;
    private final Label series = new Label();
    private final MenuButton forms = new MenuButton(MESSAGES.text("venue.forms"));

    VenueHint(FieldModel model, ObservableValue<KnownVenues> venues, TextInputControl text) {
        this.model = model;
        this.venues = venues;
        this.text = text;
        getStyleClass().add("venue-hint");
        series.setId(model.line().id() + "-series");
        series.getStyleClass().add("muted");
        SafeWrapping.wrap(series);
        forms.setId(model.line().id() + "-forms");
        forms.setMinWidth(USE_PREF_SIZE);
        forms.setFocusTraversable(false);
        forms.getStyleClass().addAll("small", "field-action");
        getChildren().setAll(new TextAndButtons(series, forms));
        managedProperty().bind(visibleProperty());
        model.textProperty().subscribe(_ -> show());
        venues.subscribe(_ -> show());
        TextCompletion.on(text, model.line().id() + "-completions", model::isChanged, this::offers);
    }

    private void show() {
        Optional<KnownVenues.Reading> reading = venues.getValue().read(model.textProperty().get());
        setVisible(reading.isPresent());
        reading.ifPresent(this::show);
    }

    private void show(KnownVenues.Reading reading) {
        VenueEdition edition = reading.placed().name().edition();
        String acronym = reading.series().names().acronym();
        String full = reading.series().names().full();
        LazyTooltip.on(series, full);
        series.setText(
                Stream.of(
                                acronym.isEmpty() ? full : acronym,
                                reading.placed().kind().map(KindNames::of).orElse(""),
                                edition.ordinal()
                                        .map(number -> MESSAGES.text("venue.edition", number))
                                        .orElse(""))
                        .filter(part -> !part.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(" · ")));
        forms.getItems().setAll(reading.forms().stream().map(form -> item(form, form)).toList());
        if (!reading.others().isEmpty()) {
            forms.getItems().add(new SeparatorMenuItem());
            reading.others().entrySet().stream()
                    .limit(10)
                    .forEach(each ->
                            forms.getItems()
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
        model.textProperty().set(value);
        text.end();
        model.commit();
    }

    private List<TextCompletion.Offer> offers() {
        return venues.getValue().completions(text.getText()).stream()
                .map(each -> new TextCompletion.Offer(each, () -> take(each)))
                .toList();
    }
}
