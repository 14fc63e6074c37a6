package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.NameTokens.BraceGroups;
import octavo.names.NameTokens.NameToken;

import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/// Initials as BibTeX makes them: J.-P. for Jean-Paul and Ch. for `{\relax Ch}arles`; except that
/// J.R.R. gives three, and a name in Chinese characters, Kana or Hangul, which has none, stays
/// whole.
final class BibtexInitials {
    private static final Pattern BEHIND_STOP = Pattern.compile("(?<=\\.)(?=[^.])");

    private BibtexInitials() {}

    static String of(String given) {
        var initials = new StringBuilder();
        for (List<NameToken> part : new NameTokens(given).parts()) {
            for (NameToken word : part) {
                String initial = initial(word.text());
                if (!initials.isEmpty() && !initial.isEmpty()) {
                    initials.append(word.before());
                }
                initials.append(initial);
            }
        }
        return initials.toString();
    }

    private static String initial(String word) {
        if (word.startsWith("{\\")) {
            return LaTeX.toUnicode(word.substring(0, BraceGroups.endOfGroup(word, 0))) + ".";
        }
        var initials = new StringJoiner(" ");
        for (String piece : BEHIND_STOP.split(LaTeX.toUnicode(word), -1)) {
            String letter = firstLetter(piece);
            if (!letter.isEmpty()) {
                initials.add(hasNoInitial(piece) ? piece : letter + ".");
            }
        }
        return initials.toString();
    }

    private static boolean hasNoInitial(String piece) {
        return isEastern(firstLetter(piece).codePointAt(0));
    }

    /// Whether a letter is of a script without initials.
    static boolean isEastern(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case HAN, HIRAGANA, KATAKANA, HANGUL -> true;
            default -> false;
        };
    }

    /// The first letter with its combining marks.
    private static String firstLetter(String piece) {
        int start = 0;
        while (start < piece.length() && !Character.isLetter(piece.codePointAt(start))) {
            start += Character.charCount(piece.codePointAt(start));
        }
        if (start == piece.length()) {
            return "";
        }
        var characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(piece);
        return piece.substring(start, characters.following(start));
    }
}
