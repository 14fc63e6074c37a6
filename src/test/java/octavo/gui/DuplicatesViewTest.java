package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.RadioButton;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class DuplicatesViewTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020, doi = {10.1/kf}, note = {x}}
            @article{b, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020, doi = {10.1/kf}, note = {y}}
            """;

    @TempDir private Path folder = Path.of("");

    @Test
    void aPairIsMergedByTheKeysWithTheFieldThatWasChosen() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-note-gone"));
            RadioButton other = (RadioButton) window.node("pair-note-gone");
            TestWindow.run(other::fire);
            window.focus("pairs");
            window.press(KeyCode.M);
            String text = TestWindow.on(() -> window.document().library().file().text());
            assertTrue(text.contains("note = {y}"), text);
            assertEquals("Merge b into a", window.document().undoNameProperty().get());
            TestWindow.until("no pair is left", () -> !window.has("pair"));
            window.command("undo");
            assertEquals(FILE, TestWindow.on(() -> window.document().library().file().text()));
        }
    }

    @Test
    void afterAMergeTheListGoesOnWithTheNextPair() throws IOException {
        String pairs =
                Stream.of("Alpha", "Beta", "Gamma")
                        .flatMap(title -> Stream.of(title + "1", title + "2"))
                        .map(key ->
                                "@article{%s, author = {%s, Luo}, title = {%s}, year = 2020}\n"
                                        .formatted(
                                                key,
                                                key.substring(0, key.length() - 1),
                                                key.substring(0, key.length() - 1).repeat(3)))
                        .collect(Collectors.joining());
        Path file = Files.writeString(folder.resolve("p.bib"), pairs);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            ListView<?> list = (ListView<?>) window.node("pairs");
            TestWindow.until("three pairs are there", () -> list.getItems().size() == 3);
            TestWindow.run(() -> list.getSelectionModel().select(1));
            window.focus("pairs");
            window.press(KeyCode.M);
            TestWindow.until("two are left", () -> list.getItems().size() == 2);
            assertEquals(1, TestWindow.on(() -> list.getSelectionModel().getSelectedIndex()));
        }
    }

    @Test
    void valuesToChooseFromKeepTheirUnderscores() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        FILE.replace("{x}", "{6_40}").replace("{y}", "{6_41}"));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-note-gone"));
            Text shown = (Text) window.node("pair-note-kept").lookup(".text");
            assertEquals("{6_40}", TestWindow.on(shown::getText));
        }
    }

    @Test
    void differentIsTheButtonToPressWhereTheDoisDiffer() throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"),
                        FILE.replaceFirst("10.1/kf", "10.1000/1")
                                .replaceFirst("10.1/kf", "10.1000/2"));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-different"));
            assertTrue(window.node("pair-different").getStyleClass().contains("accent"));
            assertFalse(window.node("pair-merge").getStyleClass().contains("accent"));
        }
    }

    @Test
    void undoOnAnotherPageSaysThatAMergeIsUndone() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), FILE);
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair"));
            window.focus("pairs");
            window.press(KeyCode.M);
            window.command("go-library");
            window.command("undo");
            TestWindow.until(
                    "undo is told", () -> window.notices().contains("Undone: Merge b into a"));
        }
    }

    @Test
    void aPairIsShownAsPapersAboveAnswersWithTheirKeys() throws IOException {
        String twice =
                "@article{%s, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020}\n";
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"), twice.formatted("a") + twice.formatted("b"));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-title"));
            assertEquals(List.of("KungFu", "KungFu"), shownTexts(window, ".paper-title"));
            assertEquals(List.of("M", "D", "N"), shownTexts(window, ".key-name"));
            assertEquals("1 pair", window.text("pairs-count"));
            assertEquals("1 of 1", shownTexts(window, ".review-bar > .muted").getFirst());
        }
    }

    private static List<String> shownTexts(TestWindow window, String selector) {
        return TestWindow.on(() ->
                window.scene().getRoot().lookupAll(selector).stream()
                        .map(each -> ((Labeled) each).getText())
                        .toList());
    }

    @Test
    void aPairWithoutADifferenceStillShowsThePaper() throws IOException {
        String twice =
                "@article{%s, author = {Mai, Luo}, title = {KungFu}, journal = {J}, year = 2020}\n";
        Path file =
                Files.writeString(
                        folder.resolve("p.bib"), twice.formatted("a") + twice.formatted("b"));
        try (TestWindow window = TestWindow.of(folder, file)) {
            window.command("go-duplicates");
            TestWindow.until("the pair is there", () -> window.has("pair-title"));
            assertEquals("KungFu", window.text("pair-title"));
            List<String> texts =
                    TestWindow.on(() ->
                            window.node("pair").lookupAll(".label").stream()
                                    .map(each -> ((Label) each).getText())
                                    .toList());
            assertTrue(
                    texts.stream().anyMatch(each -> each.contains("Mai, Luo")), texts.toString());
        }
    }

    @Test
    void aLineOfTheListThatIsCutIsWholeInItsTooltip() throws IOException {
        String long1 = "Making " + "Training ".repeat(20) + "Adaptive";
        String twice = "@article{%s, author = {Mai, Luo}, title = {" + long1 + "}, year = 2020}\n";
        try (TestWindow window =
                TestWindow.of(
                        folder,
                        Files.writeString(
                                folder.resolve("cut.bib"),
                                twice.formatted("a") + twice.formatted("b")))) {
            window.command("go-duplicates");
            TestWindow.until(
                    "the pair is there, with its tooltip",
                    () ->
                            window.has("pairs")
                                    && TestWindow.on(() ->
                                            window.node("pairs").lookupAll(".list-cell").stream()
                                                    .map(Node::getAccessibleHelp)
                                                    .anyMatch(it ->
                                                            it != null && it.contains(long1))));
        }
    }
}
