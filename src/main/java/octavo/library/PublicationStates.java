package octavo.library;

import octavo.fields.FieldName;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.PublicationState;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The publication state of a work: from `pubstate`, the date, or the words that people write where
/// they have no field for it.
final class PublicationStates {
    private static final List<String> STATE_FIELDS =
            List.of(
                    FieldName.NOTE,
                    FieldName.HOWPUBLISHED,
                    FieldName.ADDENDUM,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE);

    private static final List<Map.Entry<Pattern, PublicationState>> STATE_PATTERNS =
            List.of(
                    statePattern("\\bin preparation\\b", PublicationState.IN_PREPARATION),
                    statePattern("\\bunder (submission|review)\\b", PublicationState.SUBMITTED),
                    statePattern(
                            "^submitted\\b|\\bsubmitted (to|for publication)\\b",
                            PublicationState.SUBMITTED),
                    statePattern("\\bin press\\b", PublicationState.IN_PRESS),
                    statePattern(
                            "\\b(to appear|forthcoming|accepted)\\b", PublicationState.FORTHCOMING),
                    statePattern(
                            "\\b(online first|early access|ahead of print)\\b",
                            PublicationState.PREPUBLISHED));

    private PublicationStates() {}

    private static Map.Entry<Pattern, PublicationState> statePattern(
            String wordRegex, PublicationState state) {
        return Map.entry(Pattern.compile(wordRegex, Pattern.CASE_INSENSITIVE), state);
    }

    static Optional<PublicationState> stateOf(Work work) {
        Optional<PublicationState> statedState =
                PublicationState.of(work.plainText("pubstate").replaceAll("[ _-]", ""));
        if (statedState.isPresent()) {
            return statedState;
        }
        if (work.publicationDate()
                instanceof PublicationDate.PendingDate(PublicationState state, _)) {
            return Optional.of(state);
        }
        String fieldTexts = String.join("\n", STATE_FIELDS.stream().map(work::plainText).toList());
        return STATE_PATTERNS.stream()
                .filter(patternRow -> patternRow.getKey().matcher(fieldTexts).find())
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
