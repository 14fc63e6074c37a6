package octavo.editing.tidy;

import octavo.bib.BibValue;
import octavo.bib.BibValue.BracedPart;
import octavo.bib.BibValue.QuotedPart;
import octavo.fields.FieldCatalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Changes the delimiters of values that are a single text.
///
/// @param fieldFilter which fields it applies to, by name in lower case
/// @param delimiterChange maps the present source to the new one
record ValueDelimiters(
        String name,
        String summary,
        Predicate<String> fieldFilter,
        UnaryOperator<BibValue> delimiterChange)
        implements FieldCleanUp {

    private static final Pattern COMMAND = Pattern.compile("\\\\[A-Za-z@]");

    /// `"text"` becomes `{text}`.
    static final CleanUp BRACES =
            new ValueDelimiters(
                    "braces",
                    "Put values in braces rather than quotes",
                    _ -> true,
                    value ->
                            value.parts().getFirst() instanceof QuotedPart(var text)
                                    ? BibValue.parse('{' + text + '}')
                                    : value);

    /// `{text}` becomes `"text"`, unless the text has quotes outside of braces.
    static final CleanUp QUOTES =
            new ValueDelimiters(
                    "quotes",
                    "Put values in quotes rather than braces",
                    _ -> true,
                    value ->
                            value.parts().getFirst() instanceof BracedPart(var text)
                                    ? quotedText(text).orElse(value)
                                    : value);

    /// `{2020}` becomes `2020`.
    static final CleanUp NUMBERS =
            new ValueDelimiters(
                    "bare-numbers",
                    "Write whole numbers without braces: year = 2020",
                    field -> !FieldCatalogue.kindOf(field).isExact(),
                    ValueDelimiters::bareNumber);

    /// `{{text}}` becomes `{text}`. Names and lists keep theirs, as they make one name or item of
    /// their content, and so do commands, whose argument may end with the second brace.
    static final CleanUp SINGLE =
            new ValueDelimiters(
                    "single-braces",
                    "Remove double braces around whole values, except names and lists",
                    field ->
                            !FieldCatalogue.holdsNames(field)
                                    && !FieldCatalogue.kindOf(field).isExact()
                                    && !FieldCatalogue.kindOf(field).isList(),
                    value ->
                            COMMAND.matcher(value.source()).find()
                                    ? value
                                    : withoutSecondBraces(value));

    /// `{text}` becomes `{{text}}`, so that no style changes its case.
    static CleanUp doubleBraces(String field) {
        return new ValueDelimiters(
                "double-braces:" + field,
                "Put double braces around " + field,
                field::equals,
                value -> {
                    BibValue singleBraced = withoutSecondBraces(value);
                    String text = singleBraced.expandedText(_ -> Optional.empty());
                    boolean hasDoubleBraces = !singleBraced.source().equals(value.source());
                    return hasDoubleBraces || text.isBlank()
                            ? value
                            : BibValue.parse("{{" + text + "}}");
                });
    }

    private static Optional<BibValue> quotedText(String text) {
        return Optional.of(BibValue.parse('"' + text + '"'))
                .filter(quoted -> quoted.parts().equals(List.of(new QuotedPart(text))));
    }

    private static BibValue bareNumber(BibValue value) {
        String text = value.expandedText(_ -> Optional.empty());
        boolean isNumber = text.matches("0|[1-9][0-9]{0,17}");
        boolean isBare = value.parts().getFirst() instanceof BibValue.BarePart;
        return isNumber && !isBare ? BibValue.parse(text) : value;
    }

    private static BibValue withoutSecondBraces(BibValue value) {
        BibValue result = value;
        while (result.parts().size() == 1
                && result.parts().getFirst() instanceof BracedPart(var text)
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
    public boolean appliesTo(String field) {
        return fieldFilter.test(field);
    }

    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        boolean isText =
                value.parts().size() == 1
                        && (value.parts().getFirst() instanceof BracedPart
                                || value.parts().getFirst() instanceof QuotedPart);
        return isText ? Optional.of(delimiterChange.apply(value)) : Optional.empty();
    }
}
