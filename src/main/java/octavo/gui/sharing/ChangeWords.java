package octavo.gui.sharing;

import octavo.gui.controls.MessageTexts;
import octavo.merge.LibraryChange;
import octavo.text.ShortText;

import java.util.List;

/// What was changed, in few words of the window's language.
final class ChangeWords {
    private static final MessageTexts MESSAGES = MessageTexts.of(ChangeWords.class);

    private static final int MOST_NAMED = 5;
    private static final int LONGEST_VALUE = 60;

    private ChangeWords() {}

    /// @param changes of one entry or other item; none if it only moved
    static String of(List<LibraryChange> changes) {
        List<String> descriptions =
                changes.stream()
                        .filter(change -> change.part() != LibraryChange.ChangedPart.FILE)
                        .map(ChangeWords::describe)
                        .distinct()
                        .toList();
        return descriptions.isEmpty()
                ? MESSAGES.text("log.moved")
                : ShortText.joinFirst(descriptions, MOST_NAMED, "; ");
    }

    private static String describe(LibraryChange change) {
        return switch (change.part()) {
            case ENTRY ->
                    switch (change.kind()) {
                        case ADDED -> MESSAGES.text("log.added", change.itemKey());
                        case REMOVED -> MESSAGES.text("log.removed", change.itemKey());
                        case CHANGED, RENAMED, MOVED, DISABLED, ENABLED, LAID_OUT ->
                                change.itemKey();
                    };
            case KEY -> valuesOf(change);
            case TYPE -> MESSAGES.text("log.type", change.itemKey(), valuesOf(change));
            case FIELD, PERSON, KEYWORD ->
                    MESSAGES.text(
                            "log.field", change.itemKey(), change.fieldName(), valuesOf(change));
            case STRING ->
                    MESSAGES.text("log.named", "@string " + change.itemKey(), valuesOf(change));
            case PREAMBLE -> MESSAGES.text("log.named", "@preamble", valuesOf(change));
            case FILE, COMMENT, TEXT -> MESSAGES.text("log.text", valuesOf(change));
        };
    }

    private static String valuesOf(LibraryChange change) {
        return MESSAGES.text(
                "log.values",
                change.oldText().map(ChangeWords::shortened).orElse(MESSAGES.text("log.nothing")),
                change.newText().map(ChangeWords::shortened).orElse(MESSAGES.text("log.nothing")));
    }

    private static String shortened(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return ShortText.cutTo(line.replaceFirst("^\\{([^{}]*)}$", "$1"), LONGEST_VALUE);
    }
}
