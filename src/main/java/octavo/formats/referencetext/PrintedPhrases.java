package octavo.formats.referencetext;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Phrases of BibTeX's styles that no CSL style prints, so that the model has not seen them:
/// `volume 13 of Applied Logic Series`, `number 4 in Studies`, `Tech. Rep. PI-1694`.
final class PrintedPhrases {
    /// More than any label scores.
    private static final float CERTAIN = 20_000;

    private static final String SERIES =
            "(?<series>\\p{Lu}(?:[^.,;()\\[\\]]|\\.(?=\\s\\p{L}{1,9}\\.)){2,120})";

    private static final List<Pattern> PHRASES =
            List.of(
                    Pattern.compile(
                            "(?<=[,.]\\s)(?:[Vv]olume|[Vv]ol\\.)\\s(?<volume>[0-9]{1,5}[A-Za-z]?|[IVXLC]{1,6})\\b(?:\\sof\\s"
                                    + SERIES
                                    + ")?"),
                    Pattern.compile(
                            "(?<=[,.]\\s)(?:[Nn]umber|[Nn]o\\.)\\s(?<number>[0-9]{1,5}[A-Za-z]?)\\sin\\s"
                                    + SERIES),
                    Pattern.compile(
                            "(?:Tech(?:nical|\\.)\\s[Rr]ep(?:ort|\\.)|Research\\s[Rr]eport|Working\\s[Pp]aper)\\s(?:[Nn]o\\.\\s)?"
                                + "(?<number>(?=[^\\s,]*[0-9])[\\p{L}0-9][\\p{L}0-9/.:-]*[\\p{L}0-9])"),
                    Pattern.compile(
                            "\\b(?<volume>[0-9]{1,4})\\s\\((?<number>[0-9]{1,4})\\)\\s(?=\\((?:1[5-9]|20)[0-9]{2}\\))"),
                    Pattern.compile(
                            "(?<=\\bIn:?\\s)(?<editor>\\p{Lu}[^,()]{1,60}(?:,\\s(?:and\\s)?\\p{Lu}[^,()]{0,60}){0,12}),\\seditors?,\\s"));

    private static final List<ReferenceLabel> ALL_LABELS = List.of(ReferenceLabel.values());

    private static final List<ReferenceLabel> PHRASE_LABELS =
            List.of(
                    ReferenceLabel.VOLUME,
                    ReferenceLabel.NUMBER,
                    ReferenceLabel.SERIES,
                    ReferenceLabel.EDITOR);

    private PrintedPhrases() {}

    /// Gives the parts of such phrases their labels.
    static void raiseScores(String text, List<ReferenceToken> tokens, float[][] tokenScores) {
        for (Pattern phrase : PHRASES) {
            Matcher matcher = phrase.matcher(text);
            if (matcher.find()) {
                for (int i = 0; i < tokens.size(); i++) {
                    int start = tokens.get(i).start();
                    if (start >= matcher.start() && start < matcher.end()) {
                        tokenScores[i][ALL_LABELS.indexOf(labelAt(matcher, start))] += CERTAIN;
                    }
                }
            }
        }
    }

    private static ReferenceLabel labelAt(Matcher matcher, int start) {
        for (ReferenceLabel label : PHRASE_LABELS) {
            String group = label.name().toLowerCase(Locale.ROOT);
            if (matcher.namedGroups().containsKey(group)
                    && matcher.start(group) >= 0
                    && start >= matcher.start(group)
                    && start < matcher.end(group)) {
                return label;
            }
        }
        return ReferenceLabel.OTHER;
    }
}
