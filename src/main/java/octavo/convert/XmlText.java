package octavo.convert;

import octavo.latex.AsciiSet;

import java.util.function.IntPredicate;

/// Text for XML and HTML, between elements or in attributes.
public final class XmlText {
    /// Characters that need no escaping.
    private static final AsciiSet PLAIN = AsciiSet.printedBut("&<>\"");

    private XmlText() {}

    /// Escapes a text and replaces disallowed characters with U+FFFD.
    ///
    /// @param allowed which characters are allowed, all of printable ASCII among them
    public static String escaped(String text, IntPredicate allowed) {
        if (PLAIN.hasAll(text)) {
            return text;
        }
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        int i = PLAIN.copy(text, 0, escaped);
        while (i < text.length()) {
            int letter = text.codePointAt(i);
            switch (letter) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(allowed.test(letter) ? letter : 0xFFFD);
            }
            i = PLAIN.copy(text, i + Character.charCount(letter), escaped);
        }
        return escaped.toString();
    }

    /// The production `Char` of XML 1.0, except for line endings.
    public static boolean isOfXml(int letter) {
        return letter >= ' '
                        && letter < 0xFFFE
                        && !(letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE)
                || letter == '\t'
                || letter > 0xFFFF;
    }
}
