package octavo.cv.write.html;

import octavo.richtext.HtmlWriter;
import octavo.richtext.Runs;
import octavo.text.XmlText;

import java.util.Map;

/// Converts text and formatted text for the page.
final class PageMarkup {
    /// The page's policy forbids inline styles, so looks are classes.
    private static final Map<String, String> CLASS_BY_STYLE =
            Map.of(
                    "font-style:normal;", "upright",
                    "font-variant:small-caps;", "small-caps",
                    "font-variant:normal;", "normal-caps",
                    "font-weight:light;", "normal-weight",
                    "font-weight:normal;", "normal-weight",
                    "text-decoration:underline;", "underline",
                    "text-decoration:none;", "no-underline",
                    "baseline", "baseline");

    private PageMarkup() {}

    /// Text or an attribute value. Characters not allowed in HTML become U+FFFD.
    static String escapeText(String text) {
        return XmlText.escape(text, PageMarkup::isAllowed);
    }

    private static boolean isAllowed(int codePoint) {
        boolean isControl = codePoint < ' ' && codePoint != '\n' && codePoint != '\t';
        boolean isLoneSurrogate =
                codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
        return !isControl && !isLoneSurrogate && codePoint != 0x7F;
    }

    static String of(Runs runs) {
        String html = HtmlWriter.of(runs);
        if (!html.contains("<span style=")) {
            return html;
        }
        for (Map.Entry<String, String> classByStyle : CLASS_BY_STYLE.entrySet()) {
            html =
                    html.replace(
                            "<span style=\"" + classByStyle.getKey() + "\">",
                            "<span class=\"" + classByStyle.getValue() + "\">");
        }
        return html;
    }
}
