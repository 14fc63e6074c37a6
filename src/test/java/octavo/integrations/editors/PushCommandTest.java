package octavo.integrations.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

@EnabledOnOs(OS.LINUX)
class PushCommandTest {
    @TempDir Path folder = Path.of("");

    /// A program that records its arguments, a line each.
    private Path recorder(int status) throws IOException {
        Path program =
                Files.writeString(
                        folder.resolve("fake editor"),
                        "#!/bin/sh\nprintf '%%s\\n' \"$@\" > '%s'\nexit %d\n"
                                .formatted(folder.resolve("record"), status));
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    }

    private List<String> arguments(PushEditor editor, String... keys) throws Exception {
        var target = new PushTarget(editor, recorder(0).toString(), "/tmp/s");
        OutsideProgram.runProgram(
                PushCommand.of(target, List.of(keys)).orElseThrow().commandWords());
        return Files.readAllLines(folder.resolve("record"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "TEXSTUDIO | --insert-cite | \\cite{a,b}",
                "TEXMAKER | -insert | \\cite{a,b}",
                "TEXWORKS | --insert-text | \\cite{a,b}",
                "VIM | --remote-send | <C-\\><C-N>a\\cite{a,b}<C-\\><C-N>",
                "NEOVIM | --remote-expr | nvim_paste('\\cite{a,b}', v:false, -1)",
                "LYX | -c | citation-insert a,b",
            })
    void theEditorGetsTheCitationAsOneArgument(PushEditor editor, String option, String text)
            throws Exception {
        List<String> arguments = arguments(editor, "a", "b");
        assertEquals(
                List.of(option, text), arguments.subList(arguments.size() - 2, arguments.size()));
    }

    @Test
    void emacsGetsAString() throws Exception {
        assertTrue(
                arguments(PushEditor.EMACS, "a\"b")
                        .getLast()
                        .endsWith("(insert \"\\\\cite{a\\\"b}\"))"));
    }

    @ParameterizedTest
    @EnumSource(
            value = PushEditor.class,
            names = {"NONE", "VSCODE", "KILE"},
            mode = EnumSource.Mode.EXCLUDE)
    void noShellReadsAKey(PushEditor editor) throws Exception {
        String key = "$(touch " + folder.resolve("pwned") + ");`x`'&|";
        String all = String.join("\n", arguments(editor, key));
        assertTrue(all.contains("$(touch"), all);
        assertFalse(Files.exists(folder.resolve("pwned")));
    }

    @Test
    void whatVimWouldTakeForAKeyIsText() throws Exception {
        assertTrue(arguments(PushEditor.VIM, "<Esc>:q").getLast().contains("{<lt>Esc>:q}"));
        assertTrue(arguments(PushEditor.NEOVIM, "a'b").getLast().contains("{a''b}'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\u001b:!x", "a\nb", "a\rb", "", "a}b", "a\\input", "a%b"})
    void aKeyThatCouldBeACommandIsNotSent(String key) {
        for (PushEditor editor : PushEditor.values()) {
            assertTrue(PushCommand.of(new PushTarget(editor, "", ""), List.of("a", key)).isEmpty());
        }
    }

    @Test
    void theUsualProgramIsRunIfNoneIsNamed() {
        var target = new PushTarget(PushEditor.TEXSTUDIO, "", "");
        assertEquals(
                "texstudio",
                PushCommand.of(target, List.of("a")).orElseThrow().commandWords().getFirst());
    }

    @Test
    void aProgramThatFailsOrIsNotThereIsTrouble() throws Exception {
        var failing = new PushTarget(PushEditor.TEXMAKER, recorder(3).toString(), "");
        var trouble =
                assertThrows(
                        IOException.class,
                        () ->
                                OutsideProgram.runProgram(
                                        PushCommand.of(failing, List.of("a"))
                                                .orElseThrow()
                                                .commandWords()));
        assertTrue(String.valueOf(trouble.getMessage()).endsWith("ended with status 3"));
        var absent = new PushTarget(PushEditor.TEXMAKER, "/no/such/editor", "");
        assertThrows(
                IOException.class,
                () ->
                        OutsideProgram.runProgram(
                                PushCommand.of(absent, List.of("a")).orElseThrow().commandWords()));
    }
}
