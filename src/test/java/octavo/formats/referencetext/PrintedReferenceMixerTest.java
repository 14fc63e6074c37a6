package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;

import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

class PrintedReferenceMixerTest {
    private static final ReferencePrinter PRINTER = ReferencePrinter.of("apa").orElseThrow();
    private static final PrintedReference FIRST =
            PRINTER.print(item("Mai", "On tea", "Journal of Tea"));
    private static final PrintedReference SECOND =
            PRINTER.print(item("Hu", "All about cakes", "Cake Letters"));

    @Test
    void eachPartOfAPrintedReferenceIsFound() {
        assertEquals(Set.of("Mai, L"), parts(FIRST, ReferenceLabel.AUTHOR));
        assertEquals(Set.of("On tea"), parts(FIRST, ReferenceLabel.TITLE));
        assertEquals(Set.of("Journal of Tea"), parts(FIRST, ReferenceLabel.CONTAINER));
        assertEquals(Set.of("12"), parts(FIRST, ReferenceLabel.VOLUME));
        assertEquals(Set.of("3"), parts(FIRST, ReferenceLabel.NUMBER));
    }

    @Test
    void partsOfOtherReferencesTakeThePlaceOfItsOwn() {
        PrintedReferenceMixer mixer = new PrintedReferenceMixer(List.of(FIRST, SECOND));
        Random choice = new Random(1);
        Set<String> texts = new HashSet<>();
        for (int i = 0; i < 40; i++) {
            PrintedReference mixed = mixer.mixed(FIRST, choice);
            texts.add(mixed.text());
            assertTrue(
                    Set.of("On tea", "All about cakes")
                            .containsAll(parts(mixed, ReferenceLabel.TITLE)),
                    mixed::toString);
            assertTrue(mixed.text().endsWith(", 12(3)."), mixed::text);
        }
        assertEquals(8, texts.size(), texts::toString);
    }

    private static Set<String> parts(PrintedReference reference, ReferenceLabel label) {
        Set<String> parts = new HashSet<>();
        reference.spans().stream()
                .filter(span -> span.label() == label)
                .forEach(span -> parts.add(reference.textOf(span)));
        return parts;
    }

    private static CslItem item(String family, String title, String journal) {
        return new CslItem(
                "1",
                "article-journal",
                Map.of(
                        "title",
                        ItemText.of(title),
                        "container-title",
                        ItemText.of(journal),
                        "volume",
                        ItemText.of("12"),
                        "issue",
                        ItemText.of("3")),
                Map.of("author", List.of(new CslName(family, "L.", "", "", "", false, false, ""))),
                Map.of());
    }
}
