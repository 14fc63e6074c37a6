package octavo.names;

import octavo.text.LocalizedSentence;

import java.util.List;

/// A name found in a text that somebody pasted.
///
/// @param text the name as it stood there, without marks
/// @param marks what was raised or stood behind it: numbers of affiliations, `*`, an e-mail address
/// @param reason why it was read in this way
public record PastedName(
        PersonName name,
        String text,
        List<String> marks,
        Confidence confidence,
        LocalizedSentence reason) {

    /// How far to trust it.
    public enum Confidence {
        SURE,
        LIKELY,
        GUESS
    }

    public PastedName {
        marks = List.copyOf(marks);
    }
}
