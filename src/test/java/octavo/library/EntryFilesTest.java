package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibParser;
import octavo.values.FileField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

class EntryFilesTest {
    private static Library library(String... files) {
        StringBuilder text = new StringBuilder();
        for (String file : files) {
            text.append("@misc{k").append(text.length()).append(", file = {").append(file);
            text.append("}}\n");
        }
        return Library.of(BibParser.parse(text.toString()));
    }

    private static String linked(Library library, String path) {
        return new FileField(List.of())
                .addLink(path, EntryFiles.sampleLink(library))
                .orElseThrow()
                .text();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    x.pdf                   | p/a.pdf
                    :x.pdf:PDF              | :p/a.pdf:PDF
                    x.pdf:x.pdf:application/pdf | a.pdf:p/a.pdf:application/pdf
                    """)
    void aNewLinkIsWrittenAsMostLinksOfTheLibrary(String usual, String written) {
        Library library = library(":odd.pdf:PDF", usual, usual, usual);
        assertEquals(written, linked(library, "p/a.pdf"));
    }

    @Test
    void aLibraryWithoutLinksWritesThemAsJabRef() {
        assertEquals(":p/a.pdf:PDF", linked(library(), "p/a.pdf"));
    }

    @Test
    void anEntryWhoseLastLinkGoesLosesTheField() {
        BibEntry entry = (BibEntry) library("x.pdf").slots().getFirst().item();
        Optional<BibEntry> without =
                EntryFiles.withLinks(entry, EntryFiles.linksOf(entry).withoutLink(0));
        assertEquals(false, without.orElseThrow().hasField("file"));
    }
}
