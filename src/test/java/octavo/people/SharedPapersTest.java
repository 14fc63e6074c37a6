package octavo.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Library;
import octavo.names.NameForm;
import octavo.names.PastedNames;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The papers of the reference user, and his name as it is found in all places.
class SharedPapersTest {
    private static final List<String> SPELLINGS =
            List.of(
                    "Wagenlaender, Marcel",
                    "Wagenl{\\\"a}nder, Marcel",
                    "Marcel Wagenl\\\"{a}nder",
                    "M. Wagenländer",
                    "Wagenlander, M",
                    "WAGENLÄNDER, Marcel",
                    "Wagenländer*, Marcel",
                    "Wagenländer, M. and Mai, L. and Li, G.",
                    "Marcel Wagenlander, Guo Li, Bo Zhao");

    private static String papers() throws IOException {
        return Files.readString(SharedData.path("octavo.cv", "cv").resolve("papers.bib"));
    }

    @Test
    void hisPapersHaveNoCandidates() throws IOException {
        var library = Library.of(BibParser.parse(papers()));
        assertEquals(List.of(), People.of(library, PersonDecisions.none()).candidates());
    }

    @Test
    void allSpellingsOfHisNameAreOneCandidateThatTellsWhy() throws IOException {
        var text = new StringBuilder(papers());
        for (int i = 0; i < SPELLINGS.size(); i++) {
            text.append("@misc{new%d, author = {%s}}%n".formatted(i, SPELLINGS.get(i)));
        }
        var people =
                People.of(Library.of(BibParser.parse(text.toString())), PersonDecisions.none());
        var his =
                people.candidates().stream()
                        .filter(each ->
                                each.variants().stream()
                                        .anyMatch(it ->
                                                it.nameShape()
                                                        .contractedFamily()
                                                        .contains("wagenl")))
                        .toList();
        assertEquals(1, his.size());
        assertEquals(
                Set.of(
                        "Wagenländer, Marcel",
                        "Wagenlaender, Marcel",
                        "Wagenländer, M.",
                        "Wagenlander, M",
                        "WAGENLÄNDER, Marcel",
                        "Wagenlander, Marcel"),
                his.getFirst().variants().stream()
                        .map(NameVariant::variantKey)
                        .collect(Collectors.toSet()));
        assertTrue(
                his.getFirst().reasons().stream().anyMatch(it -> it.toString().contains("Li, G")));
        assertTrue(!his.getFirst().isCertain());
    }

    /// Every list of the KungFu paper's authors, however a style prints it.
    @Test
    void hisAuthorListsArePastedFromAnyStyle() throws IOException {
        var folder = SharedData.path("octavo.cv", "cv");
        try (var files = Files.walk(folder)) {
            var lines =
                    files.filter(Files::isRegularFile)
                            .filter(file -> !file.toString().endsWith(".bib"))
                            .flatMap(file -> lines(file).stream())
                            .filter(line -> line.contains("Brabete") && line.contains("Pietzuch"))
                            .map(SharedPapersTest::authors)
                            .distinct()
                            .toList();
            assertTrue(lines.size() > 4);
            for (String line : lines) {
                assertEquals(
                        "Mai L.; Li G.; Wagenländer M.; Fertakis K.; Brabete A.-O.; Pietzuch P.",
                        PastedNames.parse(line).names().stream()
                                .map(each ->
                                        each.name().displayName(NameForm.FAMILY)
                                                + " "
                                                + each.name().initials())
                                .collect(Collectors.joining("; ")),
                        line);
            }
        }
    }

    private static List<String> lines(java.nio.file.Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException trouble) {
            throw new java.io.UncheckedIOException(trouble);
        }
    }

    /// What stands between the number or title and the year or title.
    private static String authors(String line) {
        int end = line.indexOf("Pietzuch");
        String head = line.substring(0, end);
        String start = head.replaceFirst("^[-\\s]*(\\[1\\]|.*Adaptive)?\\s*", "");
        String tail = line.substring(end).replaceFirst("^(Pietzuch(, P\\.|, Peter)?).*", "$1");
        return start + tail;
    }
}
