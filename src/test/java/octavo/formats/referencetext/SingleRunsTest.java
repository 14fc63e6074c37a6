package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

class SingleRunsTest {
    private static final List<ReferenceLabel> LABELS = List.of(ReferenceLabel.values());

    @Test
    void aPartThatIsInTwoPlacesStaysWhereItFitsBest() {
        assertEquals(
                List.of(
                        ReferenceLabel.TITLE,
                        ReferenceLabel.TITLE,
                        ReferenceLabel.DATE,
                        ReferenceLabel.VOLUME),
                labels(
                        Map.of(ReferenceLabel.TITLE, 9f),
                        Map.of(ReferenceLabel.VOLUME, 3f, ReferenceLabel.TITLE, 2f),
                        Map.of(ReferenceLabel.DATE, 5f),
                        Map.of(ReferenceLabel.VOLUME, 8f)));
    }

    @Test
    void anInterruptedPartIsWhole() {
        assertEquals(
                List.of(ReferenceLabel.TITLE, ReferenceLabel.TITLE, ReferenceLabel.TITLE),
                labels(
                        Map.of(ReferenceLabel.TITLE, 9f),
                        Map.of(ReferenceLabel.PLACE, 3f, ReferenceLabel.TITLE, 2f),
                        Map.of(ReferenceLabel.TITLE, 9f)));
    }

    @Test
    void aMonthMayBeFarFromItsYear() {
        assertEquals(
                List.of(ReferenceLabel.DATE, ReferenceLabel.TITLE, ReferenceLabel.DATE),
                labels(
                        Map.of(ReferenceLabel.DATE, 9f),
                        Map.of(ReferenceLabel.TITLE, 9f),
                        Map.of(ReferenceLabel.DATE, 9f)));
    }

    @SafeVarargs
    private static List<ReferenceLabel> labels(Map<ReferenceLabel, Float>... tokens) {
        float[][] scores = new float[tokens.length][LABELS.size()];
        for (int i = 0; i < tokens.length; i++) {
            for (var score : tokens[i].entrySet()) {
                scores[i][LABELS.indexOf(score.getKey())] = score.getValue();
            }
        }
        return Arrays.stream(SingleRuns.best(LabelModel.empty(), scores).labels())
                .mapToObj(LABELS::get)
                .toList();
    }
}
