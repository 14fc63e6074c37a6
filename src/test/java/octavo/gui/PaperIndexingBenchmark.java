package octavo.gui;

import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;

import octavo.files.words.PaperCopies;
import octavo.gui.UiTasks.Task;
import octavo.gui.openlibraries.TestWindow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Reads the words of 1,000 PDFs, copies of those in a folder, behind a window in which somebody
/// searches and goes through papers meanwhile, and says how long the window's thread was busy at
/// once; then the same use with all words known: `PaperIndexingBenchmark ../shared/sources/pdf`. It
/// needs the options with which the tests of the window run.
final class PaperIndexingBenchmark {
    private static final int COUNT = 1000;
    private static final long MOST_SECONDS = 900;
    private static final int ROUNDS = 20;
    private static final int SHOWN = 5;

    private final TestWindow window;

    private PaperIndexingBenchmark(TestWindow window) {
        this.window = window;
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("papers");
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
        Path library = folder.resolve("papers.bib");
        Path other = folder.resolve("other.bib");
        Files.writeString(library, PaperCopies.library(Path.of(arguments[0]), folder, COUNT));
        Files.writeString(other, Files.readString(library).replace("file =", "note ="));
        Path config = Files.createDirectories(folder.resolve("config"));
        Files.writeString(config.resolve("settings.json"), "{\"readPapers\": true}\n");
        try (TestWindow window = TestWindow.of(config, other)) {
            new PaperIndexingBenchmark(window).measure(library);
        }
        System.exit(0);
    }

    private void measure(Path library) {
        for (int i = 0; i < ROUNDS; i++) {
            use();
        }
        TestWindow.TASKS.take();
        long start = System.nanoTime();
        TestWindow.run(() -> window.gui.workspaces().open(List.of(library)));
        int uses = 0;
        do {
            use();
            uses++;
            if (seconds(start) > MOST_SECONDS) {
                throw new IllegalStateException("no words after " + MOST_SECONDS + " s");
            }
        } while (found() == 0 || found() == COUNT); // all, while the search is not answered
        System.out.printf("indexed in %.0f s, used %d times meanwhile%n", seconds(start), uses);
        print("while the papers are read");
        for (int i = 0; i < ROUNDS; i++) {
            use();
        }
        print("with all words known");
        System.out.printf("%d papers are found by their words%n", found());
    }

    /// Searches for a few papers, goes through them, and shows all again.
    private void use() {
        window.press(KeyCode.CONTROL, KeyCode.F);
        window.type("paper 17");
        window.press(KeyCode.DOWN);
        window.press(KeyCode.DOWN);
        window.press(KeyCode.DOWN);
        search("");
    }

    /// How many papers have words that stand in PDFs only.
    private int found() {
        search("file:\"vector clocks\"");
        int rows = TestWindow.on(() -> window.table().getItems().size());
        search("");
        return rows;
    }

    private void search(String query) {
        TestWindow.run(() -> ((TextField) window.scene().lookup("#search")).setText(query));
    }

    private static void print(String when) {
        List<Task> tasks = TestWindow.TASKS.take();
        System.out.printf("%s: %d tasks of more than 1 ms, the longest:%n", when, tasks.size());
        tasks.stream()
                .limit(SHOWN)
                .forEach(task -> System.out.printf("  %.1f ms %s%n", task.millis(), task.where()));
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
