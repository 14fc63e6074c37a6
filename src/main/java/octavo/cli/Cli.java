package octavo.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The command line. Exit status: 0 fine, 1 the input has problems, 2 wrong use, 3 could not read
/// or write.
@Command(
        name = "octavo",
        description = "A researcher's publications, kept in a plain .bib file.",
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
            "octavo COMMAND --help explains a command and shows an example."
        },
        version = "Octavo " + Cli.VERSION,
        mixinStandardHelpOptions = true,
        subcommands = {
            ListCommand.class,
            CheckCommand.class,
            EditCommand.class,
            CiteCommand.class,
            StylesCommand.class,
            CvCommand.class,
            ConvertCommand.class,
            TidyCommand.class,
            KeysCommand.class,
            PeopleCommand.class,
            VenuesCommand.class,
            StringsCommand.class,
            LinkCommand.class,
            DedupeCommand.class,
            VersionsCommand.class,
            MergeCommand.class,
            DiffCommand.class
        })
public final class Cli implements Runnable {
    static final String VERSION = "0.1.0";

    static final int FINE = 0;
    static final int PROBLEMS = 1;
    static final int WRONG_USE = 2;
    static final int NO_FILE = 3;

    @Spec private CommandSpec spec;

    /// Runs one command and gives its exit status.
    public static int run(List<String> arguments, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Cli());
        line.setOut(out);
        line.setErr(err);
        line.setUsageHelpAutoWidth(true);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setParameterExceptionHandler(Cli::explainWrongUse);
        line.setExecutionExceptionHandler((trouble, command, _) -> {
            if (trouble instanceof Refusal refusal) {
                command.getErr().println("octavo: " + refusal.getMessage());
                return refusal.status();
            }
            throw trouble;
        });
        int status = executed(line, arguments);
        out.flush();
        err.flush();
        return status;
    }

    /// A library that is too large for the memory is no bug.
    private static int executed(CommandLine line, List<String> arguments) {
        try {
            return line.execute(arguments.toArray(String[]::new));
        } catch (OutOfMemoryError _) {
            line.getErr()
                    .println(
                            "octavo: The memory is not enough for this library: it takes about"
                                    + " three times the file's size. Allow more, such as"
                                    + " OCTAVO_JAVA_OPTIONS=-Xmx8g octavo "
                                    + String.join(" ", arguments));
            return NO_FILE;
        }
    }

    private static int explainWrongUse(ParameterException wrong, String[] arguments) {
        CommandLine command = wrong.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("octavo: " + wrong.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(wrong, err);
        err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return WRONG_USE;
    }

    /// Whether arguments are for the command line rather than files to open in a window: the first
    /// is an option, a command, or a bare word that can be no file's name.
    public static boolean isMeantBy(List<String> arguments) {
        if (arguments.isEmpty()) {
            return false;
        }
        String first = arguments.getFirst();
        if (first.startsWith("-")) {
            return true;
        }
        // The list of commands is slow to make, and the window waits for this.
        return first.matches("[a-z]+")
                && (!Files.exists(Path.of(first))
                        || new CommandLine(new Cli()).getSubcommands().containsKey(first));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "which command?");
    }
}
