package octavo.formats.referencetext;

import octavo.bib.BibParser;
import octavo.csl.CslItem;
import octavo.cslreferences.WorkToCslItem;
import octavo.library.Library;
import octavo.library.Work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// Learns the weights of the label model from references that our own engine prints, by the
/// averaged perceptron. The build runs it; the program does not contain it.
public final class LabelModelTrainer {
    /// The build should not take half a minute longer: every second style, a few references.
    private static final int STYLE_STEP = 2;

    private static final int REFERENCES_OF_A_STYLE = 8;
    private static final int ROUNDS = 12;
    private static final int FEWEST_USES = 3;
    private static final float DROPPED = 0.2f;
    private static final int TYPED_SHARE = 4;
    private static final long SEED = 20261128;
    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());

    private final Random random = new Random(SEED);
    private final LabelModel model = LabelModel.empty();
    private final float[] emissionSums = new float[model.emissions().length];
    private final float[] transitionSums = new float[model.transitions().length];
    private int time = 1;

    /// A reference as the learner sees it.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record LabelledTokens(int[][] slots, int[] labels) {}

    private LabelModelTrainer() {}

    /// The model in its file's form; always the same for the same works and styles.
    ///
    /// @param works entries to print, in BibTeX
    public static byte[] train(byte[] works) throws IOException {
        List<LabelledTokens> references = printedReferences(itemsOf(works));
        int[] uses = usesOf(references);
        LabelModelTrainer trainer = new LabelModelTrainer();
        Random order = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(references, order);
            references.forEach(reference -> trainer.learn(reference, uses));
        }
        return LabelModelFile.write(trainer.averaged());
    }

    static List<CslItem> itemsOf(byte[] works) {
        return Work.allOf(Library.of(BibParser.parse(works)))
                .map(work -> WorkToCslItem.of(work).withId("1"))
                .toList();
    }

    private static List<LabelledTokens> printedReferences(List<CslItem> items) {
        Random choice = new Random(SEED);
        List<LabelledTokens> references = new ArrayList<>();
        List<String> styles = ReferenceShare.LEARNT.styles();
        for (int i = 0; i < styles.size(); i += STYLE_STEP) {
            Optional<ReferencePrinter> printer = ReferencePrinter.of(styles.get(i));
            for (int count = 0; count < REFERENCES_OF_A_STYLE && printer.isPresent(); count++) {
                PrintedReference printed =
                        printer.get().print(items.get(choice.nextInt(items.size())));
                if (!printed.text().isEmpty()) {
                    references.add(tokensOf(printed, choice.nextInt(TYPED_SHARE) == 0));
                }
            }
        }
        return references;
    }

    /// @param isTyped as people type it, with the marks that a keyboard has
    private static LabelledTokens tokensOf(PrintedReference printed, boolean isTyped) {
        String text = isTyped ? typed(printed.text()) : printed.text();
        List<ReferenceToken> tokens = ReferenceToken.tokensOf(text);
        int[] labels =
                tokens.stream().mapToInt(it -> LABELS.indexOf(printed.labelOf(it))).toArray();
        return new LabelledTokens(TokenFeatures.slotsOf(tokens), labels);
    }

    private static String typed(String text) {
        return text.replaceAll("[–—‑]", "-").replaceAll("[“”]", "\"").replaceAll("[‘’]", "'");
    }

    private static int[] usesOf(List<LabelledTokens> references) {
        int[] uses = new int[TokenFeatures.SLOT_COUNT];
        for (LabelledTokens reference : references) {
            for (int[] slots : reference.slots()) {
                for (int slot : slots) {
                    uses[slot]++;
                }
            }
        }
        return uses;
    }

    private void learn(LabelledTokens reference, int[] uses) {
        int size = reference.labels().length;
        float[][] scores = new float[size][];
        int[][] keptSlots = new int[size][];
        for (int i = 0; i < size; i++) {
            keptSlots[i] = withoutSome(reference.slots()[i], uses);
            scores[i] = model.scores(keptSlots[i]);
        }
        int[] guessed = LabelSequence.bestLabels(model, scores);
        int state = LabelModel.STATE_COUNT;
        int guessedState = LabelModel.STATE_COUNT;
        for (int i = 0; i < size; i++) {
            int label = reference.labels()[i];
            int next = i == 0 ? label : LabelModel.nextState(state, label);
            int guessedNext = i == 0 ? guessed[i] : LabelModel.nextState(guessedState, guessed[i]);
            if (state != guessedState || next != guessedNext) {
                changeTransition(state, next, 1);
                changeTransition(guessedState, guessedNext, -1);
            }
            if (label != guessed[i]) {
                for (int slot : keptSlots[i]) {
                    changeEmission(slot * LabelModel.LABEL_COUNT + label, 1);
                    changeEmission(slot * LabelModel.LABEL_COUNT + guessed[i], -1);
                }
            }
            state = next;
            guessedState = guessedNext;
        }
        time++;
    }

    /// Leaves out rare features, and some at random, so that no weight relies on another.
    private int[] withoutSome(int[] slots, int[] uses) {
        int[] kept = new int[slots.length];
        int count = 0;
        for (int slot : slots) {
            if (uses[slot] >= FEWEST_USES && random.nextFloat() >= DROPPED) {
                kept[count++] = slot;
            }
        }
        return Arrays.copyOf(kept, count);
    }

    private void changeTransition(int state, int next, int change) {
        int index = state * LabelModel.STATE_COUNT + next;
        model.transitions()[index] += change;
        transitionSums[index] += (float) change * time;
    }

    private void changeEmission(int index, int change) {
        model.emissions()[index] += change;
        emissionSums[index] += (float) change * time;
    }

    /// The mean of the weights over all steps.
    private LabelModel averaged() {
        LabelModel mean = LabelModel.empty();
        for (int i = 0; i < emissionSums.length; i++) {
            mean.emissions()[i] = model.emissions()[i] - emissionSums[i] / time;
        }
        for (int i = 0; i < transitionSums.length; i++) {
            mean.transitions()[i] = model.transitions()[i] - transitionSums[i] / time;
        }
        return mean;
    }
}
