package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Abbreviates given names to initials, and normalises existing ones.
final class GivenInitials {
    private final String with;
    private final boolean hyphens;
    private final StringBuilder out = new StringBuilder();

    private GivenInitials(String with, boolean hyphens) {
        this.with = with;
        this.hyphens = hyphens;
    }

    /// Given names as initials, each followed by `with`; hyphens between them are kept or dropped.
    static String of(String given, String with, boolean hyphens) {
        GivenInitials initials = new GivenInitials(with, hyphens);
        for (Word word : words(given)) {
            initials.shorten(word);
        }
        return stripped(initials.out.toString());
    }

    /// Trims spaces, including no-break ones.
    private static String stripped(String text) {
        var strip = new StringBuilder(text.strip());
        trimEnd(strip);
        return strip.toString();
    }

    private static void trimEnd(StringBuilder text) {
        int end = text.length();
        while (end > 0 && isBlank(text.charAt(end - 1))) {
            end--;
        }
        text.setLength(end);
    }

    private static boolean isBlank(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }

    /// Full given names, with initials among them each followed by `with`.
    static String normalized(String given, String with) {
        GivenInitials initials = new GivenInitials(with, true);
        for (Word word : words(given)) {
            boolean initial = word.period || word.text.codePointCount(0, word.text.length()) == 1;
            if (initial) {
                initials.append(word.hyphen ? "-" : "", word.text);
            } else {
                initials.space(word);
                initials.out.append(word.text);
                initials.out.append(' ');
            }
        }
        return stripped(initials.out.toString());
    }

    /// Abbreviates the text within and between the elements of a name with markup.
    static String inMarkup(String given, UnaryOperator<String> shorten) {
        StringBuilder all = new StringBuilder();
        Matcher tag = Pattern.compile("<[^<>]*>|[^<]+|<").matcher(given);
        while (tag.find()) {
            String piece = tag.group();
            boolean text = !piece.startsWith("<") && !piece.isBlank();
            String start = text && piece.startsWith(" ") ? " " : "";
            boolean hyphen = text && piece.startsWith("-");
            String shortened = text ? shorten.apply(hyphen ? piece.substring(1) : piece) : piece;
            all.append(start).append(hyphen ? "-" : "").append(shortened);
        }
        return all.toString();
    }

    private void shorten(Word word) {
        int first = word.text.codePointAt(0);
        if (word.period && !isRoman(word)) {
            append(word.hyphen && hyphens ? "-" : "", word.text);
        } else if (Character.isLowerCase(first)) {
            if (!word.hyphen) {
                space(word);
                out.append(word.text).append(' ');
            }
        } else {
            append(word.hyphen && hyphens ? "-" : "", initial(word.text));
        }
    }

    private static boolean isRoman(Word word) {
        return word.text.length() > 4;
    }

    private void append(String hyphen, String initial) {
        if (!hyphen.isEmpty()) {
            trimEnd(out);
        }
        out.append(hyphen).append(initial).append(with);
    }

    private void space(Word word) {
        if (word.hyphen) {
            trimEnd(out);
            out.append('-');
        } else if (!out.isEmpty() && !Character.isWhitespace(out.charAt(out.length() - 1))) {
            out.append(' ');
        }
    }

    /// The first letter; for several capitals at the start of a longer word, as in "TSerendorj",
    /// the letter they represent.
    private static String initial(String word) {
        int first = word.codePointAt(0);
        int next = Character.charCount(first);
        StringBuilder initial = new StringBuilder().appendCodePoint(first);
        boolean digraph =
                word.length() > next + 1
                        && Character.isUpperCase(word.charAt(next))
                        && Character.isLowerCase(word.charAt(next + 1));
        return digraph
                ? initial.append(Character.toLowerCase(word.charAt(next))).toString()
                : initial.toString();
    }

    /// The words of a name, separated by spaces, hyphens and full stops.
    private static List<Word> words(String given) {
        List<Word> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean hyphen = false;
        for (int i = 0; i < given.length(); i++) {
            char letter = given.charAt(i);
            boolean dash = letter == '-' || letter == '‐' || letter == '\u2011' || letter == '–';
            if (letter == '.' || dash || Character.isWhitespace(letter) || letter == '\u00A0') {
                if (!word.isEmpty()) {
                    words.add(new Word(word.toString(), letter == '.', hyphen));
                    word.setLength(0);
                    hyphen = false;
                }
                hyphen |= dash;
            } else {
                word.append(letter);
            }
        }
        if (!word.isEmpty()) {
            words.add(new Word(word.toString(), false, hyphen));
        }
        return words;
    }

    /// A word, whether a full stop follows, and whether a hyphen precedes it.
    private record Word(String text, boolean period, boolean hyphen) {}
}
