package octavo.formats.referencetext;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Labels so that each part of a reference is in one place, as styles print them: of several places
/// the one that fits the rest best, or all of it from the first to the last.
final class SingleRuns {
    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());
    private static final float FORBIDDEN = -1e6f;
    private static final int MOST_STEPS = 8;
    private static final int LONGEST_JOIN = 30;

    private final LabelModel model;

    private SingleRuns(LabelModel model) {
        this.model = model;
    }

    /// @param start the first token
    /// @param end the token after the last
    private record LabelRun(int start, int end) {}

    /// Token scores with which no label is in several places, and the labels by them.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Labelling(float[][] scores, int[] labels, float total) {}

    /// @param tokenScores how well each label fits each token
    static LabelSequence best(LabelModel model, float[][] tokenScores) {
        LabelSequence first = LabelSequence.best(model, tokenScores);
        SingleRuns singleRuns = new SingleRuns(model);
        Labelling labelling = new Labelling(tokenScores, first.labels(), 0);
        for (int step = 0; step < MOST_STEPS; step++) {
            Optional<Labelling> next = singleRuns.withoutRepetition(labelling);
            if (next.isEmpty()) {
                break;
            }
            labelling = next.get();
        }
        float[] margins = first.margins().clone();
        for (int i = 0; i < margins.length; i++) {
            margins[i] = labelling.labels()[i] == first.labels()[i] ? margins[i] : 0;
        }
        return new LabelSequence(labelling.labels(), margins);
    }

    /// Empty if no label is repeated.
    private Optional<Labelling> withoutRepetition(Labelling labelling) {
        for (ReferenceLabel label : LABELS) {
            List<LabelRun> runs =
                    label.isPrintedOnce() ? runsOf(label, labelling.labels()) : List.of();
            if (runs.size() > 1) {
                return Optional.of(bestOf(LABELS.indexOf(label), runs, labelling.scores()));
            }
        }
        return Optional.empty();
    }

    private Labelling bestOf(int label, List<LabelRun> runs, float[][] scores) {
        List<float[][]> choices = new ArrayList<>();
        for (LabelRun kept : runs) {
            float[][] changed = copyOf(scores);
            runs.stream()
                    .filter(run -> !run.equals(kept))
                    .forEach(run -> forbid(changed, run, label));
            choices.add(changed);
        }
        var whole = new LabelRun(runs.getFirst().start(), runs.getLast().end());
        if (whole.end() - whole.start() <= LONGEST_JOIN) {
            float[][] joined = copyOf(scores);
            for (int other = 0; other < LabelModel.LABEL_COUNT; other++) {
                if (other != label) {
                    forbid(joined, whole, other);
                }
            }
            choices.add(joined);
        }
        Labelling best = labelling(choices.getFirst());
        for (float[][] choice : choices.subList(1, choices.size())) {
            Labelling other = labelling(choice);
            best = other.total() > best.total() ? other : best;
        }
        return best;
    }

    private Labelling labelling(float[][] scores) {
        int[] labels = LabelSequence.bestLabels(model, scores);
        return new Labelling(scores, labels, LabelSequence.total(model, scores, labels));
    }

    private static float[][] copyOf(float[][] scores) {
        float[][] copy = new float[scores.length][];
        for (int i = 0; i < scores.length; i++) {
            copy[i] = scores[i].clone();
        }
        return copy;
    }

    private static void forbid(float[][] scores, LabelRun run, int label) {
        for (int i = run.start(); i < run.end(); i++) {
            scores[i][label] = FORBIDDEN;
        }
    }

    private static List<LabelRun> runsOf(ReferenceLabel label, int[] labels) {
        List<LabelRun> runs = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= labels.length; i++) {
            boolean isLabelled = i < labels.length && labels[i] == LABELS.indexOf(label);
            if (isLabelled && start < 0) {
                start = i;
            } else if (!isLabelled && start >= 0) {
                runs.add(new LabelRun(start, i));
                start = -1;
            }
        }
        return runs;
    }
}
