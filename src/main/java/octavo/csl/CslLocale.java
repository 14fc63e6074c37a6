package octavo.csl;

import octavo.csl.CslLocale.Term.TermForm;
import octavo.csl.LocaleReader.LocaleData;
import octavo.csl.StyleReader.BadStyleException;

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
    static final Map<String, String> PRIMARY =
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
    private final Map<TermForm, Map<String, Term>> terms;
    private final Map<String, LocaleData.OrdinalTerm> ordinals;
    private final Map<String, Element.Date> dates = new HashMap<>();
    private final boolean punctuationInQuote;
    private final boolean limitDayOrdinals;

    private CslLocale(String language, List<LocaleData> own, List<LocaleData> otherwise) {
        this.javaLocale = Locale.forLanguageTag(language);
        this.terms = terms(own);
        terms(otherwise)
                .forEach((form, others) ->
                        others.forEach((name, term) ->
                                terms.computeIfAbsent(form, _ -> new HashMap<>())
                                        .putIfAbsent(name, term)));
        if (isFrench()) {
            terms.values().forEach(all -> all.replaceAll(CslLocale::spaced));
        }
        List<LocaleData> sources = Stream.concat(own.stream(), otherwise.stream()).toList();
        sources.reversed().forEach(source -> dates.putAll(source.dates()));
        ordinals = ordinals(sources);
        punctuationInQuote =
                sources.stream()
                        .flatMap(s -> s.punctuationInQuote().stream())
                        .findFirst()
                        .orElse(false);
        limitDayOrdinals =
                sources.stream()
                        .flatMap(s -> s.limitDayOrdinals().stream())
                        .findFirst()
                        .orElse(false);
    }

    /// A term with narrow blanks before marks, as fields have in French. Quotation marks have those
    /// that they want.
    private static Term spaced(String name, Term term) {
        return name.contains("quote")
                ? term
                : new Term(
                        FieldMarkup.beforeMarks(term.single()),
                        FieldMarkup.beforeMarks(term.multiple()),
                        term.gender());
    }

    /// The terms in each form, or its fallback form. A word of the language in that comes before
    /// one of another language in the form itself.
    private static Map<TermForm, Map<String, Term>> terms(List<LocaleData> sources) {
        Map<TermForm, Map<String, Term>> terms = new EnumMap<>(TermForm.class);
        for (TermForm form : TermForm.values()) {
            Map<String, Term> all = new HashMap<>();
            form.otherwise().ifPresent(other -> all.putAll(terms.getOrDefault(other, Map.of())));
            for (LocaleData source : sources.reversed()) {
                all.putAll(source.terms().getOrDefault(form, Map.of()));
            }
            terms.put(form, all);
        }
        return terms;
    }

    /// The first set of ordinals that has a suffix for all numbers, or the last set. What stands
    /// before it only has other suffixes for numbers that the set tells apart.
    private static Map<String, LocaleData.OrdinalTerm> ordinals(List<LocaleData> sources) {
        List<Map<String, LocaleData.OrdinalTerm>> sets =
                sources.stream().map(LocaleData::ordinals).filter(set -> !set.isEmpty()).toList();
        List<Map<String, LocaleData.OrdinalTerm>> before =
                sets.stream().takeWhile(set -> !hasSuffixForAll(set)).toList();
        if (before.size() == sets.size()) {
            return sets.isEmpty() ? Map.of() : sets.getFirst();
        }
        Map<String, LocaleData.OrdinalTerm> all = new HashMap<>(sets.get(before.size()));
        for (Map<String, LocaleData.OrdinalTerm> set : before.reversed()) {
            set.forEach((name, term) ->
                    all.computeIfPresent(name, (_, old) -> old.withText(term.text())));
        }
        return all;
    }

    private static boolean hasSuffixForAll(Map<String, LocaleData.OrdinalTerm> set) {
        return Stream.of(Term.Gender.values())
                .anyMatch(gender -> set.containsKey(LocaleData.ordinalKey("ordinal", gender)));
    }

    /// The locale of a style in a language: `language` if not empty, otherwise the style's default.
    public static CslLocale of(Style style, String language) {
        String tag = language(style, language);
        String base = base(tag);
        String primary = PRIMARY.getOrDefault(base, base);
        List<LocaleData> sources = new ArrayList<>();
        for (String level : new LinkedHashSet<>(List.of(tag, primary, base, ""))) {
            style.locales().stream()
                    .filter(locale -> locale.language().equalsIgnoreCase(level))
                    .forEach(sources::add);
        }
        Stream.of(tag, primary)
                .distinct()
                .flatMap(file -> file(file).stream())
                .forEach(sources::add);
        boolean english = primary.equals("en-US");
        return new CslLocale(tag, sources, english ? List.of() : file("en-US").stream().toList());
    }

    /// The language of a style.
    public static String language(Style style, String language) {
        String wanted = language.isEmpty() ? style.defaultLocale() : language;
        return tag(wanted.isEmpty() ? "en-US" : wanted);
    }

    /// Whether a language, or its primary dialect, has a locale.
    public static boolean isKnown(String language) {
        String tag = tag(language);
        String base = base(tag);
        return file(tag).isPresent() || file(PRIMARY.getOrDefault(base, base)).isPresent();
    }

    private static String tag(String written) {
        String start = written.replaceFirst("-x-.*", "").replace('_', '-');
        return start.contains("-") ? start : PRIMARY.getOrDefault(start, start);
    }

    private static String base(String tag) {
        return tag.contains("-") ? tag.substring(0, tag.indexOf('-')) : tag;
    }

    private static Optional<LocaleData> file(String tag) {
        if (!tag.matches("[A-Za-z-]+")) {
            return Optional.empty();
        }
        try (InputStream in = CslLocale.class.getResourceAsStream("/locales-" + tag + ".xml")) {
            if (in == null) {
                return Optional.empty();
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(LocaleReader.read(XmlElement.parse(text)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (BadStyleException e) {
            throw new IllegalStateException("locale " + tag + ": " + e.getMessage(), e);
        }
    }

    boolean isFrench() {
        return javaLocale.getLanguage().equals("fr");
    }

    Locale javaLocale() {
        return javaLocale;
    }

    boolean punctuationInQuote() {
        return punctuationInQuote;
    }

    boolean limitDayOrdinals() {
        return limitDayOrdinals;
    }

    Optional<Element.Date> date(String form) {
        return Optional.ofNullable(dates.get(form));
    }

    Optional<Term> term(String name, TermForm form) {
        return Optional.ofNullable(terms.getOrDefault(form, Map.of()).get(name));
    }

    String text(String name, TermForm form, boolean plural) {
        Term term = terms.getOrDefault(form, Map.of()).get(name);
        return term == null ? "" : term.text(plural);
    }

    String text(String name) {
        return text(name, TermForm.LONG, false);
    }

    Term.Gender gender(String noun) {
        return term(noun, TermForm.LONG).map(Term::gender).orElse(Term.Gender.NEUTER);
    }

    /// The word for a small ordinal, such as "first".
    Optional<String> longOrdinal(int number, Term.Gender gender) {
        String name = "long-ordinal-" + twoDigits(number);
        return term(LocaleData.ordinalKey(name, gender), TermForm.LONG)
                .or(() -> term(name, TermForm.LONG))
                .map(Term::single);
    }

    /// The suffix of an ordinal, such as "nd".
    String ordinalSuffix(int number, Term.Gender gender) {
        int two = number % 100;
        int one = number % 10;
        if (!ordinals.containsKey("ordinal") && ordinals.containsKey("ordinal-04")) {
            boolean plain = one >= 1 && one <= 3 && (two < 11 || two > 13);
            LocaleData.OrdinalTerm old = ordinals.get(plain ? "ordinal-0" + one : "ordinal-04");
            return old == null ? "" : old.text();
        }
        for (int candidate : two >= 10 ? new int[] {two, one} : new int[] {one}) {
            String name = "ordinal-" + twoDigits(candidate);
            for (String key : List.of(LocaleData.ordinalKey(name, gender), name)) {
                LocaleData.OrdinalTerm term = ordinals.get(key);
                if (term != null && matches(term.match(), candidate, number)) {
                    return term.text();
                }
            }
        }
        // For a noun without a gender, in a language without a neuter, the feminine is used.
        return Stream.of(gender, Term.Gender.NEUTER, Term.Gender.FEMININE, Term.Gender.MASCULINE)
                .flatMap(any ->
                        Stream.ofNullable(ordinals.get(LocaleData.ordinalKey("ordinal", any))))
                .findFirst()
                .map(LocaleData.OrdinalTerm::text)
                .orElse("");
    }

    private static boolean matches(String match, int candidate, int number) {
        return switch (match) {
            case "whole-number" -> number == candidate;
            case "last-two-digits" -> number % 100 == candidate;
            default -> number % (candidate < 10 ? 10 : 100) == candidate;
        };
    }

    /// The mark that closes a quotation opened by this one; empty if it opens none.
    String closing(char mark) {
        String here = String.valueOf(mark);
        if (here.equals(text("open-quote").strip())) {
            return text("close-quote").strip();
        }
        if (here.equals(text("open-inner-quote").strip())) {
            return text("close-inner-quote").strip();
        }
        return switch (mark) {
            case '“' -> "”";
            case '‘' -> "’";
            default -> "";
        };
    }

    RenderedNode.Quotes kind(char mark) {
        String here = String.valueOf(mark);
        boolean inner = here.equals(text("open-inner-quote").strip());
        boolean single = mark == '‘' && !here.equals(text("open-quote"));
        return inner || single ? RenderedNode.Quotes.SINGLE : RenderedNode.Quotes.DOUBLE;
    }

    /// A number from 0 on, padded to two digits.
    static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    /// A term of a language, in singular and plural.
    record Term(String single, String multiple, Gender gender) {
        String text(boolean plural) {
            return plural ? multiple : single;
        }

        /// The grammatical gender of a noun, or the one an ordinal agrees with.
        enum Gender {
            NEUTER,
            FEMININE,
            MASCULINE;

            static Gender of(String value) {
                return switch (value) {
                    case "feminine" -> FEMININE;
                    case "masculine" -> MASCULINE;
                    default -> NEUTER;
                };
            }
        }

        /// The forms of a term.
        enum TermForm {
            LONG,
            SHORT,
            VERB,
            VERB_SHORT,
            SYMBOL;

            static TermForm of(String value) {
                return switch (value) {
                    case "short" -> SHORT;
                    case "verb" -> VERB;
                    case "verb-short" -> VERB_SHORT;
                    case "symbol" -> SYMBOL;
                    default -> LONG;
                };
            }

            /// The fallback form for a missing term.
            Optional<TermForm> otherwise() {
                return switch (this) {
                    case LONG -> Optional.empty();
                    case SHORT, VERB -> Optional.of(LONG);
                    case VERB_SHORT -> Optional.of(VERB);
                    case SYMBOL -> Optional.of(SHORT);
                };
            }
        }
    }
}
