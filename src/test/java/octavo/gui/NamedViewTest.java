package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// Whatever takes keys or clicks has a name and a role, in every view that there is.
class NamedViewTest {
    private static final String FILE =
            """
            @string{jos = {Journal of Odd Studies}}
            @article{a, author = {Mai, Luo and Wagenl{\\"a}nder, Marcel}, title = {A}, pages = {1-2},
              journal = {Proc. VLDB Endow.}, year = 2020, keywords = {good}}
            @article{b, author = {Marcel Wagenlaender and Luo Mai}, title = {B}, year = 2021,
              journal = {Proceedings of the VLDB Endowment}}
            @article{c, author = {Mai, Luo}, title = {C}, journal = jos, year = 2021}
            """;

    private static final String SIDECAR =
            """
            {"version": 1, "profiles": {"home": {"hide": ["a"], "sections": [{"where": ""}],
              "outputs": [{"format": "latex", "into": "cv.tex"}]}}}
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open() throws IOException {
        Files.writeString(folder.resolve("p.octavo.json"), SIDECAR);
        Files.writeString(folder.resolve("cv.tex"), "no place");
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        window.select(0);
        return window;
    }

    private static void copy(String text) {
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.until("there is " + id, () -> window.has(id));
        TestWindow.run(() -> {
            switch (window.node(id)) {
                case ToggleButton button -> button.fire();
                case Button button -> button.fire();
                default -> throw new AssertionError(id + " cannot be pressed");
            }
        });
    }

    private static ListView<?> list(TestWindow window, String id) {
        return (ListView<?>) window.node(id);
    }

    private static void go(TestWindow window, String page, String list) {
        window.command("go-" + page);
        TestWindow.until(
                "there is something in " + list,
                () -> window.has(list) && !list(window, list).getItems().isEmpty());
    }

    /// Fails if something in the windows has no name; there must be what one looks for.
    private static void assertNamed(TestWindow window, String... ids) {
        for (String id : ids) {
            TestWindow.until("there is " + id, () -> window.has(id));
        }
        assertEquals(Set.of(), TestWindow.on(() -> Nameless.in(window)));
        assertEquals(List.of(), TestWindow.on(() -> Nameless.unreachable(window)));
    }

    @Test
    void theTableTheSidebarAndTheEditor() throws IOException {
        try (TestWindow window = open()) {
            assertNamed(window, "entries", "sidebar", "field-title", "names-author-list");
            fire(window, "show-source");
            assertNamed(window, "source");
        }
    }

    @Test
    void thePreview() throws IOException {
        try (TestWindow window = open()) {
            assertNamed(window, "preview-style", "preview-copy");
        }
    }

    @Test
    void aPersonOfAList() throws IOException {
        try (TestWindow window = open()) {
            window.focus("names-author-list");
            TestWindow.run(() -> list(window, "names-author-list").getSelectionModel().select(0));
            window.press(KeyCode.ENTER);
            assertNamed(window, "person-author-family", "person-author-role");
        }
    }

    @Test
    void namesThatArePastedAndTheTextOfAList() throws IOException {
        try (TestWindow window = open()) {
            copy("Peter Pietzuch and Guo Li");
            fire(window, "names-author-paste");
            assertNamed(window, "paste-author-text", "paste-author-found");
            fire(window, "names-author-raw");
            assertNamed(window, "field-author", "field-author-people");
        }
    }

    @Test
    void peopleToDecideAboutAndWhatThatWouldChange() throws IOException {
        try (TestWindow window = open()) {
            go(window, "people", "candidates");
            assertNamed(window, "candidate-same");
            window.focus("candidates");
            window.press(KeyCode.S);
            assertNamed(window, "plan-make", "plan-rows");
        }
    }

    @Test
    void aPerson() throws IOException {
        try (TestWindow window = open()) {
            go(window, "people", "candidates");
            fire(window, "people-all");
            TestWindow.run(() -> list(window, "persons").getSelectionModel().select(0));
            assertNamed(window, "person-page", "person-orcid", "coauthors");
        }
    }

    @Test
    void venuesAndStrings() throws IOException {
        try (TestWindow window = open()) {
            go(window, "venues", "venues-all");
            TestWindow.run(() -> list(window, "venues-all").getSelectionModel().select(0));
            assertNamed(window, "venue-preferred");
            fire(window, "venue-unify");
            assertNamed(window, "plan-make");
            fire(window, "venues-deciding-tab");
            assertNamed(window, "venues-unclear");
            fire(window, "venues-strings-tab");
            assertNamed(window, "strings-list", "strings-extract-text");
        }
    }

    @Test
    void theCv() throws IOException {
        try (TestWindow window = open()) {
            go(window, "cv", "cv-page");
            assertNamed(window, "cv-names", "cv-section-0-heading", "cv-section-0-more");
            assertNamed(window, "cv-my-name", "cv-template", "cv-order", "cv-language");
            assertNamed(window, "cv-show", "cv-export", "cv-zoom-in");
        }
    }

    @Test
    void whatIsSaidBehindAnEntryOfTheCv() throws IOException {
        try (TestWindow window = open()) {
            go(window, "cv", "cv-page");
            int last = list(window, "cv-page").getItems().size() - 1;
            TestWindow.run(() -> list(window, "cv-page").getSelectionModel().select(last));
            window.focus("cv-page");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is asked for", () -> window.has("cv-note"));
            assertNamed(window);
            window.press(KeyCode.ESCAPE);
            TestWindow.until("it is gone", () -> !window.has("cv-note"));
        }
    }

    @Test
    void problemsWithTheirFix() throws IOException {
        try (TestWindow window = open()) {
            window.command("go-problems");
            TestWindow.until(
                    "it is checked",
                    () ->
                            window.has("problems")
                                    && !((ListView<?>) window.node("problems"))
                                            .getItems()
                                            .isEmpty());
            TestWindow.run(
                    () -> ((ListView<?>) window.node("problems")).getSelectionModel().select(0));
            assertNamed(window, "problems-fix-all");
        }
    }

    @Test
    void historyWithAVersion() throws IOException {
        try (TestWindow window = open()) {
            window.replace("field-year", "1999");
            window.command("save");
            go(window, "history", "versions");
            TestWindow.run(() -> list(window, "versions").getSelectionModel().select(0));
            assertNamed(window, "restore", "history-diff");
        }
    }

    @Test
    @Tag("slow")
    void projectsWithWhatTheyCite() throws IOException {
        Path paper = Files.createDirectory(folder.resolve("thesis"));
        Files.writeString(paper.resolve("main.md"), "[@a; @b; @smith202]\n");
        Files.writeString(
                paper.resolve("refs.bib"), "@article{b, title = {Other}}\n@misc{smith2020}\n");
        Files.writeString(paper.resolve("octavo.json"), "{\"into\": \"refs.bib\"}");
        try (TestWindow window = open()) {
            window.choose(paper);
            window.command("go-projects");
            assertNamed(window, "project-add", "projects");
            fire(window, "project-add");
            go(window, "projects", "project-lines");
            TestWindow.run(() -> list(window, "project-lines").getSelectionModel().select(0));
            assertNamed(window, "project-near");
            TestWindow.run(() -> list(window, "project-lines").getSelectionModel().select(1));
            assertNamed(window, "project-take", "project-give", "project-go");
            fire(window, "project-give");
            assertNamed(window, "plan-make", "plan-rows");
            fire(window, "plan-later");
            fire(window, "project-write");
            assertNamed(window, "project-diff", "project-accept");
        }
    }

    @Test
    void whatCameFromOutside() throws IOException {
        try (TestWindow window = open()) {
            copy(FILE.replace("{A}", "{A}, doi = {10.1/x}") + "@misc{n, title = {New}}");
            window.focus("entries");
            window.press(KeyCode.SHORTCUT, KeyCode.V);
            assertNamed(window, "import-list", "import-take");
            int items = list(window, "import-list").getItems().size();
            for (int i = 0; i < items; i++) {
                int row = i;
                TestWindow.run(() -> list(window, "import-list").getSelectionModel().select(row));
                assertNamed(window, "arrival-skip");
            }
        }
    }

    @Test
    @Tag("slow")
    void changesOnTwoSides() throws IOException {
        try (TestWindow window = open()) {
            window.replace("field-year", "1999");
            Files.writeString(folder.resolve("p.bib"), FILE.replace("2020", "2000"));
            TestWindow.until("it is noticed", () -> !window.notices().isEmpty());
            assertNamed(window, "notices");
            TestWindow.run(
                    () -> window.shownNotices().getFirst().actions().getFirst().task().run());
            assertNamed(window, "conflicts", "settle-later");
        }
    }

    @Test
    @Tag("slow")
    void theSheets() throws IOException {
        try (TestWindow window = open()) {
            for (String sheet : List.of("palette", "settings", "manual", "shortcuts", "about")) {
                window.command(sheet);
                assertNamed(window, sheet);
            }
        }
    }

    @Test
    void theWelcome() throws IOException {
        try (TestWindow window = open()) {
            window.command("close");
            assertNamed(window, "welcome-open", "welcome-sample");
        }
    }

    @Test
    void severalLibraries() throws IOException {
        try (TestWindow window = open()) {
            window.choose(Files.writeString(folder.resolve("q.bib"), FILE));
            window.command("open");
            TestWindow.until("both are open", () -> window.gui.workspaces().open().size() == 2);
            assertNamed(window, "libraries");
            assertFalse(Nameless.nameOf(window.node("entries")).isEmpty());
        }
    }
}
