package octavo.text;

import java.util.function.IntPredicate;

/// Text for XML and HTML, between elements or in attributes.
public final class XmlText {
    /// Characters that need no escaping.
    private static final AsciiSet UNESCAPED = AsciiSet.printableExcept("&<>\"");

    private XmlText() {}

    /// Escapes a text and replaces disallowed characters with U+FFFD.
    ///
    /// @param isAllowed which characters are allowed, all of printable ASCII among them
    public static String escape(String plainText, IntPredicate isAllowed) {
        if (UNESCAPED.containsOnly(plainText)) {
            return plainText;
        }
        StringBuilder escapedText = new StringBuilder(plainText.length() + 16);
        int i = UNESCAPED.copyRun(plainText, 0, escapedText);
        while (i < plainText.length()) {
            int codePoint = plainText.codePointAt(i);
            switch (codePoint) {
                case '&' -> escapedText.append("&amp;");
                case '<' -> escapedText.append("&lt;");
                case '>' -> escapedText.append("&gt;");
                case '"' -> escapedText.append("&quot;");
                default ->
                        escapedText.appendCodePoint(isAllowed.test(codePoint) ? codePoint : 0xFFFD);
            }
            i = UNESCAPED.copyRun(plainText, i + Character.charCount(codePoint), escapedText);
        }
        return escapedText.toString();
    }

    /// The production `Char` of XML 1.0, except for line endings.
    public static boolean isXmlCharacter(int codePoint) {
        return codePoint >= ' '
                        && codePoint < 0xFFFE
                        && !(codePoint >= Character.MIN_SURROGATE
                                && codePoint <= Character.MAX_SURROGATE)
                || codePoint == '\t'
                || codePoint > 0xFFFF;
    }
}
