package octavo.integrations.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

@EnabledOnOs(OS.LINUX)
class PlaceCommandTest {
    private static String words(PushEditor editor, String command, String file) {
        return PlaceCommand.of(new PushTarget(editor, command, "S"), Path.of(file), 12)
                .map(it -> String.join(" ", it.commandWords()))
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "TEXSTUDIO | texstudio --line 12 /p/a.tex",
                "TEXMAKER | texmaker /p/a.tex -line 12",
                "TEXWORKS | texworks /p/a.tex",
                "VIM | vim --servername S --remote-silent +12 /p/a.tex",
                "NEOVIM | nvim --server S --remote-expr execute('edit +12 ' ."
                        + " fnameescape('/p/a.tex'))",
                "EMACS | emacsclient --no-wait +12 /p/a.tex",
                "LYX | lyxclient -g /p/a.tex 12",
                "VSCODE | code --goto /p/a.tex:12",
                "KILE | kile --line 12 /p/a.tex",
            })
    void theEditorGetsTheFileAndTheLine(PushEditor editor, String words) {
        assertEquals(words, words(editor, "", "/p/a.tex"));
        assertTrue(words(editor, "/opt/mine", "/p/a.tex").startsWith("/opt/mine "));
    }

    @Test
    void withoutAnEditorThereIsNoCommand() {
        assertEquals("", words(PushEditor.NONE, "", "/p/a.tex"));
    }

    @Test
    void aNameThatLooksLikeAnOptionIsAPath() {
        String words = words(PushEditor.VSCODE, "", "--install-extension");
        assertTrue(words.startsWith("code --goto /"), words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/p/a\n:q.tex", "/p/\u001b:!x.tex"})
    void aNameWithControlCharactersIsGivenToNoEditor(String file) {
        for (PushEditor editor : PushEditor.values()) {
            assertEquals("", words(editor, "", file));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/p/<Esc>.tex", "/p/a'b.tex", "/p/a|b.tex", "/p/`x`.tex", "/p/$X"})
    void vimGetsNoNameThatItCouldReadAsMore(String file) {
        assertEquals("", words(PushEditor.VIM, "", file));
        assertEquals("", words(PushEditor.NEOVIM, "", file));
    }
}
