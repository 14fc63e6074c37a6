package octavo.gui.venues;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

import octavo.gui.controls.KindNames;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.lazyloading.LazyBox;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venues.VenueCluster;
import octavo.venues.VenueVariant;

import java.util.ArrayList;
import java.util.List;

/// One venue: known facts, possible series, spellings, and the preferred form.
final class VenueView {
    private static final MessageTexts MESSAGES = MessageTexts.of(VenueView.class);

    private final VenuesModel model;
    private final VenueCluster venue;

    private VenueView(VenuesModel model, VenueCluster venue) {
        this.model = model;
        this.venue = venue;
    }

    /// @param ways the actions for same, different and skip
    static Node of(VenuesModel model, VenueCluster venue, List<Runnable> ways) {
        LazyBox box = new LazyBox();
        box.setId("venue");
        box.getStyleClass().add("venue");
        box.show(new VenueView(model, venue).lines(ways));
        return box;
    }

    private List<Node> lines(List<Runnable> ways) {
        Label name = new Label(venue.venueName());
        name.setId("venue-name");
        SafeWrapping.wrap(name);
        name.getStyleClass().add("venue-title");
        String kind = venue.venueKind().map(KindNames::of).orElse(MESSAGES.text("kind.unknown"));
        List<Node> lines = new ArrayList<>();
        lines.add(name);
        lines.add(muted(MESSAGES.text("known", kind, venue.acronym())));
        venue.knownSeries()
                .map(Series::abbreviation)
                .filter(it -> !it.isEmpty())
                .ifPresent(brief -> lines.add(muted(brief)));
        if (!venue.likelyMatches().isEmpty()) {
            lines.addAll(maybe(ways));
        }
        lines.addAll(List.of(preferred(), alias(), heading("variants", venue.variants().size())));
        venue.variants().forEach(variant -> lines.add(variant(variant)));
        if (venue.decidedRecord().isPresent()) {
            lines.add(button("forget", () -> model.forget(venue)));
        }
        return lines;
    }

    private static Node muted(String text) {
        Label label = new Label(text);
        SafeWrapping.wrap(label);
        label.getStyleClass().add("muted");
        return label;
    }

    private static Node heading(String what, int count) {
        Label label = new Label(MESSAGES.text(what, count));
        label.getStyleClass().add("heading");
        return label;
    }

    private List<Node> maybe(List<Runnable> ways) {
        List<Node> lines = new ArrayList<>();
        lines.add(heading("maybe", venue.likelyMatches().size()));
        venue.likelyMatches().forEach(match -> lines.add(match(match)));
        Button same = button("same", ways.get(0));
        same.getStyleClass().add("accent");
        lines.add(row(same, button("different", ways.get(1)), button("skip", ways.get(2))));
        return lines;
    }

    private static Node match(SeriesMatch match) {
        Label label =
                new Label(
                        MESSAGES.text(
                                "match",
                                match.series().names().fullName(),
                                Math.round(match.score() * 100),
                                MessageTranslator.of(", ", match.reasons())));
        SafeWrapping.wrap(label);
        return label;
    }

    private Node preferred() {
        TextField form = field("preferred", model.form(venue));
        LazyTooltip.on(form, MESSAGES.text("preferred.tip"));
        form.setOnAction(_ -> model.prefer(venue, form.getText()));
        return labelled(
                "preferred", form, button("unify", () -> model.prefer(venue, form.getText())));
    }

    private Node alias() {
        TextField alias = field("alias", "");
        alias.setPromptText(MESSAGES.text("alias.prompt"));
        alias.setOnAction(_ -> model.same(venue, alias.getText()));
        return labelled("alias", alias, button("add", () -> model.same(venue, alias.getText())));
    }

    private static TextField field(String what, String text) {
        TextField field = new TextField(text);
        field.setId("venue-" + what);
        field.setAccessibleText(MESSAGES.text(what));
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    private static HBox labelled(String what, TextField field, Node more) {
        Label label = new Label(MESSAGES.text(what));
        label.setLabelFor(field);
        label.getStyleClass().addAll("muted", "venue-label");
        return row(label, field, more);
    }

    private Node variant(VenueVariant variant) {
        Hyperlink written = new Hyperlink(variant.writtenName());
        written.setOnAction(_ -> model.goTo(variant));
        Label count = new Label(MESSAGES.text("entries", variant.useCount()));
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("muted");
        LazyTooltip.on(count, MessageTranslator.of("\n", variant.reasons()));
        HBox row = row(written, count);
        if (venue.variants().size() > 1) {
            Button other = button("exclude", () -> model.exclude(venue, variant));
            other.getStyleClass().addAll("flat", "small");
            other.setAccessibleText(MESSAGES.text("exclude") + ": " + variant.writtenName());
            row.getChildren().add(other);
        }
        return row;
    }

    private static Button button(String what, Runnable action) {
        Button button = new Button(MESSAGES.text(what));
        button.setId("venue-" + what);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private static HBox row(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("venue-row");
        return row;
    }
}
