package octavo.csl;

/// A term of a language, in singular and plural.
record Term(String single, String multiple, Gender gender) {
    String text(boolean plural) {
        return plural ? multiple : single;
    }

    /// The grammatical gender of a noun, or the one an ordinal agrees with.
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
