package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/// Each answer about names and persons, by the files on disk.
class PeopleAnswersViewTest {
    private static final String FILE =
            """
            @article{a, author = {Wagenländer, Marcel and Mai, Luo}, title = {A}, year = 2020}
            @article{b, author = {Mai, Luo and Wagenlander, Marcel}, title = {B}, year = 2021}
            @article{c, author = {Wagenländer, Marcel and Li, Guo}, title = {C}, year = 2022}
            """;
    private static final String UNIFIED = FILE.replace("Wagenlander", "Wagenländer");

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow open() throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, FILE);
        answered.showPage("people", "candidate");
        return answered;
    }

    private static void untilDecided(AnsweredWindow answered, String decision) {
        answered.awaitSidecar(it -> it.contains(decision), decision);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"plan-make, true", "plan-later, false"})
    void theNamesOnDiskAreUnifiedOnlyIfThatIsApplied(String answer, boolean isUnified)
            throws IOException {
        try (AnsweredWindow answered = open()) {
            answered.press("candidate-same");
            untilDecided(answered, "Wagenlander");
            answered.press(answer);
            answered.assertSaved(isUnified ? UNIFIED : FILE);
        }
    }

    @Test
    void differentIsADecisionAndTheLibraryOnDiskStaysByteForByte() throws IOException {
        try (AnsweredWindow answered = open()) {
            answered.press("candidate-different");
            untilDecided(answered, "false");
            assertTrue(answered.sidecarText().contains("Wagenlander"), answered.sidecarText());
            answered.assertSaved(FILE);
        }
    }

    @Test
    void whatIsSkippedIsOnNoDisk() throws IOException {
        try (AnsweredWindow answered = open()) {
            answered.press("candidate-skip");
            answered.awaitGone("candidate");
            answered.assertSaved(FILE);
            assertEquals("", answered.sidecarText());
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"plan-make, true", "plan-later, false"})
    void namesThatDifferInFullStopsAreOneDecisionAndUnifiedOnlyIfThatIsApplied(
            String answer, boolean isUnified) throws IOException {
        String file =
                """
                @misc{a, author = {Aloe, T. J. and Berg, Ann}, title = {A}}
                @misc{b, author = {Aloe, T J and Berg, Ann}, title = {B}}
                @misc{c, author = {Fern, K. L. and Berg, Ann}, title = {C}}
                @misc{d, author = {Fern, K L and Berg, Ann}, title = {D}}
                """;
        try (AnsweredWindow answered = AnsweredWindow.of(folder, file)) {
            answered.showPage("people", "people-accept-trivial");
            answered.press("people-accept-trivial");
            untilDecided(answered, "Aloe,TJ");
            untilDecided(answered, "Fern,KL");
            answered.press(answer);
            answered.assertSaved(
                    isUnified ? file.replace("T J", "T. J.").replace("K L", "K. L.") : file);
        }
    }

    private AnsweredWindow openPerson(String words) throws IOException {
        AnsweredWindow answered = open();
        answered.press("people-all");
        answered.window().replace("people-query", words);
        TestWindow.until("one is left", () -> answered.rowCount("persons") == 1);
        answered.selectRow("persons", 0);
        TestWindow.until(
                "it is shown",
                () ->
                        answered.window().has("person-name")
                                && answered.window().text("person-name").startsWith("Li"));
        return answered;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"plan-make, true", "plan-later, false"})
    @Tag("slow")
    void aPreferredNameIsOnDiskOnlyIfItIsApplied(String answer, boolean isApplied)
            throws IOException {
        try (AnsweredWindow answered = openPerson("guo")) {
            answered.window().replace("person-preferred", "Li, Guo Xiang");
            answered.press("person-unify");
            answered.press(answer);
            answered.assertSaved(isApplied ? FILE.replace("Li, Guo", "Li, Guo Xiang") : FILE);
            if (isApplied) {
                untilDecided(answered, "Li,GuoXiang");
            }
            assertEquals(isApplied, answered.sidecarText().contains("Xiang"));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"person-me, \"me\":true", "person-advisee, \"advisee\":true"})
    @Tag("slow")
    void aMarkIsOnDiskUntilItIsRemovedOrForgotten(String mark, String decision) throws IOException {
        try (AnsweredWindow answered = openPerson("guo")) {
            answered.press(mark);
            untilDecided(answered, decision);
            answered.press(mark);
            answered.awaitSidecar(it -> !it.contains(decision), "removed");
            answered.press(mark);
            untilDecided(answered, decision);
            answered.press("person-forget");
            answered.awaitSidecar(it -> !it.contains(decision), "forgotten");
            answered.assertSaved(FILE);
        }
    }

    @Test
    @Tag("slow")
    void aSpellingOfSomebodyElseIsTakenOutOnDisk() throws IOException {
        try (AnsweredWindow answered = open()) {
            answered.press("candidate-same");
            answered.press("plan-later");
            untilDecided(answered, "Wagenlander");
            String joined = answered.sidecarText();
            answered.press("people-all");
            answered.window().replace("people-query", "marcel");
            answered.selectRow("persons", 0);
            answered.pressText("Not this person");
            answered.awaitSidecar(it -> !it.equals(joined), "changed");
            answered.assertSaved(FILE);
        }
    }
}
