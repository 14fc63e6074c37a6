package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class SameFirstAuthorPathologicalTest {
    private static final int WORKS = 5_000;

    @Test
    @Timeout(60)
    void thousandsOfWorksOfOneFirstAuthorAreToldApart() throws IOException {
        Style style =
                BundledStyles.read("modern-language-association")
                        .orElseThrow()
                        .style()
                        .value()
                        .orElseThrow();
        List<CslItem> items = new ArrayList<>();
        for (int i = 0; i < WORKS; i++) {
            items.add(item(i));
        }
        assertEquals(WORKS, new Processor(style, "", items).bibliography().entries().size());
    }

    private static CslItem item(int number) {
        List<CslName> authors = new ArrayList<>(List.of(CslName.of("Doe", "Jane")));
        for (int i = 0; i < 2 + number % 5; i++) {
            authors.add(CslName.of("Family" + (number * 7 + i) % (WORKS / 2), "Given"));
        }
        return new CslItem(
                "i" + number,
                "book",
                Map.of("title", "Title " + number),
                Map.of("author", List.copyOf(authors)),
                Map.of("issued", CslDate.of(2000, 0, 0)));
    }
}
