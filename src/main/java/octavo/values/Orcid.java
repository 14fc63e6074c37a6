package octavo.values;

import octavo.text.LocalizedSentence;
import octavo.text.Parsed;

import java.util.Optional;
import java.util.regex.Pattern;

/// An ORCID iD: `0000-0002-1825-0097`.
public record Orcid(String number) {
    private static final int GROUP = 4;

    private static final CheckedNumber KIND =
            new CheckedNumber(
                    Pattern.compile("[0-9]{15}[0-9X]"),
                    CheckDigit::endsMod11By2,
                    ValueProblem.ORCID_UNREADABLE,
                    ValueProblem.ORCID_CHECK_DIGIT,
                    LocalizedSentence.of(
                            "An ORCID has sixteen digits, as in 0000-0002-1825-0097."));

    /// The first one in a text, bare or in a URL.
    public static Parsed<Optional<Orcid>> parse(String text) {
        var numbers = KIND.parse(text);
        return new Parsed<>(
                numbers.value().stream().map(Orcid::of).findFirst(), numbers.diagnostics());
    }

    private static Orcid of(String written) {
        return new Orcid(written.replace("-", "").replaceAll("(.{" + GROUP + "})(?=.)", "$1-"));
    }

    /// Whether the check digit is correct.
    public boolean isValid() {
        return CheckDigit.endsMod11By2(number.replace("-", ""));
    }

    @Override
    public String toString() {
        return number;
    }
}
