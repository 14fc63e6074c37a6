package octavo.formats.referencetext;

import octavo.csl.CslItem;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// Learns the weights of the label model from references that our own engine prints, by the
/// averaged perceptron, and writes them where the parser reads them.
final class LabelModelTrainer {
    private static final int REFERENCES_OF_A_STYLE = 20;
    private static final int ROUNDS = Integer.getInteger("octavo.rounds", 8);
    private static final int FEWEST_USES = 3;
    private static final long SEED = 20261128;

    private static final float DROPPED = 0.2f;
    private final Random random = new Random(SEED);

    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());

    private final LabelModel model = LabelModel.empty();
    private final float[] emissionSums = new float[model.emissions().length];
    private final float[] transitionSums = new float[model.transitions().length];
    private int time = 1;

    /// A reference as the learner sees it.
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record LabelledTokens(int[][] slots, int[] labels) {}

    private LabelModelTrainer() {}

    public static void main(String[] args) throws IOException {
        List<LabelledTokens> references = new ArrayList<>();
        int[] uses = new int[TokenFeatures.SLOT_COUNT];
        Path cache = Path.of(args[1]);
        if (!Files.exists(cache)) {
            Files.write(cache, printedLines());
        }
        for (String line : Files.readAllLines(cache)) {
            String[] cells = line.split("\t", -1);
            List<ReferenceToken> tokens = ReferenceToken.tokensOf(cells[0]);
            if (tokens.size() == cells[1].length()) {
                int[] labels = cells[1].chars().map(label -> label - 'a').toArray();
                references.add(new LabelledTokens(TokenFeatures.slotsOf(tokens), labels));
            }
        }
        System.out.println(references.size() + " references");
        references.forEach(it -> {
            for (int[] slots : it.slots()) {
                for (int slot : slots) {
                    uses[slot]++;
                }
            }
        });
        LabelModelTrainer trainer = new LabelModelTrainer();
        Random random = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            Collections.shuffle(references, random);
            int wrong = 0;
            int all = 0;
            for (LabelledTokens reference : references) {
                wrong += trainer.learn(reference, uses);
                all += reference.labels().length;
            }
            System.out.printf(
                    Locale.ROOT, "round %d: %.2f %% of tokens wrong%n", round, 100.0 * wrong / all);
        }
        Files.write(Path.of(args[0]), LabelModelFile.write(trainer.averaged()));
    }

    private static List<String> printedLines() throws IOException {
        List<CslItem> items = ReferenceCorpus.items(ReferenceCorpus.Share.LEARNT);
        Random random = new Random(SEED);
        List<String> lines = new ArrayList<>();
        for (String styleId : ReferenceCorpus.styles(ReferenceCorpus.Share.LEARNT)) {
            var printer = ReferencePrinter.of(styleId);
            for (int i = 0; i < REFERENCES_OF_A_STYLE && printer.isPresent(); i++) {
                PrintedReference printed =
                        printer.get().print(items.get(random.nextInt(items.size())));
                if (!printed.text().isEmpty()) {
                    lines.add(lineOf(printed, random.nextInt(4) == 0));
                }
            }
        }
        return lines;
    }

    private static String lineOf(PrintedReference printed, boolean isTyped) {
        String text =
                isTyped
                        ? printed.text()
                                .replaceAll("[–—‑]", "-")
                                .replaceAll("[“”]", "\"")
                                .replaceAll("[‘’]", "'")
                        : printed.text();
        StringBuilder labels = new StringBuilder();
        ReferenceToken.tokensOf(text)
                .forEach(token ->
                        labels.append((char) ('a' + LABELS.indexOf(printed.labelOf(token)))));
        return text.replace('\t', ' ') + "\t" + labels;
    }

    private int learn(LabelledTokens reference, int[] uses) {
        int size = reference.labels().length;
        float[][] scores = new float[size][];
        int[][] keptSlots = new int[size][];
        for (int i = 0; i < size; i++) {
            keptSlots[i] = withoutSome(reference.slots()[i], uses);
            scores[i] = model.scores(keptSlots[i]);
        }
        int[] guessed = LabelSequence.best(model, scores).labels();
        int wrong = 0;
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
                wrong++;
                for (int slot : keptSlots[i]) {
                    changeEmission(slot * LabelModel.LABEL_COUNT + label, 1);
                    changeEmission(slot * LabelModel.LABEL_COUNT + guessed[i], -1);
                }
            }
            state = next;
            guessedState = guessedNext;
        }
        time++;
        return wrong;
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
