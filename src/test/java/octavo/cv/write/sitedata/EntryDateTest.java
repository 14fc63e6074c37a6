package octavo.cv.write.sitedata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.values.PublicationDate;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryDateTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            textBlock =
                    """
                    2022-07-28T10:30:00,     2022-07-28, 2022-07-28T10:30:00Z, ''
                    2022-07-28/2022-07-30,   2022-07-28, 2022-07-28T00:00:00Z, 2022-07-30T00:00:00Z
                    2022-07,                 2022-07,    2022-07-01T00:00:00Z, ''
                    2022,                    2022,       2022-01-01T00:00:00Z, ''
                    2022-21,                 2022,       2022-01-01T00:00:00Z, ''
                    2022-07/..,              2022-07,    2022-07-01T00:00:00Z, ''
                    199X,                    '',         '',                   ''
                    -0044-03-15,             '',         '',                   ''
                    n.d.,                    '',         '',                   ''
                    """)
    void aDateIsWhatOthersCanRead(String date, String text, String moment, String end) {
        EntryDate read = EntryDate.of(PublicationDate.parse(date).value());
        assertEquals(text, read.dateText());
        assertEquals(moment, read.isKnown() ? read.hugoTimestamp() : "");
        assertEquals(end, read.endTimestamp());
    }
}
