package octavo.csl;

/// The values of `text-case`.
enum TextCase {
    AS_IS,
    LOWERCASE,
    UPPERCASE,
    CAPITALIZE_FIRST,
    CAPITALIZE_ALL,
    SENTENCE,
    TITLE;

    static TextCase of(String value) {
        return switch (value) {
            case "lowercase" -> LOWERCASE;
            case "uppercase" -> UPPERCASE;
            case "capitalize-first" -> CAPITALIZE_FIRST;
            case "capitalize-all" -> CAPITALIZE_ALL;
            case "sentence" -> SENTENCE;
            case "title" -> TITLE;
            default -> AS_IS;
        };
    }
}
