package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.files.pdf.DrawnPaper;
import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Each answer about entries to import, by the file on disk.
class ImportAnswersViewTest {
    private static final String LIBRARY =
            "@article{a, author = {Mai, Luo}, title = {Training in Distributed Machine Learning},"
                    + " journal = {J}, year = {2020}}\n";
    private static final String MORE =
            LIBRARY.replace("{a,", "{b,").replace("{2020}}", "{2020}, volume = {7}, number = {3}}");

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow review(String text) throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, LIBRARY);
        answered.paste(text);
        answered.await("import-states");
        return answered;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    arrival-add         | import-take   | -
                    arrival-take        | import-take   | {2020}, volume = {7}, number = {3}}
                    arrival-skip        | import-take   | {2020}}
                    import-field-volume | import-take   | {2020}, number = {3}}
                    arrival-take        | import-cancel | {2020}}
                    """)
    @Tag("slow")
    void theEntryOnDiskIsWhatWasChosenForTheImportedOne(
            String answer, String button, String yearAndMore) throws IOException {
        try (AnsweredWindow answered = review(MORE)) {
            answered.press(answer);
            answered.press(button);
            answered.awaitGone("import");
            answered.assertSaved(
                    yearAndMore == null
                            ? LIBRARY + "\n" + MORE
                            : LIBRARY.replace("{2020}}", yearAndMore));
        }
    }

    @Test
    void aPastedReferenceIsReviewedWithItsPrintedLineWhenLookupsAreOff() throws IOException {
        try (AnsweredWindow answered =
                review(
                        "He, K., Zhang, X., Ren, S., & Sun, J. (2016). Deep residual learning for"
                                + " image recognition. In Proceedings of the IEEE conference on"
                                + " computer vision and pattern recognition (pp. 770–778).")) {
            answered.await("import-printed");
            answered.press("import-take");
            answered.awaitGone("import");
        }
    }

    @Test
    void theReferencesOfALinkedPdfAreReviewedWithTheirPrintedLines() throws IOException {
        byte[] paper =
                new DrawnPaper()
                        .bold(50, 60, 12, "References")
                        .line(50, 80, 9, "[1] D. E. Knuth. Literate programming. The Computer")
                        .line(65, 92, 9, "Journal, 27(2):97-111, 1984.")
                        .line(50, 104, 9, "[2] L. Lamport. Time, clocks, and the ordering of")
                        .line(65, 116, 9, "events. Communications of the ACM, 21(7):558-565, 1978.")
                        .bytes();
        Files.write(folder.resolve("a.pdf"), paper);
        String library = "@misc{a, title = {Alpha}, year = {2020}, file = {:a.pdf:PDF}}\n";
        try (AnsweredWindow answered = AnsweredWindow.of(folder, library)) {
            answered.window().select(0);
            answered.window().command("listed-works");
            answered.await("import-printed");
            assertEquals(2, answered.rowCount("import-list"));
            answered.press("import-take");
            answered.awaitGone("import");
        }
    }

    @ParameterizedTest(name = "adapted: {0}")
    @CsvSource({"true, 1--9", "false, 1-9"})
    @Tag("slow")
    void theValueOnDiskIsAdaptedOnlyIfThatIsLeftTicked(boolean isAdapted, String pages)
            throws IOException {
        String entry =
                "@article{%s, author = {Li, Guo}, title = {%s}, journal = {J}, pages = {1-9},"
                        + " year = {2021}}\n";
        String other = entry.formatted("z", "Other Things");
        try (AnsweredWindow answered = review(entry.formatted("y", "Something Else") + other)) {
            if (!isAdapted) {
                answered.press("import-adapt-pages");
            }
            answered.selectRow("import-list", 1);
            answered.press("arrival-skip");
            answered.press("import-take");
            answered.awaitGone("import");
            answered.assertSaved(
                    LIBRARY + "\n" + entry.formatted("y", "Something Else").replace("1-9", pages));
        }
    }

    @Test
    void filesOpenedInsteadAreNotImportedOnDisk() throws IOException {
        Path other = Files.writeString(folder.resolve("other.bib"), MORE);
        try (AnsweredWindow answered = AnsweredWindow.of(folder, LIBRARY)) {
            answered.window().choose(other);
            answered.window().command("import");
            answered.press("import-open");
            TestWindow.until(
                    "it is open", () -> answered.window().gui.workspaces().open().size() == 2);
            assertEquals(LIBRARY, answered.fileText());
            assertEquals(MORE, Files.readString(other));
        }
    }

    @Test
    void reviewingWhatIsHereAlreadyChangesNothingOnDisk() throws IOException {
        try (AnsweredWindow answered = AnsweredWindow.of(folder, LIBRARY)) {
            answered.paste(LIBRARY);
            TestWindow.until("it is told", () -> !answered.window().notices().isEmpty());
            answered.assertSaved(LIBRARY);
            assertEquals(LIBRARY, answered.fileText());
        }
    }
}
