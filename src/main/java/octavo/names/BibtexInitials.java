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
    private static final Pattern AFTER_FULL_STOP = Pattern.compile("(?<=\\.)(?=[^.])");

    private BibtexInitials() {}

    static String initialsOf(String givenNames) {
        var initials = new StringBuilder();
        for (List<NameToken> nameWords : new NameTokens(givenNames).wordLists()) {
            for (NameToken word : nameWords) {
                String initial = initialOf(word.text());
                if (!initials.isEmpty() && !initial.isEmpty()) {
                    initials.append(word.separator());
                }
                initials.append(initial);
            }
        }
        return initials.toString();
    }

    private static String initialOf(String word) {
        if (word.startsWith("{\\")) {
            return LaTeX.toUnicode(word.substring(0, BraceGroups.endOfGroup(word, 0))) + ".";
        }
        var initials = new StringJoiner(" ");
        for (String namePart : AFTER_FULL_STOP.split(LaTeX.toUnicode(word), -1)) {
            String letter = firstLetter(namePart);
            if (!letter.isEmpty()) {
                initials.add(hasNoInitial(namePart) ? namePart : letter + ".");
            }
        }
        return initials.toString();
    }

    private static boolean hasNoInitial(String namePart) {
        return isEastAsian(firstLetter(namePart).codePointAt(0));
    }

    /// Whether a letter is of a script without initials.
    static boolean isEastAsian(int letter) {
        return switch (Character.UnicodeScript.of(letter)) {
            case HAN, HIRAGANA, KATAKANA, HANGUL -> true;
            default -> false;
        };
    }

    /// The first letter with its combining marks.
    private static String firstLetter(String namePart) {
        int letterStart = 0;
        while (letterStart < namePart.length()
                && !Character.isLetter(namePart.codePointAt(letterStart))) {
            letterStart += Character.charCount(namePart.codePointAt(letterStart));
        }
        if (letterStart == namePart.length()) {
            return "";
        }
        var characterBreaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        characterBreaks.setText(namePart);
        return namePart.substring(letterStart, characterBreaks.following(letterStart));
    }
}
