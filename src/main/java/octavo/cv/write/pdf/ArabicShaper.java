package octavo.cv.write.pdf;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/// Selects the contextual forms of Arabic letters. Unicode has compatibility characters for them
/// (Arabic Presentation Forms A and B), which are found here by name and compatibility mapping.
final class ArabicShaper {
    /// A letter that is not shown, since the ligature before it includes it.
    static final int UNSEEN = -1;

    private static final char LAM = '\u0644';
    private static final char STROKE = '\u0640';
    private static final char JOINER = '\u200D';
    private static final char NON_JOINER = '\u200C';

    /// How a letter joins others.
    private enum Form {
        ISOLATED,
        FINAL,
        INITIAL,
        MEDIAL
    }

    /// The forms of a letter, and of LAM with an ALEF after it.
    private static final Map<String, Map<Form, Integer>> FORMS = new HashMap<>();

    static {
        for (int form = 0xFB50; form <= 0xFDFF; form++) {
            learn(form, 1);
        }
        for (int form = 0xFE80; form <= 0xFEFC; form++) {
            learn(form, 2);
        }
    }

    private final String text;

    private ArabicShaper(String text) {
        this.text = text;
    }

    private static void learn(int form, int most) {
        String name = Character.getName(form);
        String letters = Normalizer.normalize(Character.toString(form), Normalizer.Form.NFKC);
        if (name == null || letters.length() > most) {
            return;
        }
        for (Form kind : Form.values()) {
            if (name.endsWith(" " + kind + " FORM")) {
                FORMS.computeIfAbsent(letters, _ -> new EnumMap<>(Form.class))
                        .putIfAbsent(kind, form);
            }
        }
    }

    /// What to show for each character of a text: one of its forms, itself, or nothing (`UNSEEN`);
    /// an empty array if nothing in it joins.
    static int[] of(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isArabic(text.charAt(i))) {
                return new ArabicShaper(text).seen();
            }
        }
        return new int[0];
    }

    private static boolean isArabic(int letter) {
        return letter >= 0x0620 && letter <= 0x06FF || letter >= 0x0750 && letter <= 0x077F;
    }

    private int[] seen() {
        int[] seen = text.chars().toArray();
        for (int i = 0; i < seen.length; i++) {
            if (seen[i] == UNSEEN || forms(i, i + 1).isEmpty()) {
                continue;
            }
            int next = neighbour(i, 1);
            boolean before = joinsNext(neighbour(i, -1)) && joinsLast(i);
            boolean behind = joinsNext(i) && joinsLast(next);
            if (seen[i] == LAM && next == i + 1 && !forms(i, i + 2).isEmpty()) {
                seen[i] = form(i, i + 2, before ? Form.FINAL : Form.ISOLATED);
                seen[next] = UNSEEN;
            } else if (before) {
                seen[i] = form(i, i + 1, behind ? Form.MEDIAL : Form.FINAL);
            } else {
                seen[i] = form(i, i + 1, behind ? Form.INITIAL : Form.ISOLATED);
            }
        }
        return seen;
    }

    private Map<Form, Integer> forms(int start, int end) {
        return FORMS.getOrDefault(text.substring(start, end), Map.of());
    }

    private int form(int start, int end, Form form) {
        return forms(start, end).getOrDefault(form, (int) text.charAt(start));
    }

    /// The next character on one side that is not a combining mark; -1 if there is none.
    private int neighbour(int index, int step) {
        int at = index + step;
        while (at >= 0 && at < text.length() && isTransparent(text.charAt(at))) {
            at += step;
        }
        return at < text.length() ? at : -1;
    }

    private static boolean isTransparent(char letter) {
        return switch (Character.getType(letter)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            case Character.FORMAT -> letter != JOINER && letter != NON_JOINER;
            default -> false;
        };
    }

    private boolean joinsNext(int index) {
        return joins(index, Form.INITIAL);
    }

    private boolean joinsLast(int index) {
        return joins(index, Form.FINAL);
    }

    /// Whether a neighbour joins as a form requires.
    private boolean joins(int index, Form form) {
        return index >= 0
                && (text.charAt(index) == STROKE
                        || text.charAt(index) == JOINER
                        || forms(index, index + 1).containsKey(form));
    }
}
