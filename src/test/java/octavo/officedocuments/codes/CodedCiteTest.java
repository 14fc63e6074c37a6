package octavo.officedocuments.codes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.csl.Cite;
import octavo.csl.Cite.CiteMode;
import octavo.officedocuments.codes.CodedCite.CiteDetails;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CodedCiteTest {
    @ParameterizedTest(name = "{0}|{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    see       | and others  | 'see '    | ' and others'
                    'see '    | ', and so'  | 'see '    | ', and so'
                    cf.       | .           | 'cf. '    | .
                    (         | )           | (         | )
                    “         | ”           | “         | ”
                    pre-      | 2nd         | pre-      | ' 2nd'
                    ''        | ''          | ''        | ''
                    """)
    void wordsAroundACiteAreSetOffWithABlank(
            String prefix, String suffix, String renderedPrefix, String renderedSuffix) {
        assertEquals(
                new Cite("one", "2", "page", renderedPrefix, renderedSuffix, CiteMode.NORMAL),
                new CiteDetails("2", "page", prefix, suffix, CiteMode.NORMAL).toCite("one"));
    }
}
