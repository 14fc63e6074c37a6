package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.text.LocalizedSentence;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SentenceStartTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    the year 2091 is in the future | The year 2091 is in the future
                    retracted (Crossref, 2024)     | Retracted (Crossref, 2024)
                    author: not a name             | Author: not a name
                    empty                          | Empty
                    api.openalex.org sent a page   | api.openalex.org sent a page
                    doi.org does not know it       | doi.org does not know it
                    doi:10.1/x is another work     | doi:10.1/x is another work
                    arXiv:2602.12196 was submitted | arXiv:2602.12196 was submitted
                    bioRxiv has: Doe               | bioRxiv has: Doe
                    “x.org” is not a web address.  | “x.org” is not a web address.
                    """)
    void onlyAnOrdinaryWordGetsACapital(String text, String started) {
        assertEquals(started, MessageTranslator.startingSentence(LocalizedSentence.of(text)));
    }
}
