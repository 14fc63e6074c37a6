package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;

/// Each answer about venues and strings, by the files on disk.
class VenueAnswersViewTest {
    private static final String FILE =
            """
            @string{jos = {Journal of Odd Studies}}
            @article{a, title = {A}, journal = {Proc. VLDB Endow.}, year = 2020}
            @article{b, title = {B}, journal = {Proceedings of the VLDB Endowment}, year = 2021}
            @article{c, title = {C}, journal = jos, year = 2021}
            @article{d, title = {D}, journal = {Odd Papers Quarterly}, year = 2022}
            @article{e, title = {E}, journal = {Odd Papers Quarterly}, year = 2023}
            """;
    private static final String UNCLEAR =
            "@inproceedings{a, title = {A}, booktitle = {Proceedings of PACT '12},"
                    + " year = 2012}\n";

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow openVenue(String name) throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, FILE);
        answered.showPage("venues", "venues-query");
        answered.window().replace("venues-query", name);
        TestWindow.until("one is left", () -> answered.rowCount("venues-all") == 1);
        answered.selectRow("venues-all", 0);
        TestWindow.until(
                "it is shown",
                () ->
                        answered.window().has("venue-name")
                                && answered.window().text("venue-name").equals(name));
        return answered;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"plan-make, true", "plan-later, false"})
    @Tag("slow")
    void aPreferredFormIsOnDiskOnlyIfItIsApplied(String answer, boolean isApplied)
            throws IOException {
        try (AnsweredWindow answered = openVenue("Odd Papers Quarterly")) {
            answered.window().replace("venue-preferred", "Odd Pap. Q.");
            answered.press("venue-unify");
            answered.press(answer);
            answered.assertSaved(
                    isApplied ? FILE.replace("Odd Papers Quarterly", "Odd Pap. Q.") : FILE);
            if (isApplied) {
                answered.awaitSidecar(it -> it.contains("OddPap.Q."), "the form");
            }
            assertEquals(isApplied, answered.sidecarText().contains("OddPap.Q."));
        }
    }

    @Test
    @Tag("slow")
    void anotherNameIsADecisionUntilItIsForgotten() throws IOException {
        try (AnsweredWindow answered = openVenue("Odd Papers Quarterly")) {
            answered.window().replace("venue-alias", "Journal of Odd Studies");
            answered.press("venue-add");
            answered.awaitSidecar(it -> it.contains("JournalofOddStudies"), "the name");
            answered.assertSaved(FILE);
            answered.press("venue-forget");
            answered.awaitSidecar(it -> !it.contains("JournalofOddStudies"), "forgotten");
            answered.assertSaved(FILE);
        }
    }

    @Test
    void aSpellingThatMeansAnotherVenueIsADecision() throws IOException {
        try (AnsweredWindow answered = openVenue("Proceedings of the VLDB Endowment")) {
            answered.pressText("Not this venue");
            answered.awaitSidecar(it -> it.contains("VLDB"), "the spelling");
            answered.assertSaved(FILE);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"venue-same, true", "venue-different, true", "venue-skip, false"})
    @Tag("slow")
    void whatAVenueMayBeIsDecidedOnDiskAndTheLibraryStaysByteForByte(
            String answer, boolean isDecided) throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, UNCLEAR)) {
            answered.showPage("venues", "venues-deciding-tab");
            answered.press("venues-deciding-tab");
            answered.selectRow("venues-unclear", 0);
            answered.press(answer);
            TestWindow.until("it is answered", () -> answered.rowCount("venues-unclear") == 0);
            if (isDecided) {
                boolean isSame = answer.equals("venue-same");
                answered.awaitSidecar(
                        it -> it.contains("PACT") && it.contains("\"different\"") != isSame,
                        answer);
            }
            answered.assertSaved(UNCLEAR);
            answered.press("venues-all-tab");
            answered.selectRow("venues-all", 0);
            answered.await("venue-name");
            assertEquals(
                    answer.equals("venue-same"),
                    answered.window()
                            .text("venue-name")
                            .startsWith("International Conference on Parallel"));
            assertEquals(isDecided, !answered.sidecarText().isEmpty());
        }
    }

    @Test
    @Tag("slow")
    void stringsAreRenamedWrittenOutAndMadeOnDisk() throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, FILE)) {
            answered.showPage("venues", "venues-strings-tab");
            answered.press("venues-strings-tab");
            answered.selectRow("strings-list", 0);
            answered.window().replace("strings-rename", "odd");
            answered.press("strings-do-rename");
            answered.assertSaved(FILE.replace("{jos =", "{odd =").replace("= jos,", "= odd,"));
            answered.selectRow("strings-list", 0);
            answered.press("strings-do-inline");
            String inlined =
                    FILE.substring(FILE.indexOf("@article"))
                            .replace("= jos,", "= {Journal of Odd Studies},");
            answered.assertSaved(inlined);
            answered.window().replace("strings-extract-name", "opq");
            answered.window().replace("strings-extract-text", "Odd Papers Quarterly");
            answered.press("strings-do-extract");
            TestWindow.until(
                    "it is a string", () -> answered.textInWindow().contains("@string{opq"));
            answered.assertSaved(
                    "@string{opq = {Odd Papers Quarterly}}\n\n"
                            + inlined.replace("{Odd Papers Quarterly}", "opq"));
        }
    }
}
