package octavo.importer;

import octavo.text.LocalizedSentence;

/// An unreadable record.
///
/// @param line its first line in the source, from 1
/// @param excerpt its beginning, so that a person can find it
/// @param message what is wrong, and what to do
public record DamagedRecord(int line, String excerpt, LocalizedSentence message) {
    static final LocalizedSentence EMPTY =
            LocalizedSentence.of("The record says nothing. Export it again.");

    private static final int LONGEST = 60;

    public DamagedRecord {
        String plain = excerpt.strip().replaceAll("\\s+", " ");
        excerpt = plain.length() > LONGEST ? plain.substring(0, LONGEST - 1) + "…" : plain;
    }
}
