package octavo.gui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;

import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.TestWindow;
import octavo.gui.pagecontract.LibraryPage;
import octavo.settings.Settings.ThemeChoice;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/// The texts that the window shows, on what they are painted on.
class WindowContrastViewTest {
    /// Something to decide on each page: a pair of names, of venues and of entries, and problems.
    private static final String FILE =
            """
            @inproceedings{a, author = {Mai, Luo and Li, Guo}, title = {Adaptive Training of Models}, booktitle = {Proc. of the USENIX Annual Technical Conference}, year = 2020, pages = {1-2}}
            @inproceedings{b, author = {Mai, L. and Li, Guo}, title = {Adaptive Training of Models}, booktitle = {USENIX Annual Technical Conference}, year = 2020, pages = {1--2}}
            @article{c, author = {Li, G.}, title = {Trouble}, journal = {J}, year = {20x1}, doi = {https://doi.org/10.1000/1}}
            @misc{d, author = {Mai, Luo}, title = {A Preprint}, eprint = {2001.00001}, archiveprefix = {arXiv}, year = 2020}
            """;

    @TempDir private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource(
            value = ThemeChoice.class,
            names = {"LIGHT", "DARK"})
    void everyTextStandsOutFromWhatIsPaintedBelowIt(ThemeChoice theme) throws IOException {
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"theme\": \"%s\"}".formatted(theme.name().toLowerCase(Locale.ROOT)));
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        List<String> weakTexts = new ArrayList<>();
        AtomicInteger measuredCount = new AtomicInteger();
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.select(2);
            TestWindow.until("the reference is there", () -> window.has("preview-reference"));
            measure(window, "library", weakTexts, measuredCount);
            for (LibraryPage page : LibraryPages.otherPages()) {
                window.command("go-" + page.id());
                TestWindow.until("the page is there", () -> !window.nodes().isEmpty());
                selectFirstRows(window);
                measure(window, page.id(), weakTexts, measuredCount);
            }
            for (String sheet : List.of("settings", "shortcuts", "about", "palette")) {
                window.command(sheet);
                measure(window, sheet, weakTexts, measuredCount);
                window.press(KeyCode.ESCAPE);
            }
        }
        assertEquals(List.of(), weakTexts);
        assertTrue(measuredCount.get() > 300, "only " + measuredCount + " texts");
    }

    private static void selectFirstRows(TestWindow window) {
        TestWindow.look(() -> {
            window.scene().getRoot().lookupAll(".list-view").stream()
                    .map(list -> (ListView<?>) list)
                    .filter(list -> list.getSelectionModel() != null && !list.getItems().isEmpty())
                    .forEach(list -> list.getSelectionModel().selectFirst());
            return true;
        });
    }

    private static void measure(
            TestWindow window, String page, List<String> weakTexts, AtomicInteger measuredCount) {
        ShownContrast contrast =
                TestWindow.look(() ->
                        ShownContrast.of(
                                window.scene().getRoot(), (Color) window.scene().getFill()));
        contrast.weakTexts().forEach(text -> weakTexts.add(page + ": " + text));
        measuredCount.addAndGet(contrast.measuredCount());
    }
}
