package octavo.csl;

import java.util.List;

/// Renders number variables: their numbers in the form that the style asks for.
final class NumberRenderer {
    private NumberRenderer() {}

    static void number(Element.NumberText element, Scene scene, List<Out> to) {
        String variable = element.variable();
        String value = scene.call(variable) ? TextRenderer.raw(variable, scene) : "";
        if (value.isEmpty()) {
            TextRenderer.missed(variable, scene);
            return;
        }
        scene.fill(variable);
        String written = write(value, variable, element.form(), scene);
        Out.Tag tag = variable.equals("citation-number") ? Out.Tag.CITATION_NUMBER : Out.Tag.NONE;
        to.add(TextRenderer.dressed(element.dress(), tag, Out.text(written), scene));
    }

    /// A number variable that is rendered as text: its separators are cleaned up.
    static Out text(ItemText value, Scene scene) {
        if (!Numbers.isNumeric(value.html())) {
            ItemText written = value.withPlain(text -> text.replace("\\-", "-"));
            return FieldText.of(written, scene.locale());
        }
        return Out.text(joined(value.html(), "number", Element.NumberForm.NUMERIC, scene));
    }

    private static String write(
            String value, String variable, Element.NumberForm form, Scene scene) {
        if (variable.equals("page") || variable.equals("locator")) {
            String format = scene.scope().style().options().pageRangeFormat();
            return new Pages(format, scene.locale().text("page-range-delimiter")).write(value);
        }
        if (!Numbers.isNumeric(value)) {
            return LabelledNumbers.parse(value)
                    .map(pieces -> labelled(pieces, variable, form, scene))
                    .orElse(value.replace("\\-", "-"));
        }
        return joined(value, variable, form, scene);
    }

    private static String labelled(
            List<LabelledNumbers.Piece> pieces,
            String variable,
            Element.NumberForm form,
            Scene scene) {
        StringBuilder all = new StringBuilder();
        for (LabelledNumbers.Piece piece : pieces) {
            all.append(all.isEmpty() ? "" : ", ");
            if (piece.term().isEmpty()) {
                all.append(joined(piece.number(), variable, form, scene));
            } else {
                boolean plural = Numbers.isPlural(piece.number(), scene.locale().text("and"));
                all.append(scene.locale().text(piece.term(), TermForm.SHORT, plural))
                        .append(' ')
                        .append(
                                joined(
                                        piece.number(),
                                        variable,
                                        Element.NumberForm.NUMERIC,
                                        scene));
            }
        }
        return all.toString();
    }

    private static String joined(
            String value, String variable, Element.NumberForm form, Scene scene) {
        List<String> parts = Numbers.split(value);
        if (parts.size() == 1) {
            return one(parts.getFirst(), variable, form, scene);
        }
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            if (i % 2 == 0) {
                all.append(one(parts.get(i), variable, form, scene));
            } else {
                String separator = Pages.written(parts.get(i));
                boolean range = parts.get(i).strip().equals("-");
                all.append(range ? "–" : separator);
            }
        }
        return all.toString();
    }

    private static String one(String part, String variable, Element.NumberForm form, Scene scene) {
        if (form == Element.NumberForm.NUMERIC || !Numbers.isDigits(part) || part.length() > 9) {
            return part;
        }
        CslLocale locale = scene.locale();
        return switch (form) {
            case NUMERIC -> part;
            case ORDINAL ->
                    Numerals.ordinal(Integer.parseInt(part), locale.gender(variable), locale);
            case LONG_ORDINAL ->
                    Numerals.longOrdinal(Integer.parseInt(part), locale.gender(variable), locale);
            case ROMAN -> Numerals.roman(Integer.parseInt(part));
        };
    }
}
