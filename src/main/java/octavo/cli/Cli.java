package octavo.cli;

import octavo.cli.commands.AddCommand;
import octavo.cli.commands.CheckCommand;
import octavo.cli.commands.CiteCommand;
import octavo.cli.commands.CitedCommand;
import octavo.cli.commands.ConvertCommand;
import octavo.cli.commands.CvCommand;
import octavo.cli.commands.DedupeCommand;
import octavo.cli.commands.DeleteCommand;
import octavo.cli.commands.DocumentCommand;
import octavo.cli.commands.EditCommand;
import octavo.cli.commands.FilesCommand;
import octavo.cli.commands.ImportCommand;
import octavo.cli.commands.KeysCommand;
import octavo.cli.commands.LinkCommand;
import octavo.cli.commands.ListCommand;
import octavo.cli.commands.LspCommand;
import octavo.cli.commands.OutputsCommand;
import octavo.cli.commands.PeopleCommand;
import octavo.cli.commands.ReplaceCommand;
import octavo.cli.commands.StringsCommand;
import octavo.cli.commands.StylesCommand;
import octavo.cli.commands.TidyCommand;
import octavo.cli.commands.VenuesCommand;
import octavo.cli.onlinecommands.CompleteCommand;
import octavo.cli.onlinecommands.FindCommand;
import octavo.cli.onlinecommands.FollowCommand;
import octavo.cli.onlinecommands.MineCommand;
import octavo.cli.onlinecommands.ReferencesCommand;
import octavo.cli.onlinecommands.VerifyCommand;
import octavo.cli.onlinecommands.WhyCommand;
import octavo.cli.process.CommandLog;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.ProgramVersion;
import octavo.cli.process.ShellQuoting;
import octavo.cli.process.TerminalWriter;
import octavo.cli.versioncommands.BlameCommand;
import octavo.cli.versioncommands.DiffCommand;
import octavo.cli.versioncommands.GitCommitCommand;
import octavo.cli.versioncommands.GitPullCommand;
import octavo.cli.versioncommands.GitPushCommand;
import octavo.cli.versioncommands.MergeCommand;
import octavo.cli.versioncommands.ShareCommand;
import octavo.cli.versioncommands.VersionsCommand;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The command line. Exit status: 0 success, 1 the input has problems, 2 wrong use, 3 a file could
/// not be read or written, 70 a bug.
@Command(
        name = "octavo",
        description = "Manages a researcher's publications in a plain .bib file.",
        customSynopsis = {
            "octavo [FILE...]             open the window",
            "       octavo COMMAND FILE [...]    do one thing on the command line"
        },
        footer = {
            "",
            "Examples:",
            "  octavo papers.bib",
            "  octavo list papers.bib --format tsv --fields key,year,title",
            "  octavo edit papers.bib mai2020kungfu year=2021",
            "",
            "octavo help COMMAND explains a command and shows an example."
        },
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:fine",
            "1:the library has problems",
            "2:wrong use",
            "3:a file could not be read or written",
            "70:a bug in Octavo"
        },
        version = "Octavo " + ProgramVersion.CURRENT,
        mixinStandardHelpOptions = true)
public final class Cli implements Runnable {
    /// The commands by name, in the order of the help.
    static final SequencedMap<String, Class<?>> COMMANDS = commands();

    @Spec private CommandSpec spec;

    private static SequencedMap<String, Class<?>> commands() {
        SequencedMap<String, Class<?>> commands = new LinkedHashMap<>();
        commands.put("list", ListCommand.class);
        commands.put("check", CheckCommand.class);
        commands.put("add", AddCommand.class);
        commands.put("edit", EditCommand.class);
        commands.put("replace", ReplaceCommand.class);
        commands.put("delete", DeleteCommand.class);
        commands.put("cite", CiteCommand.class);
        commands.put("styles", StylesCommand.class);
        commands.put("cv", CvCommand.class);
        commands.put("cited", CitedCommand.class);
        commands.put("document", DocumentCommand.class);
        commands.put("outputs", OutputsCommand.class);
        commands.put("watch", WatchCommand.class);
        commands.put("lsp", LspCommand.class);
        commands.put("mcp", McpCommand.class);
        commands.put("convert", ConvertCommand.class);
        commands.put("tidy", TidyCommand.class);
        commands.put("keys", KeysCommand.class);
        commands.put("people", PeopleCommand.class);
        commands.put("venues", VenuesCommand.class);
        commands.put("strings", StringsCommand.class);
        commands.put("link", LinkCommand.class);
        commands.put("dedupe", DedupeCommand.class);
        commands.put("verify", VerifyCommand.class);
        commands.put("mine", MineCommand.class);
        commands.put("complete", CompleteCommand.class);
        commands.put("find", FindCommand.class);
        commands.put("references", ReferencesCommand.class);
        commands.put("follow", FollowCommand.class);
        commands.put("why", WhyCommand.class);
        commands.put("files", FilesCommand.class);
        commands.put("versions", VersionsCommand.class);
        commands.put("import", ImportCommand.class);
        commands.put("merge", MergeCommand.class);
        commands.put("diff", DiffCommand.class);
        commands.put("share", ShareCommand.class);
        commands.put("commit", GitCommitCommand.class);
        commands.put("pull", GitPullCommand.class);
        commands.put("push", GitPushCommand.class);
        commands.put("blame", BlameCommand.class);
        commands.put("help", HelpCommand.class);
        commands.put("completion", CompletionCommand.class);
        return Collections.unmodifiableSequencedMap(commands);
    }

    /// Runs a command and returns its exit status. Output goes to a file or a program, so every
    /// character is written as it is.
    public static int runCommand(List<String> arguments, PrintWriter out, PrintWriter err) {
        return runCommand(arguments, out, err, false);
    }

    /// Runs a command and returns its exit status. Messages, and all output to a terminal, contain
    /// no control characters but those of the help.
    ///
    /// @param isTerminal whether the output goes to a terminal
    public static int runCommand(
            List<String> arguments, PrintWriter out, PrintWriter err, boolean isTerminal) {
        CommandLine commandLine = commandLineFor(commandsFor(arguments));
        commandLine.setOut(out);
        commandLine.setErr(TerminalWriter.of(err));
        commandLine.setExecutionStrategy(parseResult -> {
            if (isTerminal && !isHelp(parseResult)) {
                commandLine.setOut(TerminalWriter.of(out));
            }
            return new CommandLine.RunLast().execute(parseResult);
        });
        commandLine.setParameterExceptionHandler(WrongUse::explain);
        commandLine.setExecutionExceptionHandler((exception, command, _) -> {
            if (exception instanceof CommandRefusal refusal) {
                command.getErr().println("octavo: " + refusal.getMessage());
                return refusal.status();
            }
            return explainBug(command.getErr(), arguments, exception);
        });
        int status = execute(commandLine, arguments);
        out.flush();
        err.flush();
        return status;
    }

    /// The parser for these commands.
    static CommandLine commandLineFor(Map<String, Class<?>> commands) {
        CommandLine commandLine = new CommandLine(new Cli());
        commands.forEach(commandLine::addSubcommand);
        commandLine.setUsageHelpAutoWidth(true);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.registerConverter(Path.class, Cli::parsePath);
        commandLine.registerConverter(Long.class, Cli::parseNumber);
        return commandLine;
    }

    private static boolean isHelp(CommandLine.ParseResult parseResult) {
        for (CommandLine each : parseResult.asCommandLineList()) {
            if (each.isUsageHelpRequested()
                    || each.isVersionHelpRequested()
                    || each.getCommand() instanceof HelpCommand) {
                return true;
            }
        }
        return false;
    }

    private static Path parsePath(String name) {
        if (name.isBlank()) {
            throw new TypeConversionException("the name of the file is empty");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException _) {
            throw new TypeConversionException("'" + name + "' is not a valid file name");
        }
    }

    private static Long parseNumber(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException _) {
            throw new TypeConversionException("'" + text + "' is not an integer");
        }
    }

    /// The command asked for, if any. Reading the options of all the others would take longer than
    /// running most of them.
    private static Map<String, Class<?>> commandsFor(List<String> arguments) {
        String firstArgument = arguments.isEmpty() ? "" : arguments.getFirst();
        Class<?> askedCommand = COMMANDS.get(firstArgument);
        return askedCommand == null ? COMMANDS : Map.of(firstArgument, askedCommand);
    }

    /// A library too large for the memory is not a bug.
    private static int execute(CommandLine commandLine, List<String> arguments) {
        try {
            return commandLine.execute(arguments.toArray(String[]::new));
        } catch (StackOverflowError | LinkageError | AssertionError bug) {
            return explainBug(commandLine.getErr(), arguments, bug);
        } catch (OutOfMemoryError _) {
            commandLine
                    .getErr()
                    .println(
                            "octavo: Not enough memory for this library: it takes about"
                                    + " three times the file's size. Allow more, such as"
                                    + " OCTAVO_JAVA_OPTIONS=-Xmx8g octavo "
                                    + String.join(" ", arguments));
            return ExitStatus.NO_FILE;
        }
    }

    /// Reports an exception that nothing else caught.
    private static int explainBug(PrintWriter err, List<String> arguments, Throwable bug) {
        String command = String.join(" ", arguments);
        String details;
        try {
            CommandLog.logBug(command, bug);
            details = "The details are in " + CommandLog.logFolder();
        } catch (IOException trouble) {
            details = "The details could not be logged: " + trouble.getMessage();
        }
        err.println(
                "octavo: This is a bug in Octavo, not a mistake of yours: "
                        + bug.getClass().getSimpleName());
        err.println(
                details
                        + "; please report them with the library, if you can. octavo check may"
                        + " name the entry that causes it.");
        return ExitStatus.BUG;
    }

    /// Whether arguments are meant for the command line, not files to open in a window: the first
    /// is an option, a command, or a bare word that names no file.
    public static boolean isCommandLine(List<String> arguments) {
        if (arguments.isEmpty()) {
            return false;
        }
        String firstArgument = arguments.getFirst();
        if (firstArgument.startsWith("-")) {
            return true;
        }
        return firstArgument.matches("[a-z]+")
                && (!Files.exists(Path.of(firstArgument)) || COMMANDS.containsKey(firstArgument));
    }

    /// Explains why no window opens where none can, such as over ssh.
    public static String explainNoWindow(List<Path> files) {
        Optional<Path> missing = files.stream().filter(file -> !Files.exists(file)).findFirst();
        if (missing.isPresent()) {
            return missing.get() + " does not exist.";
        }
        String file = files.isEmpty() ? "FILE" : ShellQuoting.quoted(files.getFirst());
        return "No display to open a window on. In a terminal: octavo list " + file;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "which command?");
    }
}
