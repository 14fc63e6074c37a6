package octavo.integrations.editors;

import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The command that has an editor insert a citation: a program and its arguments, which no shell
/// reads.
public record PushCommand(List<String> commandWords) {
    public PushCommand {
        commandWords = List.copyOf(commandWords);
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
        String keyList = String.join(",", keys);
        String citeCommand = "\\cite{" + keyList + "}";
        return switch (target.pushEditor()) {
            case NONE -> Optional.empty();
            case TEXSTUDIO -> ofProgram(target, "texstudio", "--insert-cite", citeCommand);
            case TEXMAKER -> ofProgram(target, "texmaker", "-insert", citeCommand);
            case TEXWORKS -> ofProgram(target, "texworks", "--insert-text", citeCommand);
            case VIM ->
                    ofProgram(
                            target,
                            "vim",
                            "--servername",
                            target.editorServer().isEmpty() ? "VIM" : target.editorServer(),
                            "--remote-send",
                            "<C-\\><C-N>a" + citeCommand.replace("<", "<lt>") + "<C-\\><C-N>");
            case NEOVIM ->
                    ofProgram(
                            target,
                            "nvim",
                            "--server",
                            target.editorServer(),
                            "--remote-expr",
                            "nvim_paste('" + citeCommand.replace("'", "''") + "', v:false, -1)");
            case EMACS ->
                    ofProgram(
                            target,
                            "emacsclient",
                            "--eval",
                            "(with-current-buffer (window-buffer (selected-window)) (insert \""
                                    + citeCommand.replace("\\", "\\\\").replace("\"", "\\\"")
                                    + "\"))");
            case LYX -> ofProgram(target, "lyxclient", "-c", "citation-insert " + keyList);
            case VSCODE, KILE -> Optional.empty();
        };
    }

    private static boolean isUnsafe(String key) {
        return key.isEmpty()
                || key.chars()
                        .anyMatch(
                                each -> Character.isISOControl(each) || "{}\\%".indexOf(each) >= 0);
    }

    static Optional<PushCommand> ofProgram(
            PushTarget target, String usualProgram, String... arguments) {
        List<String> commandWords = new ArrayList<>();
        commandWords.add(target.editorCommand().isEmpty() ? usualProgram : target.editorCommand());
        commandWords.addAll(List.of(arguments));
        return Optional.of(new PushCommand(commandWords));
    }
}
