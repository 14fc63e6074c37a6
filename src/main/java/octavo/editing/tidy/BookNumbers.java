package octavo.editing.tidy;

import octavo.text.Parsed;
import octavo.values.Isbn;
import octavo.values.Issn;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Normalises ISBNs and ISSNs. Only numbers with a correct check digit are touched.
final class BookNumbers {
    private static final Pattern LABEL =
            Pattern.compile("(?i)^\\s*(?:e-?)?(?:isbn|issn)(?:-?1[03])?\\s*[:=]?\\s*");
    private static final Pattern ONLY_NUMBERS = Pattern.compile("[0-9Xx\\p{Pd}\u2212\\s~\u00A0]+");

    static final CleanUp ISBN =
            new TextCleanUp(
                    "isbn",
                    "Write ISBNs without label and spaces: 978-0-13-110362-7",
                    Set.of("isbn"),
                    fieldText ->
                            normaliseNumber(
                                    fieldText, Isbn.parse(fieldText), Isbn::recommendedForm));

    static final CleanUp ISSN =
            new TextCleanUp(
                    "issn",
                    "Write ISSNs as 1234-567X",
                    Set.of("issn"),
                    fieldText -> normaliseNumber(fieldText, Issn.parse(fieldText), Issn::number));

    private BookNumbers() {}

    /// The normalised number; the text itself unless it is a single valid number, perhaps with a
    /// label.
    private static <T> String normaliseNumber(
            String fieldText, Parsed<List<T>> parsedNumbers, Function<T, String> normaliser) {
        boolean hasOnlyNumbers =
                ONLY_NUMBERS.matcher(LABEL.matcher(fieldText).replaceFirst("")).matches();
        boolean isValid =
                parsedNumbers.diagnostics().isEmpty() && parsedNumbers.value().size() == 1;
        return hasOnlyNumbers && isValid
                ? normaliser.apply(parsedNumbers.value().getFirst())
                : fieldText;
    }
}
