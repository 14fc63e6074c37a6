package octavo.formats.referencetext;

/// Text whose letters and digits are replaced by those a few places later in the alphabet: what is
/// printed of it is found by its shift.
final class LetterShift {
    /// The largest shift that digits tell apart.
    static final int LARGEST = 8;

    private static final int LETTERS = 26;
    private static final int DIGITS = 9;

    private LetterShift() {}

    /// @param shift from 1 to `LARGEST`
    static String shifted(String text, int shift) {
        StringBuilder changed = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            changed.append(shifted(text.charAt(i), shift));
        }
        return changed.toString();
    }

    private static char shifted(char character, int shift) {
        if (character >= 'a' && character <= 'z') {
            return (char) ('a' + (character - 'a' + shift) % LETTERS);
        }
        if (character >= 'A' && character <= 'Z') {
            return (char) ('A' + (character - 'A' + shift) % LETTERS);
        }
        if (character >= '0' && character <= '9') {
            return (char) ('1' + (character - '0' + DIGITS - 1 + shift) % DIGITS);
        }
        if (!Character.isLetter(character)) {
            return character;
        }
        return (char) ((Character.isUpperCase(character) ? 'A' : 'a') + shift);
    }

    /// By how many places the characters of a text are shifted in another, 0 for equal ones; empty
    /// if more than that has changed.
    static int[] between(String text, String altered) {
        if (text.length() != altered.length()) {
            return new int[0];
        }
        int[] shifts = new int[text.length()];
        for (int i = 0; i < shifts.length; i++) {
            if (text.charAt(i) != altered.charAt(i)) {
                shifts[i] = between(text.charAt(i), altered.charAt(i));
                if (shifts[i] == 0) {
                    return new int[0];
                }
            }
        }
        return shifts;
    }

    /// 0 if there is none.
    private static int between(char character, char altered) {
        for (int shift = 1; shift <= LARGEST; shift++) {
            if (Character.toLowerCase(shifted(character, shift))
                    == Character.toLowerCase(altered)) {
                return shift;
            }
        }
        return 0;
    }
}
