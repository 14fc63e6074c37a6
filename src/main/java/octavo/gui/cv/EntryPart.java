package octavo.gui.cv;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;

import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.cv.configuration.ShippedTemplates;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleField;
import octavo.library.TitleCapitals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// How the entries of a list are written, numbered and ordered.
final class EntryPart {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryPart.class);
    private static final List<String> ORDERS = List.of("-date", "date", "title", "venue", "author");
    private static final List<String> GROUPS = List.of("", "year");
    private static final List<String> LANGUAGES =
            List.of("", "en-GB", "en-US", "de", "es", "fr", "zh");
    private static final List<Integer> COUNTS = List.of(0, 1, 3, 4, 6, 8, 10, 20);

    private final CvModel model;
    private final Profile profile;

    EntryPart(CvModel model, Profile profile) {
        this.model = model;
        this.profile = profile;
    }

    List<Node> lines() {
        var numbers =
                new SegmentedChoice<>(
                                "cv-numbers",
                                List.of(NumberingChoice.values()),
                                it -> choiceText("numbers", it))
                        .withChoice(NumberingChoice.of(profile), this::numberSections);
        var groups =
                new SegmentedChoice<>("cv-group", GROUPS, it -> optionText("group", it))
                        .withChoice(
                                commonValue(section -> String.join(" ", section.groupings())),
                                groupOrder -> model.editOption(OptionEdits.group(groupOrder)));
        return List.of(
                ProfileControls.headingLabel("form"),
                ProfileControls.labelledRow("template", templateChoice()),
                ProfileControls.labelledRow("style", styleField()),
                ProfileControls.labelledRow("numbers", numbers),
                ProfileControls.labelledRow("order", orderChoice()),
                ProfileControls.labelledRow("group", groups),
                ProfileControls.labelledRow("names-shown", namesChoice()),
                ProfileControls.indentedRow(
                        ProfileControls.checkBox(
                                "keep-self",
                                profile.nameForms().keepsSelf(),
                                keep -> model.editOption(OptionEdits.keepSelf(keep)))),
                ProfileControls.labelledRow("superseded", preprintChoice()),
                ProfileControls.labelledRow("language", language()),
                ProfileControls.labelledRow(
                        "titles",
                        ProfileControls.checkBox(
                                "titles-lowered",
                                profile.entrySettings().titleCapitals()
                                        == TitleCapitals.SENTENCE_CASE,
                                lowered -> model.editOption(OptionEdits.titles(lowered)))),
                ProfileControls.labelledRow(
                        "marks",
                        ProfileControls.checkBox(
                                "marks-shown",
                                !profile.authorMarks().signs().isEmpty(),
                                shown -> model.editOption(OptionEdits.marks(shown)))));
    }

    private static String choiceText(String messageKey, Enum<?> value) {
        return MESSAGES.text(messageKey + "." + value.name().toLowerCase(Locale.ROOT));
    }

    private static String optionText(String messageKey, String value) {
        return MESSAGES.text(messageKey + "." + (value.isEmpty() ? "none" : value));
    }

    private void numberSections(NumberingChoice choice) {
        model.editOption(OptionEdits.numbers(choice.patterns(profile.listSections())));
    }

    /// What all sections say alike.
    private <T> Optional<T> commonValue(Function<ListSection, T> valueOf) {
        List<T> distinctValues = profile.listSections().stream().map(valueOf).distinct().toList();
        return distinctValues.size() == 1
                ? Optional.of(distinctValues.getFirst())
                : Optional.empty();
    }

    private ComboBox<String> templateChoice() {
        ComboBox<String> templates =
                ProfileControls.choiceBox(
                        "template",
                        ShippedTemplates.IDS,
                        id -> MESSAGES.text("template." + id),
                        id -> model.changeForm(false, id));
        templates.setPromptText(
                MESSAGES.text(
                        profile.entryForm() instanceof Profile.EntryForm.CslStyleForm
                                ? "template.style"
                                : "template.own"));
        shippedTemplate().ifPresent(templates::setValue);
        return templates;
    }

    private Optional<String> shippedTemplate() {
        return profile.entryForm() instanceof Profile.EntryForm.TemplateForm(var template)
                ? ShippedTemplates.idOf(template)
                : Optional.empty();
    }

    private TextField styleField() {
        String currentStyle =
                profile.entryForm() instanceof Profile.EntryForm.CslStyleForm(String id) ? id : "";
        StyleField styleField =
                new StyleField("cv-style", model::findStyles, id -> model.changeForm(true, id));
        ProfileControls.nameField(styleField, MESSAGES.text("style.prompt"));
        styleField.showStyle(currentStyle, model.styleName());
        return styleField;
    }

    private ComboBox<String> orderChoice() {
        ComboBox<String> orders =
                ProfileControls.choiceBox(
                        "order",
                        ORDERS,
                        id -> MESSAGES.text("order." + id),
                        by -> model.editOption(OptionEdits.sort(by)));
        commonValue(section -> String.join(", ", section.sortOrders()))
                .filter(ORDERS::contains)
                .ifPresent(orders::setValue);
        return orders;
    }

    private ComboBox<Integer> namesChoice() {
        int currentCount = profile.nameForms().mostNames();
        List<Integer> counts =
                Stream.concat(COUNTS.stream(), Stream.of(currentCount))
                        .distinct()
                        .sorted()
                        .toList();
        ComboBox<Integer> countChoice =
                ProfileControls.choiceBox(
                        "names-shown",
                        counts,
                        count -> MESSAGES.text(count == 0 ? "names-all" : "names-most", count),
                        count -> model.editOption(OptionEdits.namesShown(count)));
        countChoice.setValue(currentCount);
        return countChoice;
    }

    private ComboBox<PreprintDisplay> preprintChoice() {
        ComboBox<PreprintDisplay> choice =
                ProfileControls.choiceBox(
                        "superseded",
                        Arrays.asList(PreprintDisplay.values()),
                        it -> choiceText("superseded", it),
                        it -> model.editOption(OptionEdits.superseded(it)));
        choice.setValue(profile.preprintDisplay());
        return choice;
    }

    private ComboBox<String> language() {
        List<String> tags = new ArrayList<>(LANGUAGES);
        if (!tags.contains(profile.locale())) {
            tags.add(profile.locale());
        }
        ComboBox<String> languages =
                ProfileControls.choiceBox(
                        "language",
                        tags,
                        EntryPart::language,
                        tag -> model.editOption(OptionEdits.locale(tag)));
        languages.setValue(profile.locale());
        return languages;
    }

    private static String language(String tag) {
        return tag.isEmpty()
                ? MESSAGES.text("language.none")
                : Locale.forLanguageTag(tag).getDisplayName(MESSAGES.locale());
    }
}
