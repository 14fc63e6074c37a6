package octavo.csl.style;

import java.util.Optional;

/// A term of a language, in singular and plural.
public record LocaleTerm(String singularText, String pluralText, TermGender gender) {
    String inNumber(boolean isPlural) {
        return isPlural ? pluralText : singularText;
    }

    /// The grammatical gender of a noun, or the one an ordinal agrees with.
    public enum TermGender {
        NEUTER,
        FEMININE,
        MASCULINE;

        static TermGender of(String value) {
            return switch (value) {
                case "feminine" -> FEMININE;
                case "masculine" -> MASCULINE;
                default -> NEUTER;
            };
        }
    }

    /// The forms of a term.
    public enum TermForm {
        LONG,
        SHORT,
        VERB,
        VERB_SHORT,
        SYMBOL;

        public static TermForm of(String value) {
            return switch (value) {
                case "short" -> SHORT;
                case "verb" -> VERB;
                case "verb-short" -> VERB_SHORT;
                case "symbol" -> SYMBOL;
                default -> LONG;
            };
        }

        /// The fallback form for a missing term.
        Optional<TermForm> fallbackForm() {
            return switch (this) {
                case LONG -> Optional.empty();
                case SHORT, VERB -> Optional.of(LONG);
                case VERB_SHORT -> Optional.of(VERB);
                case SYMBOL -> Optional.of(SHORT);
            };
        }
    }
}
