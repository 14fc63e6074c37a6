package octavo.formats.referencetext;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;

class TokenSegmentsTest {
    @Test
    void aStopWithinAWordOrNumberEndsNothing() {
        List<ReferenceToken> tokens = ReferenceToken.tokensOf("Citation.js is 2.1 lines. Press");
        TokenSegments sentences = TokenSegments.sentences(tokens);
        assertEquals("lines", tokens.get(sentences.ends()[0] - 1).text());
        assertEquals("Press", tokens.get(sentences.starts()[tokens.size() - 1]).text());
    }

    @Test
    void aStopThatAbbreviatesEndsNoClause() {
        List<ReferenceToken> tokens = ReferenceToken.tokensOf("On graphs. Proc. Int. Conf. 3");
        TokenSegments clauses = TokenSegments.clauses(tokens);
        assertEquals("graphs", tokens.get(clauses.ends()[0] - 1).text());
        assertEquals("Proc", tokens.get(clauses.starts()[tokens.size() - 1]).text());
        assertEquals(1, clauses.counts()[tokens.size() - 1]);
    }
}
