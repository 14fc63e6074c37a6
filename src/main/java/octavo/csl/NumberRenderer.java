package octavo.csl;

import octavo.csl.CslLocale.Term.TermForm;

import java.util.List;

/// Renders number variables in the form that the style requests.
final class NumberRenderer {
    private NumberRenderer() {}

    static void number(Element.NumberText element, ItemRendering scene, List<RenderedNode> to) {
        String variable = element.variable();
        String value = scene.call(variable) ? TextRenderer.raw(variable, scene) : "";
        if (value.isEmpty()) {
            TextRenderer.missed(variable, scene);
            return;
        }
        scene.fill(variable);
        String written = write(value, variable, element.form(), scene);
        RenderedNode.Tag tag = tag(variable, value);
        RenderedNode part =
                NumberField.isNumeric(value)
                        ? TextRenderer.termed(written, scene)
                        : RenderedNode.text(written);
        to.add(TextRenderer.dressed(element.dress(), tag, part, scene));
    }

    /// The tag of a variable's value, which may be no number.
    static RenderedNode.Tag tag(String variable, String value) {
        if (variable.equals("citation-number")) {
            return RenderedNode.Tag.CITATION_NUMBER;
        }
        boolean number = VariableKinds.NUMBERS.contains(variable) && NumberField.isOne(value);
        return number ? RenderedNode.Tag.NUMBER : RenderedNode.Tag.NONE;
    }

    /// A number variable rendered as text, with normalised separators.
    static RenderedNode text(ItemText value, ItemRendering scene) {
        if (!NumberField.isNumeric(value.html())) {
            ItemText written = value.withPlain(text -> text.replace("\\-", "-"));
            return FieldMarkup.of(written, scene.locale());
        }
        return RenderedNode.text(joined(value.html(), "number", Element.NumberForm.NUMERIC, scene));
    }

    private static String write(
            String value, String variable, Element.NumberForm form, ItemRendering scene) {
        if (variable.equals("page") || variable.equals("locator")) {
            String format = scene.scope().style().options().pageRangeFormat();
            return new PageRange(format, scene.locale().text("page-range-delimiter")).write(value);
        }
        if (!NumberField.isNumeric(value)) {
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
            ItemRendering scene) {
        StringBuilder all = new StringBuilder();
        for (LabelledNumbers.Piece piece : pieces) {
            all.append(all.isEmpty() ? "" : ", ");
            if (piece.term().isEmpty()) {
                all.append(joined(piece.number(), variable, form, scene));
            } else {
                boolean plural = NumberField.isPlural(piece.number(), scene.locale().text("and"));
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
            String value, String variable, Element.NumberForm form, ItemRendering scene) {
        List<String> parts = NumberField.split(value);
        if (parts.size() == 1) {
            return one(parts.getFirst(), variable, form, scene);
        }
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            if (i % 2 == 0) {
                all.append(one(parts.get(i), variable, form, scene));
            } else {
                String separator = PageRange.written(parts.get(i));
                boolean range = parts.get(i).strip().equals("-");
                all.append(range ? "–" : separator);
            }
        }
        return all.toString();
    }

    private static String one(
            String part, String variable, Element.NumberForm form, ItemRendering scene) {
        if (form == Element.NumberForm.NUMERIC
                || !NumberField.isDigits(part)
                || part.length() > 9) {
            return part;
        }
        CslLocale locale = scene.locale();
        return switch (form) {
            case NUMERIC -> part;
            case ORDINAL ->
                    OrdinalsAndRomans.ordinal(
                            Integer.parseInt(part), locale.gender(variable), locale);
            case LONG_ORDINAL ->
                    OrdinalsAndRomans.longOrdinal(
                            Integer.parseInt(part), locale.gender(variable), locale);
            case ROMAN -> OrdinalsAndRomans.roman(Integer.parseInt(part));
        };
    }
}
