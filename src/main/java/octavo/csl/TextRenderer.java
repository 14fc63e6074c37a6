package octavo.csl;

import octavo.csl.CslLocale.Term.TermForm;
import octavo.csl.Formatting.TextCase;

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

    /// The value of a number or a label, in which CSL allows no elements: tags count as characters.
    static String raw(String variable, ItemRendering scene) {
        return text(variable, scene).html();
    }

    /// The value of a variable, from the item or from the document.
    static ItemText text(String variable, ItemRendering scene) {
        CslItem item = scene.item();
        return switch (variable) {
            // Behind a date in the same sort key, numbers of all lengths are beside each other.
            case "citation-number" ->
                    scene.sorting()
                            ? ItemText.of(SortText.number(String.valueOf(scene.facts().number())))
                            : number(scene.facts().number());
            case "first-reference-note-number" -> number(scene.facts().firstNote());
            case "year-suffix" -> ItemText.of(scene.facts().yearSuffix());
            case "locator" -> ItemText.parse(scene.cite().locator());
            case "page-first" -> {
                ItemText first = item.text("page-first");
                String page = item.text("page").characters();
                yield first.isEmpty() && !page.isEmpty()
                        ? ItemText.of(NumberField.split(page).getFirst())
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

    private static ItemText value(Element.Variable variable, ItemRendering scene) {
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

    static void variable(Element.Variable element, ItemRendering scene, List<RenderedNode> to) {
        String name = element.name();
        boolean letter = name.equals("year-suffix");
        if (letter) {
            scene.offerYearLetter();
        }
        boolean free = letter || scene.call(name);
        ItemText value = free ? value(element, scene) : ItemText.EMPTY;
        if (value.isEmpty()) {
            missed(name, scene);
            return;
        }
        scene.fill(name);
        RenderedNode part =
                switch (name) {
                    case "page", "locator" ->
                            FieldMarkup.of(
                                    value.withPlain(text -> pages(name, text, scene)),
                                    scene.locale());
                    case "URL", "DOI" -> RenderedNode.text(value.html());
                    default ->
                            VariableKinds.NUMBERS.contains(name)
                                    ? NumberRenderer.text(value, scene)
                                    : FieldMarkup.of(value, scene.locale());
                };
        RenderedNode.Tag tag =
                letter ? RenderedNode.Tag.YEAR_SUFFIX : NumberRenderer.tag(name, value.html());
        // An address without its periods would be another.
        boolean address = name.equals("URL") || name.equals("DOI");
        Formatting dress = address ? element.dress().withPeriods() : element.dress();
        to.add(dressed(dress, tag, part, scene));
    }

    /// Records a missing variable, unless the document provides it or it was rendered before.
    static void missed(String variable, ItemRendering scene) {
        if (!GIVEN.contains(variable) && !scene.isSubstituted(variable)) {
            scene.miss(variable);
        }
    }

    private static String pages(String variable, String text, ItemRendering scene) {
        String and = scene.locale().text("and", TermForm.SYMBOL, false);
        String value = and.isEmpty() ? text : text.replace(" & ", " " + and + " ");
        boolean paged = variable.equals("page") || scene.cite().term().equals("page");
        String format = paged ? scene.scope().style().options().pageRangeFormat() : "";
        return new PageRange(format, scene.locale().text("page-range-delimiter")).write(value);
    }

    static void value(Element.Value element, ItemRendering scene, List<RenderedNode> to) {
        if (!element.text().isEmpty()) {
            RenderedNode part = FieldMarkup.parse(element.text(), scene.locale());
            to.add(word(element.dress(), RenderedNode.Tag.NONE, part, scene));
        }
    }

    static void term(Element.TermText element, ItemRendering scene, List<RenderedNode> to) {
        String text = scene.locale().text(element.term(), element.form(), element.plural());
        if (!text.isEmpty()) {
            RenderedNode.Tag tag = termTag(element.dress(), scene);
            to.add(word(element.dress(), tag, termed(text, scene), scene));
        }
    }

    /// A text with terms, which may have markup: "2<sup>e</sup>".
    static RenderedNode termed(String text, ItemRendering scene) {
        return text.indexOf('<') < 0
                ? RenderedNode.text(text)
                : FieldMarkup.parse(text, scene.locale());
    }

    /// A formatted term of the style or the locale.
    static RenderedNode word(
            Formatting dress, RenderedNode.Tag tag, RenderedNode part, ItemRendering scene) {
        List<RenderedNode> inner = List.of(part);
        if (dress.stripPeriods()) {
            inner = withoutPeriods(inner);
        }
        if (dress.textCase() != TextCase.AS_IS) {
            inner = CaseTransform.applyToWords(dress.textCase(), inner, scene);
        }
        return RenderedNode.box(RenderedNode.Wrap.of(dress, "", tag), inner);
    }

    /// The tag of a term: a sentence that starts with one capitalises it, unless the style sets its
    /// case or there were to be names before it.
    private static RenderedNode.Tag termTag(Formatting looks, ItemRendering scene) {
        return looks.textCase() == TextCase.AS_IS && !scene.hasPassedNames()
                ? RenderedNode.Tag.TERM
                : RenderedNode.Tag.NONE;
    }

    static void label(Element.Label element, ItemRendering scene, List<RenderedNode> to) {
        String variable = element.variable();
        String value = raw(variable, scene);
        boolean hasOwn = variable.equals("locator") && LabelledNumbers.startsWithLabel(value);
        if (hasOwn || scene.isSubstituted(variable)) {
            return;
        }
        String term = variable.equals("locator") ? scene.cite().term() : variable;
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
            to.add(word(element.dress(), RenderedNode.Tag.NONE, termed(text, scene), scene));
        }
    }

    private static boolean isPlural(String variable, String value, ItemRendering scene) {
        if (variable.startsWith("number-of-") && NumberField.isDigits(value)) {
            return !value.equals("1") && !value.equals("0");
        }
        return NumberField.isPlural(value, scene.locale().text("and"));
    }

    /// Formatted parts.
    static RenderedNode dressed(
            Formatting dress, RenderedNode.Tag tag, List<RenderedNode> parts, ItemRendering scene) {
        List<RenderedNode> inner = parts;
        if (dress.stripPeriods()) {
            inner = withoutPeriods(inner);
        }
        if (dress.textCase() != TextCase.AS_IS) {
            inner = CaseTransform.apply(dress.textCase(), inner, scene);
        }
        return RenderedNode.box(RenderedNode.Wrap.of(dress, "", tag), inner);
    }

    static RenderedNode dressed(
            Formatting dress, RenderedNode.Tag tag, RenderedNode part, ItemRendering scene) {
        return dress.stripPeriods() || dress.textCase() != TextCase.AS_IS
                ? dressed(dress, tag, List.of(part), scene)
                : RenderedNode.box(RenderedNode.Wrap.of(dress, "", tag), part);
    }

    private static List<RenderedNode> withoutPeriods(List<RenderedNode> parts) {
        List<RenderedNode> stripped = new ArrayList<>();
        for (RenderedNode part : parts) {
            stripped.add(
                    switch (part) {
                        case RenderedNode.Text(String text, boolean fixed) ->
                                new RenderedNode.Text(text.replace(".", ""), fixed);
                        case RenderedNode.Box box -> box.with(withoutPeriods(box.parts()));
                    });
        }
        return stripped;
    }
}
