package octavo.csl;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.Formatting.TextCase;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.valueformats.LabelledNumbers;
import octavo.csl.valueformats.NumberField;
import octavo.csl.valueformats.PageRange;
import octavo.csl.valueformats.VariableKinds;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Renders text, numbers and labels.
final class TextRenderer {
    private static final Set<String> DOCUMENT_VARIABLES =
            Set.of(
                    "citation-number",
                    "citation-label",
                    "first-reference-note-number",
                    "locator",
                    "year-suffix");

    private TextRenderer() {}

    /// The value of a number or a label, in which CSL allows no elements: tags count as characters.
    static String rawText(String variable, ItemRendering rendering) {
        return variableText(variable, rendering).toHtml();
    }

    /// The value of a variable, from the item or from the document.
    static ItemText variableText(String variable, ItemRendering rendering) {
        CslItem item = rendering.item();
        return switch (variable) {
            // Behind a date in the same sort key, numbers of all lengths are beside each other.
            case "citation-number" ->
                    rendering.forSorting()
                            ? ItemText.of(
                                    SortText.paddedNumber(
                                            String.valueOf(rendering.state().number())))
                            : numberText(rendering.state().number());
            case "first-reference-note-number" -> numberText(rendering.state().firstNoteNumber());
            case "year-suffix" -> ItemText.of(rendering.state().yearSuffix());
            case "locator" -> ItemText.parse(rendering.cite().locator());
            case "page-first" -> {
                ItemText pageFirst = item.text("page-first");
                String pageText = item.text("page").characters();
                yield pageFirst.isEmpty() && !pageText.isEmpty()
                        ? ItemText.of(NumberField.splitParts(pageText).getFirst())
                        : pageFirst;
            }
            case "citation-label" ->
                    ItemText.of(CitationLabel.of(item) + rendering.state().yearSuffix());
            case "container-title-short" -> firstPresent(item, variable, "journalAbbreviation");
            case "event" -> firstPresent(item, "event", "event-title");
            case "event-title" -> firstPresent(item, "event-title", "event");
            default -> item.text(variable);
        };
    }

    private static ItemText numberText(int number) {
        return number == 0 ? ItemText.EMPTY : ItemText.of(String.valueOf(number));
    }

    private static ItemText firstPresent(CslItem item, String variable, String otherVariable) {
        return item.text(variable).isEmpty() ? item.text(otherVariable) : item.text(variable);
    }

    private static ItemText value(Element.VariableText variable, ItemRendering rendering) {
        if (variable.isShort()) {
            ItemText shortForm = rendering.item().text(variable.variable() + "-short");
            if (shortForm.isEmpty() && variable.variable().equals("container-title")) {
                shortForm = rendering.item().text("journalAbbreviation");
            }
            if (!shortForm.isEmpty()) {
                return shortForm;
            }
        }
        return variableText(variable.variable(), rendering);
    }

    static void renderVariable(
            Element.VariableText element, ItemRendering rendering, List<RenderedNode> output) {
        String variable = element.variable();
        boolean isYearSuffix = variable.equals("year-suffix");
        if (isYearSuffix) {
            rendering.offerYearLetter();
        }
        boolean mayRender = isYearSuffix || rendering.useVariable(variable);
        ItemText value = mayRender ? value(element, rendering) : ItemText.EMPTY;
        if (value.isEmpty()) {
            recordMissing(variable, rendering);
            return;
        }
        rendering.recordRendered(variable);
        RenderedNode node =
                switch (variable) {
                    case "page", "locator" ->
                            FieldMarkup.of(
                                    value.withPlainText(
                                            text -> formatPages(variable, text, rendering)),
                                    rendering.locale());
                    case "URL", "DOI" -> RenderedNode.textNode(value.toHtml());
                    default ->
                            VariableKinds.NUMBERS.contains(variable)
                                    ? NumberRenderer.renderText(value, rendering)
                                    : FieldMarkup.of(value, rendering.locale());
                };
        RenderedNode.NodeTag tag =
                isYearSuffix
                        ? RenderedNode.NodeTag.YEAR_SUFFIX
                        : NumberRenderer.numberTag(variable, value.toHtml());
        // An address without its periods would be another.
        boolean isAddress = variable.equals("URL") || variable.equals("DOI");
        Formatting formatting =
                isAddress ? element.formatting().withPeriods() : element.formatting();
        output.add(formatNodes(formatting, tag, node, rendering));
    }

    /// Records a missing variable, unless the document provides it or it was rendered before.
    static void recordMissing(String variable, ItemRendering rendering) {
        if (!DOCUMENT_VARIABLES.contains(variable) && !rendering.isSubstituted(variable)) {
            rendering.recordMissing(variable);
        }
    }

    private static String formatPages(String variable, String pagesText, ItemRendering rendering) {
        String andSymbol = rendering.locale().termText("and", TermForm.SYMBOL, false);
        String value =
                andSymbol.isEmpty() ? pagesText : pagesText.replace(" & ", " " + andSymbol + " ");
        boolean isPages = variable.equals("page") || rendering.cite().locatorTerm().equals("page");
        String rangeFormat =
                isPages ? rendering.environment().style().options().pageRangeFormat() : "";
        return new PageRange(rangeFormat, rendering.locale().termText("page-range-delimiter"))
                .writeRanges(value);
    }

    static void value(
            Element.ValueText element, ItemRendering rendering, List<RenderedNode> output) {
        if (!element.text().isEmpty()) {
            RenderedNode node = FieldMarkup.parse(element.text(), rendering.locale());
            output.add(
                    formatTerm(element.formatting(), RenderedNode.NodeTag.NONE, node, rendering));
        }
    }

    static void renderTerm(
            Element.TermText element, ItemRendering rendering, List<RenderedNode> output) {
        String termText =
                rendering
                        .locale()
                        .termText(element.termName(), element.termForm(), element.isPlural());
        if (!termText.isEmpty()) {
            RenderedNode.NodeTag tag = termTag(element.formatting(), rendering);
            output.add(
                    formatTerm(
                            element.formatting(), tag, termNode(termText, rendering), rendering));
        }
    }

    /// A text with terms, which may have markup: "2<sup>e</sup>".
    static RenderedNode termNode(String text, ItemRendering rendering) {
        return text.indexOf('<') < 0
                ? RenderedNode.textNode(text)
                : FieldMarkup.parse(text, rendering.locale());
    }

    /// A formatted term of the style or the locale.
    static RenderedNode formatTerm(
            Formatting formatting,
            RenderedNode.NodeTag tag,
            RenderedNode node,
            ItemRendering rendering) {
        List<RenderedNode> innerNodes = List.of(node);
        if (formatting.stripPeriods()) {
            innerNodes = withoutPeriods(innerNodes);
        }
        if (formatting.textCase() != TextCase.AS_IS) {
            innerNodes = CaseTransform.applyToWords(formatting.textCase(), innerNodes, rendering);
        }
        return RenderedNode.wrapped(formatting.wrap().joining("", tag), innerNodes);
    }

    /// The tag of a term: a sentence that starts with one capitalises it, unless the style sets its
    /// case or there were to be names before it.
    private static RenderedNode.NodeTag termTag(Formatting formatting, ItemRendering rendering) {
        return formatting.textCase() == TextCase.AS_IS && !rendering.hasPassedNames()
                ? RenderedNode.NodeTag.TERM
                : RenderedNode.NodeTag.NONE;
    }

    static void renderLabel(
            Element.LabelElement element, ItemRendering rendering, List<RenderedNode> output) {
        String variable = element.variable();
        String value = rawText(variable, rendering);
        boolean hasOwnLabel = variable.equals("locator") && LabelledNumbers.startsWithLabel(value);
        if (hasOwnLabel || rendering.isSubstituted(variable)) {
            return;
        }
        String termName = variable.equals("locator") ? rendering.cite().locatorTerm() : variable;
        if (variable.equals("page-first")) {
            termName = "page";
        }
        boolean isPlural =
                element.pluralForm().isPlural(() -> isPlural(variable, value, rendering));
        String termText = rendering.locale().termText(termName, element.termForm(), isPlural);
        if (!termText.isEmpty()) {
            output.add(
                    formatTerm(
                            element.formatting(),
                            RenderedNode.NodeTag.NONE,
                            termNode(termText, rendering),
                            rendering));
        }
    }

    private static boolean isPlural(String variable, String value, ItemRendering rendering) {
        if (variable.startsWith("number-of-") && NumberField.isDigits(value)) {
            return !value.equals("1") && !value.equals("0");
        }
        return NumberField.isPlural(value, rendering.locale().termText("and"));
    }

    /// Formatted parts.
    static RenderedNode formatNodes(
            Formatting formatting,
            RenderedNode.NodeTag tag,
            List<RenderedNode> nodes,
            ItemRendering rendering) {
        List<RenderedNode> innerNodes = nodes;
        if (formatting.stripPeriods()) {
            innerNodes = withoutPeriods(innerNodes);
        }
        if (formatting.textCase() != TextCase.AS_IS) {
            innerNodes = CaseTransform.apply(formatting.textCase(), innerNodes, rendering);
        }
        return RenderedNode.wrapped(formatting.wrap().joining("", tag), innerNodes);
    }

    static RenderedNode formatNodes(
            Formatting formatting,
            RenderedNode.NodeTag tag,
            RenderedNode node,
            ItemRendering rendering) {
        return formatting.stripPeriods() || formatting.textCase() != TextCase.AS_IS
                ? formatNodes(formatting, tag, List.of(node), rendering)
                : RenderedNode.wrapped(formatting.wrap().joining("", tag), node);
    }

    private static List<RenderedNode> withoutPeriods(List<RenderedNode> nodes) {
        List<RenderedNode> strippedNodes = new ArrayList<>();
        for (RenderedNode node : nodes) {
            strippedNodes.add(
                    switch (node) {
                        case RenderedNode.TextNode(String text, boolean keepsCase) ->
                                new RenderedNode.TextNode(text.replace(".", ""), keepsCase);
                        case RenderedNode.BoxNode box ->
                                box.withChildren(withoutPeriods(box.children()));
                    });
        }
        return strippedNodes;
    }
}
