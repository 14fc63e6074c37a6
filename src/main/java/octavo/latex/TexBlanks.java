package octavo.latex;

import java.util.regex.Pattern;

/// The whitespace of a source, which TeX reads as one space.
public final class TexBlanks {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    private TexBlanks() {}

    /// The text without blanks around it, and one space for those within.
    public static String collapse(String text) {
        String strippedText = text.strip();
        return hasSingleBlanks(strippedText)
                ? strippedText
                : BLANKS.matcher(strippedText).replaceAll(" ");
    }

    private static boolean hasSingleBlanks(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean isRepeatedSpace = character == ' ' && i > 0 && text.charAt(i - 1) == ' ';
            if (character < ' ' || isRepeatedSpace) {
                return false;
            }
        }
        return true;
    }
}
