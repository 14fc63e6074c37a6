package octavo.search.groups;

import java.util.regex.Pattern;

/// A text that can be read only so often: a pattern from a stranger's file may need for ever.
final class LimitedText implements CharSequence {
    private static final int READS_PER_LETTER = 1000;
    private static final int FEWEST_READS = 100_000;

    private final String limitedText;
    private final int[] readsLeft;

    private LimitedText(String limitedText, int[] readsLeft) {
        this.limitedText = limitedText;
        this.readsLeft = readsLeft;
    }

    /// The pattern needs too long.
    private static final class ReadLimitException extends RuntimeException {
        private static final long serialVersionUID = 1;

        ReadLimitException() {
            super("too often", null, false, false);
        }
    }

    /// Whether a pattern is found in a text within bounds.
    static boolean isFound(Pattern searchedPattern, String text) {
        int[] readsLeft = {FEWEST_READS + READS_PER_LETTER * Math.min(text.length(), 100_000)};
        try {
            return searchedPattern.matcher(new LimitedText(text, readsLeft)).find();
        } catch (ReadLimitException | StackOverflowError _) {
            return false;
        }
    }

    @Override
    public int length() {
        return limitedText.length();
    }

    @Override
    public char charAt(int index) {
        if (readsLeft[0]-- <= 0) {
            throw new ReadLimitException();
        }
        return limitedText.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new LimitedText(limitedText.substring(start, end), readsLeft);
    }

    @Override
    public String toString() {
        return limitedText;
    }
}
