package octavo.convert;

import octavo.latex.AsciiSet;

import java.util.function.IntPredicate;

/// Text as it stands in XML and HTML, between elements or as the value of an attribute.
public final class XmlText {
    /// What stands for itself everywhere.
    private static final AsciiSet PLAIN = AsciiSet.printedBut("&<>\"");

    private XmlText() {}

    /// What there is no place for becomes the sign for that.
    ///
    /// @param allowed which letters there is a place for, among them all of ASCII that are printed
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

    /// The production `Char` of XML 1.0, but for the ends of lines.
    public static boolean isOfXml(int letter) {
        return letter >= ' '
                        && letter < 0xFFFE
                        && !(letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE)
                || letter == '\t'
                || letter > 0xFFFF;
    }
}
