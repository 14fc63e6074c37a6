package octavo.integrations.editors;

import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The command that has an editor insert a citation: a program and its arguments, which no shell
/// reads.
public record PushCommand(List<String> words) {
    public PushCommand {
        words = List.copyOf(words);
    }

    /// Whether an editor has a command that inserts text.
    public static boolean canInsert(PushEditor editor) {
        return editor != PushEditor.VSCODE && editor != PushEditor.KILE;
    }

    /// The command for entries; empty if no editor is chosen, if it cannot insert text, or if a key
    /// has characters that no key should have: an editor could take them for a command.
    ///
    /// @param keys from a library, which may be a stranger’s
    public static Optional<PushCommand> of(PushTarget target, List<String> keys) {
        boolean isSafe = keys.stream().noneMatch(PushCommand::isUnsafe);
        if (keys.isEmpty() || !isSafe) {
            return Optional.empty();
        }
        String list = String.join(",", keys);
        String cite = "\\cite{" + list + "}";
        return switch (target.pushEditor()) {
            case NONE -> Optional.empty();
            case TEXSTUDIO -> command(target, "texstudio", "--insert-cite", cite);
            case TEXMAKER -> command(target, "texmaker", "-insert", cite);
            case TEXWORKS -> command(target, "texworks", "--insert-text", cite);
            case VIM ->
                    command(
                            target,
                            "vim",
                            "--servername",
                            target.editorServer().isEmpty() ? "VIM" : target.editorServer(),
                            "--remote-send",
                            "<C-\\><C-N>a" + cite.replace("<", "<lt>") + "<C-\\><C-N>");
            case NEOVIM ->
                    command(
                            target,
                            "nvim",
                            "--server",
                            target.editorServer(),
                            "--remote-expr",
                            "nvim_paste('" + cite.replace("'", "''") + "', v:false, -1)");
            case EMACS ->
                    command(
                            target,
                            "emacsclient",
                            "--eval",
                            "(with-current-buffer (window-buffer (selected-window)) (insert \""
                                    + cite.replace("\\", "\\\\").replace("\"", "\\\"")
                                    + "\"))");
            case LYX -> command(target, "lyxclient", "-c", "citation-insert " + list);
            case VSCODE, KILE -> Optional.empty();
        };
    }

    private static boolean isUnsafe(String key) {
        return key.isEmpty()
                || key.chars()
                        .anyMatch(
                                each -> Character.isISOControl(each) || "{}\\%".indexOf(each) >= 0);
    }

    static Optional<PushCommand> command(PushTarget target, String usual, String... arguments) {
        List<String> words = new ArrayList<>();
        words.add(target.editorCommand().isEmpty() ? usual : target.editorCommand());
        words.addAll(List.of(arguments));
        return Optional.of(new PushCommand(words));
    }
}
