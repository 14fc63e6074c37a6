package octavo.venuenames;

import octavo.text.LetterFolding;

import java.util.List;

/// A word of a written venue.
///
/// @param rawText the word as written
/// @param foldedWords its parts in lower case without accents; `object oriented` has two
/// @param hasFullStop whether a full stop follows
record VenueWord(String rawText, List<String> foldedWords, boolean hasFullStop) {
    static VenueWord of(String rawText, boolean hasFullStop) {
        return new VenueWord(rawText, List.of(foldedText(rawText).split(" ")), hasFullStop);
    }

    private static String foldedText(String rawText) {
        boolean isLowerCase = true;
        boolean isAscii = true;
        for (int i = 0; i < rawText.length(); i++) {
            char character = rawText.charAt(i);
            isLowerCase &= character >= 'a' && character <= 'z' || NumberWords.isDigit(character);
            isAscii &=
                    character >= 'a' && character <= 'z'
                            || character >= 'A' && character <= 'Z'
                            || NumberWords.isDigit(character);
        }
        return isLowerCase
                ? rawText
                : isAscii ? toLowerCase(rawText) : LetterFolding.of(rawText).unaccented();
    }

    private static String toLowerCase(String asciiText) {
        char[] letters = asciiText.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            char character = letters[i];
            letters[i] = character >= 'A' && character <= 'Z' ? (char) (character + 32) : character;
        }
        return new String(letters);
    }

    /// Its parts joined into one word.
    String foldedText() {
        return foldedWords.size() == 1 ? foldedWords.getFirst() : String.join(" ", foldedWords);
    }

    /// Whether it looks like an acronym: two or more capitals, or a capital inside.
    boolean isAcronym() {
        int capitalCount = 0;
        int letterCount = 0;
        for (int i = 0; i < rawText.length(); i++) {
            char character = rawText.charAt(i);
            capitalCount += Character.isUpperCase(character) ? 1 : 0;
            letterCount += Character.isLetter(character) ? 1 : 0;
        }
        return capitalCount >= 2 && letterCount <= 14 && !isCompound();
    }

    /// Two hyphenated words, each with a single capital: `Object-Oriented`.
    private boolean isCompound() {
        int hyphenOffset = rawText.indexOf('-');
        if (hyphenOffset < 0) {
            return false;
        }
        for (String part : rawText.split("[-/]", -1)) {
            long capitalCount = part.chars().filter(Character::isUpperCase).count();
            if (capitalCount > 1 || part.length() < 3) {
                return false;
            }
        }
        return true;
    }

    boolean isNumber() {
        return !rawText.isEmpty()
                && rawText.chars().allMatch(character -> character >= '0' && character <= '9');
    }

    /// Whether it consists of digits and perhaps separators: `14-16`.
    boolean isNumeric() {
        return rawText.chars().noneMatch(Character::isLetter)
                && rawText.chars().anyMatch(Character::isDigit);
    }
}
