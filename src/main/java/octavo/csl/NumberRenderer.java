package octavo.csl;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Element;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.valueformats.LabelledNumbers;
import octavo.csl.valueformats.NumberField;
import octavo.csl.valueformats.PageRange;
import octavo.csl.valueformats.VariableKinds;

import java.util.List;

/// Renders number variables in the form that the style requests.
final class NumberRenderer {
    private NumberRenderer() {}

    static void renderNumber(
            Element.NumberText element, ItemRendering rendering, List<RenderedNode> output) {
        String variable = element.variable();
        String value =
                rendering.useVariable(variable) ? TextRenderer.rawText(variable, rendering) : "";
        if (value.isEmpty()) {
            TextRenderer.recordMissing(variable, rendering);
            return;
        }
        rendering.recordRendered(variable);
        String writtenNumber = writeNumber(value, variable, element.numberForm(), rendering);
        RenderedNode.NodeTag tag = numberTag(variable, value);
        RenderedNode node =
                NumberField.isNumeric(value)
                        ? TextRenderer.termNode(writtenNumber, rendering)
                        : RenderedNode.textNode(writtenNumber);
        RenderedNode markedNode = NumberField.isSingleNumber(value) ? node : asGroup(node);
        output.add(TextRenderer.formatNodes(element.formatting(), tag, markedNode, rendering));
    }

    /// The tag of a variable's value, which may be no number.
    static RenderedNode.NodeTag numberTag(String variable, String value) {
        if (variable.equals("citation-number")) {
            return RenderedNode.NodeTag.CITATION_NUMBER;
        }
        boolean isNumber =
                VariableKinds.NUMBERS.contains(variable) && NumberField.isSingleNumber(value);
        return isNumber ? RenderedNode.NodeTag.NUMBER : RenderedNode.NodeTag.NONE;
    }

    /// A number variable rendered as text, with normalised separators.
    static RenderedNode renderText(ItemText value, ItemRendering rendering) {
        RenderedNode node;
        if (NumberField.isNumeric(value.toHtml())) {
            node =
                    RenderedNode.textNode(
                            joinNumbers(
                                    value.toHtml(),
                                    "number",
                                    Element.NumberForm.NUMERIC,
                                    rendering));
        } else {
            ItemText writtenText = value.withPlainText(text -> text.replace("\\-", "-"));
            node = FieldMarkup.of(writtenText, rendering.locale());
        }
        return NumberField.isSingleNumber(value.toHtml()) ? node : asGroup(node);
    }

    /// A value other than a single number meets the marks behind it as a group does, as in the
    /// reference engine.
    private static RenderedNode asGroup(RenderedNode node) {
        return new RenderedNode.BoxNode(RenderedNode.NodeWrap.NONE, List.of(node));
    }

    private static String writeNumber(
            String value, String variable, Element.NumberForm numberForm, ItemRendering rendering) {
        if (variable.equals("page") || variable.equals("locator")) {
            String rangeFormat = rendering.environment().style().options().pageRangeFormat();
            return new PageRange(rangeFormat, rendering.locale().termText("page-range-delimiter"))
                    .writeRanges(value);
        }
        if (!NumberField.isNumeric(value)) {
            return LabelledNumbers.parse(value)
                    .map(labelledNumbers ->
                            writeLabelled(labelledNumbers, variable, numberForm, rendering))
                    .orElse(value.replace("\\-", "-"));
        }
        return joinNumbers(value, variable, numberForm, rendering);
    }

    private static String writeLabelled(
            List<LabelledNumbers.LabelledNumber> labelledNumbers,
            String variable,
            Element.NumberForm numberForm,
            ItemRendering rendering) {
        StringBuilder joinedText = new StringBuilder();
        for (LabelledNumbers.LabelledNumber labelledNumber : labelledNumbers) {
            joinedText.append(joinedText.isEmpty() ? "" : ", ");
            if (labelledNumber.termName().isEmpty()) {
                joinedText.append(
                        joinNumbers(labelledNumber.number(), variable, numberForm, rendering));
            } else {
                boolean isPlural =
                        NumberField.isPlural(
                                labelledNumber.number(), rendering.locale().termText("and"));
                joinedText
                        .append(
                                rendering
                                        .locale()
                                        .termText(
                                                labelledNumber.termName(),
                                                TermForm.SHORT,
                                                isPlural))
                        .append(' ')
                        .append(
                                joinNumbers(
                                        labelledNumber.number(),
                                        variable,
                                        Element.NumberForm.NUMERIC,
                                        rendering));
            }
        }
        return joinedText.toString();
    }

    private static String joinNumbers(
            String value, String variable, Element.NumberForm numberForm, ItemRendering rendering) {
        List<String> numberParts = NumberField.splitParts(value);
        if (numberParts.size() == 1) {
            return formatOne(numberParts.getFirst(), variable, numberForm, rendering);
        }
        String rangeDelimiter = rendering.locale().termText("page-range-delimiter");
        StringBuilder joinedText = new StringBuilder();
        for (int i = 0; i < numberParts.size(); i++) {
            String part = numberParts.get(i);
            if (i % 2 == 0) {
                boolean isCode =
                        isHyphenated(numberParts, i - 1) || isHyphenated(numberParts, i + 1);
                joinedText.append(isCode ? part : formatOne(part, variable, numberForm, rendering));
            } else {
                boolean isRange = part.strip().equals("-") && PageRange.isRangeAt(numberParts, i);
                joinedText.append(
                        !isRange
                                ? PageRange.writeSeparator(part)
                                : rangeDelimiter.isEmpty() ? "–" : rangeDelimiter);
            }
        }
        return joinedText.toString();
    }

    /// Whether the separator at an index is a hyphen within one number, such as "TR06-067".
    private static boolean isHyphenated(List<String> numberParts, int separatorIndex) {
        return separatorIndex > 0
                && separatorIndex < numberParts.size()
                && PageRange.writeSeparator(numberParts.get(separatorIndex)).equals("-")
                && !PageRange.isRangeAt(numberParts, separatorIndex);
    }

    private static String formatOne(
            String numberPart,
            String variable,
            Element.NumberForm numberForm,
            ItemRendering rendering) {
        if (numberForm == Element.NumberForm.NUMERIC
                || !NumberField.isDigits(numberPart)
                || numberPart.length() > 9) {
            return numberPart;
        }
        CslLocale cslLocale = rendering.locale();
        return switch (numberForm) {
            case NUMERIC -> numberPart;
            case ORDINAL ->
                    OrdinalsAndRomans.ordinal(
                            Integer.parseInt(numberPart), cslLocale.genderOf(variable), cslLocale);
            case LONG_ORDINAL ->
                    OrdinalsAndRomans.longOrdinal(
                            Integer.parseInt(numberPart), cslLocale.genderOf(variable), cslLocale);
            case ROMAN -> OrdinalsAndRomans.romanNumeral(Integer.parseInt(numberPart));
        };
    }
}
