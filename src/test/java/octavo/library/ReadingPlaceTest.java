package octavo.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class ReadingPlaceTest {
    private static List<String> places(String fields) {
        Work work = Library.of(BibParser.parse("@misc{a, " + fields + "}")).workAt(0).orElseThrow();
        return ReadingPlace.of(work).stream()
                .map(place ->
                        place.field()
                                + " "
                                + switch (place) {
                                    case ReadingPlace.WebPlace site -> site.address();
                                    case ReadingPlace.FilePlace document -> document.link().path();
                                })
                .toList();
    }

    @Test
    void filesComeFirstThenTheDoiThenArxivThenTheAddress() {
        assertEquals(
                List.of(
                        "file a.pdf",
                        "file https://example.org/b.pdf",
                        "doi https://doi.org/10.1000/182",
                        "eprint https://arxiv.org/abs/2101.00001",
                        "url https://example.org/"),
                places(
                        "url = {https://example.org/}, eprint = {2101.00001}, doi = {10.1000/182},"
                                + " file = {:a.pdf:PDF;:https\\://example.org/b.pdf:PDF}"));
    }

    @Test
    void aPlaceIsNamedOnce() {
        assertEquals(
                List.of("doi https://doi.org/10.1000/182"),
                places("doi = {10.1000/182}, url = {https://doi.org/10.1000/182}"));
    }

    @Test
    void otherProgramsCallTheFilePdf() {
        assertEquals(List.of("file a.pdf"), places("pdf = {a.pdf}"));
        assertTrue(ReadingPlace.isNamedBy("PDF"));
        assertTrue(ReadingPlace.isNamedBy("doi"));
        assertFalse(ReadingPlace.isNamedBy("title"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "javascript:alert(1)",
                "javascript://example.org/%0aalert(1)",
                "file:///etc/passwd",
                "data:text/html,x",
                "smb://host/share",
                "ssh://host",
                "mailto:a@example.org",
                "https://user:secret@example.org/"
            })
    void whatIsNoPageOfTheWebIsNoPlace(String address) {
        assertEquals(List.of(), places("url = {" + address + "}"));
        assertEquals(
                List.of(),
                places("file = {" + address.replace(":", "\\:") + "}").stream()
                        .filter(place -> place.contains("://"))
                        .toList());
    }

    @Test
    void charactersThatNoAddressHasAreEncoded() {
        assertEquals(
                List.of("url https://example.org/%C3%A9%22%60$(x)%7C;%3C"),
                places("url = {https://example.org/é\"`$(x)|;<}"));
    }
}
