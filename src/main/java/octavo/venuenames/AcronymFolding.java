package octavo.venuenames;

import octavo.text.LetterFolding;

/// Normalises acronyms for comparison: without case, accents and punctuation.
final class AcronymFolding {
    private AcronymFolding() {}

    static String foldAcronym(String acronym) {
        return LetterFolding.of(acronym.replace("&", "and")).unaccented().replace(" ", "");
    }
}
