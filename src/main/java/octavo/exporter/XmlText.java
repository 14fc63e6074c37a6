package octavo.exporter;

import java.util.function.IntPredicate;

/// Text as it stands in XML and HTML, between elements or as the value of an attribute.
public final class XmlText {
    private XmlText() {}

    /// What there is no place for becomes the sign for that.
    ///
    /// @param allowed which letters there is a place for
    public static String escaped(String text, IntPredicate allowed) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints()
                .forEach(letter -> {
                    switch (letter) {
                        case '&' -> escaped.append("&amp;");
                        case '<' -> escaped.append("&lt;");
                        case '>' -> escaped.append("&gt;");
                        case '"' -> escaped.append("&quot;");
                        default -> escaped.appendCodePoint(allowed.test(letter) ? letter : 0xFFFD);
                    }
                });
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
