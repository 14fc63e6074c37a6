package octavo.convert.csl;

import octavo.library.LazyValue;

import java.util.HashMap;
import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/// Language tags for the names that babel, and people, give to languages.
public final class LanguageTags {
    private LanguageTags() {}

    private static final Map<String, String> TAGS =
            Map.ofEntries(
                    Map.entry("american", "en-US"),
                    Map.entry("usenglish", "en-US"),
                    Map.entry("australian", "en-AU"),
                    Map.entry("british", "en-GB"),
                    Map.entry("ukenglish", "en-GB"),
                    Map.entry("canadian", "en-CA"),
                    Map.entry("austrian", "de-AT"),
                    Map.entry("naustrian", "de-AT"),
                    Map.entry("swissgerman", "de-CH"),
                    Map.entry("nswissgerman", "de-CH"),
                    Map.entry("ngerman", "de"),
                    Map.entry("germanb", "de"),
                    Map.entry("acadian", "fr-CA"),
                    Map.entry("canadien", "fr-CA"),
                    Map.entry("francais", "fr"),
                    Map.entry("brazil", "pt-BR"),
                    Map.entry("brazilian", "pt-BR"),
                    Map.entry("portuges", "pt"),
                    Map.entry("magyar", "hu"),
                    Map.entry("farsi", "fa"),
                    Map.entry("polutonikogreek", "el"));

    /// Babel's names of the languages of countries, by tag.
    private static final Map<String, String> COUNTRIES =
            Map.of(
                    "en-US", "american",
                    "en-GB", "british",
                    "en-AU", "australian",
                    "en-CA", "canadian",
                    "de-AT", "austrian",
                    "de-CH", "swissgerman",
                    "fr-CA", "canadien",
                    "pt-BR", "brazilian");

    /// The form of a tag; no language has a two-letter name.
    private static final Pattern TAG = Pattern.compile("[a-z]{2}(?:[-_].*)?");

    /// Codes by English language names.
    private static final LazyValue<Map<String, String>> ENGLISH =
            new LazyValue<>(() -> codes(_ -> Locale.ENGLISH));

    /// Codes by native language names. Asking each locale takes a third of a second, and native
    /// names are rare.
    private static final LazyValue<Map<String, String>> NATIVE =
            new LazyValue<>(() -> codes(language -> language));

    /// Two-letter codes, which tags use wherever they exist, by ISO 639-2 codes: some languages
    /// have two of those, of which Java knows one.
    private static final LazyValue<Map<String, String>> THREE_LETTERS =
            new LazyValue<>(LanguageTags::threeLetters);

    private static Map<String, String> threeLetters() {
        Map<String, String> codes =
                new HashMap<>(
                        Map.ofEntries(
                                Map.entry("alb", "sq"),
                                Map.entry("arm", "hy"),
                                Map.entry("baq", "eu"),
                                Map.entry("bur", "my"),
                                Map.entry("chi", "zh"),
                                Map.entry("cze", "cs"),
                                Map.entry("dut", "nl"),
                                Map.entry("fre", "fr"),
                                Map.entry("geo", "ka"),
                                Map.entry("ger", "de"),
                                Map.entry("gre", "el"),
                                Map.entry("ice", "is"),
                                Map.entry("mac", "mk"),
                                Map.entry("may", "ms"),
                                Map.entry("per", "fa"),
                                Map.entry("rum", "ro"),
                                Map.entry("slo", "sk"),
                                Map.entry("wel", "cy")));
        for (String code : Locale.getISOLanguages()) {
            codes.putIfAbsent(Locale.of(code).getISO3Language(), code);
        }
        return codes;
    }

    private static Map<String, String> codes(UnaryOperator<Locale> in) {
        Map<String, String> codes = new HashMap<>();
        for (String code : Locale.getISOLanguages()) {
            Locale language = Locale.of(code);
            String name = language.getDisplayLanguage(in.apply(language));
            codes.putIfAbsent(name.toLowerCase(Locale.ROOT), code);
        }
        return codes;
    }

    /// The tag; the text itself if it is one already; empty if it names no language.
    public static String tag(String said) {
        String name = said.strip().toLowerCase(Locale.ROOT);
        String known = name.isEmpty() || TAG.matcher(name).matches() ? "" : called(name);
        return known.isEmpty() ? wellFormed(said.strip().replace('_', '-')) : known;
    }

    /// Whether a text is the name of a language in English, or babel's.
    public static boolean isName(String said) {
        String name = said.strip().toLowerCase(Locale.ROOT);
        return TAGS.containsKey(name) || ENGLISH.get().containsKey(name);
    }

    /// Babel's name of a language that is said in any way; empty if it names none.
    public static String babelName(String said) {
        if (isName(said)) {
            return said.strip().toLowerCase(Locale.ROOT);
        }
        String tag = tag(said);
        String code = tag.split("-", 2)[0];
        String language =
                Locale.of(code).getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT);
        // A code without a language is displayed as itself.
        return COUNTRIES.getOrDefault(tag, language.equals(code) ? "" : language);
    }

    private static String called(String name) {
        String code = TAGS.getOrDefault(name, ENGLISH.get().getOrDefault(name, ""));
        return code.isEmpty() ? NATIVE.get().getOrDefault(name, "") : code;
    }

    private static String wellFormed(String tag) {
        try {
            String primary = tag.split("-", 2)[0];
            String brief =
                    primary.length() == 3
                            ? THREE_LETTERS
                                    .get()
                                    .getOrDefault(primary.toLowerCase(Locale.ROOT), primary)
                            : primary;
            String whole = brief + tag.substring(primary.length());
            return primary.length() == 2 || primary.length() == 3
                    ? new Locale.Builder().setLanguageTag(whole).build().toLanguageTag()
                    : "";
        } catch (IllformedLocaleException _) {
            return "";
        }
    }
}
