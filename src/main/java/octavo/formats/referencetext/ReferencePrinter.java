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
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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
    private static final int VARIABLES_AT_ONCE = LetterShift.LARGEST;
    private static final int LONGEST_JOIN = 3;
    private static final int LONGEST_NAME_JOIN = 14;

    private final String styleId;
    private final Style style;
    private final CslLocale locale;

    private ReferencePrinter(String styleId, Style style, CslLocale locale) {
        this.styleId = styleId;
        this.style = style;
        this.locale = locale;
    }

    /// Empty for a style without a bibliography.
    static Optional<ReferencePrinter> of(String styleId) {
        return of(styleId, new HashMap<>());
    }

    /// @param locales those of styles without terms of their own, by language; takes further ones
    static Optional<ReferencePrinter> of(String styleId, Map<String, CslLocale> locales) {
        return BundledStyles.readStyle(styleId)
                .flatMap(resolved -> resolved.style().value())
                .filter(style -> style.bibliography().isPresent())
                .map(style ->
                        new ReferencePrinter(
                                styleId, withoutCitations(style), localeOf(style, locales)));
    }

    private static CslLocale localeOf(Style style, Map<String, CslLocale> locales) {
        return style.locales().isEmpty()
                ? locales.computeIfAbsent(
                        CslLocale.languageOf(style, ""), _ -> CslLocale.of(style, ""))
                : CslLocale.of(style, "");
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
        List<String> variables = variablesOf(item);
        for (int i = 0; i < variables.size(); i += VARIABLES_AT_ONCE) {
            addSpans(
                    spans,
                    variables.subList(i, Math.min(i + VARIABLES_AT_ONCE, variables.size())),
                    text,
                    item);
        }
        for (String variable : sorted(item.dates())) {
            CslDate date = Objects.requireNonNull(item.dates().get(variable));
            for (CslDate changed : List.of(withOtherMonth(date), withOtherDay(date))) {
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

    /// In the same order in every run.
    private static List<String> variablesOf(CslItem item) {
        return Stream.of(item.names(), item.texts(), item.dates())
                .flatMap(it -> sorted(it).stream())
                .toList();
    }

    /// Changes several variables at once, each by another number of letters, which tells whose each
    /// character is; one by one if that changes more than letters.
    private void addSpans(
            List<PrintedSpan> spans, List<String> variables, String text, CslItem item) {
        CslItem changed = item;
        for (int i = 0; i < variables.size(); i++) {
            changed = withOther(changed, variables.get(i), i + 1);
        }
        String altered = render(changed);
        int[] shifts = LetterShift.between(text, altered);
        if (shifts.length == 0) {
            variables.forEach(it -> addSpans(spans, it, text, withOther(item, it, 1)));
            return;
        }
        for (int i = 0; i < variables.size(); i++) {
            StringBuilder alteredAlone = new StringBuilder(text);
            for (int at = 0; at < shifts.length; at++) {
                if (shifts[at] == i + 1) {
                    alteredAlone.setCharAt(at, altered.charAt(at));
                }
            }
            addSpans(spans, variables.get(i), text, alteredAlone.toString());
        }
    }

    private static CslItem withOther(CslItem item, String variable, int shift) {
        Map<String, List<CslName>> names = new HashMap<>(item.names());
        names.computeIfPresent(
                variable, (_, people) -> people.stream().map(it -> other(it, shift)).toList());
        Map<String, ItemText> texts = new HashMap<>(item.texts());
        texts.computeIfPresent(
                variable,
                (_, value) ->
                        new ItemText(other(variable, value.characters(), shift), value.marks()));
        Map<String, CslDate> dates = new HashMap<>(item.dates());
        dates.computeIfPresent(variable, (_, date) -> withOtherYear(date, shift));
        return new CslItem("1", item.type(), texts, names, dates);
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
        addSpans(spans, variable, text, render(changed));
    }

    private static void addSpans(
            List<PrintedSpan> spans, String variable, String text, String altered) {
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

    private static CslName other(CslName name, int shift) {
        return name.equals(CslName.OTHERS)
                ? name
                : new CslName(
                        LetterShift.shifted(name.family(), shift),
                        LetterShift.shifted(name.given(), shift),
                        LetterShift.shifted(name.droppingParticle(), shift),
                        LetterShift.shifted(name.nonDroppingParticle(), shift),
                        LetterShift.shifted(name.suffix(), shift),
                        name.hasCommaSuffix(),
                        name.isStatic(),
                        LetterShift.shifted(name.literal(), shift));
    }

    private static CslDate withOtherYear(CslDate date, int shift) {
        return new CslDate(
                date.points().stream()
                        .map(point ->
                                new CslDate.DatePoint(
                                        Integer.parseInt(
                                                LetterShift.shifted(
                                                        String.valueOf(point.year()), shift)),
                                        point.month(),
                                        point.day()))
                        .toList(),
                date.isUncertain(),
                LetterShift.shifted(date.literal(), shift));
    }

    private static CslDate withOtherMonth(CslDate date) {
        return with(
                date,
                point ->
                        point.month() >= 1 && point.month() <= 12
                                ? new CslDate.DatePoint(
                                        point.year(), point.month() % 12 + 1, point.day())
                                : point);
    }

    private static CslDate withOtherDay(CslDate date) {
        return with(
                date,
                point ->
                        point.day() == 0
                                ? point
                                : new CslDate.DatePoint(
                                        point.year(), point.month(), point.day() % 27 + 1));
    }

    private static CslDate with(CslDate date, UnaryOperator<CslDate.DatePoint> change) {
        return new CslDate(
                date.points().stream().map(change).toList(), date.isUncertain(), date.literal());
    }

    private static String other(String variable, String value, int shift) {
        int address = value.indexOf("://");
        return variable.equals("URL") && address > 0
                ? value.substring(0, address + 3)
                        + LetterShift.shifted(value.substring(address + 3), shift)
                : LetterShift.shifted(value, shift);
    }
}
