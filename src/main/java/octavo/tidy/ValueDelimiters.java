package octavo.tidy;

import octavo.bib.BibValue;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Quoted;
import octavo.fields.FieldCatalogue;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Changes the delimiters of values that are a single text.
///
/// @param fields which fields it applies to, by name in lower case
/// @param change maps the present source to the new one
record ValueDelimiters(
        String name, String summary, Predicate<String> fields, UnaryOperator<BibValue> change)
        implements FieldCleanUp {

    private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z@]");

    /// `"text"` becomes `{text}`.
    static final CleanUp BRACES =
            new ValueDelimiters(
                    "braces",
                    "Put values in braces rather than quotes",
                    _ -> true,
                    value ->
                            value.parts().getFirst() instanceof Quoted(var text)
                                    ? BibValue.parse('{' + text + '}')
                                    : value);

    /// `{2020}` becomes `2020`.
    static final CleanUp NUMBERS =
            new ValueDelimiters(
                    "bare-numbers",
                    "Write whole numbers without braces: year = 2020",
                    field -> !FieldCatalogue.kind(field).isExact(),
                    ValueDelimiters::bareNumber);

    /// `{{text}}` becomes `{text}`. Names and lists keep theirs, as they make one name or item of
    /// their content, and so do commands, whose argument may end with the second brace.
    static final CleanUp SINGLE =
            new ValueDelimiters(
                    "single-braces",
                    "Remove double braces around whole values, except names and lists",
                    field ->
                            !FieldCatalogue.isNames(field)
                                    && !FieldCatalogue.kind(field).isExact()
                                    && !FieldCatalogue.kind(field).isList(),
                    value ->
                            COMMAND.matcher(value.source()).find()
                                    ? value
                                    : withoutSecondBraces(value));

    /// `{text}` becomes `{{text}}`, so that no style changes its case.
    static CleanUp doubled(String field) {
        return new ValueDelimiters(
                "double-braces:" + field,
                "Put double braces around " + field,
                field::equals,
                value -> {
                    BibValue single = withoutSecondBraces(value);
                    String text = single.text(_ -> Optional.empty());
                    boolean already = !single.source().equals(value.source());
                    return already || text.isBlank() ? value : BibValue.parse("{{" + text + "}}");
                });
    }

    private static BibValue bareNumber(BibValue value) {
        String text = value.text(_ -> Optional.empty());
        boolean number = text.matches("0|[1-9][0-9]{0,17}");
        boolean bare = value.parts().getFirst() instanceof BibValue.Bare;
        return number && !bare ? BibValue.parse(text) : value;
    }

    private static BibValue withoutSecondBraces(BibValue value) {
        BibValue result = value;
        while (result.parts().size() == 1
                && result.parts().getFirst() instanceof Braced(var text)
                && isBraced(text.strip())) {
            result = BibValue.parse(text.strip());
        }
        return result;
    }

    /// Whether a text as a whole is in braces.
    private static boolean isBraced(String text) {
        return text.startsWith("{")
                && text.endsWith("}")
                && BibValue.parse(text).parts().size() == 1;
    }

    @Override
    public boolean concerns(String field) {
        return fields.test(field);
    }

    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        boolean text =
                value.parts().size() == 1
                        && (value.parts().getFirst() instanceof Braced
                                || value.parts().getFirst() instanceof Quoted);
        return text ? Optional.of(change.apply(value)) : Optional.empty();
    }
}
