package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;

import octavo.bib.BibParser;
import octavo.gui.Opened;
import octavo.gui.entries.EntryRows;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.pagecontract.LibraryPage;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.shell.PagesView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.Library;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class PagesViewTest {
    private static final LibraryPage TABLE = page("table");
    private static final LibraryPage PEOPLE = page("people");

    @TempDir private Path folder = Path.of("");

    private final SimpleStringProperty current = new SimpleStringProperty("table");
    private final List<String> built = new ArrayList<>();

    private static LibraryPage page(String id) {
        return new LibraryPage(id, id, "M4 4h16v16h-16z", _ -> new Label(id));
    }

    @BeforeAll
    static void startJavaFx() {
        TestWindow.run(() -> {});
    }

    private PagesView view() {
        return new PagesView(
                List.of(TABLE, PEOPLE),
                current,
                page -> {
                    built.add(page.id());
                    return new Label(page.id());
                });
    }

    @Test
    void aPageIsBuiltWhenItIsFirstShownAndThenKept() {
        PagesView view = view();
        assertEquals(List.of("table"), built);
        current.set("people");
        Node people = shown(view);
        current.set("table");
        assertNotSame(people, shown(view));
        current.set("people");
        assertSame(people, shown(view));
        assertEquals(List.of("table", "people"), built);
    }

    private static Node shown(PagesView view) {
        List<Node> shown =
                ((Parent) view.getCenter())
                        .getChildrenUnmodifiable().stream().filter(Node::isVisible).toList();
        assertEquals(1, shown.size());
        return shown.getFirst();
    }

    @Test
    void theRailShowsAndChoosesThePage() {
        PagesView view = view();
        ScrollPane rail = (ScrollPane) view.getLeft();
        ToggleButton people = (ToggleButton) rail.getContent().lookup("#page-people");
        people.fire();
        assertEquals("people", current.get());
        people.fire();
        assertTrue(people.isSelected());
        current.set("table");
        assertFalse(people.isSelected());
    }

    @Test
    void aPageThatIsNotShownSeesNoChangeUntilItIs() {
        Workspace workspace = workspace("@misc{a, title = {A}}");
        workspace.pageProperty().set("people");
        List<Library> seen = new ArrayList<>();
        var nowhere =
                new OpenLibrary.LibraryWays(
                        (_, _) -> {},
                        (_, _, _) -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        _ -> {},
                        () -> {},
                        _ -> {});
        workspace.libraryForPage(PEOPLE, nowhere).libraryValue().subscribe(now -> seen.add(now));
        workspace.pageProperty().set(LibraryPages.LIBRARY_ID);
        LibraryDocument document = workspace.document();
        document.applyEdit("Remove", document.library().removeSlot(0));
        assertEquals(1, seen.size());
        workspace.pageProperty().set("people");
        assertEquals(List.of(1L, 0L), seen.stream().map(it -> it.entrySlots().count()).toList());
    }

    private Workspace workspace(String source) {
        BackgroundTasks here = new BackgroundTasks(Runnable::run, Runnable::run);
        var around = new LibraryDocument.Surroundings(here, _ -> {}, folder);
        byte[] bytes = source.getBytes(StandardCharsets.UTF_8);
        EntryRows rows = EntryRows.of(Library.of(BibParser.parse(bytes)));
        LibraryDocument document = LibraryDocument.untitled(around, rows.library(), "new");
        return new Workspace(here, document, rows, Opened.onlineAccess(here));
    }

    @Test
    void theSearchLeadsBackToTheTable() throws IOException {
        Path file = Files.writeString(folder.resolve("p.bib"), "@misc{a, title = {A}}");
        try (TestWindow window = TestWindow.of(folder, file)) {
            TestWindow.run(() -> workspace(window).pageProperty().set("elsewhere"));
            window.command("find");
            assertEquals(
                    LibraryPages.LIBRARY_ID,
                    TestWindow.on(() -> workspace(window).pageProperty().get()));
            assertTrue(TestWindow.on(() -> window.node("search").isFocused()));
        }
    }

    private static Workspace workspace(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
    }
}
