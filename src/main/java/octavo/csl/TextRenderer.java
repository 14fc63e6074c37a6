package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Renders text, numbers and labels.
final class TextRenderer {
    private static final Set<String> GIVEN =
            Set.of(
                    "citation-number",
                    "citation-label",
                    "first-reference-note-number",
                    "locator",
                    "year-suffix");

    private TextRenderer() {}

    /// The value of a number or a label, in which CSL has no elements: tags count as characters.
    static String raw(String variable, Scene scene) {
        return text(variable, scene).html();
    }

    /// The value of a variable as it stands in the item or as the document knows it.
    static ItemText text(String variable, Scene scene) {
        CslItem item = scene.item();
        return switch (variable) {
            case "citation-number" -> number(scene.facts().number());
            case "first-reference-note-number" -> number(scene.facts().firstNote());
            case "year-suffix" -> ItemText.of(scene.facts().yearSuffix());
            case "locator" -> ItemText.parse(scene.cite().locator());
            case "page-first" -> {
                ItemText first = item.text("page-first");
                String page = item.text("page").characters();
                yield first.isEmpty() && !page.isEmpty()
                        ? ItemText.of(Numbers.split(page).getFirst())
                        : first;
            }
            case "citation-label" ->
                    ItemText.of(CitationLabel.of(item) + scene.facts().yearSuffix());
            case "container-title-short" -> either(item, variable, "journalAbbreviation");
            case "event" -> either(item, "event", "event-title");
            case "event-title" -> either(item, "event-title", "event");
            default -> item.text(variable);
        };
    }

    private static ItemText number(int number) {
        return number == 0 ? ItemText.EMPTY : ItemText.of(String.valueOf(number));
    }

    private static ItemText either(CslItem item, String one, String other) {
        return item.text(one).isEmpty() ? item.text(other) : item.text(one);
    }

    private static ItemText value(Element.Variable variable, Scene scene) {
        if (variable.isShort()) {
            ItemText shortForm = scene.item().text(variable.name() + "-short");
            if (shortForm.isEmpty() && variable.name().equals("container-title")) {
                shortForm = scene.item().text("journalAbbreviation");
            }
            if (!shortForm.isEmpty()) {
                return shortForm;
            }
        }
        return text(variable.name(), scene);
    }

    static void variable(Element.Variable element, Scene scene, List<Out> to) {
        String name = element.name();
        boolean free = name.equals("year-suffix") || scene.call(name);
        ItemText value = free ? value(element, scene) : ItemText.EMPTY;
        if (value.isEmpty()) {
            missed(name, scene);
            return;
        }
        scene.fill(name);
        Out part =
                switch (name) {
                    case "page", "locator" ->
                            FieldText.of(
                                    value.withPlain(text -> pages(name, text, scene)),
                                    scene.locale());
                    case "URL", "DOI" -> Out.text(value.html());
                    default ->
                            Variables.NUMBERS.contains(name)
                                    ? NumberRenderer.text(value, scene)
                                    : FieldText.of(value, scene.locale());
                };
        Out.Tag tag =
                switch (name) {
                    case "citation-number" -> Out.Tag.CITATION_NUMBER;
                    case "year-suffix" -> Out.Tag.YEAR_SUFFIX;
                    default -> Out.Tag.NONE;
                };
        to.add(dressed(element.dress(), tag, part, scene));
    }

    /// Notes what the item might have had, unless the document gives it or it was shown before.
    static void missed(String variable, Scene scene) {
        if (!GIVEN.contains(variable) && !scene.isSubstituted(variable)) {
            scene.miss(variable);
        }
    }

    private static String pages(String variable, String value, Scene scene) {
        boolean paged = variable.equals("page") || Conditions.label(scene.cite()).equals("page");
        String format = paged ? scene.scope().style().options().pageRangeFormat() : "";
        return new Pages(format, scene.locale().text("page-range-delimiter")).write(value);
    }

    static void value(Element.Value element, Scene scene, List<Out> to) {
        if (!element.text().isEmpty()) {
            Out part = FieldText.parse(element.text(), scene.locale());
            to.add(dressed(element.dress(), Out.Tag.NONE, part, scene));
        }
    }

    static void term(Element.TermText element, Scene scene, List<Out> to) {
        String text = scene.locale().text(element.term(), element.form(), element.plural());
        if (!text.isEmpty()) {
            to.add(dressed(element.dress(), Out.Tag.TERM, Out.text(text), scene));
        }
    }

    static void label(Element.Label element, Scene scene, List<Out> to) {
        String variable = element.variable();
        String value = raw(variable, scene);
        if (value.isEmpty() || scene.isSubstituted(variable)) {
            return;
        }
        String term = variable.equals("locator") ? Conditions.label(scene.cite()) : variable;
        if (variable.equals("page-first")) {
            term = "page";
        }
        boolean plural =
                switch (element.plural()) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case CONTEXTUAL -> isPlural(variable, value, scene);
                };
        String text = scene.locale().text(term, element.form(), plural);
        if (!text.isEmpty()) {
            to.add(dressed(element.dress(), Out.Tag.NONE, Out.text(text), scene));
        }
    }

    private static boolean isPlural(String variable, String value, Scene scene) {
        if (variable.startsWith("number-of-") && Numbers.isDigits(value)) {
            return !value.equals("1") && !value.equals("0");
        }
        return Numbers.isPlural(value, scene.locale().text("and"));
    }

    /// Parts with what the style does to text and puts around it.
    static Out dressed(Dress dress, Out.Tag tag, List<Out> parts, Scene scene) {
        List<Out> inner = parts;
        if (dress.stripPeriods()) {
            inner = withoutPeriods(inner);
        }
        if (dress.textCase() != TextCase.AS_IS) {
            inner = Cases.apply(dress.textCase(), inner, scene);
        }
        return Out.box(Out.Wrap.of(dress, "", tag), inner);
    }

    static Out dressed(Dress dress, Out.Tag tag, Out part, Scene scene) {
        return dress.stripPeriods() || dress.textCase() != TextCase.AS_IS
                ? dressed(dress, tag, List.of(part), scene)
                : Out.box(Out.Wrap.of(dress, "", tag), part);
    }

    private static List<Out> withoutPeriods(List<Out> parts) {
        List<Out> stripped = new ArrayList<>();
        for (Out part : parts) {
            stripped.add(
                    switch (part) {
                        case Out.Text(String text, boolean fixed) ->
                                new Out.Text(text.replace(".", ""), fixed);
                        case Out.Box box -> box.with(withoutPeriods(box.parts()));
                    });
        }
        return stripped;
    }
}
