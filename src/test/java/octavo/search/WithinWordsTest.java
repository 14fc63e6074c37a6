package octavo.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;
import java.util.Set;

/// A star before a word finds it within others.
class WithinWordsTest {
    private static final Library LIBRARY =
            Library.of(
                    BibParser.parse(
                            """
                            @misc{a, author = {Tselepis, Stathis}, title = {Perception of M{\\"u}ller}}
                            @misc{b, author = {Lepis, Ann}, title = {Other}}
                            """));

    @ParameterizedTest
    @CsvSource({
        "lepis, 1",
        "*lepis, 2",
        "*LEPIS, 2",
        "*ception, 1",
        "author:*ception, 0",
        "title:*ception, 1",
        "*uller, 1",
        "*ueller, 1",
        "-*sele, 1",
        "*tsel *thi, 1",
        "=*lepis, 1",
        "*, 2",
    })
    void wordsAreFoundByTheLettersInThem(String query, int count) {
        Query parsed = QueryParser.parse(query, Set.of("author", "title")).value();
        assertEquals(count, SearchIndex.of(LIBRARY).matchingSlots(parsed).cardinality());
    }

    @Test
    void plainWordsCanBeSoughtWithinOthers() {
        assertEquals(Optional.of("*lepis *ann"), SubstringWords.of(" lepis  ann "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "*lepis", "author:lepis", "\"a b\"", "a or b", "-a", "(a)"})
    void whatIsMoreThanPlainWordsStays(String query) {
        assertEquals(Optional.empty(), SubstringWords.of(query));
    }
}
