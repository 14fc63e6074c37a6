package octavo.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `octavo completion SHELL`.
@Command(
        description =
                "Prints a script that completes commands, options and their values in your shell.",
        footer = {
            "",
            "Examples:",
            "  octavo completion bash > ~/.local/share/bash-completion/completions/octavo",
            "  octavo completion zsh > ~/.zfunc/_octavo",
            "  octavo completion fish > ~/.config/fish/completions/octavo.fish",
            "",
            "The Debian package installs all three."
        },
        mixinStandardHelpOptions = true)
final class CompletionCommand implements Runnable {

    /// The supported shells.
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Parameters(index = "0", paramLabel = "SHELL", description = "bash, zsh or fish.")
    private Shell shell = Shell.BASH;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        String script =
                switch (shell) {
                    case BASH -> CompletionScripts.bashScript();
                    case ZSH -> CompletionScripts.zshScript();
                    case FISH -> CompletionScripts.fishScript();
                };
        spec.commandLine().getOut().print(script);
    }
}
