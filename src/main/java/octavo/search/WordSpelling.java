package octavo.search;

import octavo.bib.ByteSlice;
import octavo.text.LetterFolding;
import octavo.text.Span;

import org.jspecify.annotations.Nullable;

import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;

/// A word as it may be spelt in a file: in letters, with braces and LaTeX accents. One pass over
/// the bytes gives yes, no or maybe.
///
/// The pass keeps a bit per prefix of the word: whether it can end at the current position. A
/// command for a letter with several transcriptions, such as `\ae`, counts as up to two arbitrary
/// letters.
final class WordSpelling {
    /// Longer words are compared up to this length.
    private static final int MOST_LETTERS = 60;

    private static final Set<String> LETTER_COMMANDS =
            Set.of(
                    "aa", "AA", "ae", "AE", "dh", "DH", "dj", "DJ", "i", "j", "l", "L", "ng", "NG",
                    "o", "O", "oe", "OE", "ss", "th", "TH");

    private static final Set<String> ACCENT_COMMANDS =
            Set.of("'", "`", "^", "\"", "~", "=", ".", "b", "c", "d", "H", "k", "r", "u", "v");

    private static final Set<String> SIGN_COMMANDS =
            Set.of("&", "%", "_", "#", "$", "-", ",", "/", " ");

    /// Cache of character foldings.
    private static final AtomicReferenceArray<@Nullable LetterFolding> CACHED_FOLDINGS =
            new AtomicReferenceArray<>(0x10000);

    private final String foldedWord;

    /// By ASCII letter or digit, in either case: its positions in the word.
    private final long[] letterPositions = new long[128];

    private final long wholeWord;

    WordSpelling(String foldedWord) {
        this.foldedWord = foldedWord;
        int length = Math.min(foldedWord.length(), MOST_LETTERS);
        for (int i = 0; i < length; i++) {
            char character = foldedWord.charAt(i);
            if (character < 128) {
                letterPositions[character] |= 1L << i;
                letterPositions[Character.toUpperCase(character)] |= 1L << i;
            }
        }
        this.wholeWord = 1L << length - 1;
    }

    /// Whether part of a text has a word with this prefix.
    QuickAnswer searchText(ByteSlice text, Span partSpan) {
        return new ScanPass(text, partSpan).findWord();
    }

    /// Whether a character's folding does not depend on its neighbours, except combining marks.
    private static boolean isIndependent(int codePoint) {
        return codePoint >= 0x80 && codePoint < 0x530
                || codePoint >= 0x1E00 && codePoint < 0x2000
                || codePoint >= 0x2010 && codePoint < 0x2040
                || codePoint >= 0x3040 && codePoint < 0x3099
                || codePoint >= 0x30A0 && codePoint < 0x3100
                || codePoint >= 0x4E00 && codePoint < 0xA000
                || codePoint >= 0xAC00 && codePoint < 0xD7A4;
    }

    private static LetterFolding foldLetter(int codePoint) {
        LetterFolding folding = CACHED_FOLDINGS.get(codePoint);
        if (folding == null) {
            folding = LetterFolding.of(Character.toString(codePoint));
            CACHED_FOLDINGS.set(codePoint, folding);
        }
        return folding;
    }

    private long positionsOf(char character) {
        if (character < 128) {
            return letterPositions[character];
        }
        long positions = 0;
        for (int i = foldedWord.indexOf(character);
                i >= 0 && i < MOST_LETTERS;
                i = foldedWord.indexOf(character, i + 1)) {
            positions |= 1L << i;
        }
        return positions;
    }

    private static boolean isLetter(int b) {
        return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9';
    }

    private final class ScanPass {
        private final ByteSlice sourceBytes;
        private final int endOffset;
        private int offset;

        /// The prefixes of the word that end here.
        private long endingPrefixes;

        private boolean isFound;

        /// Whether there are only letters between here and the last certain word boundary.
        private boolean isPlain = true;

        /// 1 if a word may start here.
        private long wordStart = 1;

        ScanPass(ByteSlice sourceBytes, Span partSpan) {
            this.sourceBytes = sourceBytes;
            this.offset = partSpan.start();
            this.endOffset = partSpan.end();
        }

        QuickAnswer findWord() {
            boolean isKnown = true;
            while (isKnown && !isFound && offset < endOffset) {
                byte currentByte = sourceBytes.byteAt(offset);
                if (isLetter(currentByte)) {
                    takeLetter(currentByte);
                } else {
                    wordStart = 1;
                    isPlain = false;
                    isKnown = currentByte < 0 ? skipCharacter() : skipSign(currentByte);
                }
            }
            if (isFound && isPlain && foldedWord.length() <= MOST_LETTERS) {
                return QuickAnswer.YES;
            }
            return isFound || !isKnown ? QuickAnswer.MAYBE : QuickAnswer.NO;
        }

        private void setEndings(long newEndings) {
            endingPrefixes = newEndings;
            isFound |= (newEndings & wholeWord) != 0;
        }

        private void takeLetter(byte currentByte) {
            setEndings((endingPrefixes << 1 | wordStart) & letterPositions[currentByte]);
            offset++;
            wordStart = 0;
        }

        private void takeUpToOneLetter() {
            setEndings(endingPrefixes | endingPrefixes << 1 | 1);
        }

        private void takeUpToTwoLetters() {
            takeUpToOneLetter();
            takeUpToOneLetter();
        }

        /// Skips an ASCII character that is not a letter, and what belongs to it.
        ///
        /// @return whether its effect is known
        private boolean skipSign(byte currentByte) {
            switch (currentByte) {
                case '\\' -> {
                    return skipCommand();
                }
                case '$', '#' -> {
                    return false;
                }
                case '{', '}', '\'', '`', '-' -> offset++; // may join the letters around it
                default -> {
                    offset++;
                    endingPrefixes = 0;
                    isPlain = true;
                }
            }
            return true;
        }

        /// Skips a multi-byte UTF-8 character.
        ///
        /// @return whether its meaning does not depend on its context
        private boolean skipCharacter() {
            int startOffset = offset;
            int codePoint = readCodePoint();
            if (codePoint >= 0x300 && codePoint < 0x370) {
                takeUpToOneLetter();
                return startOffset > 0 && isLetter(sourceBytes.byteAt(startOffset - 1));
            }
            if (!isIndependent(codePoint)) {
                return false;
            }
            LetterFolding letterFolding = foldLetter(codePoint);
            long previousEndings = endingPrefixes;
            takeLetters(letterFolding.unaccented());
            long unaccentedEndings = endingPrefixes;
            endingPrefixes = previousEndings;
            takeLetters(letterFolding.transliterated());
            endingPrefixes |= unaccentedEndings;
            wordStart = 1;
            return true;
        }

        private void takeLetters(String foldedLetters) {
            wordStart = 1;
            for (int i = 0; i < foldedLetters.length(); i++) {
                char character = foldedLetters.charAt(i);
                setEndings((endingPrefixes << 1 | wordStart) & positionsOf(character));
                wordStart = character == ' ' ? 1 : 0;
            }
        }

        /// Reads a UTF-8 character; -1 if it is malformed.
        private int readCodePoint() {
            int leadByte = sourceBytes.byteAt(offset++) & 0xFF;
            int continuationCount =
                    leadByte >= 0xC2 && leadByte < 0xE0
                            ? 1
                            : leadByte >= 0xE0 && leadByte < 0xF0 ? 2 : -1;
            int codePoint = leadByte & 0x3F >> continuationCount;
            for (int i = 0; i < continuationCount; i++) {
                if (offset == endOffset || (sourceBytes.byteAt(offset) & 0xC0) != 0x80) {
                    return -1;
                }
                codePoint = codePoint << 6 | sourceBytes.byteAt(offset++) & 0x3F;
            }
            return continuationCount < 0 ? -1 : codePoint;
        }

        /// Skips a command.
        ///
        /// @return whether it is known
        private boolean skipCommand() {
            int nameStart = offset + 1;
            offset = Math.min(nameStart + 1, endOffset);
            while (offset < endOffset
                    && isLetter(sourceBytes.byteAt(nameStart))
                    && isLetter(sourceBytes.byteAt(offset))) {
                offset++;
            }
            String commandName = sourceBytes.text(new Span(nameStart, offset));
            if (ACCENT_COMMANDS.contains(commandName)) {
                return skipAccented();
            }
            takeUpToTwoLetters();
            skipBlanks(false);
            return LETTER_COMMANDS.contains(commandName) || SIGN_COMMANDS.contains(commandName);
        }

        /// Where LaTeX is not parsed, the name of the accent is a letter.
        ///
        /// @return whether its effect is known
        private boolean skipAccented() {
            takeUpToOneLetter();
            skipBlanks(true);
            boolean isAccented = offset < endOffset && isLetter(sourceBytes.byteAt(offset));
            if (isAccented) {
                takeLetter(sourceBytes.byteAt(offset));
                takeUpToOneLetter();
            }
            wordStart = 1;
            return isAccented || offset < endOffset && sourceBytes.byteAt(offset) == '\\';
        }

        /// Skips whitespace, which LaTeX ignores after a command's name.
        private void skipBlanks(boolean skipsBraces) {
            while (offset < endOffset
                    && (isBlank(sourceBytes.byteAt(offset))
                            || skipsBraces && isBrace(sourceBytes.byteAt(offset)))) {
                offset++;
            }
        }

        private static boolean isBlank(byte currentByte) {
            return currentByte >= 0 && currentByte <= ' ';
        }

        private static boolean isBrace(byte currentByte) {
            return currentByte == '{' || currentByte == '}';
        }
    }
}
