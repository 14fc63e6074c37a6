package octavo.importer;

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
    private static final String USUAL = "\u000B\f\u001A\u001B\u001D\u001E\u001F";

    /// A text has at most one unusual control character per this many characters, and one more.
    private static final int APART = 100;

    private final String text;
    private int line = 1;
    private int column = 1;

    private TextCheck(String text) {
        this.text = text;
    }

    /// Why a content is not text; empty if it is.
    static Optional<LocalizedSentence> objection(String text) {
        if (isDense(text)) {
            return Optional.of(
                    LocalizedSentence.of(
                            "This is not text. Export the references as RIS or BibTeX instead."));
        }
        int hole = text.indexOf('\0');
        return hole < 0 ? Optional.empty() : Optional.of(new TextCheck(text).holed(hole));
    }

    /// Whether it has too many control characters for a text, not counting NULs between text.
    private static boolean isDense(String text) {
        int controls = 0;
        int characters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean unusual = ControlCharacters.isControl(c) && USUAL.indexOf(c) < 0;
            controls += unusual && c != 0 ? 1 : 0;
            characters += c == 0 ? 0 : 1;
        }
        return controls > 1 + characters / APART || characters == 0 && !text.isEmpty();
    }

    private LocalizedSentence holed(int hole) {
        for (int i = 0; i < hole; i++) {
            boolean ends = text.charAt(i) == '\n' || text.charAt(i) == '\r' && !isBeforeLineFeed(i);
            line += ends ? 1 : 0;
            column = ends ? 1 : column + 1;
        }
        return LocalizedSentence.of(
                "This is not text throughout: there are NUL bytes in line {0}, column {1}, as a"
                    + " crash or a broken copy leaves them. Restore the file from a copy, export it"
                    + " again, or delete them.",
                String.valueOf(line), String.valueOf(column));
    }

    private boolean isBeforeLineFeed(int index) {
        return index + 1 < text.length() && text.charAt(index + 1) == '\n';
    }
}
