package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageRangeTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''          | 42-45         | 42–45
                    ''          | Smith-Jones   | Smith-Jones
                    ''          | i - ix        | i–ix
                    ''          | 3\\-B         | 3-B
                    expanded    | 42-5          | 42–45
                    expanded    | N110 - N5     | N110–N115
                    minimal     | 2787-2816     | 2787–816
                    minimal     | 321-8, 400-42 | 321–8, 400–42
                    minimal-two | 321-328       | 321–28
                    chicago     | 71-72         | 71–72
                    chicago     | 1496-1504     | 1496–1504
                    chicago     | 107-108       | 107–8
                    chicago-16  | 1496-1504     | 1496–504
                    chicago-16  | 12991-13001   | 12991–3001
                    """)
    void writesRangesInTheFormatThatTheStyleWants(String format, String written, String expected) {
        assertEquals(expected, new PageRange(format, "–").write(written));
    }
}
