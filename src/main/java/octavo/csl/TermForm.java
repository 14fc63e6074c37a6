package octavo.csl;

import java.util.Optional;

/// The forms of a term.
enum TermForm {
    LONG,
    SHORT,
    VERB,
    VERB_SHORT,
    SYMBOL;

    static TermForm of(String value) {
        return switch (value) {
            case "short" -> SHORT;
            case "verb" -> VERB;
            case "verb-short" -> VERB_SHORT;
            case "symbol" -> SYMBOL;
            default -> LONG;
        };
    }

    /// The fallback form for a missing term.
    Optional<TermForm> otherwise() {
        return switch (this) {
            case LONG -> Optional.empty();
            case SHORT, VERB -> Optional.of(LONG);
            case VERB_SHORT -> Optional.of(VERB);
            case SYMBOL -> Optional.of(SHORT);
        };
    }
}
