package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

/// The queries that commands take.
class CommandQueriesTest extends OneLibrary {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    type:conferense        | 2 | There is no type conferense. Did you mean conference?
                    kind:articel           | 2 | There is no type articel. Did you mean article?
                    year:20x               | 2 | No entry has 20x as its year.
                    -type:preprints        | 2 | There is no type preprints. Did you mean preprint?
                    type:mytype            | 0 | ''
                    type:my                | 0 | ''
                    type:conf              | 0 | no entry matches
                    year:"in press"        | 0 | ''
                    author:nobody          | 0 | no entry matches
                    """)
    void aQueryForWhatThereIsNotIsRefused(String query, int status, String said)
            throws IOException {
        String file = file("@mytype{a, title = {A}, year = {in press}}\n");
        assertEquals(status, run("list", file, "--", query));
        assertTrue(err.toString().contains(said), err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-has:doi", "-Volume type:misc", "-type:book"})
    void aQueryOfAnOptionMayBeginWithAMinus(String query) throws IOException {
        String file = file("@misc{a, title = {A}}\n@book{b, doi = {10.1/b}}\n");
        assertEquals(0, run("convert", file, "--to", "bibtex", "--query", query), err::toString);
        assertEquals("@misc{a, title = {A}}\n", out.toString());
        out.getBuffer().setLength(0);
        assertEquals(0, run("convert", file, "--to", "bibtex", "--query=" + query));
        assertEquals("@misc{a, title = {A}}\n", out.toString());
        assertEquals(2, run("convert", file, "--query", "--to", "bibtex"));
        assertEquals(2, run("convert", file, "--to", "bibtex", "--query", "-o"));
        assertEquals(2, run("convert", file, "--to", "bibtex", "--query", "-a:b", "--query=c"));
    }

    @Test
    void listTakesAQuery() throws IOException {
        String file = file(TEXT + "@misc{other, title = {Other}, year = 2021}\n");
        assertEquals(0, run("list", file, "--format", "keys", "author:mai", "year:2020..2021"));
        assertEquals(0, run("list", file, "--format", "keys", "--", "-author:mai"));
        assertEquals("mai\nother\n", out.toString().replace("\r", ""));
        run("list", file, "--format", "json", "kungfu");
        assertFalse(out.toString().contains("Other"), out::toString);
    }

    @Test
    void aQueryThatIsWrongIsRefusedWithItsPlaceAndASuggestion() throws IOException {
        assertEquals(2, run("list", file(TEXT), "mai autor:li"));
        String said = err.toString().replace("\r", "");
        assertTrue(
                said.contains(
                        """
                        at character 5: There is no field autor. Did you mean author?
                          mai autor:li
                              ^^^^^
                        """),
                said);
    }

    @Test
    void convertAndCiteTakeAQuery() throws IOException {
        String file = file(TEXT + "@misc{other, title = {Other}, year = 2021}\n");
        assertEquals(0, run("convert", file, "--to", "ris", "--query", "year:2020"));
        assertEquals(0, run("cite", file, "--style", "ieee", "--query", "author:mai"));
        assertFalse(out.toString().contains("Other"), out::toString);
        assertEquals(1, run("convert", file, "--to", "ris", "--query", "nobody"));
        assertEquals(1, run("cite", file, "--style", "ieee", "--query", "nobody"));
    }
}
