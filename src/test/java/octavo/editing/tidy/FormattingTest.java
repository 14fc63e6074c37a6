package octavo.editing.tidy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Formatting a file from scratch: layout, order of fields, quotes.
class FormattingTest {
    private static final String UNTIDY =
            """
            % my papers
            @string{acm="ACM"}  @Article ( a1 ,
             title={A
               B},author = "X" # acm,year=2020,)
            @misc{b, title   = {B}
            , howpublished={{C}}}



            % about c
            @misc{c,title={C}}\
            """;

    private static String formatted(String text, String... names) {
        return CleanUpTest.tidied(text, names);
    }

    @Test
    void laysOutFieldsAndSeparatesEntries() {
        assertEquals(
                """
                % my papers
                @string{acm="ACM"}

                @Article(a1,
                  title = {A
                   B},
                  author = "X" # acm,
                  year = 2020
                )

                @misc{b,
                  title = {B},
                  howpublished = {{C}}
                }



                % about c
                @misc{c,
                  title = {C}
                }
                """,
                formatted(UNTIDY, "layout"));
    }

    @Test
    void indentsByATabAndAlignsTheEqualsSigns() {
        assertEquals(
                "@misc{a,\n\ttitle       = {T},\n\thowpublished = {H}\n}\n",
                formatted("@misc{a, title={T}, howpublished={H}}", "layout:tab:12"));
    }

    @Test
    void keepsTheLineEndingOfTheFile() {
        assertEquals(
                "@misc{a,\r\n    title = {T}\r\n}\r\n",
                formatted("@misc{a,title={T}}\r\n\r\n", "layout:4"));
    }

    @Test
    void anEntryWithACommentBetweenItsFieldsKeepsItsLayout() {
        String text = "@misc{a, % why\n title={T}, year=2020}\n";
        assertEquals(text, formatted(text, "layout"));
        List<SkippedChange> skipped =
                CleanUps.findCleanUp("layout")
                        .orElseThrow()
                        .skippedChanges(Library.of(BibParser.parse(text)));
        assertEquals(1, skipped.size());
    }

    @Test
    void theChosenFieldsComeFirst() {
        assertEquals(
                "@misc{a, year={2020}, title={T}, title+an={=x}, author={A}, zzz={Z}}",
                formatted(
                        "@misc{a, zzz={Z}, author={A}, title={T}, title+an={=x}, year={2020}}",
                        "field-order:Year/title"));
    }

    @Test
    void valuesAreInQuotesUnlessTheyContainSome() {
        assertEquals(
                "@misc{a, title=\"T {\"}x{\"}\", note={say \"no\"}, year=2020}",
                formatted("@misc{a, title={T {\"}x{\"}}, note={say \"no\"}, year=2020}", "quotes"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"layout:x", "layout:", "layout:4:", "layout:99", "layout:4:4:4"})
    void whatIsNoLayoutIsNoCleanUp(String name) {
        assertTrue(CleanUps.findCleanUp(name).isEmpty());
    }

    @Test
    void anyTextReadsBackWithTheSameValuesAndIsFormattedOnce() {
        RandomInput.parts(
                        30,
                        "@misc{k",
                        "@ARTICLE(",
                        "@string{s=\"",
                        "@comment{",
                        ",",
                        " , ",
                        "title",
                        "year+an",
                        " = ",
                        "{T}",
                        "\"Q\"",
                        "12",
                        " # s",
                        "}",
                        ")",
                        "\n",
                        "\r\n",
                        "\n\n\n",
                        "% c",
                        "é",
                        "\u00a0",
                        "\t",
                        "{",
                        "\\",
                        "\"")
                .check(text -> checkFormatting(Library.of(BibParser.parse(text))));
    }

    @Test
    void realFilesReadBackWithTheSameValuesAndAreFormattedOnce() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().limit(60).toList()) {
                checkFormatting(Library.of(BibParser.parse(Files.readAllBytes(file))));
            }
        }
    }

    private static void checkFormatting(Library library) {
        for (String name : List.of("layout", "layout:tab:14", "quotes", "field-order:year/title")) {
            CleanUp cleanUp = CleanUps.findCleanUp(name).orElseThrow();
            Edit edit = cleanUp.editFor(library);
            Library once = library.applyEdit(edit);
            Library reread = Library.of(BibParser.parse(once.file().bytes()));
            assertEquals(partsOf(library), partsOf(reread), name);
            assertEquals(once.file().text(), reread.file().text());
            assertEquals(0, cleanUp.editFor(reread).slotReplacements().count(), "again: " + name);
            assertEquals(library.file().text(), once.applyEdit(edit.inverse()).file().text());
        }
    }

    /// Entries with their fields by name, and the text of everything else but blanks.
    private static List<String> partsOf(Library library) {
        return library.slots().stream()
                .map(Slot::item)
                .filter(item -> !Library.isBlank(item))
                .map(FormattingTest::partsOf)
                .toList();
    }

    private static String partsOf(BibItem item) {
        return item instanceof BibEntry entry
                ? entry.type()
                        + entry.key()
                        + entry.fields().stream()
                                .map(field ->
                                        field.name()
                                                + "="
                                                + field.value().expandedText(_ -> Optional.empty()))
                                .sorted()
                                .toList()
                : item.slice().text();
    }
}
