package octavo.merge;

import octavo.text.ShortText;

/// Describes a change in words, on one line.
record ChangeDescription(LibraryChange change) {
    private static final int MAX_LENGTH = 160;

    String describe() {
        return switch (change.part()) {
            case FILE -> "file: " + change.fieldName() + ": " + describeFromTo();
            case ENTRY -> describeEntry();
            case KEY -> oldText() + ": renamed to " + newText();
            case TYPE -> change.itemKey() + ": type: " + describeFromTo();
            case FIELD -> change.itemKey() + ": " + change.fieldName() + describeField();
            case PERSON, KEYWORD ->
                    change.itemKey() + ": " + change.fieldName() + ": " + describePiece();
            case STRING -> "@string " + change.itemKey() + ": " + describePiece();
            case PREAMBLE -> "@preamble: " + describePiece();
            case COMMENT -> "comment: " + describePiece();
            case TEXT -> "text: " + describePiece();
        };
    }

    private String describeEntry() {
        String key = change.itemKey().isEmpty() ? "entry without a key" : change.itemKey();
        return key
                + ": "
                + switch (change.kind()) {
                    case ADDED -> "added: " + newText();
                    case REMOVED -> "removed: " + oldText();
                    case MOVED -> "moved";
                    case DISABLED -> "commented out";
                    case ENABLED -> "no longer commented out";
                    case LAID_OUT -> "laid out differently";
                    case CHANGED, RENAMED -> describeFromTo();
                };
    }

    private String describeField() {
        return switch (change.kind()) {
            case ADDED -> ": added: " + newText();
            case REMOVED -> ": removed: " + oldText();
            case RENAMED -> ": renamed from " + oldText();
            default -> ": " + describeFromTo();
        };
    }

    private String describePiece() {
        return switch (change.kind()) {
            case ADDED -> "added: " + newText();
            case REMOVED -> "removed: " + oldText();
            case MOVED -> change.newText().isEmpty() ? "in another order" : "moved: " + newText();
            case RENAMED -> "renamed from " + oldText();
            case LAID_OUT -> "laid out differently";
            case CHANGED, DISABLED, ENABLED -> describeFromTo();
        };
    }

    private String describeFromTo() {
        return oldText() + " → " + newText();
    }

    private String oldText() {
        return shorten(change.oldText().orElse(""));
    }

    private String newText() {
        return shorten(change.newText().orElse(""));
    }

    private static String shorten(String changeText) {
        return ShortText.cutTo(changeText.replaceAll("\\s+", " ").strip(), MAX_LENGTH);
    }
}
