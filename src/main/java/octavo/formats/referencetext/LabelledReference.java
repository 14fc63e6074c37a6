package octavo.formats.referencetext;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A reference whose tokens have labels.
///
/// @param segments what stands together under one label, in order; not what is between them
record LabelledReference(String text, List<LabelledSegment> segments) {
    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());

    LabelledReference {
        segments = List.copyOf(segments);
    }

    /// @param margin how clearly it has its label, by its least clear token
    record LabelledSegment(ReferenceLabel label, String text, int start, int end, float margin) {}

    static LabelledReference of(String text, LabelModel model) {
        List<ReferenceToken> tokens = ReferenceToken.tokensOf(text);
        int[][] slots = TokenFeatures.slotsOf(tokens);
        float[][] scores = new float[slots.length][];
        for (int i = 0; i < slots.length; i++) {
            scores[i] = model.scores(slots[i]);
        }
        PrintedPhrases.raiseScores(text, tokens, scores);
        return new LabelledReference(text, segmentsOf(text, tokens, SingleRuns.best(model, scores)))
                .asBook();
    }

    /// What else would be the journal of a book is its title, and the place of no publisher is the
    /// publisher.
    private LabelledReference asBook() {
        boolean hasPublisher = first(ReferenceLabel.PUBLISHER).isPresent();
        if (first(ReferenceLabel.TITLE).isEmpty()
                && hasPublisher
                && first(ReferenceLabel.PAGES).isEmpty()) {
            return relabelled(ReferenceLabel.CONTAINER, ReferenceLabel.TITLE);
        }
        boolean isPlaceAlone =
                !hasPublisher
                        && first(ReferenceLabel.CONTAINER).isEmpty()
                        && first(ReferenceLabel.PLACE)
                                .filter(place -> place.text().indexOf(',') < 0)
                                .isPresent();
        return isPlaceAlone ? relabelled(ReferenceLabel.PLACE, ReferenceLabel.PUBLISHER) : this;
    }

    /// The new labels are not clear.
    private LabelledReference relabelled(ReferenceLabel label, ReferenceLabel other) {
        return new LabelledReference(
                text,
                segments.stream()
                        .map(it ->
                                it.label() == label
                                        ? new LabelledSegment(
                                                other, it.text(), it.start(), it.end(), 0)
                                        : it)
                        .toList());
    }

    private static List<LabelledSegment> segmentsOf(
            String text, List<ReferenceToken> tokens, LabelSequence sequence) {
        List<LabelledSegment> segments = new ArrayList<>();
        int first = 0;
        while (first < tokens.size()) {
            int label = sequence.labels()[first];
            int after = first;
            float margin = Float.MAX_VALUE;
            while (after < tokens.size() && sequence.labels()[after] == label) {
                margin = Math.min(margin, sequence.margins()[after]);
                after++;
            }
            int start = tokens.get(first).start();
            int end = tokens.get(after - 1).end();
            if (label != LabelModel.OTHER) {
                segments.add(
                        new LabelledSegment(
                                LABELS.get(label), text.substring(start, end), start, end, margin));
            }
            first = after;
        }
        return segments;
    }

    List<LabelledSegment> all(ReferenceLabel label) {
        return segments.stream().filter(segment -> segment.label() == label).toList();
    }

    Optional<LabelledSegment> first(ReferenceLabel label) {
        return segments.stream().filter(segment -> segment.label() == label).findFirst();
    }

    Optional<LabelledSegment> longest(ReferenceLabel label) {
        return all(label).stream().max(Comparator.comparingInt(it -> it.text().length()));
    }
}
