package octavo.importing;

import java.util.List;

/// Text of any length that is meant to take a reader long: nested, unclosed, or full of what may be
/// the beginning of a record.
///
/// @param head what makes it look like something
/// @param repeated as often as fits
/// @param tail what closes one of the repeated parts
record HostileShape(String name, String head, String repeated, String tail) {
    private static final String ITEM = "[{\"DOI\":\"a\",\"title\":\"b\"},";

    private static HostileShape of(String name, String head, String repeated) {
        return new HostileShape(name, head, repeated, "");
    }

    /// JSON, XML, YAML and others.
    static final List<HostileShape> ALL =
            List.of(
                    of("json objects, open", "", "{\"a\":"),
                    new HostileShape("json objects, closed", "", "{\"a\":", "}"),
                    of("json objects by line", "", "{\"a\":\n"),
                    of("json lists, open", "", "["),
                    new HostileShape("json lists, closed", "", "[", "]"),
                    of("json lists of objects", "", "[{\"a\":"),
                    of("json braces", "", "{"),
                    of("json braces apart", "{", " { "),
                    of("json braces by line", "[\n  {", "\n  {"),
                    of("json broken objects", "[", "{\"a\":1,},{\"b\" 2},"),
                    of("json broken items", "[", "{\"DOI\":\"a\",\"title\":\"b\" \"c\"},\n"),
                    of(
                            "json broken items by line",
                            "[",
                            "\n  {\"DOI\":\"a\",\"title\":\"b\" \"c\"},"),
                    of("json braces in an open text", "{\"DOI\":\"a\",\"title\":\"", "{\"a\":1, "),
                    of("json braces in an open list", "[{\"DOI\":\"a\",\"title\":[", "{\"a\":[1, "),
                    of("json objects in an open object", "{\"a\":[", "{\"b\":1},"),
                    of(
                            "json items in a broken one",
                            "[{\"a\" [",
                            "{\"DOI\":\"a\",\"title\":\"b\"},"),
                    of("json item, open objects", ITEM, "{\"a\":"),
                    of("json item, open lists of items", ITEM, "{\"a\":[" + ITEM),
                    of("json item, open items", ITEM, "{\"DOI\":\"a\",\"title\":"),
                    of("json item, braces", ITEM, "{"),
                    of("json item, broken items", ITEM, "{\"DOI\":\"a\" \"title\":\"b\"},"),
                    of("json items", "[", "{\"DOI\":\"a\",\"title\":\"b\"},"),
                    of("json answers", "", "{\"items\":"),
                    of("json lists of answers", "", "{\"items\":[{\"data\":["),
                    of("json holes", "[", "null,"),
                    of("json members", "{\"a\":1", ",\"b\":1"),
                    of("json unknown objects", "[", "{\"b\":1},"),
                    of("json open text", "[{\"title\":\"", "\\u007b"),
                    of("json numbers", "[", "1e1,"),
                    of("xml elements, open", "", "<a>"),
                    new HostileShape("xml elements, closed", "", "<a>", "</a>"),
                    of("xml records, open", "<PubmedArticleSet>", "<PubmedArticle>"),
                    of("xml records, nested", "<xml><records>", "<record><a>"),
                    new HostileShape("xml in a record", "<xml><records><record>", "<a>", "</a>"),
                    of("xml unfinished records", "<modsCollection>", "<mods "),
                    of("xml empty records", "<modsCollection>", "<mods/>"),
                    of("xml comments", "<modsCollection><mods>", "<!--"),
                    of("xml closed comments", "<modsCollection><mods>", "<!---->"),
                    of("xml instructions", "<modsCollection><mods>", "<?a?>"),
                    of("xml data", "<modsCollection><mods>", "<![CDATA["),
                    of("xml types", "<modsCollection><mods>", "<!DOCTYPE a>"),
                    of("xml open types", "<modsCollection><mods>", "<!DOCTYPE a ["),
                    of("xml closed types", "<modsCollection><mods>", "<!DOCTYPE a []>"),
                    of("xml ampersands", "<modsCollection><mods>", "&"),
                    of("xml entities", "<modsCollection><mods>", "&a;"),
                    of("xml attributes", "<modsCollection><mods ", "a='' "),
                    of("xml less-thans", "<modsCollection><mods>", "<"),
                    of("html elements", "<html><body>", "<div>"),
                    of("html tables", "<html><body>", "<table><td>"),
                    of("html metadata", "<html><head>", "<meta name=citation_title content=a>"),
                    of("html data", "<html>", "<script type=application/ld+json>{\"a\":</script>"),
                    of("yaml lists, open", "a:\n  type: book\n  title: ", "["),
                    new HostileShape("yaml lists, closed", "a:\n  type: book\n  title: ", "[", "]"),
                    of("yaml maps, open", "a:\n  type: book\n  title: ", "{a: "),
                    new HostileShape(
                            "yaml maps, closed", "a:\n  type: book\n  title: ", "{a: ", "}"),
                    of("yaml dashes", "a:\n  type: book\n  title: t\n  b:\n    ", "- "),
                    of("yaml questions", "a:\n  type: book\n  title: t\n  b:\n    ", "? "),
                    of("yaml open maps by line", "a:\n  type: book\n  title: t\n", "b: {\n"),
                    of("yaml open texts by line", "a:\n  type: book\n  title: t\n", "b: \"\n"),
                    of(
                            "yaml lists of deep lists",
                            "a:\n  type: book\n  title: t\n  b: [",
                            "[".repeat(90) + "]".repeat(90) + ","),
                    of(
                            "yaml records too deep",
                            "a:\n  type: book\n  title: t\n",
                            "b:\n  title: " + "[".repeat(1000) + "\n"),
                    of("yaml anchors", "a:\n  type: book\n  title: t\n", "b: &a [*a, *a]\n"),
                    of("yaml same keys", "a:\n  type: book\n  title: t\n", "  b: 1\n"),
                    of("yaml citation file", "cff-version: 1\ntitle: a\nreferences:\n", "  - [\n"),
                    of("yaml long key", "a:\n  type: book\n  title: t\n  ", "b "),
                    of("carriage returns", "x", "\r"),
                    of("blanks", "x", " "),
                    of("bibtex entries, open", "", "@a{b,"),
                    of("at signs", "", "@a "),
                    of("tagged lines", "TY  - JOUR\n", "TI  - a\n"),
                    of("ends of tagged records", "TY  - JOUR\n", "ER  - \nTY  - JOUR\n"));

    /// The text in about so many characters.
    String text(int size) {
        int times = (size - head.length()) / (repeated.length() + tail.length());
        return head + repeated.repeat(times) + tail.repeat(times);
    }
}
