package octavo.tidy;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// ISBNs and ISSNs in their usual form. Only a number whose check digit is right is touched.
public final class BookNumbers {
    private static final Pattern DASHES = Pattern.compile("[\u2010-\u2015\u2212]|--+");
    private static final Pattern LABEL =
            Pattern.compile("(?i)^\\s*(?:e-?)?(?:isbn|issn)(?:-?1[03])?\\s*[:=]?\\s*");

    static final CleanUp ISBN =
            new TextCleanUp(
                    "isbn",
                    "Write ISBNs without label and blanks: 978-0-13-110362-7",
                    Set.of("isbn"),
                    text -> isbn(text).orElse(text));

    static final CleanUp ISSN =
            new TextCleanUp(
                    "issn",
                    "Write ISSNs as 1234-567X",
                    Set.of("issn"),
                    text -> issn(text).orElse(text));

    private BookNumbers() {}

    /// The ISBN that a text gives, with the hyphens that it has; nothing if it gives no right one.
    public static Optional<String> isbn(String text) {
        String bare = bare(text);
        String digits = bare.replace("-", "");
        boolean right =
                digits.matches("97[89]\\d{10}") && isRight13(digits)
                        || digits.matches("\\d{9}[\\dX]") && isRight(digits, 10);
        boolean grouped = bare.matches("(97[89]-)?\\d+-\\d+-\\d+-[\\dX]");
        return right ? Optional.of(grouped ? bare : digits) : Optional.empty();
    }

    /// The ISSN that a text gives; nothing if it gives no right one.
    public static Optional<String> issn(String text) {
        String digits = bare(text).replace("-", "");
        return digits.matches("\\d{7}[\\dX]") && isRight(digits, 8)
                ? Optional.of(digits.substring(0, 4) + '-' + digits.substring(4))
                : Optional.empty();
    }

    private static String bare(String text) {
        String unlabelled = LABEL.matcher(text).replaceFirst("").toUpperCase(Locale.ROOT);
        return DASHES.matcher(unlabelled).replaceAll("-").replaceAll("[\\s~\u00A0]", "");
    }

    private static boolean isRight13(String digits) {
        int sum =
                IntStream.range(0, 13)
                        .map(i -> value(digits.charAt(i)) * (i % 2 == 0 ? 1 : 3))
                        .sum();
        return sum % 10 == 0;
    }

    /// ISBN-10 and ISSN weigh their digits from their length down to one; `X` is ten.
    private static boolean isRight(String digits, int length) {
        int sum = IntStream.range(0, length).map(i -> (length - i) * value(digits.charAt(i))).sum();
        return sum % 11 == 0;
    }

    private static int value(char digit) {
        return digit == 'X' ? 10 : digit - '0';
    }
}
