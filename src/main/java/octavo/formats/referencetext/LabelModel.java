package octavo.formats.referencetext;

/// Weights that say how well labels fit tokens, and follow each other.
///
/// A state is a label, or `OTHER` after a label: what follows punctuation depends on what precedes
/// it.
///
/// @param emissions by slot and label
/// @param transitions by state and following state
@SuppressWarnings("ArrayRecordComponent") // never compared
record LabelModel(float[] emissions, float[] transitions) {
    static final int LABEL_COUNT = ReferenceLabel.values().length;
    static final int OTHER = LABEL_COUNT - 1;

    /// Each label, and `OTHER` after each of them or at the beginning.
    static final int STATE_COUNT = 2 * LABEL_COUNT - 1;

    private static final int[] NEXT_STATES = nextStates();

    static LabelModel empty() {
        return new LabelModel(
                new float[TokenFeatures.SLOT_COUNT * LABEL_COUNT],
                new float[(STATE_COUNT + 1) * STATE_COUNT]);
    }

    /// The label of a state.
    static int labelOf(int state) {
        return Math.min(state, OTHER);
    }

    /// The state of a label after a state; at the beginning, that is `OTHER`.
    static int nextState(int state, int label) {
        return NEXT_STATES[state * LABEL_COUNT + label];
    }

    private static int[] nextStates() {
        int[] states = new int[STATE_COUNT * LABEL_COUNT];
        for (int state = 0; state < STATE_COUNT; state++) {
            for (int label = 0; label < LABEL_COUNT; label++) {
                boolean isUnchanged = state >= OTHER;
                states[state * LABEL_COUNT + label] =
                        label < OTHER ? label : isUnchanged ? state : OTHER + 1 + state;
            }
        }
        return states;
    }

    /// How well each label fits a token.
    float[] scores(int[] slots) {
        float[] scores = new float[LABEL_COUNT];
        for (int slot : slots) {
            int offset = slot * LABEL_COUNT;
            for (int label = 0; label < LABEL_COUNT; label++) {
                scores[label] += emissions[offset + label];
            }
        }
        return scores;
    }

    float transition(int state, int next) {
        return transitions[state * STATE_COUNT + next];
    }
}
