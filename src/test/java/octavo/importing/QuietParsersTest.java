package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.formats.SourceFormats;
import octavo.formats.paper.XmpRecord;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// No parser writes to the terminal of who runs Octavo.
class QuietParsersTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final PrintStream before = System.err;

    @BeforeEach
    void capture() {
        System.setErr(new PrintStream(written, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void restore() {
        System.setErr(before);
    }

    /// In each text, `#` stands for a byte that is no UTF-8.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<?xml version='1.0' encoding='UTF-8'?>#%s",
                "<?xml version='1.0' encoding='UTF-8'?>%s",
                "<?xml version='1.0' encoding='no-such'?>%s",
                "<?xml #?>%s",
                "%s#",
                "%s</a>",
                "<!-- # -->%s",
                "<!DOCTYPE a [<!ENTITY b '#'>]>%s"
            })
    void damagedXmlIsReadSilently(String form) {
        for (String start :
                new String[] {
                    "<CitaviExchangeData Version='6'><Reference>#",
                    "<PubmedArticleSet><PubmedArticle>#</PubmedArticle>",
                    "<modsCollection><mods>#",
                    "<b:Sources><b:Source>&#</b:Source>",
                    "<feed><entry><id>#<"
                }) {
            byte[] damaged = form.formatted(start).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < damaged.length; i++) {
                damaged[i] = damaged[i] == '#' ? (byte) 0xFF : damaged[i];
            }
            SourceContent content = SourceContent.of(damaged);
            SourceFormats.allFormats().forEach(format -> format.readWorks(content));
            XmpRecord.parse(content.text());
        }
        assertEquals("", written.toString(StandardCharsets.UTF_8));
    }
}
