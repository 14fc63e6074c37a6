package octavo.formats.workdrafts;

import octavo.text.LocalizedSentence;
import octavo.text.ShortText;

/// An unreadable record.
///
/// @param lineNumber its first line in the source, from 1
/// @param excerpt its beginning, so that a person can find it
/// @param message what is wrong, and what to do
public record DamagedRecord(int lineNumber, String excerpt, LocalizedSentence message) {
    public static final LocalizedSentence EMPTY_RECORD =
            LocalizedSentence.of("The record says nothing. Export it again.");

    private static final int MAX_EXCERPT_LENGTH = 60;

    public DamagedRecord {
        excerpt = ShortText.cutTo(excerpt.strip().replaceAll("\\s+", " "), MAX_EXCERPT_LENGTH);
    }
}
