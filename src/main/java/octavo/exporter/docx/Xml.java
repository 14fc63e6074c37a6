package octavo.exporter.docx;

/// Text in XML.
final class Xml {
    static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

    private Xml() {}

    /// Text or the value of an attribute. What XML has no place for becomes the sign for that.
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints()
                .forEach(letter -> {
                    switch (letter) {
                        case '&' -> escaped.append("&amp;");
                        case '<' -> escaped.append("&lt;");
                        case '>' -> escaped.append("&gt;");
                        case '"' -> escaped.append("&quot;");
                        default -> escaped.appendCodePoint(isAllowed(letter) ? letter : 0xFFFD);
                    }
                });
        return escaped.toString();
    }

    /// The production `Char` of XML 1.0.
    private static boolean isAllowed(int letter) {
        return letter >= ' '
                        && letter < 0xFFFE
                        && !(letter >= Character.MIN_SURROGATE && letter <= Character.MAX_SURROGATE)
                || letter == '\t'
                || letter > 0xFFFF;
    }
}
