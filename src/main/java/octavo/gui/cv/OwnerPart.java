package octavo.gui.cv;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

import octavo.cv.configuration.Emphasis;
import octavo.cv.configuration.Profile;
import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.LazyTooltip;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.SafeWrapping;
import octavo.gui.controls.TextCompletion;
import octavo.people.AuthorCounts.FrequentAuthor;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Whose list it is, and how the owner's name is printed.
final class OwnerPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(OwnerPart.class);
    private static final int MOST_CANDIDATES = 12;
    private static final List<Emphasis> EMPHASES =
            List.of(Emphasis.BOLD, Emphasis.UNDERLINE, Emphasis.ITALIC, Emphasis.NONE);

    private final CvModel model;
    private final Profile profile;
    private final ListOwner listOwner;
    private final ReadOnlyStringWrapper refusal = new ReadOnlyStringWrapper("");

    OwnerPart(CvModel model, Profile profile) {
        this.model = model;
        this.profile = profile;
        this.listOwner = model.owner();
    }

    List<Node> lines() {
        var emphasis =
                new SegmentedChoice<>("cv-emphasis", EMPHASES, OwnerPart::name)
                        .withChoice(
                                Optional.of(profile.nameForms().selfEmphasis()),
                                emphasisChoice ->
                                        model.editOption(OptionEdits.emphasis(emphasisChoice)));
        List<Node> lines = new ArrayList<>(List.of(ProfileControls.headingLabel("owner")));
        if (!listOwner.isKnown()) {
            listOwner.busiestAuthors().stream()
                    .findFirst()
                    .map(this::guessRow)
                    .ifPresent(lines::add);
        }
        lines.add(ProfileControls.labelledRow("my-name", name()));
        if (listOwner.isKnown()) {
            lines.add(knownRow());
            if (!model.isKept()) {
                lines.add(everybodyRow());
            }
        }
        lines.add(ProfileControls.remarkLabel(refusal.getReadOnlyProperty()));
        lines.add(ProfileControls.labelledRow("emphasis", emphasis));
        lines.add(
                ProfileControls.labelledRow(
                        "only",
                        ProfileControls.checkBox(
                                "mine",
                                profile.entrySettings().ownOnly(),
                                only -> model.editOption(OptionEdits.ownOnly(only)))));
        return lines;
    }

    private static String name(Emphasis emphasis) {
        return MESSAGES.text("emphasis." + emphasis.name().toLowerCase(Locale.ROOT));
    }

    private HBox guessRow(FrequentAuthor likelyAuthor) {
        return offerRow(
                MESSAGES.text("guess", likelyAuthor.name(), likelyAuthor.paperCount()),
                "be-me",
                likelyAuthor.name());
    }

    /// The owner may be known from elsewhere, such as *People*: then a list that nobody has changed
    /// still has the papers of everybody.
    private HBox everybodyRow() {
        return offerRow(MESSAGES.text("everybody"), "list-mine", listOwner.name());
    }

    /// @param answerKey the name of the button that makes it the list of somebody
    private HBox offerRow(String text, String answerKey, String name) {
        Label offerLabel = new Label(text);
        SafeWrapping.wrap(offerLabel);
        HBox.setHgrow(offerLabel, Priority.ALWAYS);
        Button button =
                ProfileControls.button(answerKey, () -> refusal.set(model.chooseOwner(name)));
        return ProfileControls.row(offerLabel, button);
    }

    /// The name, completed with those of the library, who wrote most first.
    private CommitTextField name() {
        CommitTextField nameField =
                new CommitTextField(
                        listOwner.name(),
                        typedName -> {
                            if (!typedName.isBlank() && !typedName.equals(listOwner.name())) {
                                refusal.set(model.chooseOwner(typedName));
                            }
                        });
        nameField.setId("cv-my-name");
        nameField.setAccessibleText(MESSAGES.text("my-name"));
        nameField.setPromptText(MESSAGES.text("my-name.prompt"));
        TextCompletion.takingTheFirst(
                nameField,
                "cv-my-name-completions",
                (typedName, onOffers) ->
                        onOffers.accept(
                                fittingAuthors(typedName)
                                        .map(author -> offer(author, nameField))
                                        .toList()));
        return nameField;
    }

    private static TextCompletion.CompletionOffer offer(FrequentAuthor author, TextField field) {
        return new TextCompletion.CompletionOffer(
                author.name(),
                MESSAGES.text("papers", author.paperCount()),
                () -> {
                    field.setText(author.name());
                    field.fireEvent(new ActionEvent());
                });
    }

    /// Those whose names have a word for each typed one that begins with it, without regard to
    /// accents.
    private Stream<FrequentAuthor> fittingAuthors(String typedName) {
        List<String> begunWords =
                Stream.of(LetterFolding.of(typedName).unaccented().split(" ", -1))
                        .filter(word -> !word.isEmpty())
                        .map(word -> " " + word)
                        .toList();
        return begunWords.isEmpty()
                ? Stream.of()
                : listOwner.busiestAuthors().stream()
                        .filter(author -> {
                            String words = " " + LetterFolding.of(author.name()).unaccented();
                            return begunWords.stream().allMatch(words::contains);
                        })
                        .limit(MOST_CANDIDATES);
    }

    private HBox knownRow() {
        Label knownLabel =
                new Label(
                        MESSAGES.text(
                                "known", listOwner.spellings().size(), listOwner.paperCount()));
        knownLabel.setId("cv-known");
        knownLabel.getStyleClass().add("muted");
        LazyTooltip.on(knownLabel, String.join("\n", listOwner.spellings()));
        return ProfileControls.indentedRow(knownLabel);
    }
}
