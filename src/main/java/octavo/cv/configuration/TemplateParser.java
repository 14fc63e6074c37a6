package octavo.cv.configuration;

import octavo.cv.configuration.Template.TemplatePart;
import octavo.richtext.RawFormat;
import octavo.richtext.Run.TextFormat;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Parses a template. Errors are reported and skipped.
final class TemplateParser {
    static final DiagnosticCode UNKNOWN_NAME =
            new DiagnosticCode("unknown-name", DiagnosticSeverity.ERROR);
    static final DiagnosticCode NOT_CLOSED =
            new DiagnosticCode("not-closed", DiagnosticSeverity.ERROR);
    static final DiagnosticCode NOT_OPEN = new DiagnosticCode("not-open", DiagnosticSeverity.ERROR);
    static final DiagnosticCode TOO_DEEP = new DiagnosticCode("too-deep", DiagnosticSeverity.ERROR);
    static final DiagnosticCode UNKNOWN_FORMAT =
            new DiagnosticCode("unknown-format", DiagnosticSeverity.ERROR);
    static final DiagnosticCode WITHIN_RAW =
            new DiagnosticCode("within-raw", DiagnosticSeverity.ERROR);

    private static final int DEEPEST_NESTING = 32;
    private static final String HEADING_MARK = "# ";
    private static final String LINK_PREFIX = "link ";
    private static final String RAW_PREFIX = "raw ";
    private static final Pattern TAG = Pattern.compile("\\{\\{([#^/!]?)([^{}]*+)}}");
    private static final Map<String, TextFormat> FORMATS_BY_NAME =
            Map.of(
                    "bold", TextFormat.BOLD,
                    "italic", TextFormat.ITALIC,
                    "underline", TextFormat.UNDERLINE,
                    "small-caps", TextFormat.SMALL_CAPS,
                    "superscript", TextFormat.SUPERSCRIPT);

    private final String templateText;
    private final Predicate<String> isKnownName;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Deque<OpenSection> openSections = new ArrayDeque<>();

    TemplateParser(String templateText, Predicate<String> isKnownName) {
        this.templateText = templateText.replace("\r\n", "\n");
        this.isKnownName = isKnownName;
    }

    /// A section that is not closed yet.
    private record OpenSection(
            Span span, String tagSign, String sectionName, List<TemplatePart> templateParts) {}

    Parsed<Template> parse() {
        boolean hasHeading = templateText.startsWith(HEADING_MARK);
        int startOffset = hasHeading ? HEADING_MARK.length() : 0;
        openSections.push(new OpenSection(new Span(0, 0), "", "", new ArrayList<>()));
        Matcher tagMatcher = TAG.matcher(templateText);
        while (tagMatcher.find()) {
            addText(startOffset, tagMatcher.start());
            readTag(
                    new Span(tagMatcher.start(), tagMatcher.end()),
                    tagMatcher.group(1),
                    tagMatcher.group(2).strip());
            startOffset = tagMatcher.end();
        }
        addText(startOffset, templateText.length());
        while (openSections.size() > 1) {
            reportError(
                    openSections.element().span(),
                    NOT_CLOSED,
                    LocalizedSentence.of("this section is not closed"));
            closeSection();
        }
        return new Parsed<>(
                new Template(hasHeading, openSections.pop().templateParts()), diagnostics);
    }

    private void addText(int startOffset, int endOffset) {
        int loneBraces = templateText.substring(startOffset, endOffset).indexOf("{{");
        if (loneBraces >= 0) {
            Span span = new Span(startOffset + loneBraces, startOffset + loneBraces + 2);
            reportError(span, NOT_CLOSED, LocalizedSentence.of("this {{ has no matching }}"));
        }
        if (startOffset < endOffset) {
            addPart(new TemplatePart.LiteralPart(templateText.substring(startOffset, endOffset)));
        }
    }

    private void readTag(Span span, String tagSign, String name) {
        switch (tagSign) {
            case "!" -> {}
            case "/" -> endSection(span, name);
            case "#", "^" -> openSection(span, tagSign, name);
            default -> {
                if (checkName(span, name)) {
                    addPart(new TemplatePart.ValuePart(name));
                }
            }
        }
    }

    private void openSection(Span span, String tagSign, String name) {
        if (openSections.size() > DEEPEST_NESTING) {
            reportError(
                    span,
                    TOO_DEEP,
                    LocalizedSentence.of(
                            "sections are nested more than {0} deep", DEEPEST_NESTING));
            return;
        }
        boolean isFormat = tagSign.equals("#") && FORMATS_BY_NAME.containsKey(name);
        if (openSections.stream()
                        .anyMatch(outerSection -> outerSection.sectionName().startsWith(RAW_PREFIX))
                && (isFormat || name.startsWith(LINK_PREFIX) || name.startsWith(RAW_PREFIX))) {
            reportError(
                    span,
                    WITHIN_RAW,
                    LocalizedSentence.of("raw text has its own formatting and links"));
        }
        if (name.startsWith(RAW_PREFIX)) {
            checkFormat(span, name.substring(RAW_PREFIX.length()).strip());
        } else if (!isFormat) {
            checkName(
                    span,
                    name.startsWith(LINK_PREFIX)
                            ? name.substring(LINK_PREFIX.length()).strip()
                            : name);
        }
        openSections.push(new OpenSection(span, tagSign, name, new ArrayList<>()));
    }

    private void endSection(Span span, String name) {
        String openName = openSections.size() > 1 ? openSections.element().sectionName() : "";
        boolean isMatching =
                openName.equals(name)
                        || List.of(LINK_PREFIX, RAW_PREFIX).contains(name + " ")
                                && openName.startsWith(name + " ");
        if (openName.isEmpty() || !isMatching) {
            reportError(span, NOT_OPEN, LocalizedSentence.of("no section {0} is open here", name));
        } else {
            closeSection();
        }
    }

    private void closeSection() {
        OpenSection closedSection = openSections.pop();
        addPart(toPart(closedSection));
    }

    private static TemplatePart toPart(OpenSection closedSection) {
        TextFormat textFormat = FORMATS_BY_NAME.get(closedSection.sectionName());
        if (closedSection.tagSign().equals("#") && textFormat != null) {
            return new TemplatePart.FormattedPart(textFormat, closedSection.templateParts());
        }
        if (closedSection.sectionName().startsWith(LINK_PREFIX)) {
            return new TemplatePart.LinkedPart(
                    closedSection.sectionName().substring(LINK_PREFIX.length()).strip(),
                    closedSection.templateParts());
        }
        if (closedSection.sectionName().startsWith(RAW_PREFIX)) {
            RawFormat rawFormat =
                    RawFormat.of(closedSection.sectionName().substring(RAW_PREFIX.length()).strip())
                            .orElse(RawFormat.HTML);
            return new TemplatePart.RawPart(rawFormat, closedSection.templateParts());
        }
        return new TemplatePart.ConditionalPart(
                closedSection.sectionName(),
                closedSection.tagSign().equals("#"),
                closedSection.templateParts());
    }

    private void checkFormat(Span span, String formatId) {
        if (RawFormat.of(formatId).isEmpty()) {
            String allFormats =
                    Arrays.stream(RawFormat.values())
                            .map(RawFormat::id)
                            .collect(Collectors.joining(", "));
            reportError(
                    span,
                    UNKNOWN_FORMAT,
                    LocalizedSentence.of(
                            "there is no raw text for {0}, only for: {1}", formatId, allFormats));
        }
    }

    private boolean checkName(Span span, String name) {
        boolean isKnownValue = isKnownName.test(name);
        if (!isKnownValue) {
            reportError(span, UNKNOWN_NAME, LocalizedSentence.of("there is no value {0}", name));
        }
        return isKnownValue;
    }

    private void addPart(TemplatePart templatePart) {
        openSections.element().templateParts().add(templatePart);
    }

    private void reportError(Span span, DiagnosticCode code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(span, code, message));
    }
}
