package octavo.conversion;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;

/// English texts for biblatex's localisation keys in `type` and `series`, and for BibTeX's types.
public final class BiblatexKeys {
    private static final Map<String, String> TEXT_BY_KEY =
            Map.ofEntries(
                    Map.entry("phdthesis", "PhD thesis"),
                    Map.entry("mathesis", "Master’s thesis"),
                    Map.entry("mastersthesis", "Master’s thesis"),
                    Map.entry("bathesis", "Bachelor’s thesis"),
                    Map.entry("bachelorsthesis", "Bachelor’s thesis"),
                    Map.entry("candthesis", "Candidate thesis"),
                    Map.entry("techreport", "Technical report"),
                    Map.entry("resreport", "Research report"),
                    Map.entry("patent", "Patent"),
                    Map.entry("patentde", "German patent"),
                    Map.entry("patenteu", "European patent"),
                    Map.entry("patentfr", "French patent"),
                    Map.entry("patentuk", "British patent"),
                    Map.entry("patentus", "U.S. patent"),
                    Map.entry("patreq", "Patent request"),
                    Map.entry("patreqde", "German patent request"),
                    Map.entry("patreqeu", "European patent request"),
                    Map.entry("patreqfr", "French patent request"),
                    Map.entry("patrequk", "British patent request"),
                    Map.entry("patrequs", "U.S. patent request"),
                    Map.entry("software", "Software"),
                    Map.entry("datacd", "Data CD"),
                    Map.entry("audiocd", "Audio CD"),
                    Map.entry("newseries", "new series"),
                    Map.entry("oldseries", "old series"));

    private BiblatexKeys() {}

    public static boolean isKey(String key) {
        return TEXT_BY_KEY.containsKey(key.toLowerCase(Locale.ROOT));
    }

    /// The text of a key; any other text is returned as it is.
    public static String textOf(String key) {
        return TEXT_BY_KEY.getOrDefault(key.toLowerCase(Locale.ROOT), key);
    }

    /// The key for an English text; any other text is returned as it is.
    public static String keyOf(String text) {
        String statedText = text.strip().replace('\'', '’');
        return TEXT_BY_KEY.entrySet().stream()
                .filter(each -> each.getValue().equalsIgnoreCase(statedText))
                .map(Map.Entry::getKey)
                .min(Comparator.naturalOrder())
                .orElse(text.strip());
    }
}
