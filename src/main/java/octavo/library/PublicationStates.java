package octavo.library;

import octavo.fields.FieldName;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.State;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The publication state of a work: from `pubstate`, the date, or the words that people write where
/// they have no field for it.
final class PublicationStates {
    private static final List<String> FIELDS =
            List.of(
                    FieldName.NOTE,
                    FieldName.HOWPUBLISHED,
                    FieldName.ADDENDUM,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE);

    private static final List<Map.Entry<Pattern, State>> WORDS =
            List.of(
                    words("\\bin preparation\\b", State.IN_PREPARATION),
                    words("\\bunder (submission|review)\\b", State.SUBMITTED),
                    words("^submitted\\b|\\bsubmitted (to|for publication)\\b", State.SUBMITTED),
                    words("\\bin press\\b", State.IN_PRESS),
                    words("\\b(to appear|forthcoming|accepted)\\b", State.FORTHCOMING),
                    words("\\b(online first|early access|ahead of print)\\b", State.PREPUBLISHED));

    private PublicationStates() {}

    private static Map.Entry<Pattern, State> words(String words, State state) {
        return Map.entry(Pattern.compile(words, Pattern.CASE_INSENSITIVE), state);
    }

    static Optional<State> of(Work work) {
        Optional<State> named = State.of(work.text("pubstate").replaceAll("[ _-]", ""));
        if (named.isPresent()) {
            return named;
        }
        if (work.date() instanceof PublicationDate.Pending(State state, _)) {
            return Optional.of(state);
        }
        String words = String.join("\n", FIELDS.stream().map(work::text).toList());
        return WORDS.stream()
                .filter(row -> row.getKey().matcher(words).find())
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
