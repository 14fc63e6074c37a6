package octavo.cli.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.cli.Cli;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class PeopleCommandTest {
    private static final String TEXT =
            """
            % päpers
            @misc{a, author = {Wagenländer, Marcel and Mai, Luo}}
            @misc{b, author = {M. Wagenlander and Luo Mai}}
            @misc{c, author = {Luo Mai, Guo Li, Bo Zhao}}
            """;

    @TempDir Path folder = Path.of("");
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... options) throws IOException {
        if (!Files.exists(file())) {
            Files.writeString(file(), TEXT);
        }
        List<String> arguments = new ArrayList<>(List.of("people", file().toString()));
        arguments.addAll(List.of(options));
        out.getBuffer().setLength(0);
        return Cli.runCommand(arguments, new PrintWriter(out), new PrintWriter(err));
    }

    private Path file() {
        return folder.resolve("papers.bib");
    }

    private String sidecar() throws IOException {
        return Files.readString(folder.resolve("papers.octavo.json"));
    }

    @ParameterizedTest(name = "{0} and {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Gibson, Sandra J | Gibson, Sandra J.  | differ only in full stops
                    Gibson, S J      | Gibson, S. J.      | differ only in full stops
                    Smolčić, V.      | Smolcic, V.        | differ only in accents
                    Smith, John Q.   | Smith, John        | have the same first name; another one is abbreviated
                    Smith, J. Q.     | Smith, John Quincy | are compatible
                    Sørensen, Åse    | Sorensen, Ase      | differ only in accents, hyphens or capitals
                    """)
    void whyTwoNamesMayBeOnePersonIsSaid(String one, String other, String reason)
            throws IOException {
        Files.writeString(
                file(), "@misc{a, author = {%s}}%n@misc{b, author = {%s}}".formatted(one, other));
        assertEquals(0, run());
        assertTrue(out.toString().contains(reason), out::toString);
    }

    @Test
    void aPartOfANameMeansWhoIsClearlyMeant() throws IOException {
        for (String typed : List.of("Mai", "mai", "luo mai", "MAI, LUO", "guo")) {
            assertEquals(0, run("--me", typed), () -> typed + err);
        }
        assertTrue(sidecar().contains("Mai, Luo"), this::sidecarText);
        assertEquals(1, run("--me", "wagenlander"));
        assertTrue(err.toString().contains("may be any of"), err::toString);
        assertEquals(0, run("--same", "wagenl, marcel", "M. Wagenlander"), err::toString);
        assertEquals(0, run("--me", "wagenlander"), err::toString);
        assertEquals(1, run("--me", "ai"));
        assertEquals(1, run("--me", " , "));
    }

    private String sidecarText() {
        try {
            return sidecar();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    @Test
    void candidatesAreListedWithTheirReasons() throws IOException {
        assertEquals(0, run());
        assertTrue(out.toString().contains("Wagenländer, Marcel (1) · Wagenlander, M. (1)"));
        assertTrue(out.toString().contains("both wrote with Mai, Luo"));
        assertEquals(0, run("nobody"));
        assertEquals("", out.toString());
        assertEquals(TEXT, Files.readString(file()));
    }

    @Test
    void optionsThatWouldBeInVainAreRefused() throws IOException {
        assertEquals(2, run("--apply"));
        assertEquals(2, run("--except", "b"));
        assertEquals(2, run("--unify", "Wagenländer, Marcel", "--list"));
        assertEquals(1, run("--unify", "Wagenländer, Marcel", "--except", "nokey"));
        assertTrue(err.toString().contains("no entry with the key nokey"), err::toString);
    }

    @Test
    void candidatesAsJson() throws IOException {
        assertEquals(0, run("wagenl", "--format", "json"));
        JsonNode candidate = JsonMapper.shared().readTree(out.toString()).get(0);
        assertEquals("same", candidate.get("kind").asString());
        assertEquals("M. Wagenlander", candidate.at("/names/1/written/0").asString());
        assertFalse(candidate.get("certain").asBoolean());
    }

    @Test
    void verdictsGoIntoTheSidecarAndChangeNothingElse() throws IOException {
        assertEquals(
                0,
                run(
                        "--same",
                        "Marcel Wagenländer",
                        "Wagenlander, M.",
                        "--me",
                        "wagenlaender, marcel",
                        "--orcid",
                        "Marcel Wagenländer",
                        "https://orcid.org/0000-0002-1825-0097",
                        "--different",
                        "Guo Li",
                        "Mai, Luo"));
        assertTrue(err.toString().endsWith("papers.octavo.json: updated\n"), err::toString);
        assertEquals(
                """
                {
                  "version": 1,
                  "people": {
                    "li-guo": {
                      "spellings": {
                        "Li, Guo": true,
                        "Mai, Luo": false
                      }
                    },
                    "wagenlander-marcel": {
                      "orcid": "0000-0002-1825-0097",
                      "me": true,
                      "spellings": {
                        "Wagenlander, M.": true,
                        "Wagenländer, Marcel": true
                      }
                    }
                  }
                }
                """,
                sidecar());
        assertEquals(TEXT, Files.readString(file()));
        assertEquals(0, run("wagenl"));
        assertEquals("", out.toString());
        assertEquals(0, run("wagenl", "--list"));
        assertTrue(out.toString().contains("me  0000-0002-1825-0097"), out.toString());
        assertEquals(0, run("--forget", "M. Wagenlander"));
        assertFalse(sidecar().contains("wagenlander"));
    }

    @Test
    void aNameIsUnifiedOnlyWhenAskedTo() throws IOException {
        run("--same", "Marcel Wagenländer", "Wagenlander, M.");
        assertEquals(0, run("--unify", "Wagenländer, Marcel"));
        assertTrue(out.toString().contains("+@misc{b, author = {Marcel Wagenländer and Luo Mai}}"));
        assertEquals(TEXT, Files.readString(file()));
        assertEquals(0, run("--unify", "Wagenländer, Marcel", "--except", "b", "--apply"));
        assertEquals(TEXT, Files.readString(file()));
        assertEquals(0, run("--unify", "Wagenländer, Marcel", "--apply"));
        String unified = TEXT.replace("M. Wagenlander", "Marcel Wagenländer");
        assertEquals(unified, Files.readString(file()));
        assertEquals(0, run("--unify", "Wagenländer, Marcel", "--apply"));
        assertEquals(unified, Files.readString(file()));
    }

    @Test
    void aSpellingThatNobodySaidIsThePersonIsNotUnified() throws IOException {
        assertEquals(0, run("--unify", "Wagenländer, Marcel", "--apply"));
        assertEquals(TEXT, Files.readString(file()));
    }

    @Test
    void thePreferredFormIsWhatUnifyingWrites() throws IOException {
        run(
                "--same",
                "Marcel Wagenländer",
                "Wagenlander, M.",
                "--prefer",
                "M. Wagenlander",
                "Wagenländer, Marcel J.");
        assertEquals(0, run("--unify", "M. Wagenlander", "--apply"));
        assertTrue(Files.readString(file()).contains("{Wagenländer, Marcel J. and Mai, Luo}"));
        assertTrue(Files.readString(file()).contains("{Marcel J. Wagenländer and Luo Mai}"));
    }

    @Test
    void listsJoinedByCommasAreRepaired() throws IOException {
        assertEquals(0, run("--repair", "lists,marks", "--apply"));
        assertEquals(
                TEXT.replace("Luo Mai, Guo Li, Bo Zhao", "Luo Mai and Guo Li and Bo Zhao"),
                Files.readString(file()));
    }

    @Test
    void whatCannotBeDoneIsSaidInWords() throws IOException {
        assertEquals(1, run("--same", "Nobody", "Luo Mai"));
        assertTrue(err.toString().contains("nobody is called Nobody"));
        assertEquals(2, run("--orcid", "Luo Mai", "12"));
        assertTrue(err.toString().contains("12 is not an ORCID"));
        assertEquals(2, run("--repair", "everything"));
        assertEquals(2, run("--same", "Luo Mai"));
        run(
                "--orcid",
                "Luo Mai",
                "0000-0002-1825-0097",
                "--orcid",
                "Guo Li",
                "0000-0001-5109-3700");
        assertEquals(1, run("--same", "Luo Mai", "Guo Li"));
        assertTrue(err.toString().contains("different ORCIDs"));
    }

    @Test
    void aDamagedSidecarIsReportedAndNotInTheWay() throws IOException {
        Files.writeString(
                folder.resolve("papers.octavo.json"), "{\"people\": {\"x\": 1}, \"mine\": 2}");
        assertEquals(0, run("--me", "Luo Mai"));
        assertTrue(err.toString().contains("people/x should be an object"));
        assertTrue(sidecar().contains("\"mine\": 2"));
        assertTrue(sidecar().contains("\"x\": 1"));
    }
}
