package octavo.csl.style;

import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.valueformats.PunctuationMarks;
import octavo.csl.xml.BadStyleException;
import octavo.csl.xml.XmlElement;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The terms, date formats and options of a language, as seen by a style: the style's own, then
/// those of the dialect, of the language's primary dialect, and of American English.
public final class CslLocale {
    static final Map<String, String> PRIMARY_DIALECTS =
            Map.ofEntries(
                    Map.entry("af", "af-ZA"),
                    Map.entry("ar", "ar"),
                    Map.entry("bg", "bg-BG"),
                    Map.entry("ca", "ca-AD"),
                    Map.entry("cs", "cs-CZ"),
                    Map.entry("cy", "cy-GB"),
                    Map.entry("da", "da-DK"),
                    Map.entry("de", "de-DE"),
                    Map.entry("el", "el-GR"),
                    Map.entry("en", "en-US"),
                    Map.entry("es", "es-ES"),
                    Map.entry("et", "et-EE"),
                    Map.entry("eu", "eu"),
                    Map.entry("fa", "fa-IR"),
                    Map.entry("fi", "fi-FI"),
                    Map.entry("fr", "fr-FR"),
                    Map.entry("he", "he-IL"),
                    Map.entry("hi", "hi-IN"),
                    Map.entry("hr", "hr-HR"),
                    Map.entry("hu", "hu-HU"),
                    Map.entry("id", "id-ID"),
                    Map.entry("is", "is-IS"),
                    Map.entry("it", "it-IT"),
                    Map.entry("ja", "ja-JP"),
                    Map.entry("km", "km-KH"),
                    Map.entry("ko", "ko-KR"),
                    Map.entry("la", "la"),
                    Map.entry("lt", "lt-LT"),
                    Map.entry("lv", "lv-LV"),
                    Map.entry("mn", "mn-MN"),
                    Map.entry("nb", "nb-NO"),
                    Map.entry("nl", "nl-NL"),
                    Map.entry("nn", "nn-NO"),
                    Map.entry("no", "nb-NO"),
                    Map.entry("pl", "pl-PL"),
                    Map.entry("pt", "pt-PT"),
                    Map.entry("ro", "ro-RO"),
                    Map.entry("ru", "ru-RU"),
                    Map.entry("sk", "sk-SK"),
                    Map.entry("sl", "sl-SI"),
                    Map.entry("sr", "sr-Cyrl-RS"),
                    Map.entry("sv", "sv-SE"),
                    Map.entry("th", "th-TH"),
                    Map.entry("tr", "tr-TR"),
                    Map.entry("uk", "uk-UA"),
                    Map.entry("vi", "vi-VN"),
                    Map.entry("bal", "bal-PK"),
                    Map.entry("brh", "brh-PK"),
                    Map.entry("gl", "gl-ES"),
                    Map.entry("lij", "lij-IT"),
                    Map.entry("ms", "ms-MY"),
                    Map.entry("pa", "pa-PK"),
                    Map.entry("zh", "zh-CN"));

    private final Locale javaLocale;
    private final Map<TermForm, Map<String, LocaleTerm>> terms;
    private final Map<String, LocaleData.OrdinalTerm> ordinals;
    private final Map<String, Element.DateElement> dates = new HashMap<>();
    private final boolean punctuationInQuote;
    private final boolean limitDayOrdinals;

    private CslLocale(
            String languageOf, List<LocaleData> ownSources, List<LocaleData> fallbackSources) {
        this.javaLocale = Locale.forLanguageTag(languageOf);
        this.terms = collectTerms(ownSources);
        collectTerms(fallbackSources)
                .forEach((form, otherTerms) ->
                        otherTerms.forEach((name, findTerm) ->
                                terms.computeIfAbsent(form, _ -> new HashMap<>())
                                        .putIfAbsent(name, findTerm)));
        if (isFrench()) {
            terms.values().forEach(formTerms -> formTerms.replaceAll(CslLocale::withNarrowBlanks));
        }
        List<LocaleData> sources =
                Stream.concat(ownSources.stream(), fallbackSources.stream()).toList();
        sources.reversed().forEach(source -> dates.putAll(source.dates()));
        ordinals = mergeOrdinals(sources);
        punctuationInQuote =
                sources.stream()
                        .flatMap(localeSource -> localeSource.punctuationInQuote().stream())
                        .findFirst()
                        .orElse(false);
        limitDayOrdinals =
                sources.stream()
                        .flatMap(localeSource -> localeSource.limitDayOrdinals().stream())
                        .findFirst()
                        .orElse(false);
    }

    /// A term with narrow blanks before marks, as fields have in French. Quotation marks have those
    /// that they want.
    private static LocaleTerm withNarrowBlanks(String name, LocaleTerm term) {
        return name.contains("quote")
                ? term
                : new LocaleTerm(
                        PunctuationMarks.withBlanksBefore(term.singularText()),
                        PunctuationMarks.withBlanksBefore(term.pluralText()),
                        term.gender());
    }

    /// The terms in each form, or its fallback form. A word of the language in that comes before
    /// one of another language in the form itself.
    private static Map<TermForm, Map<String, LocaleTerm>> collectTerms(List<LocaleData> sources) {
        Map<TermForm, Map<String, LocaleTerm>> terms = new EnumMap<>(TermForm.class);
        for (TermForm form : TermForm.values()) {
            Map<String, LocaleTerm> formTerms = new HashMap<>();
            form.fallbackForm()
                    .ifPresent(fallbackForm ->
                            formTerms.putAll(terms.getOrDefault(fallbackForm, Map.of())));
            for (LocaleData source : sources.reversed()) {
                formTerms.putAll(source.terms().getOrDefault(form, Map.of()));
            }
            terms.put(form, formTerms);
        }
        return terms;
    }

    /// The first set of ordinals that has a suffix for all numbers, or the last set. What stands
    /// before it only has other suffixes for numbers that the set tells apart.
    private static Map<String, LocaleData.OrdinalTerm> mergeOrdinals(List<LocaleData> sources) {
        List<Map<String, LocaleData.OrdinalTerm>> ordinalSets =
                sources.stream()
                        .map(LocaleData::ordinals)
                        .filter(ordinalSet -> !ordinalSet.isEmpty())
                        .toList();
        List<Map<String, LocaleData.OrdinalTerm>> incompleteSets =
                ordinalSets.stream().takeWhile(ordinalSet -> !hasSuffixForAll(ordinalSet)).toList();
        if (incompleteSets.size() == ordinalSets.size()) {
            return ordinalSets.isEmpty() ? Map.of() : ordinalSets.getFirst();
        }
        Map<String, LocaleData.OrdinalTerm> mergedOrdinals =
                new HashMap<>(ordinalSets.get(incompleteSets.size()));
        for (Map<String, LocaleData.OrdinalTerm> ordinalSet : incompleteSets.reversed()) {
            ordinalSet.forEach((name, term) ->
                    mergedOrdinals.computeIfPresent(
                            name, (_, fallbackTerm) -> fallbackTerm.withText(term.text())));
        }
        return mergedOrdinals;
    }

    private static boolean hasSuffixForAll(Map<String, LocaleData.OrdinalTerm> ordinalSet) {
        return Stream.of(LocaleTerm.TermGender.values())
                .anyMatch(
                        gender -> ordinalSet.containsKey(LocaleData.ordinalKey("ordinal", gender)));
    }

    /// The locale of a style in a language: `language` if not empty, otherwise the style's default.
    public static CslLocale of(Style style, String language) {
        String languageTag = languageOf(style, language);
        String baseLanguage = baseLanguage(languageTag);
        String primaryDialect = PRIMARY_DIALECTS.getOrDefault(baseLanguage, baseLanguage);
        List<LocaleData> sources = new ArrayList<>();
        for (String languageLevel :
                new LinkedHashSet<>(List.of(languageTag, primaryDialect, baseLanguage, ""))) {
            style.locales().stream()
                    .filter(locale -> locale.language().equalsIgnoreCase(languageLevel))
                    .forEach(sources::add);
        }
        Stream.of(languageTag, primaryDialect)
                .distinct()
                .flatMap(fileTag -> readFile(fileTag).stream())
                .forEach(sources::add);
        boolean isEnglish = primaryDialect.equals("en-US");
        return new CslLocale(
                languageTag, sources, isEnglish ? List.of() : readFile("en-US").stream().toList());
    }

    /// The language of a style.
    public static String languageOf(Style style, String language) {
        String wantedLanguage = language.isEmpty() ? style.defaultLocale() : language;
        return languageTag(wantedLanguage.isEmpty() ? "en-US" : wantedLanguage);
    }

    /// Whether a language, or its primary dialect, has a locale.
    public static boolean isKnown(String language) {
        String languageTag = languageTag(language);
        String baseLanguage = baseLanguage(languageTag);
        return readFile(languageTag).isPresent()
                || readFile(PRIMARY_DIALECTS.getOrDefault(baseLanguage, baseLanguage)).isPresent();
    }

    private static String languageTag(String writtenTag) {
        String baseTag = writtenTag.replaceFirst("-x-.*", "").replace('_', '-');
        return baseTag.contains("-") ? baseTag : PRIMARY_DIALECTS.getOrDefault(baseTag, baseTag);
    }

    private static String baseLanguage(String languageTag) {
        return languageTag.contains("-")
                ? languageTag.substring(0, languageTag.indexOf('-'))
                : languageTag;
    }

    private static Optional<LocaleData> readFile(String languageTag) {
        if (!languageTag.matches("[A-Za-z-]+")) {
            return Optional.empty();
        }
        try (InputStream stream =
                CslLocale.class.getResourceAsStream("/locales-" + languageTag + ".xml")) {
            if (stream == null) {
                return Optional.empty();
            }
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(LocaleReader.readLocale(XmlElement.parse(text)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BadStyleException e) {
            throw new IllegalStateException("locale " + languageTag + ": " + e.getMessage(), e);
        }
    }

    public boolean isFrench() {
        return javaLocale.getLanguage().equals("fr");
    }

    public Locale javaLocale() {
        return javaLocale;
    }

    public boolean punctuationInQuote() {
        return punctuationInQuote;
    }

    public boolean limitDayOrdinals() {
        return limitDayOrdinals;
    }

    Optional<Element.DateElement> dateFormat(String form) {
        return Optional.ofNullable(dates.get(form));
    }

    public Optional<LocaleTerm> findTerm(String name, TermForm form) {
        return Optional.ofNullable(terms.getOrDefault(form, Map.of()).get(name));
    }

    public String termText(String name, TermForm form, boolean isPlural) {
        LocaleTerm term = terms.getOrDefault(form, Map.of()).get(name);
        return term == null ? "" : term.inNumber(isPlural);
    }

    public String termText(String name) {
        return termText(name, TermForm.LONG, false);
    }

    public LocaleTerm.TermGender genderOf(String noun) {
        return findTerm(noun, TermForm.LONG)
                .map(LocaleTerm::gender)
                .orElse(LocaleTerm.TermGender.NEUTER);
    }

    /// The word for a small ordinal, such as "first".
    public Optional<String> longOrdinal(int number, LocaleTerm.TermGender gender) {
        String name = "long-ordinal-" + twoDigits(number);
        return findTerm(LocaleData.ordinalKey(name, gender), TermForm.LONG)
                .or(() -> findTerm(name, TermForm.LONG))
                .map(LocaleTerm::singularText);
    }

    /// The suffix of an ordinal, such as "nd".
    public String ordinalSuffix(int number, LocaleTerm.TermGender gender) {
        int lastTwoDigits = number % 100;
        int lastDigit = number % 10;
        if (!ordinals.containsKey("ordinal") && ordinals.containsKey("ordinal-04")) {
            boolean isPlainSuffix =
                    lastDigit >= 1 && lastDigit <= 3 && (lastTwoDigits < 11 || lastTwoDigits > 13);
            LocaleData.OrdinalTerm fallbackTerm =
                    ordinals.get(isPlainSuffix ? "ordinal-0" + lastDigit : "ordinal-04");
            return fallbackTerm == null ? "" : fallbackTerm.text();
        }
        for (int candidate :
                lastTwoDigits >= 10
                        ? new int[] {lastTwoDigits, lastDigit}
                        : new int[] {lastDigit}) {
            String name = "ordinal-" + twoDigits(candidate);
            for (String key : List.of(LocaleData.ordinalKey(name, gender), name)) {
                LocaleData.OrdinalTerm term = ordinals.get(key);
                if (term != null && matchesNumber(term.matchRule(), candidate, number)) {
                    return term.text();
                }
            }
        }
        // For a noun without a gender, in a language without a neuter, the feminine is used.
        return Stream.of(
                        gender,
                        LocaleTerm.TermGender.NEUTER,
                        LocaleTerm.TermGender.FEMININE,
                        LocaleTerm.TermGender.MASCULINE)
                .flatMap(anyGender ->
                        Stream.ofNullable(
                                ordinals.get(LocaleData.ordinalKey("ordinal", anyGender))))
                .findFirst()
                .map(LocaleData.OrdinalTerm::text)
                .orElse("");
    }

    private static boolean matchesNumber(String match, int candidate, int number) {
        return switch (match) {
            case "whole-number" -> number == candidate;
            case "last-two-digits" -> number % 100 == candidate;
            default -> number % (candidate < 10 ? 10 : 100) == candidate;
        };
    }

    /// The mark that closes a quotation opened by this one; empty if it opens none.
    public String closingMark(char mark) {
        String markText = String.valueOf(mark);
        if (markText.equals(termText("open-quote").strip())) {
            return termText("close-quote").strip();
        }
        if (markText.equals(termText("open-inner-quote").strip())) {
            return termText("close-inner-quote").strip();
        }
        return switch (mark) {
            case '“' -> "”";
            case '‘' -> "’";
            default -> "";
        };
    }

    public RenderedNode.QuoteMarks quoteMarks(char mark) {
        String markText = String.valueOf(mark);
        boolean isInnerQuote = markText.equals(termText("open-inner-quote").strip());
        boolean isSingleQuote = mark == '‘' && !markText.equals(termText("open-quote"));
        return isInnerQuote || isSingleQuote
                ? RenderedNode.QuoteMarks.SINGLE
                : RenderedNode.QuoteMarks.DOUBLE;
    }

    /// A number from 0 on, padded to two digits.
    public static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }
}
