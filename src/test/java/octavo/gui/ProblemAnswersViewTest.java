package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListView;

import octavo.editing.tidy.CleanUpImpact;
import octavo.gui.openlibraries.TestWindow;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ValueReceipt;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Each answer about problems of a library, by the files on disk.
class ProblemAnswersViewTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {A}, journal = {J}, year = 2020, pages = {1-2}}
            @article{b, author = {Mai, Luo}, title = {B}, journal = {J}, year = 2021, pages = {3-4}}
            """;

    @TempDir private Path folder = Path.of("");

    private AnsweredWindow openAt(String finding) throws IOException {
        AnsweredWindow answered = AnsweredWindow.of(folder, FILE);
        answered.showPage("problems", "problems");
        select(answered, finding);
        return answered;
    }

    private static void select(AnsweredWindow answered, String finding) {
        TestWindow.until("there are problems", () -> !rows(answered, "problems").isEmpty());
        int rules = TestWindow.on(() -> rows(answered, "problems").size());
        for (int rule = 0; rule < rules; rule++) {
            answered.selectRow("problems", rule);
            int row =
                    TestWindow.on(() ->
                            IntStream.range(0, rows(answered, "problem-findings").size())
                                    .filter(i ->
                                            rows(answered, "problem-findings")
                                                    .get(i)
                                                    .toString()
                                                    .contains(finding))
                                    .findFirst()
                                    .orElse(-1));
            if (row >= 0) {
                answered.selectRow("problem-findings", row);
                return;
            }
        }
        throw new AssertionError("no " + finding);
    }

    private static List<?> rows(AnsweredWindow answered, String id) {
        return ((ListView<?>) answered.window().node(id)).getItems();
    }

    @Test
    void aStringThatNothingDefinesIsDefinedOnDisk() throws IOException {
        String file = FILE.replace("{J}", "jor");
        try (AnsweredWindow answered = AnsweredWindow.of(folder, file)) {
            answered.showPage("problems", "problems");
            select(answered, "jor");
            answered.window().replace("problems-string-text", "Journal of {Odd");
            answered.press("problems-define");
            TestWindow.until(
                    "it is refused",
                    () -> !answered.window().text("problems-define-refusal").isEmpty());
            answered.window().replace("problems-string-text", "Journal of Odd Research");
            answered.press("problems-define");
            TestWindow.until(
                    "it is defined", () -> answered.textInWindow().contains("@string{jor"));
            answered.assertSaved("@string{jor = {Journal of Odd Research}}\n\n" + file);
        }
    }

    @Test
    void theFixOfOneEntryOnDiskIsTheOneThatIsShown() throws IOException {
        try (AnsweredWindow answered = openAt("entryKey=a, fieldName=pages")) {
            answered.press("problems-fix-one");
            answered.assertSaved(FILE.replace("1-2", "1--2"));
        }
    }

    @Test
    void aCleanUpOnDiskIsTheOneThatIsShown() throws IOException {
        try (AnsweredWindow answered = openAt("entryKey=a, fieldName=pages")) {
            answered.press("problems-tab-clean-ups");
            TestWindow.until(
                    "they are counted", () -> !rows(answered, "problem-clean-ups").isEmpty());
            answered.selectRow(
                    "problem-clean-ups",
                    TestWindow.on(() ->
                            rows(answered, "problem-clean-ups").stream()
                                    .map(row -> ((CleanUpImpact) row).cleanUp().name())
                                    .toList()
                                    .indexOf("page-dashes")));
            answered.press("problems-clean-up");
            answered.assertSaved(FILE.replace("1-2", "1--2").replace("3-4", "3--4"));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "problems-fix-all, problems-accept, 1--2, 3--4",
        "problems-fix-all, problems-decline, 1-2, 3-4"
    })
    @Tag("slow")
    void onlyTheFixThatIsAppliedIsOnDisk(
            String offer, String answer, String firstPages, String secondPages) throws IOException {
        try (AnsweredWindow answered = openAt("entryKey=a, fieldName=pages")) {
            answered.press(offer);
            answered.press(answer);
            answered.awaitGone("problems-accept");
            answered.assertSaved(FILE.replace("1-2", firstPages).replace("3-4", secondPages));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"0, a", "1, page-dash"})
    @Tag("slow")
    void whatIsIgnoredIsADecisionAndTheLibraryOnDiskStaysByteForByte(int item, String ignored)
            throws IOException {
        try (AnsweredWindow answered = openAt("entryKey=a, fieldName=pages")) {
            answered.choose("problems-ignore", item);
            answered.awaitSidecar(
                    it -> it.contains("page-dash") && it.contains('"' + ignored + '"'), ignored);
            answered.assertSaved(FILE);
        }
    }

    @Test
    void whatIsReportedAgainIsIgnoredNoMoreOnDisk() throws IOException {
        try (AnsweredWindow answered = openAt("entryKey=a, fieldName=pages")) {
            answered.choose("problems-ignore", 1);
            answered.awaitSidecar(it -> it.contains("page-dash"), "page-dash");
            answered.choose("problems-ignored", 0);
            answered.awaitSidecar(it -> !it.contains("page-dash"), "no page-dash");
            answered.assertSaved(FILE);
            assertEquals(FILE, answered.fileText());
        }
    }

    @Test
    void whatIsAcceptedIsAPersonsWordBesideTheLibraryWhichStaysByteForByte() throws IOException {
        Path libraryPath = Files.writeString(folder.resolve("p.bib"), FILE);
        Work work = LibraryFile.load(libraryPath).library().workWithKey("a").orElseThrow();
        ValueReceipt receipt =
                new ValueReceipt(new AssistantSource(), LocalDate.of(2026, 11, 28), "");
        LibraryReceipts _ =
                ReceiptFile.updateFor(
                        libraryPath,
                        receipts ->
                                receipts.withReceipts(
                                        List.of(
                                                new ConfirmedFields(
                                                        work, Set.of("title"), receipt))));
        try (AnsweredWindow answered = AnsweredWindow.of(folder, libraryPath)) {
            answered.showPage("problems", "problems");
            select(answered, "title proposed by an assistant");
            answered.press("problems-accept-entry");
            TestWindow.until(
                    "it is accepted",
                    () -> !ReceiptFile.loadFor(libraryPath).receiptsOf(work).isProposed());
            assertTrue(ReceiptFile.loadFor(libraryPath).receiptsOf(work).isConfirmed());
            answered.assertSaved(FILE);
        }
    }
}
