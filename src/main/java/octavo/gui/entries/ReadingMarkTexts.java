package octavo.gui.entries;

import octavo.gui.controls.MessageTexts;
import octavo.values.ReadingMark;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/// How the table shows ratings, priorities and read states: as stars and words. Other values stay
/// as they are, and so do those of other fields.
final class ReadingMarkTexts {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReadingMarkTexts.class);

    /// The fields of the marks.
    static final List<String> FIELDS =
            List.of(
                    ReadingMark.RATING.fieldName(),
                    ReadingMark.PRIORITY.fieldName(),
                    ReadingMark.READ_STATUS);

    private ReadingMarkTexts() {}

    static String of(String field, String value) {
        boolean isRating =
                field.equals(ReadingMark.RATING.fieldName())
                        || field.equals(ReadingMark.BIBDESK_RATING);
        if (!isRating && !FIELDS.contains(field)) {
            return value;
        }
        if (field.equals(ReadingMark.READ_STATUS)) {
            String folded = value.toLowerCase(Locale.ROOT);
            boolean isState = folded.equals(ReadingMark.READ) || folded.equals(ReadingMark.SKIMMED);
            return isState ? MESSAGES.text("mark." + folded) : value;
        }
        ReadingMark mark = isRating ? ReadingMark.RATING : ReadingMark.PRIORITY;
        OptionalInt level = mark.levelOf(value);
        if (level.isEmpty()) {
            return value;
        }
        return isRating
                ? "★".repeat(level.getAsInt())
                : level.getAsInt() + " · " + MESSAGES.text("mark.priority." + level.getAsInt());
    }
}
