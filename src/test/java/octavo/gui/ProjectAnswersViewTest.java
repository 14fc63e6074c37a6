package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Each answer about what a paper cites, by the files of the library and of the paper.
class ProjectAnswersViewTest {
    private static final String LIBRARY =
            """
            @article{mai2020, author = {Mai, Luo}, title = {Kungfu}, year = 2020}
            @article{li2019, author = {Li, Guo}, title = {Spotnik}, year = {2019}}
            """;
    private static final String REFERENCES =
            "% by hand\n@article{li2019, author = {Li, Guo}, title = {Spotnik}, year = {2018}}\n";

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow openPaper() throws IOException {
        Path paper = Files.createDirectories(folder.resolve("thesis"));
        Files.writeString(
                paper.resolve("main.tex"),
                """
                \\documentclass{article}
                \\cite{mai2020}
                \\cite{li2019}
                \\bibliography{refs}
                """);
        Files.writeString(paper.resolve("refs.bib"), REFERENCES);
        AnsweredWindow answered = AnsweredWindow.of(folder, LIBRARY);
        answered.window().choose(paper);
        answered.showPage("projects", "project-add");
        answered.press("project-add");
        TestWindow.until("it is read", () -> answered.rowCount("projects") == 1);
        return answered;
    }

    private String references() throws IOException {
        return Files.readString(folder.resolve("thesis/refs.bib"));
    }

    @Test
    void theFileOfReferencesIsWrittenOnlyOnceThatIsAccepted() throws IOException {
        try (AnsweredWindow answered = openPaper()) {
            answered.press("project-write");
            answered.press("project-decline");
            answered.awaitGone("project-diff");
            assertEquals(REFERENCES, references());
            answered.press("project-write");
            answered.press("project-accept");
            TestWindow.until("it is written", () -> references().contains("mai2020"));
            answered.assertSaved(LIBRARY);
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "project-take, plan-make, 2018, 2018",
        "project-take, plan-later, 2019, 2018",
        "project-give, plan-make, 2019, 2019",
        "project-give, plan-later, 2019, 2018"
    })
    @Tag("slow")
    void theYearOnDiskIsOfTheSideThatIsChosen(
            String offer, String answer, String libraryYear, String paperYear) throws IOException {
        try (AnsweredWindow answered = openPaper()) {
            answered.selectRow("project-lines", 0);
            answered.press(offer);
            answered.press(answer);
            answered.assertSaved(LIBRARY.replace("{2019}", "{" + libraryYear + "}"));
            String wanted = REFERENCES.replace("{2018}", "{" + paperYear + "}");
            TestWindow.until("it is written", () -> references().equals(wanted));
        }
    }

    @Test
    void aProjectThatIsRemovedStaysOnDiskByteForByte() throws IOException {
        try (AnsweredWindow answered = openPaper()) {
            answered.press("project-remove");
            TestWindow.until("it is removed", () -> answered.rowCount("projects") == 0);
            assertEquals(REFERENCES, references());
            answered.assertSaved(LIBRARY);
        }
    }
}
