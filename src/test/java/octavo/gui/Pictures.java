package octavo.gui;

import javafx.geometry.Rectangle2D;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import javafx.stage.Screen;

import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.TestWindow;
import octavo.settings.Settings.ThemeChoice;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;

import javax.imageio.ImageIO;

/// Takes a picture of all that the window shows, in both themes: `Pictures LANGUAGE FOLDER`. Run by
/// `.ci/pictures`. Says which texts do not fit, and fails if there are any.
final class Pictures {
    /// The place of *Differs* among the verdicts.
    private static final int DIFFERS = 4;

    private final Path work;
    private final Path folder;
    private final TreeSet<String> cut = new TreeSet<>();

    /// @param work a new folder, for the settings and the library
    private Pictures(Path work, Path folder) {
        this.work = work;
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(arguments[0]));
        TreeSet<String> cut = new TreeSet<>();
        for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
            String name = theme.name().toLowerCase(Locale.ROOT);
            Path to = Files.createDirectories(Path.of(arguments[1]).resolve(name));
            Path work = Files.createTempDirectory("octavo");
            Files.writeString(
                    work.resolve("settings.json"),
                    """
                    {"theme": "%s", "window": {"x": 0, "y": 0, "width": 1280, "height": 800}}
                    """
                            .formatted(name));
            Pictures pictures = new Pictures(work, to);
            pictures.takeAll();
            cut.addAll(pictures.cut);
        }
        cut.forEach(System.out::println);
        System.exit(cut.isEmpty() ? 0 : 1);
    }

    /// The sample, and entries with all that there is to decide about.
    private Path library() throws IOException {
        Files.copy(Path.of("samples/papers.octavo.json"), work.resolve("papers.octavo.json"));
        return Files.writeString(
                work.resolve("papers.bib"),
                Files.readString(Path.of("samples/papers.bib")) + resource("more.bib"));
    }

    private static String resource(String name) throws IOException {
        try (var stream = Pictures.class.getResourceAsStream(name)) {
            return new String(
                    Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void takeAll() throws IOException {
        try (TestWindow window = TestWindow.of(work)) {
            picture(window, "welcome");
        }
        Path file = library();
        try (PicturedServices _ = new PicturedServices(file, work.resolve("cache"));
                TestWindow window = TestWindow.of(work, file)) {
            papers(window);
            pages(window);
            captureOverlays(window);
            captureExternalChanges(window);
            conflicts(window, file);
        }
    }

    private void papers(TestWindow window) {
        window.select(0);
        pause();
        pause(); // The reference of the entry comes when it is written.
        picture(window, "library");
        window.focus("names-author-list");
        window.press(KeyCode.ENTER);
        picture(window, "authors");
        window.press(KeyCode.ESCAPE);
        TestWindow.run(() -> ((ToggleButton) window.node("show-source")).fire());
        picture(window, "source");
        TestWindow.run(() -> ((ToggleButton) window.node("show-fields")).fire());
        for (String key : List.of("arabic2019", "hebrew2018", "chinese2021")) {
            select(window, key);
            pause();
            picture(window, key.replaceAll("\\d", ""));
        }
        select(window, "troubled");
        pause();
        picture(window, "troubled");
    }

    private static void select(TestWindow window, String key) {
        window.select(window.keys().indexOf(key));
    }

    private void pages(TestWindow window) throws IOException {
        window.command("go-people");
        TestWindow.until("there is somebody", () -> window.has("candidate"));
        picture(window, "people");
        fire(window, "candidate-same");
        TestWindow.until("there is a plan", () -> window.has("plan"));
        picture(window, "people-plan");
        fire(window, "plan-later");
        TestWindow.run(() -> ((ToggleButton) window.node("people-all")).fire());
        TestWindow.run(() -> list(window, "persons").getSelectionModel().select(0));
        TestWindow.until("it is somebody's page", () -> window.has("person-page"));
        picture(window, "person");
        window.command("go-venues");
        TestWindow.until(
                "there are venues", () -> !list(window, "venues-all").getItems().isEmpty());
        TestWindow.run(() -> list(window, "venues-all").getSelectionModel().select(1));
        pause();
        picture(window, "venues");
        window.command("go-cv");
        TestWindow.until("the list is made", () -> !list(window, "cv-page").getItems().isEmpty());
        pause();
        picture(window, "cv");
        problems(window);
        history(window);
        projects(window);
        window.command("go-library");
    }

    private void projects(TestWindow window) throws IOException {
        window.command("go-library");
        Path paper = Files.createDirectories(work.resolve("thesis"));
        String key = window.keys().getFirst();
        String other = window.keys().get(1);
        Files.writeString(
                paper.resolve("main.tex"),
                "\\documentclass{article}\n\\cite{%s}\n\\cite{%s, %sx}\n\\bibliography{refs}\n"
                        .formatted(key, other, key));
        Files.writeString(
                paper.resolve("refs.bib"), "@misc{%s, title = {Another Title}}\n".formatted(other));
        window.choose(paper);
        window.command("go-projects");
        picture(window, "projects-none");
        fire(window, "project-add");
        TestWindow.until("it is read", () -> !list(window, "projects").getItems().isEmpty());
        TestWindow.run(() -> list(window, "project-lines").getSelectionModel().select(0));
        picture(window, "projects-missing");
        TestWindow.run(() -> list(window, "project-lines").getSelectionModel().select(1));
        picture(window, "projects");
        fire(window, "project-write");
        TestWindow.until("there is a plan", () -> window.has("project-diff"));
        picture(window, "projects-file");
        fire(window, "project-decline");
    }

    private void problems(TestWindow window) {
        window.command("go-problems");
        TestWindow.until(
                "there are problems", () -> !list(window, "problems").getItems().isEmpty());
        picture(window, "problems");
        fire(window, "problems-tab-clean-ups");
        TestWindow.until(
                "there are clean-ups",
                () -> !list(window, "problem-clean-ups").getItems().isEmpty());
        picture(window, "problems-clean-ups");
        fire(window, "problems-tab-file");
        for (int i = 0; i < 12 && !window.has("problems-diff"); i++) {
            int row = i;
            TestWindow.run(() -> list(window, "problems").getSelectionModel().select(row));
            fire(window, "problems-fix-all");
            pause();
        }
        picture(window, "problems-fix");
        fire(window, "problems-decline");
        online(window);
    }

    private void online(TestWindow window) {
        fire(window, "problems-tab-online");
        TestWindow.until(
                "kept answers are read",
                () -> !list(window, "online-entries").getItems().isEmpty());
        fire(window, "online-ask");
        TestWindow.until("it asks", () -> window.has("online-cancel"));
        TestWindow.until("all were asked about", () -> window.has("online-ask"));
        pause();
        picture(window, "online");
        TestWindow.run(() -> ((ToggleButton) window.node("online-as-table")).fire());
        picture(window, "online-table");
        TestWindow.run(() -> list(window, "online-verdicts").getSelectionModel().select(DIFFERS));
        TestWindow.until("it can be mended", () -> window.has("mending-year"));
        picture(window, "online-entry");
        fire(window, "online-mend-all");
        TestWindow.until("it is offered", () -> window.has("plan-rows"));
        picture(window, "online-mend-all");
        fire(window, "plan-later");
        fire(window, "problems-tab-file");
    }

    private void history(TestWindow window) {
        window.command("go-library");
        window.select(1);
        window.replace("field-year", "2021");
        window.command("save");
        window.untilState(LibraryDocument.SaveState.SAVED);
        window.command("go-history");
        pause();
        TestWindow.run(() -> list(window, "versions").getSelectionModel().selectLast());
        pause();
        picture(window, "history");
    }

    private void captureOverlays(TestWindow window) {
        for (String sheet : List.of("settings", "palette", "manual", "shortcuts", "about")) {
            window.command(sheet);
            if (sheet.equals("palette")) {
                window.type("wag");
                pause();
            }
            picture(window, sheet);
            window.press(KeyCode.ESCAPE);
        }
        window.command("print");
        TestWindow.until(
                "the page is made",
                () -> ((ImageView) window.node("print-page")).getImage() != null);
        picture(window, "print");
        window.press(KeyCode.ESCAPE);
    }

    private void captureExternalChanges(TestWindow window) throws IOException {
        String text = resource("arrivals.bib");
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        window.command("paste");
        TestWindow.until("it is there", () -> window.has("import"));
        TestWindow.run(() -> list(window, "import-list").getSelectionModel().select(1));
        picture(window, "import");
        window.press(KeyCode.ESCAPE);
    }

    private void conflicts(TestWindow window, Path file) throws IOException {
        window.select(0);
        window.replace("field-year", "1999");
        Files.writeString(file, Files.readString(file).replaceFirst("\\{2020\\}", "{2000}"));
        TestWindow.until("it is seen", () -> !window.notices().isEmpty());
        picture(window, "notice");
        TestWindow.run(() -> window.shownNotices().getFirst().actions().getFirst().task().run());
        picture(window, "conflicts");
        window.press(KeyCode.ESCAPE);
        window.command("undo");
    }

    private static ListView<?> list(TestWindow window, String id) {
        return (ListView<?>) window.node(id);
    }

    private static void fire(TestWindow window, String id) {
        TestWindow.run(() -> ((ButtonBase) window.node(id)).fire());
    }

    static void pause() {
        try {
            Thread.sleep(700);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void picture(TestWindow window, String name) {
        pause(); // until it is painted
        CutTexts.in(window.scene().getRoot())
                .forEach(text -> cut.add(folder.getFileName() + " " + name + ": " + text));
        capture(Screen.getPrimary().getBounds(), folder.resolve(name + ".png"));
    }

    /// Takes a picture of a part of the screen.
    static void capture(Rectangle2D place, Path file) {
        WritableImage image = TestWindow.on(() -> new Robot().getScreenCapture(null, place, false));
        try {
            ImageIO.write(buffered(image), "png", file.toFile());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static BufferedImage buffered(WritableImage image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader()
                .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage buffered = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        buffered.setRGB(0, 0, width, height, pixels, 0, width);
        return buffered;
    }
}
