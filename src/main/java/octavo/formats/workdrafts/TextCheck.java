package octavo.formats.workdrafts;

import octavo.text.ControlCharacters;
import octavo.text.LocalizedSentence;

import java.util.Optional;

/// Tells text from programs, pictures and files with blocks that were never written. No text has a
/// NUL. Real records have a few other control characters: in an abstract that was copied from a
/// PDF, they stand for ligatures.
final class TextCheck {
    /// What other programs write on purpose: VT for a line ending within a value (Web of Science,
    /// FileMaker), FF between pages, ^Z at the end of a file (DOS), ESC before other characters
    /// (ISO 2022, MARC-8), and the separators of MARC.
    private static final String USUAL_CONTROLS = "\u000B\f\u001A\u001B\u001D\u001E\u001F";

    /// A text has at most one unusual control character per this many characters, and one more.
    private static final int CHARACTERS_PER_CONTROL = 100;

    private final String checkedText;
    private int currentLine = 1;
    private int currentColumn = 1;

    private TextCheck(String checkedText) {
        this.checkedText = checkedText;
    }

    /// Why a content is not text; empty if it is.
    static Optional<LocalizedSentence> findObjection(String checkedText) {
        if (isDense(checkedText)) {
            return Optional.of(
                    LocalizedSentence.of(
                            "This is not text. Export the references as RIS or BibTeX instead."));
        }
        int holeOffset = checkedText.indexOf('\0');
        return holeOffset < 0
                ? Optional.empty()
                : Optional.of(new TextCheck(checkedText).explainHole(holeOffset));
    }

    /// Whether it has too many control characters for a text, not counting NULs between text.
    private static boolean isDense(String checkedText) {
        int controlCount = 0;
        int characterCount = 0;
        for (int i = 0; i < checkedText.length(); i++) {
            char character = checkedText.charAt(i);
            boolean isUnusual =
                    ControlCharacters.isControl(character) && USUAL_CONTROLS.indexOf(character) < 0;
            controlCount += isUnusual && character != 0 ? 1 : 0;
            characterCount += character == 0 ? 0 : 1;
        }
        return controlCount > 1 + characterCount / CHARACTERS_PER_CONTROL
                || characterCount == 0 && !checkedText.isEmpty();
    }

    private LocalizedSentence explainHole(int holeOffset) {
        for (int i = 0; i < holeOffset; i++) {
            boolean isLineEnd =
                    checkedText.charAt(i) == '\n'
                            || checkedText.charAt(i) == '\r' && !isBeforeLineFeed(i);
            currentLine += isLineEnd ? 1 : 0;
            currentColumn = isLineEnd ? 1 : currentColumn + 1;
        }
        return LocalizedSentence.of(
                "This is not text throughout: there are NUL bytes in line {0}, column {1}, as a"
                    + " crash or a broken copy leaves them. Restore the file from a copy, export it"
                    + " again, or delete them.",
                String.valueOf(currentLine), String.valueOf(currentColumn));
    }

    private boolean isBeforeLineFeed(int offset) {
        return offset + 1 < checkedText.length() && checkedText.charAt(offset + 1) == '\n';
    }
}
