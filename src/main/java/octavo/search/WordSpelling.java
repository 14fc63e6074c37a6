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
    private static final int MOST = 60;

    private static final Set<String> LETTERS =
            Set.of(
                    "aa", "AA", "ae", "AE", "dh", "DH", "dj", "DJ", "i", "j", "l", "L", "ng", "NG",
                    "o", "O", "oe", "OE", "ss", "th", "TH");

    private static final Set<String> ACCENTS =
            Set.of("'", "`", "^", "\"", "~", "=", ".", "b", "c", "d", "H", "k", "r", "u", "v");

    private static final Set<String> SIGNS = Set.of("&", "%", "_", "#", "$", "-", ",", "/", " ");

    /// Cache of character foldings.
    private static final AtomicReferenceArray<@Nullable LetterFolding> KNOWN =
            new AtomicReferenceArray<>(0x10000);

    private final String word;

    /// By ASCII letter or digit, in either case: its positions in the word.
    private final long[] places = new long[128];

    private final long whole;

    WordSpelling(String folded) {
        this.word = folded;
        int length = Math.min(folded.length(), MOST);
        for (int i = 0; i < length; i++) {
            char c = folded.charAt(i);
            if (c < 128) {
                places[c] |= 1L << i;
                places[Character.toUpperCase(c)] |= 1L << i;
            }
        }
        this.whole = 1L << length - 1;
    }

    /// Whether part of a text has a word with this prefix.
    QuickAnswer in(ByteSlice text, Span part) {
        return new Pass(text, part).find();
    }

    /// Whether a character's folding does not depend on its neighbours, except combining marks.
    private static boolean isAlone(int letter) {
        return letter >= 0x80 && letter < 0x530
                || letter >= 0x1E00 && letter < 0x2000
                || letter >= 0x2010 && letter < 0x2040
                || letter >= 0x3040 && letter < 0x3099
                || letter >= 0x30A0 && letter < 0x3100
                || letter >= 0x4E00 && letter < 0xA000
                || letter >= 0xAC00 && letter < 0xD7A4;
    }

    private static LetterFolding folded(int letter) {
        LetterFolding known = KNOWN.get(letter);
        if (known == null) {
            known = LetterFolding.of(Character.toString(letter));
            KNOWN.set(letter, known);
        }
        return known;
    }

    private long places(char c) {
        if (c < 128) {
            return places[c];
        }
        long found = 0;
        for (int i = word.indexOf(c); i >= 0 && i < MOST; i = word.indexOf(c, i + 1)) {
            found |= 1L << i;
        }
        return found;
    }

    private static boolean isLetter(int b) {
        return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9';
    }

    private final class Pass {
        private final ByteSlice text;
        private final int end;
        private int at;

        /// The prefixes of the word that end here.
        private long ends;

        private boolean found;

        /// Whether there are only letters between here and the last certain word boundary.
        private boolean plain = true;

        /// 1 if a word may start here.
        private long begins = 1;

        Pass(ByteSlice text, Span part) {
            this.text = text;
            this.at = part.start();
            this.end = part.end();
        }

        QuickAnswer find() {
            boolean known = true;
            while (known && !found && at < end) {
                byte b = text.at(at);
                if (isLetter(b)) {
                    letter(b);
                } else {
                    begins = 1;
                    plain = false;
                    known = b < 0 ? character() : sign(b);
                }
            }
            if (found && plain && word.length() <= MOST) {
                return QuickAnswer.YES;
            }
            return found || !known ? QuickAnswer.MAYBE : QuickAnswer.NO;
        }

        private void go(long to) {
            ends = to;
            found |= (to & whole) != 0;
        }

        private void letter(byte b) {
            go((ends << 1 | begins) & places[b]);
            at++;
            begins = 0;
        }

        private void upToOneLetter() {
            go(ends | ends << 1 | 1);
        }

        private void upToTwoLetters() {
            upToOneLetter();
            upToOneLetter();
        }

        /// Skips an ASCII character that is not a letter, and what belongs to it.
        ///
        /// @return whether its effect is known
        private boolean sign(byte b) {
            switch (b) {
                case '\\' -> {
                    return command();
                }
                case '$', '#' -> {
                    return false;
                }
                case '{', '}', '\'', '`', '-' -> at++; // may join the letters around it
                default -> {
                    at++;
                    ends = 0;
                    plain = true;
                }
            }
            return true;
        }

        /// Skips a multi-byte UTF-8 character.
        ///
        /// @return whether its meaning does not depend on its context
        private boolean character() {
            int start = at;
            int letter = codePoint();
            if (letter >= 0x300 && letter < 0x370) {
                upToOneLetter();
                return start > 0 && isLetter(text.at(start - 1));
            }
            if (!isAlone(letter)) {
                return false;
            }
            LetterFolding folded = folded(letter);
            long before = ends;
            letters(folded.bare());
            long bare = ends;
            ends = before;
            letters(folded.expanded());
            ends |= bare;
            begins = 1;
            return true;
        }

        private void letters(String folded) {
            begins = 1;
            for (int i = 0; i < folded.length(); i++) {
                char c = folded.charAt(i);
                go((ends << 1 | begins) & places(c));
                begins = c == ' ' ? 1 : 0;
            }
        }

        /// Reads a UTF-8 character; -1 if it is malformed.
        private int codePoint() {
            int lead = text.at(at++) & 0xFF;
            int more = lead >= 0xC2 && lead < 0xE0 ? 1 : lead >= 0xE0 && lead < 0xF0 ? 2 : -1;
            int letter = lead & 0x3F >> more;
            for (int i = 0; i < more; i++) {
                if (at == end || (text.at(at) & 0xC0) != 0x80) {
                    return -1;
                }
                letter = letter << 6 | text.at(at++) & 0x3F;
            }
            return more < 0 ? -1 : letter;
        }

        /// Skips a command.
        ///
        /// @return whether it is known
        private boolean command() {
            int start = at + 1;
            at = Math.min(start + 1, end);
            while (at < end && isLetter(text.at(start)) && isLetter(text.at(at))) {
                at++;
            }
            String name = text.text(new Span(start, at));
            if (ACCENTS.contains(name)) {
                return accented();
            }
            upToTwoLetters();
            skip(false);
            return LETTERS.contains(name) || SIGNS.contains(name);
        }

        /// Where LaTeX is not parsed, the name of the accent is a letter.
        ///
        /// @return whether its effect is known
        private boolean accented() {
            upToOneLetter();
            skip(true);
            boolean accented = at < end && isLetter(text.at(at));
            if (accented) {
                letter(text.at(at));
                upToOneLetter();
            }
            begins = 1;
            return accented || at < end && text.at(at) == '\\';
        }

        /// Skips whitespace, which LaTeX ignores after a command's name.
        private void skip(boolean braces) {
            while (at < end && (isBlank(text.at(at)) || braces && isBrace(text.at(at)))) {
                at++;
            }
        }

        private static boolean isBlank(byte b) {
            return b >= 0 && b <= ' ';
        }

        private static boolean isBrace(byte b) {
            return b == '{' || b == '}';
        }
    }
}
