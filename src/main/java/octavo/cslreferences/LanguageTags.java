package octavo.cslreferences;

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

    private static final Map<String, String> TAGS_BY_BABEL_NAME =
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
    private static final Map<String, String> BABEL_NAMES_BY_TAG =
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
    private static final Pattern TAG_START = Pattern.compile("[a-z]{2}(?:[-_].*)?");

    /// Codes by English language names.
    private static final LazyValue<Map<String, String>> CODES_BY_ENGLISH_NAME =
            new LazyValue<>(() -> codesByName(_ -> Locale.ENGLISH));

    /// Codes by native language names. Asking each locale takes a third of a second, and native
    /// names are rare.
    private static final LazyValue<Map<String, String>> CODES_BY_NATIVE_NAME =
            new LazyValue<>(() -> codesByName(language -> language));

    /// Two-letter codes, which tags use wherever they exist, by ISO 639-2 codes: some languages
    /// have two of those, of which Java knows one.
    private static final LazyValue<Map<String, String>> TWO_LETTER_CODES =
            new LazyValue<>(LanguageTags::readThreeLetters);

    private static Map<String, String> readThreeLetters() {
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
        for (String languageCode : Locale.getISOLanguages()) {
            codes.putIfAbsent(Locale.of(languageCode).getISO3Language(), languageCode);
        }
        return codes;
    }

    private static Map<String, String> codesByName(UnaryOperator<Locale> displayLocale) {
        Map<String, String> codes = new HashMap<>();
        for (String languageCode : Locale.getISOLanguages()) {
            Locale language = Locale.of(languageCode);
            String languageName = language.getDisplayLanguage(displayLocale.apply(language));
            codes.putIfAbsent(languageName.toLowerCase(Locale.ROOT), languageCode);
        }
        return codes;
    }

    /// The tag; the text itself if it is one already; empty if it names no language.
    public static String tagOf(String statedLanguage) {
        String languageName = statedLanguage.strip().toLowerCase(Locale.ROOT);
        String knownTag =
                languageName.isEmpty() || TAG_START.matcher(languageName).matches()
                        ? ""
                        : tagNamed(languageName);
        return knownTag.isEmpty()
                ? toWellFormed(statedLanguage.strip().replace('_', '-'))
                : knownTag;
    }

    /// Whether a text is the name of a language in English, or babel's.
    public static boolean isBabelName(String statedLanguage) {
        String languageName = statedLanguage.strip().toLowerCase(Locale.ROOT);
        return TAGS_BY_BABEL_NAME.containsKey(languageName)
                || CODES_BY_ENGLISH_NAME.get().containsKey(languageName);
    }

    /// Babel's name of a language that is said in any way; empty if it names none.
    public static String babelName(String statedLanguage) {
        if (isBabelName(statedLanguage)) {
            return statedLanguage.strip().toLowerCase(Locale.ROOT);
        }
        String tag = tagOf(statedLanguage);
        String languageCode = tag.split("-", 2)[0];
        String language =
                Locale.of(languageCode).getDisplayLanguage(Locale.ENGLISH).toLowerCase(Locale.ROOT);
        // A code without a language is displayed as itself.
        return BABEL_NAMES_BY_TAG.getOrDefault(tag, language.equals(languageCode) ? "" : language);
    }

    private static String tagNamed(String languageName) {
        String languageCode =
                TAGS_BY_BABEL_NAME.getOrDefault(
                        languageName, CODES_BY_ENGLISH_NAME.get().getOrDefault(languageName, ""));
        return languageCode.isEmpty()
                ? CODES_BY_NATIVE_NAME.get().getOrDefault(languageName, "")
                : languageCode;
    }

    private static String toWellFormed(String tag) {
        try {
            String primaryLanguage = tag.split("-", 2)[0];
            String shortLanguage =
                    primaryLanguage.length() == 3
                            ? TWO_LETTER_CODES
                                    .get()
                                    .getOrDefault(
                                            primaryLanguage.toLowerCase(Locale.ROOT),
                                            primaryLanguage)
                            : primaryLanguage;
            String completeTag = shortLanguage + tag.substring(primaryLanguage.length());
            return primaryLanguage.length() == 2 || primaryLanguage.length() == 3
                    ? new Locale.Builder().setLanguageTag(completeTag).build().toLanguageTag()
                    : "";
        } catch (IllformedLocaleException _) {
            return "";
        }
    }
}
