package octavo.projects.sources;

import octavo.projects.sources.SourceCitations.Collector;
import octavo.text.Span;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Keys in the control file that biblatex writes for biber. It is scanned as text, since the
/// positions of the keys matter and the relevant elements are not nested.
final class BcfCitations {
    private static final Pattern ELEMENT =
            Pattern.compile(
                    "<!--|<(?:\\w+:)?(?<name>citekey|datasource)(?=[\\s>])(?<attributes>[^<>]*)>"
                            + "(?<value>[^<]*)<");
    private static final Pattern MEMBERS = Pattern.compile("\\smembers=\"([^\"]*)\"");
    private static final Pattern MEMBER = Pattern.compile("[^,\\s]+");

    private BcfCitations() {}

    static SourceCitations read(String text) {
        Collector found = new Collector();
        found.isDocument = true;
        Matcher element = ELEMENT.matcher(text);
        int at = 0;
        while (element.find(at)) {
            at = element.end() - 1;
            if (element.group("name") == null) {
                int close = text.indexOf("-->", element.end());
                at = close < 0 ? text.length() : close;
            } else if (element.group("name").equals("datasource")) {
                found.bibliographies.add(decoded(element.group("value").strip()));
            } else {
                addKeys(found, element);
            }
        }
        return found.collected();
    }

    /// A set defined in the document is not an entry; its members are.
    private static void addKeys(Collector found, Matcher element) {
        String attributes = element.group("attributes");
        Matcher members = MEMBERS.matcher(attributes);
        if (members.find()) {
            Matcher member = MEMBER.matcher(members.group(1));
            int at = element.start("attributes") + members.start(1);
            while (member.find()) {
                add(found, member.group(), at + member.start());
            }
        } else {
            add(found, element.group("value").strip(), element.start("value"));
        }
    }

    private static void add(Collector found, String key, int at) {
        if (!key.isEmpty()) {
            found.keys.add(new CitedKey(decoded(key), new Span(at, at + key.length())));
        }
    }

    private static String decoded(String text) {
        return text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&apos;", "'")
                .replace("&amp;", "&");
    }
}
