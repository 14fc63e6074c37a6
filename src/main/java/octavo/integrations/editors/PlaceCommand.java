package octavo.integrations.editors;

import octavo.settings.UserHabits.PushTarget;

import java.nio.file.Path;
import java.util.Optional;

/// The command that has an editor show a line of a file.
public final class PlaceCommand {
    /// Vim reads file names that it gets from another program as if they were typed.
    private static final String READ_BY_VIM = "<>|\"'`%#!*?[]{}$\\";

    private PlaceCommand() {}

    /// The command; empty if no editor is chosen, or if the file has a name that the editor could
    /// take for more than that.
    ///
    /// @param file from a project, which may be a stranger’s
    /// @param line from 1
    public static Optional<PushCommand> of(PushTarget target, Path file, int line) {
        String path = file.toAbsolutePath().normalize().toString();
        if (path.chars().anyMatch(Character::isISOControl)) {
            return Optional.empty();
        }
        return switch (target.pushEditor()) {
            case NONE -> Optional.empty();
            case TEXSTUDIO ->
                    PushCommand.ofProgram(
                            target, "texstudio", "--line", String.valueOf(line), path);
            case TEXMAKER ->
                    PushCommand.ofProgram(target, "texmaker", path, "-line", String.valueOf(line));
            case TEXWORKS -> PushCommand.ofProgram(target, "texworks", path);
            case VIM ->
                    isReadByVim(path)
                            ? Optional.empty()
                            : PushCommand.ofProgram(
                                    target,
                                    "vim",
                                    "--servername",
                                    target.editorServer().isEmpty() ? "VIM" : target.editorServer(),
                                    "--remote-silent",
                                    "+" + line,
                                    path);
            case NEOVIM ->
                    isReadByVim(path)
                            ? Optional.empty()
                            : PushCommand.ofProgram(
                                    target,
                                    "nvim",
                                    "--server",
                                    target.editorServer(),
                                    "--remote-expr",
                                    "execute('edit +%d ' . fnameescape('%s'))"
                                            .formatted(line, path));
            case EMACS ->
                    PushCommand.ofProgram(target, "emacsclient", "--no-wait", "+" + line, path);
            case LYX ->
                    PushCommand.ofProgram(target, "lyxclient", "-g", path, String.valueOf(line));
            case VSCODE -> PushCommand.ofProgram(target, "code", "--goto", path + ":" + line);
            case KILE ->
                    PushCommand.ofProgram(target, "kile", "--line", String.valueOf(line), path);
        };
    }

    private static boolean isReadByVim(String path) {
        return path.chars().anyMatch(each -> READ_BY_VIM.indexOf(each) >= 0);
    }
}
