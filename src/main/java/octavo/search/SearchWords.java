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
    interface Sink {
        /// Receives one word.
        ///
        /// @param letters the word, valid until the call returns
        /// @param again whether it is another form of the previous word
        void word(char[] letters, int length, boolean again);
    }

    private static final char SEPARATOR = 0;
    private static final char DROPPED = 1;
    private static final char[] ASCII = ascii();

    /// The number of cached foldings.
    private static final int MOST_KNOWN = 50_000;

    /// The foldings of the text between two separators; the second is empty if it is the same.
    private record Folded(List<String> bare, List<String> expanded) {
        static Folded of(String chunk) {
            LetterFolding folding = LetterFolding.of(chunk);
            List<String> bare = split(folding.bare());
            boolean same = folding.expanded().equals(folding.bare());
            return new Folded(bare, same ? List.of() : split(folding.expanded()));
        }
    }

    private final Sink sink;
    private final Map<String, Folded> known = new HashMap<>();
    private char[] buffer = new char[64];

    SearchWords(Sink sink) {
        this.sink = sink;
    }

    /// The words of a text, each with all its forms.
    static List<List<String>> of(String text) {
        List<List<String>> words = new ArrayList<>();
        new SearchWords(
                        (letters, length, again) -> {
                            if (!again) {
                                words.add(new ArrayList<>(1));
                            }
                            words.getLast().add(new String(letters, 0, length));
                        })
                .read(text, 0, text.length());
        return words;
    }

    private static char[] ascii() {
        char[] folded = new char[128];
        for (char c = 0; c < folded.length; c++) {
            folded[c] = Character.isLetterOrDigit(c) ? Character.toLowerCase(c) : SEPARATOR;
        }
        folded['\''] = DROPPED;
        folded['`'] = DROPPED;
        return folded;
    }

    /// Emits the words of a part of a text.
    void read(String text, int from, int to) {
        int at = from;
        while (at < to) {
            int start = at;
            int length = 0;
            boolean plain = true;
            grow(to - at);
            while (at < to) {
                char c = text.charAt(at);
                char folded = c < 128 ? ASCII[c] : DROPPED;
                if (folded == SEPARATOR) {
                    break;
                }
                plain &= c < 128;
                if (folded != DROPPED) {
                    buffer[length++] = folded;
                }
                at++;
            }
            if (!plain) {
                tell(folded(text.substring(start, at)));
            } else if (length > 0) {
                sink.word(buffer, length, false);
            }
            if (at > start && isHyphen(text, at, to)) {
                tellJoined(text, start, at, to);
            }
            at++;
        }
    }

    /// Whether there is a single hyphen between two letters.
    static boolean isHyphen(String text, int at, int to) {
        return at > 0
                && at + 1 < to
                && text.charAt(at) == '-'
                && Character.isLetter(text.charAt(at - 1))
                && Character.isLetter(text.charAt(at + 1));
    }

    /// Tells the words on both sides of a hyphen as one, as another form of the first:
    /// *anti-bunching* is also *antibunching*.
    private void tellJoined(String text, int start, int hyphen, int to) {
        int end = hyphen + 1;
        while (end < to && (text.charAt(end) >= 128 || ASCII[text.charAt(end)] != SEPARATOR)) {
            end++;
        }
        Folded whole = folded(text.substring(start, hyphen) + text.substring(hyphen + 1, end));
        if (whole.bare.size() == 1) {
            tell(whole.bare.getFirst(), true);
            if (whole.expanded.size() == 1) {
                tell(whole.expanded.getFirst(), true);
            }
        }
    }

    /// A word can be no longer than the rest of the text.
    private void grow(int length) {
        if (buffer.length < length) {
            buffer = new char[length];
        }
    }

    private Folded folded(String chunk) {
        Folded folded = known.get(chunk);
        if (folded == null) {
            folded = Folded.of(chunk);
            if (known.size() < MOST_KNOWN) {
                known.put(chunk, folded);
            }
        }
        return folded;
    }

    private void tell(Folded folded) {
        boolean aligned = folded.bare.size() == folded.expanded.size();
        for (int i = 0; i < folded.bare.size(); i++) {
            String bare = folded.bare.get(i);
            tell(bare, false);
            if (aligned && !folded.expanded.get(i).equals(bare)) {
                tell(folded.expanded.get(i), true);
            }
        }
        if (!aligned) {
            folded.expanded.forEach(word -> tell(word, false));
        }
    }

    private void tell(String word, boolean again) {
        sink.word(word.toCharArray(), word.length(), again);
    }

    private static List<String> split(String folded) {
        List<String> words = new ArrayList<>(1);
        for (String word : folded.split(" ", -1)) {
            int start = 0;
            for (int i = 0; i < word.length(); ) {
                int letter = word.codePointAt(i);
                int next = i + Character.charCount(letter);
                if (isWordAlone(letter)) {
                    add(words, word.substring(start, i));
                    add(words, word.substring(i, next));
                    start = next;
                }
                i = next;
            }
            add(words, word.substring(start));
        }
        return words;
    }

    private static void add(List<String> words, String word) {
        if (!word.isEmpty()) {
            words.add(word);
        }
    }

    private static boolean isWordAlone(int letter) {
        if (letter < 0x2E80) {
            return false;
        }
        return switch (Character.UnicodeScript.of(letter)) {
            case HAN, HIRAGANA, KATAKANA -> true;
            default -> false;
        };
    }
}
