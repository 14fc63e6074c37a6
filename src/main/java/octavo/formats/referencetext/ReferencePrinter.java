package octavo.formats.referencetext;

import octavo.csl.CitationProcessor;
import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.csl.style.Style.LayoutSection;
import octavo.formats.referencetext.PrintedReference.PrintedSpan;
import octavo.richtext.PlainTextWriter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Prints references in a style, and finds each variable in them: it changes the letters and digits
/// of that variable alone and sees which characters become others.
final class ReferencePrinter {
    private static final Map<String, ReferenceLabel> LABELS =
            Map.ofEntries(
                    Map.entry("author", ReferenceLabel.AUTHOR),
                    Map.entry("title", ReferenceLabel.TITLE),
                    Map.entry("title-short", ReferenceLabel.TITLE),
                    Map.entry("container-title", ReferenceLabel.CONTAINER),
                    Map.entry("container-title-short", ReferenceLabel.CONTAINER),
                    Map.entry("editor", ReferenceLabel.EDITOR),
                    Map.entry("translator", ReferenceLabel.EDITOR),
                    Map.entry("container-author", ReferenceLabel.EDITOR),
                    Map.entry("collection-editor", ReferenceLabel.EDITOR),
                    Map.entry("collection-title", ReferenceLabel.SERIES),
                    Map.entry("volume", ReferenceLabel.VOLUME),
                    Map.entry("collection-number", ReferenceLabel.VOLUME),
                    Map.entry("issue", ReferenceLabel.NUMBER),
                    Map.entry("number", ReferenceLabel.NUMBER),
                    Map.entry("page", ReferenceLabel.PAGES),
                    Map.entry("page-first", ReferenceLabel.PAGES),
                    Map.entry("issued", ReferenceLabel.DATE),
                    Map.entry("publisher", ReferenceLabel.PUBLISHER),
                    Map.entry("publisher-place", ReferenceLabel.PLACE),
                    Map.entry("event-place", ReferenceLabel.PLACE),
                    Map.entry("edition", ReferenceLabel.EDITION),
                    Map.entry("DOI", ReferenceLabel.IDENTIFIER),
                    Map.entry("URL", ReferenceLabel.IDENTIFIER),
                    Map.entry("ISBN", ReferenceLabel.IDENTIFIER),
                    Map.entry("ISSN", ReferenceLabel.IDENTIFIER),
                    Map.entry("PMID", ReferenceLabel.IDENTIFIER));
    private static final Pattern OTHERS_AFTER =
            Pattern.compile(
                    "\\.?\\s*[,;]?\\s*(?:(?:and|&)?\\s*(?:et\\s*al\\.?|others)|u\\.\\s?a\\.|…)");
    private static final int DATE_PARTS = 3;
    private static final int LONGEST_JOIN = 3;
    private static final int LONGEST_NAME_JOIN = 14;

    private final String styleId;
    private final Style style;
    private final CslLocale locale;

    private ReferencePrinter(String styleId, Style style) {
        this.styleId = styleId;
        this.style = style;
        this.locale = CslLocale.of(style, "");
    }

    /// Empty for a style without a bibliography.
    static Optional<ReferencePrinter> of(String styleId) {
        return BundledStyles.readStyle(styleId)
                .flatMap(resolved -> resolved.style().value())
                .filter(style -> style.bibliography().isPresent())
                .map(style -> new ReferencePrinter(styleId, withoutCitations(style)));
    }

    /// A single reference needs nothing that tells citations apart, which takes longer than
    /// printing it.
    private static Style withoutCitations(Style style) {
        LayoutSection citation = style.citation();
        return new Style(
                style.id(),
                style.title(),
                style.isNote(),
                style.defaultLocale(),
                style.options(),
                style.macros(),
                style.locales(),
                new LayoutSection(
                        Map.of(),
                        citation.nameOptions(),
                        List.of(),
                        List.of(),
                        citation.delimiter(),
                        citation.formatting()),
                style.bibliography());
    }

    PrintedReference print(CslItem item) {
        String text = render(item);
        List<PrintedSpan> spans = new ArrayList<>();
        for (String variable : sorted(item.names())) {
            Map<String, List<CslName>> names = new HashMap<>(item.names());
            names.computeIfPresent(
                    variable, (_, people) -> people.stream().map(ReferencePrinter::other).toList());
            addSpans(
                    spans,
                    variable,
                    text,
                    new CslItem("1", item.type(), item.texts(), names, item.dates()));
        }
        for (String variable : sorted(item.texts())) {
            Map<String, ItemText> texts = new HashMap<>(item.texts());
            texts.computeIfPresent(
                    variable,
                    (_, value) -> new ItemText(other(variable, value.characters()), value.marks()));
            addSpans(
                    spans,
                    variable,
                    text,
                    new CslItem("1", item.type(), texts, item.names(), item.dates()));
        }
        for (String variable : sorted(item.dates())) {
            CslDate date = Objects.requireNonNull(item.dates().get(variable));
            for (int part = 0; part < DATE_PARTS; part++) {
                CslDate changed = other(date, part);
                if (!changed.equals(date)) {
                    Map<String, CslDate> dates = new HashMap<>(item.dates());
                    dates.put(variable, changed);
                    addSpans(
                            spans,
                            variable,
                            text,
                            new CslItem("1", item.type(), item.texts(), item.names(), dates));
                }
            }
        }
        spans.sort(Comparator.comparingInt(PrintedSpan::start));
        return new PrintedReference(styleId, item, text, spans);
    }

    /// The same order in every run.
    private static List<String> sorted(Map<String, ?> variables) {
        return variables.keySet().stream().sorted().toList();
    }

    String render(CslItem item) {
        return new CitationProcessor(style, locale, List.of(item))
                .bibliography().withoutLabels().entries().stream()
                        .map(entry -> PlainTextWriter.of(entry.runs()))
                        .findFirst()
                        .orElse("")
                        .replaceAll("[\\s\\p{Z}]+", " ")
                        .strip();
    }

    private void addSpans(List<PrintedSpan> spans, String variable, String text, CslItem changed) {
        String altered = render(changed);
        ReferenceLabel label = LABELS.getOrDefault(variable, ReferenceLabel.NOTE);
        boolean isName = label == ReferenceLabel.AUTHOR || label == ReferenceLabel.EDITOR;
        for (int[] range : differences(text, altered, isName ? LONGEST_NAME_JOIN : LONGEST_JOIN)) {
            int end = range[1];
            Matcher others = OTHERS_AFTER.matcher(text).region(end, text.length());
            if (isName && others.lookingAt()) {
                end = others.end();
            }
            spans.add(new PrintedSpan(variable, label, range[0], end));
        }
    }

    private static List<int[]> differences(String text, String altered, int longestJoin) {
        List<int[]> ranges = new ArrayList<>();
        if (text.length() != altered.length()) {
            int start = 0;
            int shorter = Math.min(text.length(), altered.length());
            while (start < shorter && text.charAt(start) == altered.charAt(start)) {
                start++;
            }
            int tail = 0;
            while (tail < shorter - start
                    && text.charAt(text.length() - 1 - tail)
                            == altered.charAt(altered.length() - 1 - tail)) {
                tail++;
            }
            if (start < text.length() - tail) {
                ranges.add(new int[] {start, text.length() - tail});
            }
            return ranges;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != altered.charAt(i)) {
                int[] last = ranges.isEmpty() ? new int[] {0, -99} : ranges.getLast();
                if (i - last[1] <= longestJoin) {
                    last[1] = i + 1;
                } else {
                    ranges.add(new int[] {i, i + 1});
                }
            }
        }
        return ranges;
    }

    private static CslName other(CslName name) {
        return name.equals(CslName.OTHERS)
                ? name
                : new CslName(
                        other(name.family()),
                        other(name.given()),
                        other(name.droppingParticle()),
                        other(name.nonDroppingParticle()),
                        other(name.suffix()),
                        name.hasCommaSuffix(),
                        name.isStatic(),
                        other(name.literal()));
    }

    /// @param part 0 for the year, 1 for the month, 2 for the day
    private static CslDate other(CslDate date, int part) {
        return new CslDate(
                date.points().stream().map(point -> other(point, part)).toList(),
                date.isUncertain(),
                part == 0 ? other(date.literal()) : date.literal());
    }

    private static CslDate.DatePoint other(CslDate.DatePoint point, int part) {
        boolean hasMonth = point.month() >= 1 && point.month() <= 12;
        return switch (part) {
            case 0 ->
                    new CslDate.DatePoint(
                            Integer.parseInt(other(String.valueOf(point.year()))),
                            point.month(),
                            point.day());
            case 1 ->
                    new CslDate.DatePoint(
                            point.year(),
                            hasMonth ? point.month() % 12 + 1 : point.month(),
                            point.day());
            default ->
                    new CslDate.DatePoint(
                            point.year(),
                            point.month(),
                            point.day() == 0 ? 0 : point.day() % 27 + 1);
        };
    }

    private static String other(String variable, String value) {
        int address = value.indexOf("://");
        return variable.equals("URL") && address > 0
                ? value.substring(0, address + 3) + other(value.substring(address + 3))
                : other(value);
    }

    private static String other(String value) {
        StringBuilder changed = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            changed.append(
                    character >= 'a' && character < 'z'
                                    || character >= 'A' && character < 'Z'
                                    || character >= '0' && character < '9'
                            ? (char) (character + 1)
                            : character == 'z'
                                    ? 'a'
                                    : character == 'Z'
                                            ? 'A'
                                            : character == '9'
                                                    ? '1'
                                                    : Character.isUpperCase(character)
                                                            ? 'Q'
                                                            : Character.isLetter(character)
                                                                    ? 'q'
                                                                    : character);
        }
        return changed.toString();
    }
}
