package octavo.gui.libraryview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.gui.openlibraries.TestWindow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

class LibraryTabsTest {
    @TempDir private Path folder = Path.of("");

    /// What is dropped on a tab belongs to its library; JavaFX tells only the node.
    @Test
    void theHeaderOfEachTabLeadsToItsLibrary() throws IOException {
        Path first = Files.writeString(folder.resolve("a.bib"), "@misc{a, title = {A}}");
        Path second = Files.writeString(folder.resolve("b.bib"), "@misc{b, title = {B}}");
        try (TestWindow window = TestWindow.of(folder, first, second)) {
            LibraryTabs tabs = (LibraryTabs) window.node("libraries");
            List<String> names =
                    TestWindow.look(() ->
                            tabs.lookupAll(".tab-label").stream()
                                    .flatMap(label -> tabs.workspaceOf(label).stream())
                                    .map(it -> it.document().nameProperty().get())
                                    .distinct()
                                    .sorted()
                                    .toList());
            assertEquals(List.of("a.bib", "b.bib"), names);
        }
    }
}
