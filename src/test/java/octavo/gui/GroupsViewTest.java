package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The groups of a library in the sidebar, and putting papers into them.
class GroupsViewTest {
    private static final String ENTRIES =
            """
            @misc{a, title = {One}, groups = {Thesis}}

            @misc{b, title = {Two}}

            """;

    private static final String TREE =
            """
            @Comment{jabref-meta: grouping:
            0 AllEntriesGroup:;
            1 StaticGroup:Thesis\\;0\\;1\\;\\;\\;\\;;
            2 StaticGroup:Chapter\\;0\\;1\\;\\;\\;\\;;
            }
            """;

    @TempDir private Path folder = Path.of("");

    private TestWindow open(String text) throws IOException {
        return TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), text));
    }

    @SuppressWarnings("unchecked")
    private static TreeItem<?> heading(TestWindow window) {
        return ((TreeView<Object>) window.node("sidebar"))
                .getRoot().getChildren().stream()
                        .filter(item -> item.getValue().toString().contains("heading-group"))
                        .findFirst()
                        .orElseGet(TreeItem::new);
    }

    @SuppressWarnings("unchecked")
    private static void select(TestWindow window, TreeItem<?> item) {
        TreeView<Object> tree = (TreeView<Object>) window.node("sidebar");
        tree.getSelectionModel().select((TreeItem<Object>) item);
    }

    private static String text(TestWindow window) {
        return window.document().library().file().text();
    }

    private static void group(TestWindow window, String name) {
        window.command("group");
        window.focus("group-name");
        window.type(name);
        window.press(KeyCode.ENTER);
    }

    @Test
    void groupsAreATreeThatSearches() throws IOException {
        try (TestWindow window = open(ENTRIES + TREE)) {
            TestWindow.until(
                    "the groups are there", () -> heading(window).getChildren().size() == 1);
            TreeItem<?> thesis = heading(window).getChildren().getFirst();
            assertEquals(1, thesis.getChildren().size());
            assertTrue(thesis.getValue().toString().contains("count=1"), thesis::toString);
            TestWindow.run(() -> select(window, thesis));
            TestWindow.until("it is found", () -> window.keys().equals(List.of("a")));
        }
    }

    @Test
    @Tag("slow")
    void addingAndRemovingChangesOnlyTheFieldOfTheEntry() throws IOException {
        try (TestWindow window = open(ENTRIES + TREE)) {
            window.select(1);
            group(window, "Thesis");
            TestWindow.until(
                    "it is in", () -> text(window).contains("groups = {Thesis}}\n\n@Comment"));
            assertTrue(text(window).endsWith(TREE));
            window.command("ungroup");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is out", () -> text(window).equals(ENTRIES + TREE));
        }
    }

    @Test
    void aNewGroupIsOneOfJabRefsWhereThereAreAny() throws IOException {
        try (TestWindow window = open(ENTRIES + TREE)) {
            window.select(1);
            group(window, "Talk");
            TestWindow.until("it is made", () -> text(window).contains("1 StaticGroup:Talk\\;0"));
            assertTrue(text(window).contains("@misc{b, title = {Two}, groups = {Talk}}"));
            window.command("undo");
            assertEquals(ENTRIES + TREE, TestWindow.on(() -> text(window)));
        }
    }

    @Test
    void addingToAGroupWhereThereAreNoneMakesOne() throws IOException {
        String without = ENTRIES.replace(", groups = {Thesis}", "");
        try (TestWindow window = open(without)) {
            window.select(1);
            window.command("group");
            window.focus("new-group-name");
            window.type("Talk");
            window.press(KeyCode.ENTER);
            TestWindow.until(
                    "it is made",
                    () -> text(window).contains("1 StaticGroup:Talk\\;0\\;1\\;\\;\\;\\;;\n}\n"));
            assertTrue(text(window).contains("@misc{b, title = {Two}, groups = {Talk}}"));
            TestWindow.until("it is shown", () -> heading(window).getChildren().size() == 1);
            window.command("undo");
            assertEquals(without, TestWindow.on(() -> text(window)));
        }
    }

    @Test
    void aNewGroupMayBeEmptyAndInsideTheOneThatIsSelected() throws IOException {
        try (TestWindow window = open(ENTRIES + TREE)) {
            TestWindow.until(
                    "the groups are there", () -> heading(window).getChildren().size() == 1);
            TestWindow.run(() -> select(window, heading(window).getChildren().getFirst()));
            window.command("new-group");
            window.focus("new-group-name");
            window.type("Talk");
            window.press(KeyCode.ENTER);
            TestWindow.until("it is made", () -> text(window).contains("2 StaticGroup:Talk"));
            assertEquals(
                    ENTRIES + TREE.replace("}\n", "2 StaticGroup:Talk\\;0\\;1\\;\\;\\;\\;;\n}\n"),
                    text(window));
        }
    }

    @Test
    void aGroupIsRenamedInPlaceWithItsEntriesAndRemovedByTheKeys() throws IOException {
        try (TestWindow window = open(ENTRIES + TREE)) {
            TestWindow.until(
                    "the groups are there", () -> heading(window).getChildren().size() == 1);
            TestWindow.run(() -> select(window, heading(window).getChildren().getFirst()));
            window.focus("sidebar");
            window.press(KeyCode.F2);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("PhD");
            window.press(KeyCode.ENTER);
            String renamed =
                    (ENTRIES + TREE).replace("{Thesis}", "{PhD}").replace(":Thesis", ":PhD");
            TestWindow.until("it is renamed", () -> text(window).equals(renamed));
            assertEquals("group:\"PhD\"", window.text("search"));
            window.command("undo");
            assertEquals(ENTRIES + TREE, TestWindow.on(() -> text(window)));
        }
    }

    private static TreeItem<?> line(TestWindow window, String id) {
        return ((TreeView<?>) window.node("sidebar"))
                .getRoot().getChildren().stream()
                        .flatMap(heading -> heading.getChildren().stream())
                        .filter(item -> item.getValue().toString().contains("id=" + id + ","))
                        .findFirst()
                        .orElseGet(TreeItem::new);
    }

    @Test
    void aTagStaysWhereAStringIsPartOfTheValueAndThatIsReported() throws IOException {
        String entries =
                """
                @string{cs = {computing}}
                @misc{a, title = {One}, keywords = {alpha, beta}}
                @misc{b, title = {Two}, keywords = cs # {, beta}}
                """;
        try (TestWindow window = open(entries)) {
            TestWindow.until("it is listed", () -> line(window, "tag-beta").getParent() != null);
            TestWindow.run(() -> {
                line(window, "tag-beta").getParent().setExpanded(true);
                select(window, line(window, "tag-beta"));
            });
            window.focus("sidebar");
            window.press(KeyCode.DELETE);
            String wantedText = entries.replace("{alpha, beta}", "{alpha}");
            TestWindow.until("it is gone", () -> text(window).equals(wantedText));
            TestWindow.until(
                    "it is reported",
                    () ->
                            window.notices().stream()
                                    .anyMatch(it -> it.startsWith("1 entry was left unchanged")));
        }
    }

    @Test
    void aTagIsRenamedAndDeletedWhereItIsListed() throws IOException {
        String entries =
                """
                @misc{a, title = {One}, keywords = {alpha; beta}}
                @misc{b, title = {Two}, keywords = {beta, Gamma}}
                @misc{c, title = {Three}, keywords = {beta}}
                """;
        try (TestWindow window = open(entries)) {
            TestWindow.until("it is listed", () -> line(window, "tag-beta").getParent() != null);
            TestWindow.run(() -> {
                line(window, "tag-beta").getParent().setExpanded(true);
                select(window, line(window, "tag-beta"));
            });
            window.focus("sidebar");
            window.press(KeyCode.F2);
            window.press(KeyCode.SHORTCUT, KeyCode.A);
            window.type("Gamma");
            window.press(KeyCode.ENTER);
            String renamed = entries.replace("{beta, Gamma}", "{Gamma}").replace("beta", "Gamma");
            TestWindow.until("it is renamed", () -> text(window).equals(renamed));
            assertEquals("tag==\"Gamma\"", window.text("search"));
            window.command("undo");
            assertEquals(entries, TestWindow.on(() -> text(window)));
            TestWindow.until("it is back", () -> line(window, "tag-beta").getParent() != null);
            TestWindow.run(() -> select(window, line(window, "tag-beta")));
            window.focus("sidebar");
            window.press(KeyCode.DELETE);
            TestWindow.until(
                    "it is gone",
                    () ->
                            text(window)
                                    .equals(
                                            """
                                            @misc{a, title = {One}, keywords = {alpha}}
                                            @misc{b, title = {Two}, keywords = {Gamma}}
                                            @misc{c, title = {Three}}
                                            """));
        }
    }
}
