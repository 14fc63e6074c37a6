package octavo.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.cli.shared.LibraryInput.LibrarySource;

import org.junit.jupiter.api.Test;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

class EarlierStringsTest {
    private final EarlierStrings strings = new EarlierStrings();

    private static LibrarySource source(String text) {
        return new LibrarySource(
                Path.of("f.bib"), BibParser.parse(text), Optional.empty(), List.of());
    }

    private String namedIn(String text) {
        return strings.stringsNamedIn(new LibraryInput(List.of(source(text)))).stream()
                .flatMap(each -> each.bibFile().items().stream())
                .map(item -> item.slice().text())
                .collect(Collectors.joining(" "));
    }

    @Test
    void aFileIsGivenOnlyWhatItNamesAndWhatThatNames() {
        strings.addSource(
                source("@string{acm = \"ACM\"}\n@string{ieee = \"IEEE\"}\n@misc{x, note = acm}"));
        strings.addSource(source("@string{toplas = ACM # \" TOPLAS\"}"));
        assertEquals("", namedIn("@misc{a, title = {acm}}"));
        assertEquals(
                "@string{acm = \"ACM\"} @string{toplas = ACM # \" TOPLAS\"}",
                namedIn("@misc{a, journal = TOPLAS}"));
        assertEquals("@string{ieee = \"IEEE\"}", namedIn("@string{p = ieee # \" Press\"}"));
    }

    @Test
    void ofAStringThatEveryFileDefinesOnlyTheLastOneCounts() {
        strings.addSource(source("@string{a = \"1\"}"));
        strings.addSource(source("@string{b = a # \"2\"}"));
        strings.addSource(source("@string{a = \"3\"}"));
        strings.addSource(source("@string{a = a # \"4\"}"));
        assertEquals("@string{a = \"1\"} @string{b = a # \"2\"}", namedIn("@misc{x, note = b}"));
        assertEquals("@string{a = \"3\"} @string{a = a # \"4\"}", namedIn("@misc{x, note = a}"));
    }
}
