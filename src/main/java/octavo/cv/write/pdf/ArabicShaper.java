package octavo.cv.write.pdf;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/// Selects the contextual forms of Arabic letters. Unicode has compatibility characters for them
/// (Arabic Presentation Forms A and B), which are found here by name and compatibility mapping.
final class ArabicShaper {
    /// A letter that is not shown, since the ligature before it includes it.
    static final int HIDDEN_LETTER = -1;

    private static final char LAM = '\u0644';
    private static final char TATWEEL = '\u0640';
    private static final char ZERO_WIDTH_JOINER = '\u200D';
    private static final char ZERO_WIDTH_NON_JOINER = '\u200C';

    /// How a letter joins others.
    private enum LetterForm {
        ISOLATED,
        FINAL,
        INITIAL,
        MEDIAL
    }

    /// The forms of a letter, and of LAM with an ALEF after it.
    private static final Map<String, Map<LetterForm, Integer>> FORMS = new HashMap<>();

    static {
        for (int form = 0xFB50; form <= 0xFDFF; form++) {
            addForms(form, 1);
        }
        for (int form = 0xFE80; form <= 0xFEFC; form++) {
            addForms(form, 2);
        }
    }

    private final String sourceText;

    private ArabicShaper(String sourceText) {
        this.sourceText = sourceText;
    }

    private static void addForms(int formCharacter, int mostLetters) {
        String characterName = Character.getName(formCharacter);
        String letters =
                Normalizer.normalize(Character.toString(formCharacter), Normalizer.Form.NFKC);
        if (characterName == null || letters.length() > mostLetters) {
            return;
        }
        for (LetterForm letterForm : LetterForm.values()) {
            if (characterName.endsWith(" " + letterForm + " FORM")) {
                FORMS.computeIfAbsent(letters, _ -> new EnumMap<>(LetterForm.class))
                        .putIfAbsent(letterForm, formCharacter);
            }
        }
    }

    /// What to show for each character of a text: one of its forms, itself, or nothing
    /// (`HIDDEN_LETTER`); an empty array if nothing in it joins.
    static int[] of(String sourceText) {
        for (int i = 0; i < sourceText.length(); i++) {
            if (isArabic(sourceText.charAt(i))) {
                return new ArabicShaper(sourceText).shapedText();
            }
        }
        return new int[0];
    }

    private static boolean isArabic(int codePoint) {
        return codePoint >= 0x0620 && codePoint <= 0x06FF
                || codePoint >= 0x0750 && codePoint <= 0x077F;
    }

    private int[] shapedText() {
        int[] shapedCharacters = sourceText.chars().toArray();
        for (int i = 0; i < shapedCharacters.length; i++) {
            if (shapedCharacters[i] == HIDDEN_LETTER || formsOf(i, i + 1).isEmpty()) {
                continue;
            }
            int nextIndex = neighbourIndex(i, 1);
            boolean joinsBefore = joinsNext(neighbourIndex(i, -1)) && joinsPrevious(i);
            boolean joinsAfter = joinsNext(i) && joinsPrevious(nextIndex);
            if (shapedCharacters[i] == LAM && nextIndex == i + 1 && !formsOf(i, i + 2).isEmpty()) {
                shapedCharacters[i] =
                        formOf(i, i + 2, joinsBefore ? LetterForm.FINAL : LetterForm.ISOLATED);
                shapedCharacters[nextIndex] = HIDDEN_LETTER;
            } else if (joinsBefore) {
                shapedCharacters[i] =
                        formOf(i, i + 1, joinsAfter ? LetterForm.MEDIAL : LetterForm.FINAL);
            } else {
                shapedCharacters[i] =
                        formOf(i, i + 1, joinsAfter ? LetterForm.INITIAL : LetterForm.ISOLATED);
            }
        }
        return shapedCharacters;
    }

    private Map<LetterForm, Integer> formsOf(int startIndex, int endIndex) {
        return FORMS.getOrDefault(sourceText.substring(startIndex, endIndex), Map.of());
    }

    private int formOf(int startIndex, int endIndex, LetterForm letterForm) {
        return formsOf(startIndex, endIndex)
                .getOrDefault(letterForm, (int) sourceText.charAt(startIndex));
    }

    /// The next character on one side that is not a combining mark; -1 if there is none.
    private int neighbourIndex(int index, int direction) {
        int neighbourIndex = index + direction;
        while (neighbourIndex >= 0
                && neighbourIndex < sourceText.length()
                && isTransparent(sourceText.charAt(neighbourIndex))) {
            neighbourIndex += direction;
        }
        return neighbourIndex < sourceText.length() ? neighbourIndex : -1;
    }

    private static boolean isTransparent(char character) {
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            case Character.FORMAT ->
                    character != ZERO_WIDTH_JOINER && character != ZERO_WIDTH_NON_JOINER;
            default -> false;
        };
    }

    private boolean joinsNext(int index) {
        return joinsAs(index, LetterForm.INITIAL);
    }

    private boolean joinsPrevious(int index) {
        return joinsAs(index, LetterForm.FINAL);
    }

    /// Whether a neighbour joins as a form requires.
    private boolean joinsAs(int index, LetterForm letterForm) {
        return index >= 0
                && (sourceText.charAt(index) == TATWEEL
                        || sourceText.charAt(index) == ZERO_WIDTH_JOINER
                        || formsOf(index, index + 1).containsKey(letterForm));
    }
}
