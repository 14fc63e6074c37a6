package octavo.csl;

import octavo.csl.LocaleReader.LocaleData;
import octavo.csl.Style.LayoutSection;
import octavo.csl.Style.LayoutSection.SortKey;
import octavo.csl.Style.StyleOptions;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads styles. An unusable one has no value, and a diagnostic with the line.
public final class StyleReader {
    private static final Diagnostic.Code BAD_STYLE =
            new Diagnostic.Code("bad-style", Diagnostic.Severity.ERROR);

    private static final Diagnostic.Code UNKNOWN_VARIABLE =
            new Diagnostic.Code("unknown-variable", Diagnostic.Severity.WARNING);

    private StyleReader() {}

    /// An independent style.
    public static Parsed<Optional<Style>> parse(String text) {
        try {
            XmlElement xml = XmlElement.parse(text);
            List<Diagnostic> warnings = new ArrayList<>();
            Style style = style(xml);
            warn(xml, text, warnings);
            return new Parsed<>(Optional.of(style), warnings);
        } catch (BadStyleException e) {
            LocalizedSentence message =
                    LocalizedSentence.of("line {0}: {1}", e.line(), String.valueOf(e.getMessage()));
            Span where = line(text, e.line());
            return new Parsed<>(
                    Optional.empty(), List.of(new Diagnostic(where, BAD_STYLE, message)));
        }
    }

    /// Warns about unknown variables, which stay empty.
    private static void warn(XmlElement xml, String text, List<Diagnostic> warnings) {
        for (String variable : xml.words("variable")) {
            if (!VariableKinds.isKnown(variable)) {
                LocalizedSentence message =
                        LocalizedSentence.of(
                                "line {0}: CSL has no variable \"{1}\"", xml.line(), variable);
                Span where = line(text, xml.line());
                warnings.add(new Diagnostic(where, UNKNOWN_VARIABLE, message));
            }
        }
        xml.children().forEach(child -> warn(child, text, warnings));
    }

    /// The content of a dependent style; empty if the text is not one.
    public static Optional<Dependent> dependent(String text) {
        try {
            XmlElement style = XmlElement.parse(text);
            return style.child("citation").isPresent()
                    ? Optional.empty()
                    : parent(style)
                            .map(to -> new Dependent(to, style.attribute("default-locale", "")));
        } catch (BadStyleException _) {
            return Optional.empty();
        }
    }

    /// A dependent style and its parent's URI. Its locale may be empty.
    public record Dependent(String parent, String defaultLocale) {}

    private static Optional<String> parent(XmlElement style) {
        return style.child("info").stream()
                .flatMap(info -> info.children("link"))
                .filter(link -> link.attribute("rel", "").equals("independent-parent"))
                .flatMap(link -> link.attribute("href").stream())
                .findFirst();
    }

    private static Style style(XmlElement xml) throws BadStyleException {
        if (!xml.name().equals("style")) {
            throw new BadStyleException(
                    xml.line(), "a style starts with <style>, not <" + xml.name() + ">");
        }
        Optional<XmlElement> citation = xml.child("citation");
        if (citation.isEmpty()) {
            throw new BadStyleException(
                    xml.line(),
                    parent(xml)
                            .map(p -> "this style only refers to another, " + p + ": use that one")
                            .orElse("there is no <citation>"));
        }
        Map<String, List<Element>> macros = new HashMap<>();
        for (XmlElement macro : xml.children("macro").toList()) {
            macros.put(macro.attribute("name", "").intern(), ElementReader.macro(macro));
        }
        List<LocaleData> locales = new ArrayList<>();
        for (XmlElement locale : xml.children("locale").toList()) {
            locales.add(LocaleReader.read(locale));
        }
        Map<String, String> names = NameStyle.inheritable(xml);
        Optional<XmlElement> bibliography = xml.child("bibliography");
        Style style =
                new Style(
                        info(xml, "id"),
                        info(xml, "title"),
                        xml.attribute("class", "").equals("note"),
                        xml.attribute("default-locale", ""),
                        options(xml),
                        macros,
                        locales,
                        area(citation.get(), names),
                        bibliography.isEmpty()
                                ? Optional.empty()
                                : Optional.of(area(bibliography.get(), names)));
        MacroCalls.check(style, xml);
        return style;
    }

    private static String info(XmlElement style, String name) {
        return style.child("info")
                .flatMap(info -> info.child(name))
                .map(element -> element.text().strip())
                .orElse("");
    }

    private static StyleOptions options(XmlElement xml) {
        return new StyleOptions(
                !xml.attribute("initialize-with-hyphen", "").equals("false"),
                xml.attribute("page-range-format", ""),
                xml.attribute("demote-non-dropping-particle", "display-and-sort"));
    }

    private static LayoutSection area(XmlElement xml, Map<String, String> outer)
            throws BadStyleException {
        XmlElement layout =
                xml.child("layout")
                        .orElseThrow(() ->
                                new BadStyleException(
                                        xml.line(), "<" + xml.name() + "> has no <layout>"));
        Map<String, String> names = new HashMap<>(outer);
        names.putAll(NameStyle.inheritable(xml));
        List<SortKey> keys = new ArrayList<>();
        for (XmlElement sort : xml.children("sort").toList()) {
            sort.children("key").map(StyleReader::key).forEach(keys::add);
        }
        Map<String, String> options = new HashMap<>(xml.attributes());
        // Without anything between them, the years of a group could not be told apart.
        options.remove("cite-group-delimiter", "");
        return new LayoutSection(
                options,
                names,
                keys,
                ElementReader.layout(layout),
                layout.printed("delimiter"),
                Formatting.of(layout));
    }

    private static SortKey key(XmlElement key) {
        Map<String, String> names = new HashMap<>();
        boolean macro = key.attribute("macro").isPresent();
        limit(key, "names-min").ifPresent(n -> names.put("et-al-min", n));
        limit(key, "names-use-first").ifPresent(n -> names.put("et-al-use-first", n));
        key.attribute("names-use-last").ifPresent(n -> names.put("et-al-use-last", n));
        return new SortKey(
                macro,
                key.attribute(macro ? "macro" : "variable", "").strip(),
                key.attribute("sort", "").equals("descending"),
                Map.copyOf(names));
    }

    /// How many names a key counts. Where none, the limit of the section holds for macros.
    private static Optional<String> limit(XmlElement key, String attribute) {
        boolean variable = key.attribute("macro").isEmpty();
        return key.attribute(attribute).filter(n -> variable || NumberField.option(n, 1) > 0);
    }

    private static Span line(String text, int line) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            int end = text.indexOf('\n', start);
            if (end < 0) {
                break;
            }
            start = end + 1;
        }
        int end = text.indexOf('\n', start);
        return new Span(start, end < 0 ? text.length() : end);
    }

    /// Why a style or locale is unusable. Package-private: readers turn it into a diagnostic.
    static final class BadStyleException extends Exception {
        private static final long serialVersionUID = 1;
        private final int line;

        BadStyleException(int line, String message) {
            super(message);
            this.line = line;
        }

        int line() {
            return line;
        }
    }
}
