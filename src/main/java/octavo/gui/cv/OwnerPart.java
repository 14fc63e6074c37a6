package octavo.gui.cv;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.cv.profile.Emphasis;
import octavo.cv.profile.Profile;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.people.AuthorTally.FrequentAuthor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Whose list it is, and how the owner's name is printed.
final class OwnerPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(OwnerPart.class);
    private static final int MOST_CANDIDATES = 50;
    private static final List<Emphasis> EMPHASES =
            List.of(Emphasis.BOLD, Emphasis.UNDERLINE, Emphasis.ITALIC, Emphasis.NONE);

    private final CvModel model;
    private final Profile profile;
    private final ListOwner owner;
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");

    OwnerPart(CvModel model, Profile profile) {
        this.model = model;
        this.profile = profile;
        this.owner = model.owner();
    }

    List<Node> lines() {
        var emphasis =
                new SegmentedChoice<>("cv-emphasis", EMPHASES, OwnerPart::name)
                        .with(
                                Optional.of(profile.nameForms().selfEmphasis()),
                                it -> model.edit(OptionEdits.emphasis(it)));
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.heading("owner")));
        if (!owner.isKnown()) {
            owner.candidates().stream().findFirst().map(this::guess).ifPresent(lines::add);
        }
        lines.add(ProfileControls.labelled("my-name", name()));
        if (owner.isKnown()) {
            lines.add(known());
            if (!model.isKept()) {
                lines.add(everybody());
            }
        }
        lines.add(ProfileControls.remark(refusal.getReadOnlyProperty()));
        lines.add(ProfileControls.labelled("emphasis", emphasis));
        lines.add(
                ProfileControls.labelled(
                        "only",
                        ProfileControls.box(
                                "mine",
                                profile.entrySettings().ownOnly(),
                                only -> model.edit(OptionEdits.mine(only)))));
        return lines;
    }

    private static String name(Emphasis emphasis) {
        return MESSAGES.text("emphasis." + emphasis.name().toLowerCase(Locale.ROOT));
    }

    private HBox guess(FrequentAuthor likely) {
        return offer(
                MESSAGES.text("guess", likely.name(), likely.papers()), "be-me", likely.name());
    }

    /// The owner may be known from elsewhere, such as *People*: then a list that nobody has changed
    /// still has the papers of everybody.
    private HBox everybody() {
        return offer(MESSAGES.text("everybody"), "list-mine", owner.name());
    }

    /// @param answer the name of the button that makes it the list of somebody
    private HBox offer(String text, String answer, String name) {
        Label says = new Label(text);
        SafeWrapping.wrap(says);
        HBox.setHgrow(says, Priority.ALWAYS);
        Button button = ProfileControls.button(answer, () -> refusal.set(model.beMe(name)));
        return ProfileControls.row(says, button);
    }

    /// The name, with those who wrote most to choose from.
    private ComboBox<String> name() {
        ComboBox<String> name = new ComboBox<>();
        name.setId("cv-my-name");
        name.setEditable(true);
        name.setAccessibleText(MESSAGES.text("my-name"));
        name.setPromptText(MESSAGES.text("my-name.prompt"));
        name.setMaxWidth(Double.MAX_VALUE);
        name.getItems()
                .setAll(
                        owner.candidates().stream()
                                .limit(MOST_CANDIDATES)
                                .map(FrequentAuthor::name)
                                .toList());
        name.setValue(owner.name());
        name.setOnAction(_ -> {
            String typed = name.getValue() == null ? "" : name.getValue();
            if (!typed.isBlank() && !typed.equals(owner.name())) {
                refusal.set(model.beMe(typed));
            }
        });
        return name;
    }

    private HBox known() {
        Label known = new Label(MESSAGES.text("known", owner.spellings().size(), owner.papers()));
        known.setId("cv-known");
        known.getStyleClass().add("muted");
        LazyTooltip.on(known, String.join("\n", owner.spellings()));
        return ProfileControls.indented(known);
    }
}
