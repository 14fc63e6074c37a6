package octavo.officedocuments.xmlscan;

import octavo.text.XmlText;

/// Characters in XML, decoded and encoded.
public final class MarkupText {
    private static final int LONGEST_REFERENCE = 10;

    private MarkupText() {}

    /// The characters of a text or an attribute's value. References to entities that only a
    /// document type could define stay as they are written.
    public static String decode(String written) {
        int ampersand = written.indexOf('&');
        if (ampersand < 0) {
            return written;
        }
        StringBuilder decoded = new StringBuilder(written.length());
        int copiedEnd = 0;
        while (ampersand >= 0) {
            int semicolon = written.indexOf(';', ampersand);
            boolean isReference =
                    semicolon > ampersand && semicolon - ampersand <= LONGEST_REFERENCE;
            int codePoint =
                    isReference ? codePointOf(written.substring(ampersand + 1, semicolon)) : -1;
            if (codePoint >= 0) {
                decoded.append(written, copiedEnd, ampersand).appendCodePoint(codePoint);
                copiedEnd = semicolon + 1;
            }
            ampersand = written.indexOf('&', ampersand + 1);
        }
        return decoded.append(written, copiedEnd, written.length()).toString();
    }

    private static int codePointOf(String reference) {
        return switch (reference) {
            case "amp" -> '&';
            case "lt" -> '<';
            case "gt" -> '>';
            case "quot" -> '"';
            case "apos" -> '\'';
            default -> {
                boolean isHexadecimal = reference.matches("#x[0-9A-Fa-f]{1,6}");
                boolean isDecimal = reference.matches("#[0-9]{1,7}");
                int codePoint =
                        isHexadecimal
                                ? Integer.parseInt(reference.substring(2), 16)
                                : isDecimal ? Integer.parseInt(reference.substring(1)) : -1;
                yield Character.isValidCodePoint(codePoint) ? codePoint : -1;
            }
        };
    }

    /// A text as it is written in XML, between elements or in an attribute.
    public static String encode(String text) {
        return XmlText.escape(text, MarkupText::isAllowed);
    }

    private static boolean isAllowed(int codePoint) {
        return XmlText.isXmlCharacter(codePoint) || codePoint == '\n';
    }
}
