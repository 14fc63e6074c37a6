package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

class FileFieldTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    :old.pdf:PDF                             | :new.pdf:PDF
                    Full text:old.pdf:PDF                    | Full text:new.pdf:PDF
                    a\\:b:sub/old.pdf:PDF                    | a\\:b:new.pdf:PDF
                    Smith 2020:/home/x/old.pdf:application/pdf | Smith 2020:new.pdf:application/pdf
                    old.pdf                                  | new.pdf
                    C:\\papers\\old.pdf                      | new.pdf
                    :home/x/old{\\_}1.pdf:pdf                | :new.pdf:pdf
                    """)
    void aMovedLinkKeepsItsDialect(String before, String after) {
        assertEquals(after, FileField.parse(before).moveLink(0, "new.pdf").orElseThrow().text());
    }

    @Test
    void otherLinksKeepTheirCharacters() {
        String field = "A:a\\;b.pdf:PDF; :old.pdf:PDF ;x.pdf";
        assertEquals(
                "A:a\\;b.pdf:PDF; :new.pdf:PDF ;x.pdf",
                FileField.parse(field).moveLink(1, "new.pdf").orElseThrow().text());
        assertEquals("A:a\\;b.pdf:PDF;x.pdf", FileField.parse(field).withoutLink(1).text());
        assertEquals(field, FileField.parse(field).text());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    :a.pdf:PDF                 | :a.pdf:PDF;:p/b.ps:PS
                    A:a.pdf:application/pdf    | A:a.pdf:application/pdf;b.ps:p/b.ps:application/ps
                    a.pdf                      | a.pdf;p/b.ps
                    :home/x/a{\\_}b.pdf:pdf    | :home/x/a{\\_}b.pdf:pdf;:p/b.ps:ps
                    ''                         | :p/b.ps:PS
                    """)
    void anAddedLinkLooksLikeTheOthers(String before, String after) {
        assertEquals(
                after,
                FileField.parse(before).addLink("p/b.ps", Optional.empty()).orElseThrow().text());
    }

    @Test
    void aFieldWithoutLinksTakesTheDialectOfTheLibrary() {
        assertEquals(
                "b.pdf",
                FileField.parse("").addLink("b.pdf", Optional.of("x/a.pdf")).orElseThrow().text());
    }

    @Test
    void whateverAPathHoldsIsReadAsItWasWritten() {
        for (String path :
                List.of(
                        "a:b.pdf",
                        "a;b.pdf",
                        "../up.pdf",
                        "a_b & 50%.pdf",
                        "ä ö.pdf",
                        "C:x.pdf",
                        "x".repeat(255),
                        "tab\there.pdf",
                        "a\\b.pdf")) {
            for (String field : List.of("", ":a.pdf:PDF", "a.pdf", ":home/a{\\_}b.pdf:pdf")) {
                FileField.parse(field)
                        .addLink(path, Optional.empty())
                        .ifPresent(now -> {
                            List<FileLink> links = FileLink.parse(now.text());
                            assertEquals(path, links.getLast().path(), field);
                            assertEquals(FileLink.parse(field), links.subList(0, links.size() - 1));
                        });
            }
        }
    }
}
