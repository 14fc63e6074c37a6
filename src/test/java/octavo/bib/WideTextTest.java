package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static java.nio.charset.StandardCharsets.UTF_16BE;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HexFormat;

class WideTextTest {
    @ParameterizedTest
    @CsvSource({"61C3, aÃ", "61E482, aä‚", "F7BFA5A5, ÷¿¥¥", "A961, ©a", "C3A9, é"})
    void whatIsNotUtf8IsReadAsWindows1252(String bytes, String text) {
        byte[] wide =
                WideText.fromUtf8(HexFormat.of().parseHex(bytes), FileEncoding.UTF_16_BIG_ENDIAN);
        assertEquals(text, new String(wide, UTF_16BE));
    }
}
