package octavo.formats.source;

import octavo.text.LocalizedSentence;

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
        String singleLine = excerpt.strip().replaceAll("\\s+", " ");
        excerpt =
                singleLine.length() > MAX_EXCERPT_LENGTH
                        ? singleLine.substring(0, MAX_EXCERPT_LENGTH - 1) + "…"
                        : singleLine;
    }
}
