package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.people.AuthorCounts.FrequentAuthor;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class AuthorCountsTest {
    @Test
    void aPersonIsNamedAsFullyAsAnyEntryDoesAndWithAccents() {
        Library library =
                Library.of(
                        BibParser.parse(
                                """
                                @misc{a, author = {Brandl, Joerg}}
                                @misc{b, author = {Brandl, Jörg}}
                                @misc{c, author = {Brandl, J.}}
                                """));
        List<Work> works =
                Stream.of("a", "b", "c")
                        .map(library::workWithKey)
                        .flatMap(Optional::stream)
                        .toList();
        assertEquals(
                List.of(new FrequentAuthor("Brandl, Jörg", 3)),
                AuthorCounts.of(works).busiestAuthors());
    }
}
