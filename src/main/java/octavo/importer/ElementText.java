package octavo.importer;

import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Copies the text of an XML element to a field, with formatting and formulas.
final class ElementText {
    /// Elements whose text is not part of the surrounding sentence.
    private static final Set<String> SILENT = Set.of("tex-math", "annotation", "fn", "footnote");

    private static final int FIRST_PRIVATE = 0xE000;
    private static final int LAST_PRIVATE = 0xF8FF;

    private final StringBuilder markup = new StringBuilder();
    private final List<String> formulas = new ArrayList<>();

    private ElementText() {}

    /// Text that may also contain escaped tags, as from some services.
    static void set(WorkDraft draft, String field, SourceElement element) {
        set(draft, field, element, "");
    }

    /// @param endings a regular expression for text to cut from the end
    static void set(WorkDraft draft, String field, SourceElement element, String endings) {
        var text = new ElementText();
        text.inside(element);
        String markup = text.markup.toString().strip();
        String cut = endings.isEmpty() ? markup : markup.replaceFirst("(?:" + endings + ")$", "");
        if (text.formulas.isEmpty()) {
            draft.markup(field, cut);
        } else {
            draft.latex(field, text.latex(MarkupReader.read(cut)));
        }
    }

    /// The text of an element with HTML tags; formulas as plain text.
    static String markup(SourceElement element) {
        var text = new ElementText();
        text.inside(element);
        String markup = text.markup.toString().strip();
        for (int i = 0; i < text.formulas.size(); i++) {
            markup = markup.replace(Character.toString(FIRST_PRIVATE + i), text.formulas.get(i));
        }
        return markup;
    }

    private String latex(Runs runs) {
        String latex = FieldTextWriter.of(runs);
        for (int i = 0; i < formulas.size(); i++) {
            latex = latex.replace(Character.toString(FIRST_PRIVATE + i), formulas.get(i));
        }
        return latex;
    }

    private void inside(SourceElement element) {
        for (SourceElement part : element.content()) {
            if (part.isText()) {
                markup.append(part.characters());
            } else if (part.name().equals("math")) {
                formula(part);
            } else if (part.name().equals("style")) {
                style(part);
            } else if (!SILENT.contains(part.name())) {
                tagged(part);
            }
        }
    }

    private void formula(SourceElement math) {
        String written = MathmlWriter.write(math);
        if (!written.isEmpty() && FIRST_PRIVATE + formulas.size() < LAST_PRIVATE) {
            markup.append(Character.toString(FIRST_PRIVATE + formulas.size()));
            formulas.add(written);
        }
    }

    /// A script attaches to the character before it, and text to an opening bracket: a line break
    /// between them is only layout.
    private void tagged(SourceElement part) {
        boolean script = part.name().equals("sub") || part.name().equals("sup");
        int end = markup.length();
        while (end > 0 && Character.isWhitespace(markup.charAt(end - 1))) {
            end--;
        }
        boolean joined = script || end > 0 && "([".indexOf(markup.charAt(end - 1)) >= 0;
        if (joined && end > 0 && markup.indexOf("\n", end) >= 0) {
            markup.setLength(end);
        }
        wrapped(part, part.name());
    }

    /// EndNote's formatting: `bold italic`, `superscript`.
    private void style(SourceElement part) {
        List<String> tags = new ArrayList<>();
        for (String face : part.attribute("face").split("\\s+", -1)) {
            switch (face) {
                case "bold" -> tags.add("b");
                case "italic" -> tags.add("i");
                case "superscript" -> tags.add("sup");
                case "subscript" -> tags.add("sub");
                default -> {}
            }
        }
        tags.forEach(tag -> markup.append('<').append(tag).append('>'));
        inside(part);
        tags.reversed().forEach(tag -> markup.append("</").append(tag).append('>'));
    }

    private void wrapped(SourceElement part, String tag) {
        boolean known = MarkupReader.knows(tag);
        if (known) {
            markup.append('<').append(tag).append('>');
        }
        inside(part);
        if (known) {
            markup.append("</").append(tag).append('>');
        }
    }
}
