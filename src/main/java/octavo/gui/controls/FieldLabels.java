package octavo.gui.controls;

import java.util.Locale;

/// What forms call the fields of entries. A field that has no word of its own goes by its name.
public final class FieldLabels {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldLabels.class);

    private FieldLabels() {}

    /// The word for a field.
    ///
    /// @param field its name in the file, in any case
    public static String of(String field) {
        String key = "field." + field.toLowerCase(Locale.ROOT);
        return MESSAGES.has(key) ? MESSAGES.text(key) : field;
    }
}
