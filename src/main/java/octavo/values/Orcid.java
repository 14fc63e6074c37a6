package octavo.values;

import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.Optional;
import java.util.regex.Pattern;

/// An ORCID iD: `0000-0002-1825-0097`.
public record Orcid(String number) {
    private static final int GROUP_LENGTH = 4;

    private static final CheckedNumber CHECKED_NUMBER =
            new CheckedNumber(
                    Pattern.compile("[0-9]{15}[0-9X]"),
                    CheckDigit::hasMod11By2CheckDigit,
                    ValueProblem.ORCID_UNREADABLE,
                    ValueProblem.ORCID_CHECK_DIGIT,
                    LocalizedSentence.of(
                            "An ORCID has sixteen digits, as in 0000-0002-1825-0097."));

    /// The first one in a text, bare or in a URL.
    public static Parsed<Optional<Orcid>> parse(String text) {
        var parsedNumbers = CHECKED_NUMBER.parse(text);
        return new Parsed<>(
                parsedNumbers.value().stream().map(Orcid::of).findFirst(),
                parsedNumbers.diagnostics());
    }

    private static Orcid of(String writtenNumber) {
        return new Orcid(
                writtenNumber.replace("-", "").replaceAll("(.{" + GROUP_LENGTH + "})(?=.)", "$1-"));
    }

    /// Whether the check digit is correct.
    public boolean isValid() {
        return CheckDigit.hasMod11By2CheckDigit(number.replace("-", ""));
    }

    @Override
    public String toString() {
        return number;
    }
}
