package octavo.files.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.files.pdf.DrawnPaper;
import octavo.library.Library;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.search.SearchIndex;
import octavo.storage.CachedTexts;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

class PaperWordsTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @misc{one, title = {Alpha}, file = {:one.pdf:PDF}}
                            @misc{two, title = {Beta}, file = {:two.pdf:PDF;:one.pdf:PDF}}
                            @misc{three, title = {Gamma}, file = {notes.txt}}
                            """));

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void draw() throws IOException {
        write("one.pdf", "On tensor collec-", "tions and their états");
        write("two.pdf", "A collection of tensors");
        Files.writeString(folder.resolve("notes.txt"), "tensor collections");
    }

    private void write(String name, String... lines) throws IOException {
        var paper = new DrawnPaper();
        for (int i = 0; i < lines.length; i++) {
            paper.line(50, 100 + 14 * i, 11, lines[i]);
        }
        Files.write(folder.resolve(name), paper.bytes());
    }

    private PaperWords words(Library library) {
        var cache = new CachedTexts(folder.resolve("cache"), 1_000_000);
        return PaperWords.readPapers(
                LinkedPapers.of(library, List.of(folder)), cache, new AtomicInteger()::set);
    }

    private List<String> matching(String text) {
        Query query = QueryParser.parse(text, Set.of()).value();
        var found = SearchIndex.of(LIBRARY).matchingSlots(words(LIBRARY).resolveQuery(query));
        return LIBRARY.entrySlots()
                .filter(slot -> found.get(slot.number()))
                .map(slot -> LIBRARY.entryInSlot(slot.number()).orElseThrow().key())
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    file:"tensor collections"       | one, two
                    file:"collection of"            | two
                    file:etats                      | one, two
                    file:tens -file:etats           |
                    file:collection title:alpha     | one
                    -file:tensor                    | three
                    file:collection or title:gamma  | one, two, three
                    file:notes.txt                 | three
                    "tensor collections"            |
                    """)
    void aQueryLooksIntoTheFilesThatEntriesLinkTo(String query, String keys) {
        String expected = keys == null ? "" : keys;
        assertEquals(expected, String.join(", ", matching(query)));
    }

    @Test
    void wordsAreKeptUntilTheFileChanges() throws IOException {
        Path one = folder.resolve("one.pdf");
        assertEquals(List.of("one", "two"), matching("file:etats"));
        try (var kept = Files.list(folder.resolve("cache"))) {
            assertEquals(2, kept.count());
        }
        write("one.pdf", "Something quite different, and longer than before");
        Files.setLastModifiedTime(one, FileTime.fromMillis(1));
        assertEquals(List.of(), matching("file:etats"));
        assertEquals(List.of("one", "two"), matching("file:different"));
    }

    @Test
    void theCacheStaysWithinItsSize() {
        words(LIBRARY);
        var cache = new CachedTexts(folder.resolve("cache"), 0);
        cache.evictOldest();
        assertEquals(Optional.empty(), cache.findText(folder.resolve("one.pdf")));
    }

    @Test
    void whatIsNoPdfHasNoWords() throws IOException {
        Files.writeString(folder.resolve("one.pdf"), "tensor collections, but no PDF");
        PaperWords words = words(LIBRARY);
        assertEquals(2, words.paperCount());
        assertEquals(1, words.unreadCount());
    }

    /// What a library from a stranger might have read.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://example.org/a.pdf",
                "//host/share/a.pdf",
                "\\\\\\\\host\\\\share\\\\a.pdf",
                "file://host/a.pdf",
                "/dev/zero",
                "missing.pdf",
                "folder.pdf",
                "notes.txt"
            })
    void onlyPdfsOnThisComputerAreLookedInto(String link) throws IOException {
        Files.createDirectories(folder.resolve("folder.pdf"));
        Library library =
                Library.of(BibParser.parse("@misc{a, title = {A}, file = {%s}}".formatted(link)));
        assertEquals(0, words(library).paperCount());
    }
}
