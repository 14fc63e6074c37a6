package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.CslItem.CslName;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class NameExpansionPathologicalTest {
    private static final int PAIRS = 10_000;

    @Test
    @Timeout(120)
    void worksOfOneAuthorInVeryManyPairsThatNothingTellsApartAreNamedSoon() {
        Style style =
                BundledStyles.readStyle("modern-language-association")
                        .orElseThrow()
                        .style()
                        .value()
                        .orElseThrow();
        List<CslItem> items = new ArrayList<>();
        for (int i = 0; i < 2 * PAIRS; i++) {
            items.add(work("w" + i, "Second" + i % PAIRS));
        }
        CitationProcessor processor = new CitationProcessor(style, "", items);
        assertEquals("(Doe, Second7, et al., W7)", citation(processor, "w7"));
        assertEquals("(Doe, Second7, et al., W10007)", citation(processor, "w10007"));
    }

    private static String citation(CitationProcessor processor, String id) {
        return processor.citation(List.of(Cite.of(id))).plainText();
    }

    private static CslItem work(String id, String second) {
        List<CslName> authors =
                List.of(
                        CslName.of("Doe", "Jane"),
                        CslName.of(second, "Ann"),
                        CslName.of("Third", "Bob"),
                        CslName.of("Fourth", "Eve"));
        return new CslItem(
                id, "book", Map.of("title", ItemText.of(id)), Map.of("author", authors), Map.of());
    }
}
