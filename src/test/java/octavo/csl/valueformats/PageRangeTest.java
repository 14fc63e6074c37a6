package octavo.csl.valueformats;

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
                    ''          | N110 - M5     | N110-M5
                    ''          | 12a-14b       | 12a–14b
                    ''          | i-9           | i-9
                    ''          | 3-            | 3-
                    ''          | 1, 3 & 5      | 1, 3 & 5
                    ''          | 1-2-3         | 1-2-3
                    ''          | FS-10-02      | FS-10-02
                    ''          | 1-2, 4-5      | 1–2, 4–5
                    ''          | 1–2           | 1–2
                    expanded    | 45-42         | 45–42
                    expanded    | 145-42        | 145–42
                    expanded    | 142-42        | 142–142
                    expanded    | 100-1000      | 100–1000
                    minimal     | 12a-14b       | 12a–14b
                    minimal     | 12-14b        | 12–14b
                    minimal     | 99-105        | 99–105
                    minimal     | 42-45         | 42–5
                    minimal     | 321-321       | 321–1
                    minimal     | N321-N328     | N321–8
                    minimal-two | 100-1         | 100–01
                    minimal-two | 3-4           | 3–4
                    chicago     | 3-10          | 3–10
                    chicago     | 96-117        | 96–117
                    chicago     | 100-104       | 100–104
                    chicago     | 1100-1113     | 1100–1113
                    chicago     | 101-108       | 101–8
                    chicago     | 321-328       | 321–28
                    chicago     | 1087-1089     | 1087–89
                    chicago     | 1002-1006     | 1002–6
                    chicago     | 1496-1500     | 1496–1500
                    chicago     | 11564-11615   | 11564–615
                    chicago     | N321-N328     | N321–28
                    chicago     | N71-N72       | N71–N72
                    chicago-15  | 1496-1504     | 1496–1504
                    chicago-16  | 1496-1498     | 1496–98
                    other       | 321-8         | 321–8
                    """)
    void writesRangesInTheFormatThatTheStyleWants(String format, String written, String expected) {
        assertEquals(expected, new PageRange(format, "–").writeRanges(written));
    }
}
