package octavo.search;

import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Splits a text into the words that search compares: runs of letters and digits, folded by
/// `LetterFolding`. A word with two foldings is emitted twice, `muller` and then `mueller`. In
/// scripts without spaces each character is a word.
final class SearchWords {
    /// Receives the words of a text, in order.
    interface WordSink {
        /// Receives one word.
        ///
        /// @param letters the word, valid until the call returns
        /// @param isVariant whether it is another form of the previous word
        void addWord(char[] letters, int length, boolean isVariant);
    }

    private static final char SEPARATOR = 0;
    private static final char DROPPED = 1;
    private static final char[] ASCII_FOLDINGS = foldAscii();

    /// The number of cached foldings.
    private static final int MOST_CACHED = 50_000;

    /// The foldings of the text between two separators; the second is empty if it is the same.
    private record FoldedWords(List<String> unaccented, List<String> transliterated) {
        static FoldedWords of(String chunk) {
            LetterFolding letterFolding = LetterFolding.of(chunk);
            List<String> unaccented = splitWords(letterFolding.unaccented());
            boolean isSame = letterFolding.transliterated().equals(letterFolding.unaccented());
            return new FoldedWords(
                    unaccented, isSame ? List.of() : splitWords(letterFolding.transliterated()));
        }
    }

    private final WordSink wordSink;
    private final Map<String, FoldedWords> foldedByChunk = new HashMap<>();
    private char[] letterBuffer = new char[64];

    SearchWords(WordSink wordSink) {
        this.wordSink = wordSink;
    }

    /// The words of a text, each with all its forms.
    static List<List<String>> of(String text) {
        List<List<String>> words = new ArrayList<>();
        new SearchWords(
                        (letters, length, isVariant) -> {
                            if (!isVariant) {
                                words.add(new ArrayList<>(1));
                            }
                            words.getLast().add(new String(letters, 0, length));
                        })
                .readText(text, 0, text.length());
        return words;
    }

    private static char[] foldAscii() {
        char[] foldings = new char[128];
        for (char character = 0; character < foldings.length; character++) {
            foldings[character] =
                    Character.isLetterOrDigit(character)
                            ? Character.toLowerCase(character)
                            : SEPARATOR;
        }
        foldings['\''] = DROPPED;
        foldings['`'] = DROPPED;
        return foldings;
    }

    /// Emits the words of a part of a text.
    void readText(String text, int startOffset, int endOffset) {
        int offset = startOffset;
        while (offset < endOffset) {
            int chunkStart = offset;
            int length = 0;
            boolean isAscii = true;
            growBuffer(endOffset - offset);
            while (offset < endOffset) {
                char character = text.charAt(offset);
                char foldedCharacter = character < 128 ? ASCII_FOLDINGS[character] : DROPPED;
                if (foldedCharacter == SEPARATOR) {
                    break;
                }
                isAscii &= character < 128;
                if (foldedCharacter != DROPPED) {
                    letterBuffer[length++] = foldedCharacter;
                }
                offset++;
            }
            if (!isAscii) {
                emit(foldChunk(text.substring(chunkStart, offset)));
            } else if (length > 0) {
                wordSink.addWord(letterBuffer, length, false);
            }
            if (offset > chunkStart && isHyphen(text, offset, endOffset)) {
                emitJoined(text, chunkStart, offset, endOffset);
            }
            offset++;
        }
    }

    /// Whether there is a single hyphen between two letters.
    static boolean isHyphen(String text, int offset, int endOffset) {
        return offset > 0
                && offset + 1 < endOffset
                && text.charAt(offset) == '-'
                && Character.isLetter(text.charAt(offset - 1))
                && Character.isLetter(text.charAt(offset + 1));
    }

    /// Tells the words on both sides of a hyphen as one, as another form of the first:
    /// *anti-bunching* is also *antibunching*.
    private void emitJoined(String text, int chunkStart, int hyphenOffset, int endOffset) {
        int joinedEnd = hyphenOffset + 1;
        while (joinedEnd < endOffset
                && (text.charAt(joinedEnd) >= 128
                        || ASCII_FOLDINGS[text.charAt(joinedEnd)] != SEPARATOR)) {
            joinedEnd++;
        }
        FoldedWords joinedWord =
                foldChunk(
                        text.substring(chunkStart, hyphenOffset)
                                + text.substring(hyphenOffset + 1, joinedEnd));
        if (joinedWord.unaccented.size() == 1) {
            emit(joinedWord.unaccented.getFirst(), true);
            if (joinedWord.transliterated.size() == 1) {
                emit(joinedWord.transliterated.getFirst(), true);
            }
        }
    }

    /// A word can be no longer than the rest of the text.
    private void growBuffer(int length) {
        if (letterBuffer.length < length) {
            letterBuffer = new char[length];
        }
    }

    private FoldedWords foldChunk(String chunk) {
        FoldedWords foldedWords = foldedByChunk.get(chunk);
        if (foldedWords == null) {
            foldedWords = FoldedWords.of(chunk);
            if (foldedByChunk.size() < MOST_CACHED) {
                foldedByChunk.put(chunk, foldedWords);
            }
        }
        return foldedWords;
    }

    private void emit(FoldedWords foldedWords) {
        boolean isAligned = foldedWords.unaccented.size() == foldedWords.transliterated.size();
        for (int i = 0; i < foldedWords.unaccented.size(); i++) {
            String unaccented = foldedWords.unaccented.get(i);
            emit(unaccented, false);
            if (isAligned && !foldedWords.transliterated.get(i).equals(unaccented)) {
                emit(foldedWords.transliterated.get(i), true);
            }
        }
        if (!isAligned) {
            foldedWords.transliterated.forEach(word -> emit(word, false));
        }
    }

    private void emit(String word, boolean isVariant) {
        wordSink.addWord(word.toCharArray(), word.length(), isVariant);
    }

    private static List<String> splitWords(String foldedText) {
        List<String> words = new ArrayList<>(1);
        for (String word : foldedText.split(" ", -1)) {
            int wordStart = 0;
            for (int i = 0; i < word.length(); ) {
                int codePoint = word.codePointAt(i);
                int nextOffset = i + Character.charCount(codePoint);
                if (isSingleWord(codePoint)) {
                    addIfNotEmpty(words, word.substring(wordStart, i));
                    addIfNotEmpty(words, word.substring(i, nextOffset));
                    wordStart = nextOffset;
                }
                i = nextOffset;
            }
            addIfNotEmpty(words, word.substring(wordStart));
        }
        return words;
    }

    private static void addIfNotEmpty(List<String> words, String word) {
        if (!word.isEmpty()) {
            words.add(word);
        }
    }

    private static boolean isSingleWord(int codePoint) {
        if (codePoint < 0x2E80) {
            return false;
        }
        return switch (Character.UnicodeScript.of(codePoint)) {
            case HAN, HIRAGANA, KATAKANA -> true;
            default -> false;
        };
    }
}
