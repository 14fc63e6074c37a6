package octavo.formats.referencetext;

import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;

import java.util.ArrayList;
import java.util.List;

/// What printed references are for: to learn labels from, to look at while the rules are being
/// tuned, or to try the result on.
enum ReferenceShare {
    LEARNT,
    TUNED,
    HELD_BACK;

    private static final int STYLES_OF_A_SAMPLE = 25;

    /// The ids of independent styles: 25 each for the samples, all others to learn from.
    List<String> styles() {
        List<String> independent =
                BundledStyles.allStyles().stream()
                        .filter(style -> !style.isDependent())
                        .map(BundledStyle::id)
                        .toList();
        List<String> chosen = new ArrayList<>();
        int step = independent.size() / (2 * STYLES_OF_A_SAMPLE);
        for (int i = 0; i < independent.size(); i++) {
            boolean isSampled = i % step == step / 2 && i / step < 2 * STYLES_OF_A_SAMPLE;
            ReferenceShare styleShare = !isSampled ? LEARNT : i / step % 2 == 0 ? TUNED : HELD_BACK;
            if (styleShare == this) {
                chosen.add(independent.get(i));
            }
        }
        return chosen;
    }
}
