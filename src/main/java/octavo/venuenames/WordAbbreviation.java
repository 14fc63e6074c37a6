package octavo.venuenames;

/// How one word abbreviates another: as a prefix, or as its first letter and some later ones, as
/// `natl` for national and `mgmt` for management.
public final class WordAbbreviation {
    /// The fewest letters of an abbreviation that is not a prefix.
    public static final int MIN_LENGTH = 3;

    private WordAbbreviation() {}

    static boolean abbreviates(String shortWord, String fullWord) {
        if (fullWord.startsWith(shortWord)) {
            return true;
        }
        if (shortWord.length() < MIN_LENGTH
                || shortWord.length() > maxLength(fullWord)
                || shortWord.charAt(0) != fullWord.charAt(0)
                || mustShareEnd(shortWord) && lastLetter(shortWord) != lastLetter(fullWord)) {
            return false;
        }
        int position = 0;
        for (int i = 0; i < fullWord.length() && position < shortWord.length(); i++) {
            position += fullWord.charAt(i) == shortWord.charAt(position) ? 1 : 0;
        }
        return position == shortWord.length();
    }

    /// The most letters of an abbreviation of a word, unless it is a prefix.
    public static int maxLength(String fullWord) {
        return (fullWord.length() + 1) / 2;
    }

    /// The fewest letters of a word with this abbreviation, unless it is a prefix.
    public static int minFullLength(String shortWord) {
        return 2 * shortWord.length() - 1;
    }

    /// Whether a word can only abbreviate words with the same last letter, or begin them.
    public static boolean mustShareEnd(String shortWord) {
        return shortWord.substring(1).chars().anyMatch(letter -> "aeiouy".indexOf(letter) >= 0);
    }

    public static char lastLetter(String word) {
        return word.charAt(word.length() - 1);
    }
}
