package octavo.venuenames;

import octavo.text.LetterFolding;

/// Acronyms as they are compared: without regard to case, accents and signs.
final class AcronymFolding {
    private AcronymFolding() {}

    static String folded(String acronym) {
        return LetterFolding.of(acronym.replace("&", "and")).bare().replace(" ", "");
    }
}
