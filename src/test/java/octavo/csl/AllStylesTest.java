package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.csl.catalogue.BundledStyle;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJsonItems;
import octavo.richtext.HtmlWriter;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;

/// All styles that come with Octavo: each is read, and each that stands by itself formats the items
/// of the oracle. The build takes one style in `octavo.csl.every` (20 if not given); all of them
/// take about two minutes: `mvn test -Dtest=AllStylesTest -Doctavo.csl.every=1`.
class AllStylesTest {
    private static final int EVERY = Integer.getInteger("octavo.csl.every", 20);

    @Test
    @Tag("slow")
    void everyStyleIsReadWithoutAnErrorAndFormatsTheRichItems() throws IOException {
        var file = SharedData.path("octavo.csl.rich", "csl/oracle/dev-rich.json");
        List<CslItem> items = CslJsonItems.of(JsonMapper.shared().readTree(Files.readString(file)));
        List<String> wrong = new ArrayList<>();
        int formatted = 0;
        List<BundledStyle> all = BundledStyles.allStyles();
        for (int i = 0; i < all.size(); i += EVERY) {
            BundledStyle bundled = all.get(i);
            var found = BundledStyles.readStyle(bundled.id()).orElseThrow();
            if (found.style().value().isEmpty()) {
                wrong.add(bundled.id() + ": " + found.style().diagnostics());
            } else if (!bundled.isDependent()) {
                formatted++;
                try {
                    format(found.style().value().get(), items);
                } catch (RuntimeException trouble) {
                    wrong.add(bundled.id() + ": " + trouble);
                }
            }
        }
        System.out.println("CSL styles that formatted the rich items: " + formatted);
        assertEquals(List.of(), wrong);
    }

    private static void format(Style style, List<CslItem> items) {
        CitationProcessor processor = new CitationProcessor(style, "", items);
        List<Bibliography.BibliographyEntry> entries = processor.bibliography().entries();
        assertTrue(style.bibliography().isEmpty() || !entries.isEmpty(), style.id());
        entries.forEach(entry -> HtmlWriter.of(entry.runs()));
        for (CslItem item : items) {
            HtmlWriter.of(processor.citation(List.of(Cite.of(item.id()))));
        }
    }
}
