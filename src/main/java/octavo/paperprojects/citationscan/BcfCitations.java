package octavo.paperprojects.citationscan;

import octavo.paperprojects.citationscan.SourceCitations.CitationCollector;
import octavo.text.Span;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keys in the control file that biblatex writes for biber. It is scanned as text, since the
/// positions of the keys matter and the relevant elements are not nested.
final class BcfCitations {
    private static final Pattern ELEMENT_TEXT =
            Pattern.compile(
                    "<!--|<(?:\\w+:)?(?<name>citekey|datasource)(?=[\\s>])(?<attributes>[^<>]*)>"
                            + "(?<value>[^<]*)<");
    private static final Pattern MEMBERS_ATTRIBUTE = Pattern.compile("\\smembers=\"([^\"]*)\"");
    private static final Pattern MEMBER_KEY = Pattern.compile("[^,\\s]+");

    private BcfCitations() {}

    static SourceCitations read(String text) {
        CitationCollector citationCollector = new CitationCollector();
        citationCollector.isDocument = true;
        Matcher elementMatcher = ELEMENT_TEXT.matcher(text);
        int offset = 0;
        while (elementMatcher.find(offset)) {
            offset = elementMatcher.end() - 1;
            if (elementMatcher.group("name") == null) {
                int commentEnd = text.indexOf("-->", elementMatcher.end());
                offset = commentEnd < 0 ? text.length() : commentEnd;
            } else if (elementMatcher.group("name").equals("datasource")) {
                citationCollector.bibliographies.add(
                        decodeEntities(elementMatcher.group("value").strip()));
            } else {
                addKeys(citationCollector, elementMatcher);
            }
        }
        return citationCollector.toCitations();
    }

    /// A set defined in the document is not an entry; its members are.
    private static void addKeys(CitationCollector citationCollector, Matcher elementMatcher) {
        String attributes = elementMatcher.group("attributes");
        Matcher membersMatcher = MEMBERS_ATTRIBUTE.matcher(attributes);
        if (membersMatcher.find()) {
            Matcher memberMatcher = MEMBER_KEY.matcher(membersMatcher.group(1));
            int offset = elementMatcher.start("attributes") + membersMatcher.start(1);
            while (memberMatcher.find()) {
                addKey(citationCollector, memberMatcher.group(), offset + memberMatcher.start());
            }
        } else {
            addKey(
                    citationCollector,
                    elementMatcher.group("value").strip(),
                    elementMatcher.start("value"));
        }
    }

    private static void addKey(CitationCollector citationCollector, String key, int offset) {
        if (!key.isEmpty()) {
            citationCollector.keys.add(
                    new CitedKey(decodeEntities(key), new Span(offset, offset + key.length())));
        }
    }

    private static String decodeEntities(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }
}
