package octavo.merge;

/// Describes a change in words, on one line.
record ChangeWords(LibraryChange change) {
    private static final int LONGEST = 160;

    String words() {
        return switch (change.what()) {
            case FILE -> "file: " + change.field() + ": " + fromTo();
            case ENTRY -> entry();
            case KEY -> before() + ": renamed to " + after();
            case TYPE -> change.key() + ": type: " + fromTo();
            case FIELD -> change.key() + ": " + change.field() + field();
            case PERSON, KEYWORD -> change.key() + ": " + change.field() + ": " + piece();
            case STRING -> "@string " + change.key() + ": " + piece();
            case PREAMBLE -> "@preamble: " + piece();
            case COMMENT -> "comment: " + piece();
            case TEXT -> "text: " + piece();
        };
    }

    private String entry() {
        String key = change.key().isEmpty() ? "entry without a key" : change.key();
        return key
                + ": "
                + switch (change.how()) {
                    case ADDED -> "added: " + after();
                    case REMOVED -> "removed: " + before();
                    case MOVED -> "moved";
                    case DISABLED -> "commented out";
                    case ENABLED -> "no longer commented out";
                    case LAID_OUT -> "laid out differently";
                    case CHANGED, RENAMED -> fromTo();
                };
    }

    private String field() {
        return switch (change.how()) {
            case ADDED -> ": added: " + after();
            case REMOVED -> ": removed: " + before();
            case RENAMED -> ": renamed from " + before();
            default -> ": " + fromTo();
        };
    }

    private String piece() {
        return switch (change.how()) {
            case ADDED -> "added: " + after();
            case REMOVED -> "removed: " + before();
            case MOVED -> change.after().isEmpty() ? "in another order" : "moved: " + after();
            case RENAMED -> "renamed from " + before();
            case LAID_OUT -> "laid out differently";
            case CHANGED, DISABLED, ENABLED -> fromTo();
        };
    }

    private String fromTo() {
        return before() + " → " + after();
    }

    private String before() {
        return shown(change.before().orElse(""));
    }

    private String after() {
        return shown(change.after().orElse(""));
    }

    private static String shown(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        boolean fits = line.codePointCount(0, line.length()) <= LONGEST;
        return fits ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
