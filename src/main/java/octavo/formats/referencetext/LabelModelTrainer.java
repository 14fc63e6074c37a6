package octavo.formats.referencetext;

import octavo.bib.BibParser;
import octavo.csl.CslItem;
import octavo.csl.style.CslLocale;
import octavo.cslreferences.WorkToCslItem;
import octavo.library.Library;
import octavo.library.Work;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Learns the weights of the label model from references that our own engine prints, by the
/// averaged perceptron. The build runs it; the program does not contain it.
public final class LabelModelTrainer {
    /// The build should not take a minute longer.
    private static final int REFERENCES_OF_A_STYLE = 8;

    private static final int ROUNDS = 6;

    /// References that are labelled right are looked at again every second to eighth round.
    private static final int MOST_RIGHT = 3;

    private static final int FEWEST_USES = 3;
    private static final int DROPPED_SHARE = 5;
    private static final int TYPED_SHARE = 4;
    private static final long SEED = 20261128;
    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());

    private final SplittableRandom random = new SplittableRandom(SEED);
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
        List<LabelledTokens> references = labelledReferences(itemsOf(works));
        removeRareSlots(references);
        LabelModelTrainer trainer = new LabelModelTrainer();
        Random shuffle = new Random(SEED);
        int[] rightCounts = new int[references.size()];
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, references.size()).boxed().toList());
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(order, shuffle);
            for (int index : order) {
                int right = Math.min(rightCounts[index], MOST_RIGHT);
                if (trainer.random.nextInt(1 << right) == 0) {
                    boolean isRight = trainer.learn(references.get(index));
                    rightCounts[index] = isRight ? rightCounts[index] + 1 : 0;
                }
            }
        }
        return LabelModelFile.write(trainer.averaged());
    }

    static List<CslItem> itemsOf(byte[] works) {
        return Work.allOf(Library.of(BibParser.parse(works)))
                .map(work -> WorkToCslItem.of(work).withId("1"))
                .toList();
    }

    /// Printed references, and as many mixed of their parts.
    private static List<LabelledTokens> labelledReferences(List<CslItem> items) {
        Random choice = new Random(SEED);
        List<PrintedReference> printed = printedReferences(items, choice);
        PrintedReferenceMixer mixer = new PrintedReferenceMixer(printed);
        List<LabelledTokens> references = new ArrayList<>();
        for (PrintedReference reference : printed) {
            references.add(tokensOf(reference, choice.nextInt(TYPED_SHARE) == 0));
            references.add(
                    tokensOf(mixer.mixed(reference, choice), choice.nextInt(TYPED_SHARE) == 0));
        }
        return references;
    }

    private static List<PrintedReference> printedReferences(List<CslItem> items, Random choice) {
        List<PrintedReference> references = new ArrayList<>();
        Map<String, CslLocale> locales = new HashMap<>();
        for (String style : ReferenceShare.LEARNT.styles()) {
            Optional<ReferencePrinter> printer = ReferencePrinter.of(style, locales);
            for (int count = 0; count < REFERENCES_OF_A_STYLE && printer.isPresent(); count++) {
                PrintedReference printed =
                        printer.get().print(items.get(choice.nextInt(items.size())));
                if (!printed.text().isEmpty()) {
                    references.add(printed);
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

    private static void removeRareSlots(List<LabelledTokens> references) {
        int[] uses = new int[TokenFeatures.SLOT_COUNT];
        for (LabelledTokens reference : references) {
            for (int[] slots : reference.slots()) {
                for (int slot : slots) {
                    uses[slot]++;
                }
            }
        }
        for (LabelledTokens reference : references) {
            for (int i = 0; i < reference.slots().length; i++) {
                reference.slots()[i] =
                        Arrays.stream(reference.slots()[i])
                                .filter(slot -> uses[slot] >= FEWEST_USES)
                                .toArray();
            }
        }
    }

    /// Whether it was right already.
    private boolean learn(LabelledTokens reference) {
        int size = reference.labels().length;
        float[][] scores = new float[size][];
        int[][] keptSlots = new int[size][];
        for (int i = 0; i < size; i++) {
            keptSlots[i] = withoutSome(reference.slots()[i]);
            scores[i] = model.scores(keptSlots[i]);
        }
        int[] guessed = LabelSequence.bestLabels(model, scores);
        boolean isRight = Arrays.equals(guessed, reference.labels());
        if (!isRight) {
            change(reference.labels(), guessed, keptSlots);
        }
        time++;
        return isRight;
    }

    private void change(int[] labels, int[] guessed, int[][] slots) {
        int state = LabelModel.STATE_COUNT;
        int guessedState = LabelModel.STATE_COUNT;
        for (int i = 0; i < labels.length; i++) {
            int label = labels[i];
            int next = i == 0 ? label : LabelModel.nextState(state, label);
            int guessedNext = i == 0 ? guessed[i] : LabelModel.nextState(guessedState, guessed[i]);
            if (state != guessedState || next != guessedNext) {
                changeTransition(state, next, 1);
                changeTransition(guessedState, guessedNext, -1);
            }
            if (label != guessed[i]) {
                for (int slot : slots[i]) {
                    changeEmission(slot * LabelModel.LABEL_COUNT + label, 1);
                    changeEmission(slot * LabelModel.LABEL_COUNT + guessed[i], -1);
                }
            }
            state = next;
            guessedState = guessedNext;
        }
    }

    /// Leaves out some at random, so that no weight relies on another.
    private int[] withoutSome(int[] slots) {
        int[] kept = new int[slots.length];
        int count = 0;
        for (int slot : slots) {
            if (random.nextInt(DROPPED_SHARE) > 0) {
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
