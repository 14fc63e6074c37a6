package octavo.values;

import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.List;
import java.util.regex.Pattern;

/// An ISBN of ten or thirteen digits. Two that identify the same book are equal, however they are
/// written.
///
/// @param written the digits, with a hyphen wherever the source separates them
public record Isbn(String written) {
    private static final CheckedNumber KIND =
            new CheckedNumber(
                    Pattern.compile("[0-9]{9}[0-9X]|97[89][0-9]{10}"),
                    Isbn::isRight,
                    ValueProblem.ISBN_UNREADABLE,
                    ValueProblem.ISBN_CHECK_DIGIT,
                    LocalizedSentence.of("An ISBN has ten or thirteen digits."));

    /// `13: 978-…` or `13 978-…`, where `13` is the number of digits.
    private static final Pattern LABEL =
            Pattern.compile("(?<=^[^0-9]{0,12})1[03](?=[\\s:=]+[0-9])");

    private static final Pattern GROUPED = Pattern.compile("(97[89]-)?[0-9]+-[0-9]+-[0-9]+-[0-9X]");

    /// The numbers in a field.
    public static Parsed<List<Isbn>> parse(String text) {
        var numbers = KIND.parse(LABEL.matcher(text).replaceAll("##"));
        return new Parsed<>(
                numbers.value().stream().map(Isbn::new).toList(), numbers.diagnostics());
    }

    /// The digits alone.
    public String digits() {
        return written.replace("-", "");
    }

    /// Whether the check digit is correct.
    public boolean isValid() {
        return isRight(digits());
    }

    /// The recommended spelling: with hyphens if it has all of them, otherwise without any.
    public String normal() {
        return GROUPED.matcher(written).matches() ? written : digits();
    }

    /// The same number as an ISBN-13.
    public Isbn to13() {
        if (digits().length() == 13) {
            return this;
        }
        char last = CheckDigit.ean("978" + digits().substring(0, 9));
        String joint = written.indexOf('-') >= 0 ? "-" : "";
        return new Isbn("978" + joint + written.substring(0, written.length() - 1) + last);
    }

    private static boolean isRight(String digits) {
        return digits.length() == 10 ? CheckDigit.endsWeighted(digits) : CheckDigit.endsEan(digits);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Isbn that && to13().digits().equals(that.to13().digits());
    }

    @Override
    public int hashCode() {
        return to13().digits().hashCode();
    }

    @Override
    public String toString() {
        return written;
    }
}
