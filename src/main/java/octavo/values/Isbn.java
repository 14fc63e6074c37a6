package octavo.values;

import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.List;
import java.util.regex.Pattern;

/// An ISBN of ten or thirteen digits. Two that identify the same book are equal, however they are
/// written.
///
/// @param writtenDigits the digits, with a hyphen wherever the source separates them
public record Isbn(String writtenDigits) {
    private static final CheckedNumber CHECKED_NUMBER =
            new CheckedNumber(
                    Pattern.compile("[0-9]{9}[0-9X]|97[89][0-9]{10}"),
                    Isbn::hasRightCheckDigit,
                    ValueProblem.ISBN_UNREADABLE,
                    ValueProblem.ISBN_CHECK_DIGIT,
                    LocalizedSentence.of("An ISBN has ten or thirteen digits."));

    /// `13: 978-…` or `13 978-…`, where `13` is the number of digits.
    private static final Pattern LABEL =
            Pattern.compile("(?<=^[^0-9]{0,12})1[03](?=[\\s:=]+[0-9])");

    private static final Pattern GROUPED = Pattern.compile("(97[89]-)?[0-9]+-[0-9]+-[0-9]+-[0-9X]");

    /// The numbers in a field.
    public static Parsed<List<Isbn>> parse(String text) {
        var parsedNumbers = CHECKED_NUMBER.parse(LABEL.matcher(text).replaceAll("##"));
        return new Parsed<>(
                parsedNumbers.value().stream().map(Isbn::new).toList(),
                parsedNumbers.diagnostics());
    }

    /// The digits alone.
    public String digits() {
        return writtenDigits.replace("-", "");
    }

    /// Whether the check digit is correct.
    public boolean isValid() {
        return hasRightCheckDigit(digits());
    }

    /// The recommended spelling: with hyphens if it has all of them, otherwise without any.
    public String recommendedForm() {
        return GROUPED.matcher(writtenDigits).matches() ? writtenDigits : digits();
    }

    /// The same number as an ISBN-13.
    public Isbn toIsbn13() {
        if (digits().length() == 13) {
            return this;
        }
        char checkDigit = CheckDigit.eanCheckDigit("978" + digits().substring(0, 9));
        String separator = writtenDigits.indexOf('-') >= 0 ? "-" : "";
        return new Isbn(
                "978"
                        + separator
                        + writtenDigits.substring(0, writtenDigits.length() - 1)
                        + checkDigit);
    }

    private static boolean hasRightCheckDigit(String digits) {
        return digits.length() == 10
                ? CheckDigit.hasWeightedCheckDigit(digits)
                : CheckDigit.hasEanCheckDigit(digits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Isbn that && toIsbn13().digits().equals(that.toIsbn13().digits());
    }

    @Override
    public int hashCode() {
        return toIsbn13().digits().hashCode();
    }

    @Override
    public String toString() {
        return writtenDigits;
    }
}
