package octavo.tidy;

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
                    text -> cleaned(text, Isbn.parse(text), Isbn::normal));

    static final CleanUp ISSN =
            new TextCleanUp(
                    "issn",
                    "Write ISSNs as 1234-567X",
                    Set.of("issn"),
                    text -> cleaned(text, Issn.parse(text), Issn::number));

    private BookNumbers() {}

    /// The normalised number; the text itself unless it is a single valid number, perhaps with a
    /// label.
    private static <T> String cleaned(
            String text, Parsed<List<T>> numbers, Function<T, String> normal) {
        boolean alone = ONLY_NUMBERS.matcher(LABEL.matcher(text).replaceFirst("")).matches();
        boolean right = numbers.diagnostics().isEmpty() && numbers.value().size() == 1;
        return alone && right ? normal.apply(numbers.value().getFirst()) : text;
    }
}
