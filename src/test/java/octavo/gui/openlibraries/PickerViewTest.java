package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;

import octavo.gui.RecordingEditor;
import octavo.library.Work;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

/// An editor asks for a citation, and somebody picks it in the small window.
@Timeout(120)
class PickerViewTest {
    private static final String LIBRARY =
            """
            @article{adams2001, title = {One}, author = {Adams, Ann}, journal = {J}, year = 2001}
            @book{brigge2002, title = {Two}, author = {Brigge, Bo}, publisher = {P}, year = 2002}
            """;

    @TempDir private Path folder = Path.of("");
    private int port;
    private String more = "";

    @BeforeEach
    void choosePort() throws IOException {
        Files.writeString(folder.resolve("p.bib"), LIBRARY);
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
    }

    private TestWindow open(boolean isOn) throws Exception {
        Files.writeString(
                folder.resolve("settings.json"),
                "{\"answerEditors\": %s, \"editorPort\": %d%s}".formatted(isOn, port, more));
        TestWindow window = TestWindow.of(folder, folder.resolve("p.bib"));
        while (isOn && !isListening()) {
            Thread.sleep(20);
        }
        return window;
    }

    private boolean isListening() throws Exception {
        try {
            return ask("probe=1").get().body().equals("ready");
        } catch (ExecutionException none) {
            assertTrue(none.getCause() instanceof ConnectException, none::toString);
            return false;
        }
    }

    private CompletableFuture<HttpResponse<String>> ask(String query) {
        return get("cayw?" + query);
    }

    private CompletableFuture<HttpResponse<String>> get(String address, String... headers) {
        URI uri = URI.create("http://127.0.0.1:%d/better-bibtex/%s".formatted(port, address));
        HttpRequest.Builder builder = HttpRequest.newBuilder(uri);
        if (headers.length > 0) {
            builder.headers(headers);
        }
        HttpRequest request = builder.build();
        return HttpClient.newHttpClient()
                .sendAsync(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    }

    /// A node of the picker, if one is open.
    private static Optional<Node> found(String id) {
        return Window.getWindows().stream()
                .filter(each -> each.getScene() != null)
                .flatMap(each -> Stream.ofNullable(each.getScene().lookup("#" + id)))
                .findFirst();
    }

    private static Node node(String id) {
        return found(id).orElseThrow();
    }

    private static void search(String words, int results) {
        TestWindow.until("the picker is there", () -> found("picker-field").isPresent());
        TestWindow.run(() -> ((TextField) node("picker-field")).setText(words));
        TestWindow.until(
                "it is found",
                () -> ((ListView<?>) node("picker-list")).getItems().size() == results);
    }

    private static void press(KeyCode code, boolean isShortcut) {
        TestWindow.run(() -> {
            Node field = node("picker-field");
            field.fireEvent(
                    new KeyEvent(
                            KeyEvent.KEY_PRESSED, "", "", code, false, isShortcut, false, false));
        });
    }

    @Test
    void whoIsNotAllowedToAskFindsNobody() throws Exception {
        try (TestWindow window = open(false)) {
            assertEquals(2, window.keys().size());
            assertEquals(false, isListening());
        }
    }

    @Test
    void theEntryThatIsSearchedAndEnteredIsCited() throws Exception {
        try (TestWindow window = open(true)) {
            var answer = ask("format=pandoc&brackets=1");
            search("author:brigge", 1);
            press(KeyCode.ENTER, false);
            assertEquals("[@brigge2002]", answer.get().body());
            assertTrue(TestWindow.on(() -> found("picker-field").isEmpty()));
            assertEquals(2, window.keys().size());
        }
        assertEquals(false, isListening());
    }

    @Test
    void severalEntriesAreChosenOneAfterTheOtherWithNotes() throws Exception {
        try (TestWindow window = open(true)) {
            var answer = ask("format=biblatex");
            search("two", 1);
            press(KeyCode.ENTER, true);
            search("adams", 1);
            press(KeyCode.ENTER, true);
            TestWindow.run(() -> {
                assertTrue(
                        ((Label) node("picker-chosen"))
                                .getText()
                                .endsWith("brigge2002, adams2001"));
                ((TextField) node("picker-prefix")).setText("see");
                ((TextField) node("picker-pages")).setText("7");
                ((CheckBox) node("picker-year")).setSelected(false);
                ((Button) node("picker-cite")).fire();
            });
            assertEquals("\\autocites[see][]{brigge2002}[7]{adams2001}", answer.get().body());
            assertEquals(2, window.keys().size());
        }
    }

    @Test
    void whoCancelsCitesNothingAndASecondRequestIsTurnedAway() throws Exception {
        try (TestWindow window = open(true)) {
            var first = ask("format=latex");
            search("", 2);
            assertEquals(503, ask("format=latex").get().statusCode());
            press(KeyCode.ESCAPE, false);
            assertEquals("", first.get().body());
            assertEquals(400, ask("format=word").get().statusCode());
            assertEquals(2, window.keys().size());
        }
    }

    @Test
    void theSelectionIsCitedWithoutAskingAndCopied() throws Exception {
        try (TestWindow window = open(true)) {
            window.select(1);
            String answer = ask("format=latex&selected=1").get().body();
            assertTrue(answer.matches("\\\\cite\\{(adams2001|brigge2002)\\}"), answer);
            String text = ask("format=formatted-bibliography&selected=1").get().body();
            assertTrue(text.contains("(2001)") || text.contains("(2002)"), text);
        }
    }

    @Test
    void whatWasPickedIsSelectedInTheTable() throws Exception {
        try (TestWindow window = open(true)) {
            window.select(0);
            window.command("find");
            window.type("adams");
            TestWindow.until("one is hidden", () -> window.keys().equals(List.of("adams2001")));
            window.command("go-people");
            var answer = ask("format=latex&select=1");
            search("brigge", 1);
            press(KeyCode.ENTER, false);
            assertEquals("\\cite{brigge2002}", answer.get().body());
            TestWindow.until(
                    "it is selected", () -> selected(window).equals(List.of("brigge2002")));
            assertEquals("library", TestWindow.on(() -> front(window).pageProperty().get()));
        }
    }

    private static Workspace front(TestWindow window) {
        return Objects.requireNonNull(window.gui.workspaces().currentProperty().get());
    }

    private static List<String> selected(TestWindow window) {
        return front(window).chosenWorks().stream().map(Work::key).toList();
    }

    @Test
    void theWindowIsMinimisedOnlyIfTheEditorAsksForIt() throws Exception {
        try (TestWindow window = open(true)) {
            window.select(0);
            Stage stage = (Stage) window.scene().getWindow();
            ask("format=latex&selected=1&minimize=").get();
            assertEquals(false, TestWindow.on(stage::isIconified));
            ask("format=latex&selected=1&minimize=yes").get();
            TestWindow.until("it is", stage::isIconified);
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void texstudioIsSentTheCitationIfTheSettingsNameIt() throws Exception {
        RecordingEditor editor = RecordingEditor.in(folder);
        more = ", \"editor\": \"texstudio\", \"editorCommand\": \"%s\"".formatted(editor.program());
        try (TestWindow window = open(true)) {
            window.select(0);
            String answer = ask("format=latex&selected=1&texstudio=1").get().body();
            TestWindow.until("it is sent", () -> editor.arguments().endsWith("}\n"));
            assertEquals("--insert-cite\n" + answer + "\n", editor.arguments());
        }
    }

    @Test
    void noProgramIsRunThatTheSettingsDoNotName() throws Exception {
        try (TestWindow window = open(true)) {
            window.select(0);
            var answer = ask("format=latex&texstudio=1").get();
            assertEquals(400, answer.statusCode());
            assertEquals(
                    "Choose TeXstudio under Settings, Editor for citations, first.\n",
                    answer.body());
            assertEquals(400, ask("format=pandoc&texstudio=1").get().statusCode());
        }
    }

    @Test
    void anOpenLibraryIsSentToProgramsAndNotToWebPages() throws Exception {
        more = ", \"sendLibraries\": true";
        try (TestWindow window = open(true)) {
            window.select(0);
            String text = get("library?/p/library.biblatex").get().body();
            assertTrue(text.contains("adams2001") && text.contains("journaltitle"), text);
            var page = get("library?/p/library.bib", "Origin", "https://example.org").get();
            assertEquals(403, page.statusCode());
            assertEquals(400, get("library?p").get().statusCode());
            assertEquals(404, get("collection?/p/None.bib").get().statusCode());
            assertEquals(404, get("other").get().statusCode());
        }
    }

    @Test
    void eachKindOfRequestIsAnsweredOnlyOnceItsOwnSettingIsOn() throws Exception {
        try (TestWindow window = open(true)) {
            window.select(0);
            var refused = get("library?/p/library.bib").get();
            assertEquals(403, refused.statusCode());
            assertTrue(refused.body().contains("Send libraries"), refused.body());
            fire(window, "setting-exports");
            assertEquals(200, get("library?/p/library.bib").get().statusCode());
            fire(window, "setting-editors");
            assertEquals(403, ask("format=latex&selected=1").get().statusCode());
            fire(window, "setting-exports");
            assertEquals(false, isListening());
        }
    }

    private static void fire(TestWindow window, String id) {
        if (!window.has(id)) {
            window.command("settings");
        }
        TestWindow.until("the setting is there", () -> window.has(id));
        TestWindow.run(() -> ((CheckBox) window.node(id)).fire());
    }

    @Test
    void aPortThatIsTakenIsSaid() throws Exception {
        try (ServerSocket other = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            Files.writeString(
                    folder.resolve("settings.json"),
                    "{\"answerEditors\": true, \"editorPort\": %d}".formatted(port));
            try (TestWindow window = TestWindow.of(folder, folder.resolve("p.bib"))) {
                TestWindow.until(
                        "it is said",
                        () ->
                                window.gui.workspaces().generalNotices().stream()
                                        .anyMatch(it ->
                                                it.messageText()
                                                        .contains(
                                                                String.valueOf(
                                                                        other.getLocalPort()))));
            }
        }
    }
}
