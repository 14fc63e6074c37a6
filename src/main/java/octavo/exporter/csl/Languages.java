package octavo.exporter.csl;

import java.util.HashMap;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The tags of languages that babel, and people, call by name.
public final class Languages {
    private Languages() {}

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

    /// Codes by the names of languages in English and in the language itself.
    private static final Map<String, String> CODES = codes();

    private static Map<String, String> codes() {
        Map<String, String> codes = new HashMap<>();
        for (String code : Locale.getISOLanguages()) {
            Locale locale = Locale.of(code);
            for (Locale in : List.of(Locale.ENGLISH, locale)) {
                codes.putIfAbsent(locale.getDisplayLanguage(in).toLowerCase(Locale.ROOT), code);
            }
        }
        return codes;
    }

    /// The tag; the text itself where it is one already, and nothing where it names no language.
    public static String tag(String said) {
        String name = said.strip().toLowerCase(Locale.ROOT);
        String known = TAGS.getOrDefault(name, CODES.getOrDefault(name, ""));
        return known.isEmpty() ? wellFormed(said.strip().replace('_', '-')) : known;
    }

    private static String wellFormed(String tag) {
        try {
            String primary = tag.split("-", 2)[0];
            return primary.length() == 2 || primary.length() == 3
                    ? new Locale.Builder().setLanguageTag(tag).build().toLanguageTag()
                    : "";
        } catch (IllformedLocaleException _) {
            return "";
        }
    }
}
