package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.SharedData;
import octavo.csl.catalogue.BundledStyles;
import octavo.formats.csljson.CslJsonItems;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// The references of one researcher's CV, as the styles that she may be asked for print them.
class CvReferencesTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "apa",
                "apa-cv",
                "association-for-computing-machinery",
                "chicago-author-date",
                "din-1505-2",
                "ieee",
                "modern-language-association",
                "nature"
            })
    void printsTheReferencesOfACv(String style) throws IOException {
        Path folder = SharedData.path("octavo.csl.cv", "cv/expected");
        String json = Files.readString(folder.resolve("cv-2026.items.json"));
        List<CslItem> items = CslJsonItems.of(JsonMapper.shared().readTree(json));
        CitationProcessor processor =
                new CitationProcessor(
                        BundledStyles.readStyle(style).orElseThrow().style().value().orElseThrow(),
                        "",
                        items);
        String printed =
                processor.bibliography().entries().stream()
                        .map(entry -> entry.runs().plainText())
                        .collect(Collectors.joining("\n"));
        assertEquals(
                Files.readString(folder.resolve("cv-2026." + style + ".txt")).strip(), printed);
    }
}
