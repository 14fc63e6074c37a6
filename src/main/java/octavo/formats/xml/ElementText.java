package octavo.formats.xml;

import octavo.formats.workdrafts.FieldTextWriter;
import octavo.formats.workdrafts.MarkupReader;
import octavo.formats.workdrafts.WorkDraft;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Copies the text of an XML element to a field, with formatting and formulas.
public final class ElementText {
    /// Elements whose text is not part of the surrounding sentence.
    private static final Set<String> OMITTED_ELEMENTS =
            Set.of("tex-math", "annotation", "fn", "footnote");

    private static final int FIRST_PLACEHOLDER = 0xE000;
    private static final int LAST_PLACEHOLDER = 0xF8FF;

    private final StringBuilder markup = new StringBuilder();
    private final List<String> formulas = new ArrayList<>();

    private ElementText() {}

    /// Text that may also contain escaped tags, as from some services.
    public static void fillField(WorkDraft draft, String fieldName, SourceElement sourceElement) {
        fillField(draft, fieldName, sourceElement, "");
    }

    /// @param removedEnding a regular expression for text to cut from the end
    public static void fillField(
            WorkDraft draft, String fieldName, SourceElement sourceElement, String removedEnding) {
        var elementText = new ElementText();
        elementText.appendContent(sourceElement);
        String markup = elementText.markup.toString().strip();
        String trimmedMarkup =
                removedEnding.isEmpty()
                        ? markup
                        : markup.replaceFirst("(?:" + removedEnding + ")$", "");
        if (elementText.formulas.isEmpty()) {
            draft.fillMarkup(fieldName, trimmedMarkup);
        } else {
            draft.fillLatex(
                    fieldName, elementText.toLatex(MarkupReader.parseMarkup(trimmedMarkup)));
        }
    }

    /// The text of an element with HTML tags; formulas as plain text.
    public static String toMarkup(SourceElement sourceElement) {
        var elementText = new ElementText();
        elementText.appendContent(sourceElement);
        String markup = elementText.markup.toString().strip();
        for (int i = 0; i < elementText.formulas.size(); i++) {
            markup =
                    markup.replace(
                            Character.toString(FIRST_PLACEHOLDER + i), elementText.formulas.get(i));
        }
        return markup;
    }

    private String toLatex(Runs runs) {
        String latexText = FieldTextWriter.of(runs);
        for (int i = 0; i < formulas.size(); i++) {
            latexText =
                    latexText.replace(Character.toString(FIRST_PLACEHOLDER + i), formulas.get(i));
        }
        return latexText;
    }

    private void appendContent(SourceElement sourceElement) {
        for (SourceElement child : sourceElement.children()) {
            if (child.isText()) {
                markup.append(child.characters());
            } else if (child.name().equals("math")) {
                appendFormula(child);
            } else if (child.name().equals("style")) {
                appendStyled(child);
            } else if (!OMITTED_ELEMENTS.contains(child.name())) {
                appendTagged(child);
            }
        }
    }

    private void appendFormula(SourceElement mathElement) {
        String formula = MathmlWriter.toFormula(mathElement);
        if (!formula.isEmpty() && FIRST_PLACEHOLDER + formulas.size() < LAST_PLACEHOLDER) {
            markup.append(Character.toString(FIRST_PLACEHOLDER + formulas.size()));
            formulas.add(formula);
        }
    }

    /// A script attaches to the character before it, and text to an opening bracket: a line break
    /// between them is only layout.
    private void appendTagged(SourceElement child) {
        boolean isScript = child.name().equals("sub") || child.name().equals("sup");
        int trimmedLength = markup.length();
        while (trimmedLength > 0 && Character.isWhitespace(markup.charAt(trimmedLength - 1))) {
            trimmedLength--;
        }
        boolean isJoined =
                isScript
                        || trimmedLength > 0 && "([".indexOf(markup.charAt(trimmedLength - 1)) >= 0;
        if (isJoined && trimmedLength > 0 && markup.indexOf("\n", trimmedLength) >= 0) {
            markup.setLength(trimmedLength);
        }
        appendWrapped(child, child.name());
    }

    /// EndNote's formatting: `bold italic`, `superscript`.
    private void appendStyled(SourceElement child) {
        List<String> openTags = new ArrayList<>();
        for (String faceName : child.attribute("face").split("\\s+", -1)) {
            switch (faceName) {
                case "bold" -> openTags.add("b");
                case "italic" -> openTags.add("i");
                case "superscript" -> openTags.add("sup");
                case "subscript" -> openTags.add("sub");
                default -> {}
            }
        }
        openTags.forEach(tag -> markup.append('<').append(tag).append('>'));
        appendContent(child);
        openTags.reversed().forEach(tag -> markup.append("</").append(tag).append('>'));
    }

    private void appendWrapped(SourceElement child, String tag) {
        boolean isKnown = MarkupReader.knowsTag(tag);
        if (isKnown) {
            markup.append('<').append(tag).append('>');
        }
        appendContent(child);
        if (isKnown) {
            markup.append("</").append(tag).append('>');
        }
    }
}
