package octavo.officedocuments.word;

import octavo.officedocuments.xmlscan.MarkupText;
import octavo.officedocuments.xmlscan.TextPiece;
import octavo.richtext.Run.TextFormat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Runs of text in Word's XML (17.3.2).
final class RunMarkup {
    private static final Pattern PROPERTIES_START = Pattern.compile("<w:rPr(?:\\s[^>]*)?>");

    /// The properties that a style sets, with or without values. Complex scripts have their own.
    private static final Pattern STYLED =
            Pattern.compile(
                    "<w:(?:i|iCs|b|bCs|smallCaps|u|vertAlign)(?:\\s[^>]*)?(?:/>|></w:[a-zA-Z]+>)");

    private RunMarkup() {}

    /// The looks that properties set.
    static Set<TextFormat> formatsIn(String properties) {
        Set<TextFormat> formats = EnumSet.noneOf(TextFormat.class);
        Matcher styled = STYLED.matcher(properties);
        while (styled.find()) {
            String element = styled.group();
            boolean isOff = element.matches("(?s).*w:val=\"(?:0|false|off|none|baseline)\".*");
            String name = element.replaceFirst("(?s)^<w:([a-zA-Z]+).*", "$1");
            if (!isOff) {
                switch (name) {
                    case "i" -> formats.add(TextFormat.ITALIC);
                    case "b" -> formats.add(TextFormat.BOLD);
                    case "smallCaps" -> formats.add(TextFormat.SMALL_CAPS);
                    case "u" -> formats.add(TextFormat.UNDERLINE);
                    case "vertAlign" ->
                            formats.add(
                                    element.contains("superscript")
                                            ? TextFormat.SUPERSCRIPT
                                            : TextFormat.SUBSCRIPT);
                    default -> {}
                }
            }
        }
        return formats;
    }

    /// Runs with these pieces.
    ///
    /// @param properties the element that the first run of the result had; empty if none
    static String runs(List<TextPiece> pieces, String properties) {
        StringBuilder runs = new StringBuilder();
        for (TextPiece piece : pieces) {
            runs.append("<w:r>")
                    .append(withFormats(properties, piece.formats()))
                    .append(texts(piece.text()))
                    .append("</w:r>");
        }
        return runs.toString();
    }

    private static String texts(String text) {
        StringBuilder texts = new StringBuilder();
        for (String line : text.split("(?<=[\\n\\t])|(?=[\\n\\t])", -1)) {
            switch (line) {
                case "\n" -> texts.append("<w:br/>");
                case "\t" -> texts.append("<w:tab/>");
                case "" -> {}
                default ->
                        texts.append("<w:t xml:space=\"preserve\">")
                                .append(MarkupText.encode(line))
                                .append("</w:t>");
            }
        }
        return texts.toString();
    }

    /// The properties with these looks in place of their own. The order of the elements is that of
    /// the schema: looks come after the style and the fonts.
    private static String withFormats(String properties, Set<TextFormat> formats) {
        if (formatsIn(properties).equals(formats)) {
            return properties;
        }
        String plain = STYLED.matcher(properties).replaceAll("");
        StringBuilder looks = new StringBuilder();
        looks.append(formats.contains(TextFormat.BOLD) ? "<w:b/><w:bCs/>" : "");
        looks.append(formats.contains(TextFormat.ITALIC) ? "<w:i/><w:iCs/>" : "");
        looks.append(formats.contains(TextFormat.SMALL_CAPS) ? "<w:smallCaps/>" : "");
        String underline = formats.contains(TextFormat.UNDERLINE) ? "<w:u w:val=\"single\"/>" : "";
        String script =
                formats.contains(TextFormat.SUPERSCRIPT)
                        ? "<w:vertAlign w:val=\"superscript\"/>"
                        : formats.contains(TextFormat.SUBSCRIPT)
                                ? "<w:vertAlign w:val=\"subscript\"/>"
                                : "";
        String inner = innerProperties(plain);
        int early = endOfEarly(inner);
        int late = startOfLate(inner, early);
        String filled =
                inner.substring(0, early)
                        + looks
                        + inner.substring(early, late)
                        + underline
                        + script
                        + inner.substring(late);
        return filled.isEmpty() ? "" : "<w:rPr>" + filled + "</w:rPr>";
    }

    private static String innerProperties(String properties) {
        Matcher start = PROPERTIES_START.matcher(properties);
        int end = properties.lastIndexOf("</w:rPr>");
        return start.lookingAt() && end >= start.end()
                ? properties.substring(start.end(), end)
                : "";
    }

    private static int endOfEarly(String inner) {
        Matcher early =
                Pattern.compile("(?:\\s*<w:(?:rStyle|rFonts)(?:\\s[^>]*)?/>)*").matcher(inner);
        return early.lookingAt() ? early.end() : 0;
    }

    /// Where the elements begin that follow underline and script.
    private static int startOfLate(String inner, int from) {
        Matcher late =
                Pattern.compile(
                                "<w:(?:effect|bdr|shd|fitText|rtl|cs|em|lang|eastAsianLayout|specVanish|oMath)[\\s/>]")
                        .matcher(inner);
        return late.find(from) ? late.start() : inner.length();
    }
}
