package octavo.gui.cv;

import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;

import octavo.cv.profile.Profile;
import octavo.cv.profile.Profile.ListSection;
import octavo.cv.profile.Profile.PreprintDisplay;
import octavo.cv.profile.ShippedTemplates;
import octavo.gui.controls.CommitTextField;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleCompletion;

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
                                it -> words("numbers", it))
                        .with(NumberingChoice.of(profile), this::number);
        var groups =
                new SegmentedChoice<>("cv-group", GROUPS, it -> text("group", it))
                        .with(
                                common(section -> String.join(" ", section.groupings())),
                                by -> model.edit(OptionEdits.group(by)));
        return List.of(
                ProfileControls.heading("form"),
                ProfileControls.labelled("template", template()),
                ProfileControls.labelled("style", style()),
                ProfileControls.labelled("numbers", numbers),
                ProfileControls.labelled("order", order()),
                ProfileControls.labelled("group", groups),
                ProfileControls.labelled("names-shown", namesShown()),
                ProfileControls.indented(
                        ProfileControls.box(
                                "keep-self",
                                profile.nameForms().keepsSelf(),
                                keep -> model.edit(OptionEdits.keepSelf(keep)))),
                ProfileControls.labelled("superseded", superseded()),
                ProfileControls.labelled("language", language()),
                ProfileControls.labelled(
                        "marks",
                        ProfileControls.box(
                                "marks-shown",
                                !profile.authorMarks().signs().isEmpty(),
                                shown -> model.edit(OptionEdits.marks(shown)))));
    }

    private static String words(String what, Enum<?> value) {
        return MESSAGES.text(what + "." + value.name().toLowerCase(Locale.ROOT));
    }

    private static String text(String what, String value) {
        return MESSAGES.text(what + "." + (value.isEmpty() ? "none" : value));
    }

    private void number(NumberingChoice choice) {
        model.edit(OptionEdits.numbers(choice.patterns(profile.listSections())));
    }

    /// What all sections say alike.
    private <T> Optional<T> common(Function<ListSection, T> member) {
        List<T> all = profile.listSections().stream().map(member).distinct().toList();
        return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
    }

    private ComboBox<String> template() {
        ComboBox<String> templates =
                ProfileControls.choice(
                        "template",
                        ShippedTemplates.IDS,
                        id -> MESSAGES.text("template." + id),
                        id -> model.form(false, id));
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

    private TextField style() {
        String now =
                profile.entryForm() instanceof Profile.EntryForm.CslStyleForm(String id) ? id : "";
        TextField style = new CommitTextField(now, id -> model.form(true, id));
        style.setId("cv-style");
        ProfileControls.name(style, MESSAGES.text("style.prompt"));
        StyleCompletion.on(style, model::styles, chosen -> model.form(true, chosen.id()));
        return style;
    }

    private ComboBox<String> order() {
        ComboBox<String> orders =
                ProfileControls.choice(
                        "order",
                        ORDERS,
                        id -> MESSAGES.text("order." + id),
                        by -> model.edit(OptionEdits.sort(by)));
        common(section -> String.join(", ", section.sortOrders()))
                .filter(ORDERS::contains)
                .ifPresent(orders::setValue);
        return orders;
    }

    private ComboBox<Integer> namesShown() {
        int now = profile.nameForms().mostNames();
        List<Integer> counts =
                Stream.concat(COUNTS.stream(), Stream.of(now)).distinct().sorted().toList();
        ComboBox<Integer> most =
                ProfileControls.choice(
                        "names-shown",
                        counts,
                        count -> MESSAGES.text(count == 0 ? "names-all" : "names-most", count),
                        count -> model.edit(OptionEdits.namesShown(count)));
        most.setValue(now);
        return most;
    }

    private ComboBox<PreprintDisplay> superseded() {
        ComboBox<PreprintDisplay> choice =
                ProfileControls.choice(
                        "superseded",
                        Arrays.asList(PreprintDisplay.values()),
                        it -> words("superseded", it),
                        it -> model.edit(OptionEdits.superseded(it)));
        choice.setValue(profile.preprintDisplay());
        return choice;
    }

    private ComboBox<String> language() {
        List<String> tags = new ArrayList<>(LANGUAGES);
        if (!tags.contains(profile.locale())) {
            tags.add(profile.locale());
        }
        ComboBox<String> languages =
                ProfileControls.choice(
                        "language",
                        tags,
                        EntryPart::language,
                        tag -> model.edit(OptionEdits.locale(tag)));
        languages.setValue(profile.locale());
        return languages;
    }

    private static String language(String tag) {
        return tag.isEmpty()
                ? MESSAGES.text("language.none")
                : Locale.forLanguageTag(tag).getDisplayName(MESSAGES.locale());
    }
}
