package octavo.csl;

/// A word or phrase of a language, for one and for many.
record Term(String single, String multiple, Gender gender) {
    String text(boolean plural) {
        return plural ? multiple : single;
    }

    /// The grammatical gender of a noun, or the one that an ordinal goes with.
    enum Gender {
        NEUTER,
        FEMININE,
        MASCULINE;

        static Gender of(String value) {
            return switch (value) {
                case "feminine" -> FEMININE;
                case "masculine" -> MASCULINE;
                default -> NEUTER;
            };
        }
    }
}
