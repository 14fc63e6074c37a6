package octavo.gui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.util.stream.Collectors.toSet;

import javafx.scene.control.TreeView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;

import octavo.gui.commands.EntryCommands;
import octavo.gui.controls.UserCommand;
import octavo.gui.librarystate.LibraryDocument.SaveState;
import octavo.gui.openlibraries.TestWindow;
import octavo.gui.openlibraries.Workspace;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/// Every command, given by its keys and nothing else.
@Tag("slow")
class CommandsViewTest {
    private static final String FILE = "@misc{a, title = {A}, year = 2020}\n";
    private static final String NEW = "@misc{n, title = {Something Else}, author = {Doe, Jane}}\n";

    /// What must have come of each command, in a window whose only entry is selected.
    private static final Map<String, Predicate<CommandsViewTest>> EFFECTS = effects();

    private static Map<String, Predicate<CommandsViewTest>> effects() {
        Map<String, Predicate<CommandsViewTest>> effects = new LinkedHashMap<>();
        effects.put("new-library", test -> test.isOpen(2));
        effects.put("open", test -> test.isOpen(2));
        effects.put("sample", test -> test.isOpen(2));
        effects.put("save", test -> test.state() == SaveState.SAVED && test.saved("p.bib", "1999"));
        effects.put("save-as", test -> test.saved("other.bib", "1999"));
        effects.put("revert", test -> test.text().equals(FILE));
        effects.put("print", test -> test.window().has("print"));
        effects.put("export", test -> test.window().has("export"));
        effects.put("write-lists", test -> test.isTold("No list has an output file yet"));
        effects.put("close", test -> test.isOpen(0));
        effects.put("quit", test -> !test.window().stage.isShowing());
        effects.put("git-commit", test -> test.isTold("is not in a git repository"));
        effects.put("git-pull", test -> test.isTold("is not in a git repository"));
        effects.put("git-push", test -> test.isTold("is not in a git repository"));
        effects.put("git-blame", test -> test.window().has("field-history"));
        effects.put("git-at-save", test -> test.isTold("is committed at each save"));
        effects.put("share-in-step", test -> test.isTold("is not shared"));
        effects.put("share-now", test -> test.isTold("is not shared"));
        effects.put("share-log", test -> test.isTold("is not shared"));
        effects.put("share-members", test -> test.isTold("is not shared"));
        effects.put("share-start", test -> test.window().has("sharing"));
        effects.put("share-join", test -> test.window().has("sharing"));
        effects.put("share-stop", test -> test.isTold("is not shared"));
        effects.put("undo", test -> test.text().equals(FILE));
        effects.put("redo", test -> test.text().contains("1999"));
        effects.put("copy-bibtex", test -> test.copied().startsWith("@misc{a, "));
        effects.put("copy-cite", test -> test.copied().equals("\\cite{a}"));
        effects.put("copy-keys", test -> test.copied().equals("a"));
        effects.put("copy-reference", test -> test.copied().startsWith("A. (2020)"));
        effects.put("copy-markdown", test -> test.copied().startsWith("*A*. (2020)"));
        effects.put("copy-pandoc", test -> test.copied().equals("[@a]"));
        effects.put("copy-typst", test -> test.copied().equals("@a"));
        effects.put("copy-html", test -> test.copied().contains("<i>A</i>. (2020)"));
        effects.put("copy-latex", test -> test.copied().contains("{A}. (2020)"));
        for (EntryCommands.EntryKind kind : EntryCommands.EntryKind.values()) {
            effects.put(kind.commandId(), test -> test.entries() == 2);
        }
        effects.put("duplicate", test -> test.entries() == 2);
        effects.put("open-paper", test -> test.isTold("a has no file, DOI"));
        effects.put("push", test -> test.isTold("No editor is chosen"));
        effects.put("fetch-paper", test -> test.isTold("Look-ups are off"));
        effects.put("read-paper", test -> test.isTold("This entry links to no PDF"));
        effects.put("link-file", test -> test.text().contains("file = {"));
        effects.put("rename-files", test -> test.isTold("The linked files of the selected"));
        effects.put("make-keys", test -> test.text().contains("@misc{2020a,"));
        effects.put("delete", test -> test.entries() == 0);
        effects.put("tag", test -> test.window().has("tag"));
        effects.put("untag", test -> test.isTold("The selected entries have no tags"));
        effects.put("import", test -> test.window().has("import"));
        effects.put("search-catalogues", test -> test.window().has("catalogue-search"));
        effects.put("look-for-more", test -> test.window().has("own-works"));
        effects.put("following", test -> test.window().has("following"));
        effects.put("follow", test -> test.isTold("neither people nor a venue"));
        effects.put("cited-works", test -> test.window().has("citation-search"));
        effects.put("listed-works", test -> test.isTold("links to no PDF that is here"));
        effects.put("pictures", test -> test.window().has("pictures"));
        effects.put("citing-works", test -> test.window().has("citation-search"));
        effects.put("from-browser", test -> test.window().has("setting-browsers"));
        effects.put("group", test -> test.window().has("new-group"));
        effects.put("new-group", test -> test.window().has("new-group"));
        effects.put("ungroup", test -> test.isTold("The selected entries name no groups"));
        effects.put("clean-up", test -> test.window().has("clean-up"));
        effects.put("replace", test -> test.window().has("replace"));
        effects.put("change-field", test -> test.window().has("change"));
        effects.put("paste", test -> test.text().contains(NEW.strip()));
        addMarks(effects);
        addElsewhere(effects);
        return effects;
    }

    private static void addMarks(Map<String, Predicate<CommandsViewTest>> effects) {
        for (int level = 1; level <= 5; level++) {
            String value = "ranking = {rank" + level + "}";
            effects.put("rate-" + level, test -> test.text().contains(value));
        }
        for (int level = 1; level <= 3; level++) {
            String value = "priority = {prio" + level + "}";
            effects.put("priority-" + level, test -> test.text().contains(value));
        }
        effects.put("rate-0", test -> test.text().equals(FILE));
        effects.put("priority-0", test -> test.text().equals(FILE));
        effects.put("read", test -> test.text().contains("readstatus = {read}"));
        effects.put("skimmed", test -> test.text().contains("readstatus = {skimmed}"));
    }

    private static void addElsewhere(Map<String, Predicate<CommandsViewTest>> effects) {
        effects.put("find", test -> test.window().node("search").isFocused());
        effects.put("keep-search", test -> test.isInSidebar("title:a"));
        effects.put("verify", test -> test.window().has("online-ask"));
        effects.put("columns", _ -> TestWindow.hasPopup());
        effects.put("zoom-in", test -> test.zoom() > 110);
        effects.put("zoom-out", test -> test.zoom() < 110);
        effects.put("zoom-reset", test -> test.zoom() == 100);
        effects.put("go-library", test -> test.page().equals("library"));
        for (String page :
                List.of(
                        "people",
                        "venues",
                        "cv",
                        "problems",
                        "history",
                        "duplicates",
                        "projects")) {
            effects.put("go-" + page, test -> test.page().equals(page));
        }
        effects.put(
                "writer-extension",
                test -> test.opened.size() == 1 && test.opened.getFirst().endsWith("/octavo.oxt"));
        effects.put("log-folder", test -> test.opened.size() == 1);
        effects.put("other-programs", test -> test.window().has("manual"));
        for (String sheet : List.of("palette", "settings", "manual", "shortcuts", "about")) {
            effects.put(sheet, test -> test.window().has(sheet));
        }
    }

    @TempDir private Path folder = Path.of("");

    private final List<TestWindow> windows = new ArrayList<>();
    private final List<String> opened = new ArrayList<>();

    private TestWindow window() {
        return windows.getFirst();
    }

    static Set<String> ids() {
        return EFFECTS.keySet();
    }

    @Test
    void everyCommandIsTriedHere() throws IOException {
        try (TestWindow window = open()) {
            Set<String> all =
                    window.gui.allCommands().stream().map(UserCommand::id).collect(toSet());
            assertEquals(all, EFFECTS.keySet());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ids")
    void theKeysOfACommandAreEnough(String id) throws IOException {
        Predicate<CommandsViewTest> effect = Objects.requireNonNull(EFFECTS.get(id));
        try (TestWindow window = open()) {
            prepare(id);
            assertFalse(holds(effect), "it is so already");
            press(window.gui.command(id).keyCombination().orElseThrow());
            TestWindow.until("it has an effect", () -> effect.test(this));
            assertTrue(holds(effect));
        }
    }

    private boolean holds(Predicate<CommandsViewTest> effect) {
        return TestWindow.on(() -> effect.test(this));
    }

    private TestWindow open() throws IOException {
        TestWindow window = TestWindow.of(folder, Files.writeString(folder.resolve("p.bib"), FILE));
        windows.add(window);
        TestWindow.run(() -> window.gui.printAndLog().openWith(opened::add));
        window.select(0);
        window.focus("entries");
        return window;
    }

    private void prepare(String id) throws IOException {
        window().choose(Files.writeString(folder.resolve("more.bib"), NEW));
        window().nameFor(folder.resolve("other.bib"));
        copy(NEW);
        switch (id) {
            case "save", "save-as", "revert", "undo" -> change();
            case "redo" -> {
                change();
                window().command("undo");
            }
            case "rate-0" -> mark("rate-3");
            case "priority-0" -> mark("priority-2");
            case "zoom-in", "zoom-out", "zoom-reset" ->
                    TestWindow.run(() -> window().gui.themeAndSize().zoomTo(110));
            case "keep-search" -> {
                window().focus("search");
                window().type("title:a");
            }
            case "go-library" -> window().command("go-people");
            default -> {}
        }
    }

    private void mark(String command) {
        window().command(command);
        TestWindow.until("it is marked", () -> !text().equals(FILE));
    }

    private void change() {
        window().replace("field-year", "1999");
        window().focus("entries");
    }

    private static void copy(String text) {
        TestWindow.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    private void press(KeyCombination keys) {
        KeyCodeCombination combination = (KeyCodeCombination) keys;
        List<KeyCode> codes = new ArrayList<>();
        if (combination.getShortcut() == ModifierValue.DOWN) {
            codes.add(KeyCode.SHORTCUT);
        }
        if (combination.getShift() == ModifierValue.DOWN) {
            codes.add(KeyCode.SHIFT);
        }
        if (combination.getAlt() == ModifierValue.DOWN) {
            codes.add(KeyCode.ALT);
        }
        codes.add(combination.getCode());
        window().press(codes.toArray(KeyCode[]::new));
    }

    private int entries() {
        return window().table().getItems().size();
    }

    private boolean isOpen(int libraries) {
        return window().gui.workspaces().open().size() == libraries;
    }

    private SaveState state() {
        return window().document().saveStateProperty().get();
    }

    private boolean saved(String file, String part) {
        Path path = folder.resolve(file);
        try {
            return Files.exists(path) && Files.readString(path).contains(part);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private boolean isInSidebar(String words) {
        TreeView<?> tree = (TreeView<?>) window().node("sidebar");
        return tree.getRoot().getChildren().stream()
                .flatMap(group -> group.getChildren().stream())
                .anyMatch(line -> String.valueOf(line.getValue()).contains("text=" + words));
    }

    private boolean isTold(String words) {
        return window().notices().stream().anyMatch(notice -> notice.contains(words));
    }

    private String text() {
        return window().document().library().file().text();
    }

    private String copied() {
        return Objects.requireNonNullElse(Clipboard.getSystemClipboard().getString(), "");
    }

    private int zoom() {
        return window().gui.themeAndSize().zoomProperty().get();
    }

    private String page() {
        Workspace workspace = window().gui.workspaces().currentProperty().get();
        return Objects.requireNonNull(workspace).pageProperty().get();
    }
}
