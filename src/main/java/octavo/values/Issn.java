package octavo.values;

import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.List;
import java.util.regex.Pattern;

/// The ISSN of a journal or series: `0378-5955`.
public record Issn(String number) {
    private static final CheckedNumber CHECKED_NUMBER =
            new CheckedNumber(
                    Pattern.compile("[0-9]{7}[0-9X]"),
                    CheckDigit::hasWeightedCheckDigit,
                    ValueProblem.ISSN_UNREADABLE,
                    ValueProblem.ISSN_CHECK_DIGIT,
                    LocalizedSentence.of("An ISSN has eight digits, as in 0378-5955."));

    /// The numbers in a field; journals have one for print and one for online.
    public static Parsed<List<Issn>> parse(String text) {
        var parsedNumbers = CHECKED_NUMBER.parse(text);
        return new Parsed<>(
                parsedNumbers.value().stream().map(Issn::of).toList(), parsedNumbers.diagnostics());
    }

    private static Issn of(String writtenNumber) {
        String digits = writtenNumber.replace("-", "");
        return new Issn(digits.substring(0, 4) + "-" + digits.substring(4));
    }

    /// Whether the check digit is correct.
    public boolean isValid() {
        return CheckDigit.hasWeightedCheckDigit(number.replace("-", ""));
    }

    @Override
    public String toString() {
        return number;
    }
}
