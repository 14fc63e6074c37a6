package octavo.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class FileLinkTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0000',
            textBlock =
                    """
                    JabRef         | :ieee-paper.pdf:PDF                  | ieee-paper.pdf
                    JabRef         | a draft:sub/p.pdf:PDF                | sub/p.pdf
                    JabRef         | :C\\:\\\\papers\\\\a b.pdf:PDF       | C:\\papers\\a b.pdf
                    JabRef         | :a\\;b.pdf:PDF                       | a;b.pdf
                    JabRef         | :http\\://arxiv.org/pdf/1411.2992v1:PDF | http://arxiv.org/pdf/1411.2992v1
                    JabRef         | :https://arxiv.org/pdf/1:PDF         | https://arxiv.org/pdf/1
                    JabRef         | Draft:JabRef\\\\Aziz_draft.pdf:PDF   | JabRef\\Aziz_draft.pdf
                    Zotero         | Full Text:files/12/x.pdf:application/pdf | files/12/x.pdf
                    Better BibTeX  | /home/me/Zotero/storage/595B/s.pdf   | /home/me/Zotero/storage/595B/s.pdf
                    Better BibTeX  | C\\:\\\\Users\\\\me\\\\a.html        | C:\\Users\\me\\a.html
                    Mendeley       | :home/me/{\\_}papers/a{\\_}b.pdf:pdf | home/me/_papers/a_b.pdf
                    Mendeley       | :C$\\backslash$:/Users/me/a.pdf:pdf  | C:/Users/me/a.pdf
                    a hand         | papers/a.pdf                         | papers/a.pdf
                    a hand         | C:\\papers\\a.pdf                    | C:\\papers\\a.pdf
                    a hand         | ftp://example.org/pub/a.ps           | ftp://example.org/pub/a.ps
                    two parts      | a.pdf:dir/a.pdf                      | dir/a.pdf
                    """)
    void aPathIsReadAsItsProgramWroteIt(String program, String field, String path) {
        assertEquals(List.of(path), FileLink.parse(field).stream().map(FileLink::path).toList());
    }

    @Test
    void aFieldNamesSeveralFiles() {
        List<FileLink> links = FileLink.parse(":2.pdf:PDF;stuff:1.pdf:PDF; ;b/3.pdf");
        assertEquals(
                List.of(
                        new FileLink("", "2.pdf"),
                        new FileLink("stuff", "1.pdf"),
                        new FileLink("", "b/3.pdf")),
                links);
        assertEquals("3.pdf", links.getLast().fileName());
    }

    @Test
    void nothingIsNoFile() {
        assertEquals(List.of(), FileLink.parse(""));
        assertEquals(List.of(), FileLink.parse(" ;: ;::PDF"));
    }

    @Test
    void anAddressIsToldFromAFile() {
        assertTrue(FileLink.parse(":https\\://example.org/a.pdf:PDF").getFirst().isUrl());
        assertFalse(FileLink.parse("C:\\a.pdf").getFirst().isUrl());
        assertEquals("a.pdf", FileLink.parse("C:\\a.pdf").getFirst().fileName());
    }
}
