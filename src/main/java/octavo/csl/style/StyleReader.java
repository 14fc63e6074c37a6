package octavo.csl.style;

import octavo.csl.style.Style.LayoutSection;
import octavo.csl.style.Style.LayoutSection.SortKey;
import octavo.csl.style.Style.StyleOptions;
import octavo.csl.valueformats.NumberField;
import octavo.csl.valueformats.VariableKinds;
import octavo.csl.xml.BadStyleException;
import octavo.csl.xml.XmlElement;
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
    private static final Diagnostic.DiagnosticCode BAD_STYLE =
            new Diagnostic.DiagnosticCode("bad-style", Diagnostic.DiagnosticSeverity.ERROR);

    private static final Diagnostic.DiagnosticCode UNKNOWN_VARIABLE =
            new Diagnostic.DiagnosticCode(
                    "unknown-variable", Diagnostic.DiagnosticSeverity.WARNING);

    private StyleReader() {}

    /// An independent style.
    public static Parsed<Optional<Style>> parse(String styleText) {
        try {
            XmlElement element = XmlElement.parse(styleText);
            List<Diagnostic> warnings = new ArrayList<>();
            Style style = readStyle(element);
            addWarnings(element, styleText, warnings);
            return new Parsed<>(Optional.of(style), warnings);
        } catch (BadStyleException e) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of(
                            "line {0}: {1}", e.lineNumber(), String.valueOf(e.getMessage()));
            Span span = lineSpan(styleText, e.lineNumber());
            return new Parsed<>(
                    Optional.empty(), List.of(new Diagnostic(span, BAD_STYLE, messageSentence)));
        }
    }

    /// Warns about unknown variables, which stay empty.
    private static void addWarnings(
            XmlElement element, String styleText, List<Diagnostic> warnings) {
        for (String variable : element.attributeWords("variable")) {
            if (!VariableKinds.isKnown(variable)) {
                LocalizedSentence messageSentence =
                        LocalizedSentence.of(
                                "line {0}: CSL has no variable \"{1}\"",
                                element.lineNumber(), variable);
                Span span = lineSpan(styleText, element.lineNumber());
                warnings.add(new Diagnostic(span, UNKNOWN_VARIABLE, messageSentence));
            }
        }
        element.children().forEach(child -> addWarnings(child, styleText, warnings));
    }

    /// The content of a dependent style; empty if the text is not one.
    public static Optional<DependentStyle> parseDependent(String styleText) {
        try {
            XmlElement styleElement = XmlElement.parse(styleText);
            return styleElement.child("citation").isPresent()
                    ? Optional.empty()
                    : parentUri(styleElement)
                            .map(parentUri ->
                                    new DependentStyle(
                                            parentUri,
                                            styleElement.attribute("default-locale", "")));
        } catch (BadStyleException _) {
            return Optional.empty();
        }
    }

    /// A dependent style and its parent's URI. Its locale may be empty.
    public record DependentStyle(String parentUri, String defaultLocale) {}

    private static Optional<String> parentUri(XmlElement styleElement) {
        return styleElement.child("info").stream()
                .flatMap(infoElement -> infoElement.children("link"))
                .filter(linkElement ->
                        linkElement.attribute("rel", "").equals("independent-parent"))
                .flatMap(linkElement -> linkElement.attribute("href").stream())
                .findFirst();
    }

    private static Style readStyle(XmlElement element) throws BadStyleException {
        if (!element.name().equals("style")) {
            throw new BadStyleException(
                    element.lineNumber(),
                    "a style starts with <style>, not <" + element.name() + ">");
        }
        Optional<XmlElement> citation = element.child("citation");
        if (citation.isEmpty()) {
            throw new BadStyleException(
                    element.lineNumber(),
                    parentUri(element)
                            .map(parentUri ->
                                    "this style only refers to another, "
                                            + parentUri
                                            + ": use that one")
                            .orElse("there is no <citation>"));
        }
        Map<String, List<Element>> macros = new HashMap<>();
        for (XmlElement macro : element.children("macro").toList()) {
            macros.put(macro.attribute("name", "").intern(), ElementReader.readMacro(macro));
        }
        List<LocaleData> locales = new ArrayList<>();
        for (XmlElement locale : element.children("locale").toList()) {
            locales.add(LocaleReader.readLocale(locale));
        }
        Map<String, String> nameOptions = NameStyle.inheritableOptions(element);
        Optional<XmlElement> bibliography = element.child("bibliography");
        Style style =
                new Style(
                        infoText(element, "id"),
                        infoText(element, "title"),
                        element.attribute("class", "").equals("note"),
                        element.attribute("default-locale", ""),
                        readOptions(element),
                        macros,
                        locales,
                        readSection(citation.get(), nameOptions),
                        bibliography.isEmpty()
                                ? Optional.empty()
                                : Optional.of(readSection(bibliography.get(), nameOptions)));
        MacroCalls.checkCalls(style, element);
        return style;
    }

    private static String infoText(XmlElement styleElement, String name) {
        return styleElement
                .child("info")
                .flatMap(infoElement -> infoElement.child(name))
                .map(element -> element.text().strip())
                .orElse("");
    }

    private static StyleOptions readOptions(XmlElement element) {
        return new StyleOptions(
                !element.attribute("initialize-with-hyphen", "").equals("false"),
                element.attribute("page-range-format", ""),
                element.attribute("demote-non-dropping-particle", "display-and-sort"));
    }

    private static LayoutSection readSection(XmlElement element, Map<String, String> outerOptions)
            throws BadStyleException {
        XmlElement layout =
                element.child("layout")
                        .orElseThrow(() ->
                                new BadStyleException(
                                        element.lineNumber(),
                                        "<" + element.name() + "> has no <layout>"));
        Map<String, String> nameOptions = new HashMap<>(outerOptions);
        nameOptions.putAll(NameStyle.inheritableOptions(element));
        List<SortKey> sortKeys = new ArrayList<>();
        for (XmlElement sort : element.children("sort").toList()) {
            sort.children("key").map(StyleReader::readSortKey).forEach(sortKeys::add);
        }
        Map<String, String> options = new HashMap<>(element.attributes());
        // Without anything between them, the years of a group could not be told apart.
        options.remove("cite-group-delimiter", "");
        return new LayoutSection(
                options,
                nameOptions,
                sortKeys,
                ElementReader.readLayout(layout),
                layout.printedAttribute("delimiter"),
                Formatting.of(layout));
    }

    private static SortKey readSortKey(XmlElement keyElement) {
        Map<String, String> nameOptions = new HashMap<>();
        boolean isMacro = keyElement.attribute("macro").isPresent();
        nameLimit(keyElement, "names-min")
                .ifPresent(nameCount -> nameOptions.put("et-al-min", nameCount));
        nameLimit(keyElement, "names-use-first")
                .ifPresent(nameCount -> nameOptions.put("et-al-use-first", nameCount));
        keyElement
                .attribute("names-use-last")
                .ifPresent(nameCount -> nameOptions.put("et-al-use-last", nameCount));
        return new SortKey(
                isMacro,
                keyElement.attribute(isMacro ? "macro" : "variable", "").strip(),
                keyElement.attribute("sort", "").equals("descending"),
                Map.copyOf(nameOptions));
    }

    /// How many names a key counts. Where none, the limit of the section holds for macros.
    private static Optional<String> nameLimit(XmlElement keyElement, String attribute) {
        boolean isVariable = keyElement.attribute("macro").isEmpty();
        return keyElement
                .attribute(attribute)
                .filter(nameCount -> isVariable || NumberField.parseOption(nameCount, 1) > 0);
    }

    private static Span lineSpan(String styleText, int lineNumber) {
        int lineStart = 0;
        for (int i = 1; i < lineNumber; i++) {
            int lineEnd = styleText.indexOf('\n', lineStart);
            if (lineEnd < 0) {
                break;
            }
            lineStart = lineEnd + 1;
        }
        int lineEnd = styleText.indexOf('\n', lineStart);
        return new Span(lineStart, lineEnd < 0 ? styleText.length() : lineEnd);
    }
}
