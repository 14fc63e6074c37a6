package octavo.venues;

import octavo.text.Folding;

/// Acronyms as they are compared: without regard to case, accents and signs.
final class Acronyms {
    private Acronyms() {}

    static String folded(String acronym) {
        return Folding.of(acronym.replace("&", "and")).bare().replace(" ", "");
    }
}
