package octavo.importer;

import octavo.text.LocalizedSentence;

/// A record that could not be read.
///
/// @param line where it begins in the source, from 1
/// @param excerpt what it begins with, so that a person finds it
/// @param message what is the matter, and what to do
public record DamagedRecord(int line, String excerpt, LocalizedSentence message) {
    static final LocalizedSentence EMPTY =
            LocalizedSentence.of("The record says nothing. Export it again.");

    private static final int LONGEST = 60;

    public DamagedRecord {
        String plain = excerpt.strip().replaceAll("\\s+", " ");
        excerpt = plain.length() > LONGEST ? plain.substring(0, LONGEST - 1) + "…" : plain;
    }
}
