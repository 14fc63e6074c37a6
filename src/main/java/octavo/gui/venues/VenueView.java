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
import octavo.gui.lazyloading.LazyBox;
import octavo.gui.masterdetail.MarkLabel;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.PaperLines;
import octavo.gui.masterdetail.ReviewPane;
import octavo.gui.masterdetail.ReviewText;
import octavo.gui.masterdetail.RowMark.ChipMark;
import octavo.gui.pagecontract.FollowButton;
import octavo.venuenames.Series;
import octavo.venuenames.SeriesMatch;
import octavo.venues.VenueCluster;
import octavo.venues.VenueVariant;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One venue: known facts, possible series, spellings, and the preferred form.
final class VenueView {
    private static final MessageTexts MESSAGES = MessageTexts.of(VenueView.class);

    private final VenuesModel model;
    private final VenueCluster venue;
    private final TextField preferredForm;

    private VenueView(VenuesModel model, VenueCluster venue) {
        this.model = model;
        this.venue = venue;
        this.preferredForm = field("preferred", model.form(venue));
    }

    /// Shows a venue.
    ///
    /// @param ways the actions for same, different and skip
    static void showIn(
            ReviewPane pane, VenuesModel model, VenueCluster venue, List<Runnable> ways) {
        VenueView view = new VenueView(model, venue);
        LazyBox box = new LazyBox();
        box.setId("venue");
        box.getStyleClass().addAll("review", "venue");
        box.show(view.lines());
        pane.show(box, view.actions(ways));
    }

    private List<Node> lines() {
        Label name = ReviewText.subject(venue.venueName());
        name.setId("venue-name");
        List<Node> lines = new ArrayList<>();
        lines.add(name);
        lines.add(MarkLabel.chips(facts()));
        if (!venue.likelyMatches().isEmpty()) {
            lines.add(heading("maybe", venue.likelyMatches().size()));
            venue.likelyMatches().forEach(match -> lines.addAll(match(match)));
        }
        lines.addAll(List.of(preferred(), alias(), heading("variants", venue.variants().size())));
        for (VenueVariant variant : venue.variants()) {
            lines.add(variant(variant));
            model.firstPapers(variant)
                    .forEach(paper ->
                            lines.add(new PaperLines(paper, () -> model.goTo(paper.slot()))));
        }
        return lines;
    }

    /// What kind of venue it is, and its short forms.
    private List<ChipMark> facts() {
        String kind = venue.venueKind().map(KindNames::of).orElse(MESSAGES.text("kind.unknown"));
        return Stream.of(
                        kind,
                        venue.acronym(),
                        venue.knownSeries().map(Series::abbreviation).orElse(""))
                .filter(fact -> !fact.isEmpty())
                .distinct()
                .map(fact -> new ChipMark(fact, MarkTone.NEUTRAL))
                .toList();
    }

    /// What can be done: to decide what it may be, or to write it alike.
    private List<Button> actions(List<Runnable> ways) {
        List<Button> actions = new ArrayList<>();
        Button unify = button("unify", () -> model.prefer(venue, preferredForm.getText()));
        if (venue.likelyMatches().isEmpty()) {
            actions.add(ReviewPane.asMain(unify));
        } else {
            actions.add(ReviewPane.asMain(ReviewPane.withKey(button("same", ways.get(0)), "S")));
            actions.add(ReviewPane.withKey(button("different", ways.get(1)), "D"));
            actions.add(ReviewPane.withKey(button("skip", ways.get(2)), "N"));
            actions.add(unify);
        }
        if (venue.decidedRecord().isPresent()) {
            actions.add(button("forget", () -> model.forget(venue)));
        }
        actions.add(FollowButton.of("venue-follow", model.openLibrary(), model.followOffer(venue)));
        return actions;
    }

    private static Node heading(String what, int count) {
        return ReviewText.heading(MESSAGES.text(what, count));
    }

    /// A known venue that it may be, how likely, and why.
    private static List<Node> match(SeriesMatch match) {
        List<ChipMark> chips = new ArrayList<>();
        chips.add(
                new ChipMark(
                        MESSAGES.text("likely", Math.round(match.score() * 100)),
                        MarkTone.DOUBTFUL));
        match.reasons()
                .forEach(reason ->
                        chips.add(new ChipMark(MessageTranslator.of(reason), MarkTone.NEUTRAL)));
        return List.of(ReviewText.plain(match.series().names().fullName()), MarkLabel.chips(chips));
    }

    private Node preferred() {
        LazyTooltip.on(preferredForm, MESSAGES.text("preferred.tip"));
        preferredForm.setOnAction(_ -> model.prefer(venue, preferredForm.getText()));
        return labelled("preferred", preferredForm);
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

    private static HBox labelled(String what, TextField field, Node... more) {
        Label label = new Label(MESSAGES.text(what));
        label.setLabelFor(field);
        label.getStyleClass().addAll("muted", "venue-label");
        HBox row = row(label, field);
        row.getChildren().addAll(more);
        return row;
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
