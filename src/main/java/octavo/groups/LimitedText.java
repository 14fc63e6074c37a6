package octavo.groups;

import java.util.regex.Pattern;

/// A text that can be read only so often: a pattern from a stranger's file may need for ever.
final class LimitedText implements CharSequence {
    private static final int READS_A_LETTER = 1000;
    private static final int FEWEST_READS = 100_000;

    private final String text;
    private final int[] left;

    private LimitedText(String text, int[] left) {
        this.text = text;
        this.left = left;
    }

    /// The pattern needs too long.
    private static final class TooOften extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooOften() {
            super("too often", null, false, false);
        }
    }

    /// Whether a pattern is found in a text within bounds.
    static boolean isFound(Pattern pattern, String text) {
        int[] left = {FEWEST_READS + READS_A_LETTER * Math.min(text.length(), 100_000)};
        try {
            return pattern.matcher(new LimitedText(text, left)).find();
        } catch (TooOften | StackOverflowError _) {
            return false;
        }
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (left[0]-- <= 0) {
            throw new TooOften();
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new LimitedText(text.substring(start, end), left);
    }

    @Override
    public String toString() {
        return text;
    }
}
