package octavo.venuenames;

import octavo.text.LetterFolding;

import java.util.List;

/// A word of a written venue.
///
/// @param raw the word as written
/// @param words its parts in lower case without accents; `object oriented` has two
/// @param dot whether a full stop follows
record VenueWord(String raw, List<String> words, boolean dot) {
    static VenueWord of(String raw, boolean dot) {
        return new VenueWord(raw, List.of(folded(raw).split(" ")), dot);
    }

    private static String folded(String raw) {
        boolean small = true;
        boolean plain = true;
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            small &= c >= 'a' && c <= 'z' || NumberWords.isDigit(c);
            plain &= c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || NumberWords.isDigit(c);
        }
        return small ? raw : plain ? lower(raw) : LetterFolding.of(raw).bare();
    }

    private static String lower(String ascii) {
        char[] letters = ascii.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            char c = letters[i];
            letters[i] = c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
        }
        return new String(letters);
    }

    /// Its parts joined into one word.
    String folded() {
        return words.size() == 1 ? words.getFirst() : String.join(" ", words);
    }

    /// Whether it looks like an acronym: two or more capitals, or a capital inside.
    boolean isAcronym() {
        int capitals = 0;
        int letters = 0;
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            capitals += Character.isUpperCase(c) ? 1 : 0;
            letters += Character.isLetter(c) ? 1 : 0;
        }
        return capitals >= 2 && letters <= 14 && !isCompound();
    }

    /// Two hyphenated words, each with a single capital: `Object-Oriented`.
    private boolean isCompound() {
        int hyphen = raw.indexOf('-');
        if (hyphen < 0) {
            return false;
        }
        for (String part : raw.split("[-/]", -1)) {
            long capitals = part.chars().filter(Character::isUpperCase).count();
            if (capitals > 1 || part.length() < 3) {
                return false;
            }
        }
        return true;
    }

    boolean isNumber() {
        return !raw.isEmpty() && raw.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /// Whether it consists of digits and perhaps separators: `14-16`.
    boolean isNumeric() {
        return raw.chars().noneMatch(Character::isLetter)
                && raw.chars().anyMatch(Character::isDigit);
    }
}
