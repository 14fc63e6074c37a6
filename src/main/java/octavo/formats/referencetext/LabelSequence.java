package octavo.formats.referencetext;

import java.util.Arrays;

/// The best labels of a reference's tokens, by Viterbi's algorithm.
///
/// @param margins by how much the best labels beat the best sequence with another label at a token
@SuppressWarnings("ArrayRecordComponent") // never compared
record LabelSequence(int[] labels, float[] margins) {
    private static final float IMPOSSIBLE = -1e9f;

    /// @param tokenScores how well each label fits each token
    static LabelSequence best(LabelModel model, float[][] tokenScores) {
        int size = tokenScores.length;
        if (size == 0) {
            return new LabelSequence(new int[0], new float[0]);
        }
        float[][] forward = new float[size][LabelModel.STATE_COUNT];
        int[][] origins = new int[size][LabelModel.STATE_COUNT];
        fillForward(model, tokenScores, forward, origins);
        float[][] backward = new float[size][LabelModel.STATE_COUNT];
        for (int i = size - 2; i >= 0; i--) {
            for (int state = 0; state < LabelModel.STATE_COUNT; state++) {
                float best = IMPOSSIBLE;
                for (int label = 0; label < LabelModel.LABEL_COUNT; label++) {
                    int next = LabelModel.nextState(state, label);
                    best =
                            Math.max(
                                    best,
                                    model.transition(state, next)
                                            + tokenScores[i + 1][label]
                                            + backward[i + 1][next]);
                }
                backward[i][state] = best;
            }
        }
        int[] labels = labels(forward, origins);
        return new LabelSequence(labels, margins(labels, forward, backward));
    }

    /// The labels alone.
    static int[] bestLabels(LabelModel model, float[][] tokenScores) {
        int size = tokenScores.length;
        if (size == 0) {
            return new int[0];
        }
        float[][] forward = new float[size][LabelModel.STATE_COUNT];
        int[][] origins = new int[size][LabelModel.STATE_COUNT];
        fillForward(model, tokenScores, forward, origins);
        return labels(forward, origins);
    }

    /// How well labels fit the tokens and each other.
    static float total(LabelModel model, float[][] tokenScores, int[] labels) {
        float total = 0;
        int state = LabelModel.STATE_COUNT;
        for (int i = 0; i < labels.length; i++) {
            int next = i == 0 ? labels[i] : LabelModel.nextState(state, labels[i]);
            total += model.transition(state, next) + tokenScores[i][labels[i]];
            state = next;
        }
        return total;
    }

    private static int[] labels(float[][] forward, int[][] origins) {
        int size = forward.length;
        int[] labels = new int[size];
        int state = bestIndex(forward[size - 1]);
        for (int i = size - 1; i >= 0; i--) {
            labels[i] = LabelModel.labelOf(state);
            state = origins[i][state];
        }
        return labels;
    }

    private static void fillForward(
            LabelModel model, float[][] tokenScores, float[][] forward, int[][] origins) {
        for (float[] row : forward) {
            Arrays.fill(row, IMPOSSIBLE);
        }
        for (int label = 0; label < LabelModel.LABEL_COUNT; label++) {
            forward[0][label] =
                    model.transition(LabelModel.STATE_COUNT, label) + tokenScores[0][label];
        }
        for (int i = 1; i < tokenScores.length; i++) {
            fillRow(model.transitions(), tokenScores[i], forward[i - 1], forward[i], origins[i]);
        }
    }

    /// The best ways to each state of a token, from those to the states of the token before it.
    private static void fillRow(
            float[] transitions, float[] scores, float[] from, float[] to, int[] origins) {
        for (int state = 0; state < LabelModel.STATE_COUNT; state++) {
            float reached = from[state];
            if (reached <= IMPOSSIBLE) {
                continue;
            }
            int offset = state * LabelModel.STATE_COUNT;
            for (int next = 0; next < LabelModel.OTHER; next++) {
                float score = reached + transitions[offset + next];
                if (score > to[next]) {
                    to[next] = score;
                    origins[next] = state;
                }
            }
            int other = LabelModel.nextState(state, LabelModel.OTHER);
            float score = reached + transitions[offset + other];
            if (score > to[other]) {
                to[other] = score;
                origins[other] = state;
            }
        }
        for (int state = 0; state < LabelModel.STATE_COUNT; state++) {
            if (to[state] > IMPOSSIBLE) {
                to[state] += scores[LabelModel.labelOf(state)];
            }
        }
    }

    private static float[] margins(int[] labels, float[][] forward, float[][] backward) {
        float[] margins = new float[labels.length];
        for (int i = 0; i < labels.length; i++) {
            float best = IMPOSSIBLE;
            float other = IMPOSSIBLE;
            for (int state = 0; state < LabelModel.STATE_COUNT; state++) {
                float score = forward[i][state] + backward[i][state];
                if (LabelModel.labelOf(state) == labels[i]) {
                    best = Math.max(best, score);
                } else {
                    other = Math.max(other, score);
                }
            }
            margins[i] = best - other;
        }
        return margins;
    }

    private static int bestIndex(float[] scores) {
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        return best;
    }
}
