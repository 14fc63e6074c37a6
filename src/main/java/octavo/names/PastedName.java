package octavo.names;

import octavo.text.LocalizedSentence;

import java.util.List;

/// A name found in pasted text.
///
/// @param writtenName the name as written, without marks
/// @param marks its superscripts and suffixes: affiliation numbers, `*`, an e-mail address
/// @param reason why it was read in this way
public record PastedName(
        PersonName name,
        String writtenName,
        List<String> marks,
        NameConfidence confidence,
        LocalizedSentence reason) {

    /// How far to trust it.
    public enum NameConfidence {
        SURE,
        LIKELY,
        GUESS
    }

    public PastedName {
        marks = List.copyOf(marks);
    }
}
