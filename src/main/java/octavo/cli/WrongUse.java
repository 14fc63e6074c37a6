package octavo.cli;

import octavo.cli.process.ExitStatus;
import octavo.cli.process.NameSuggestion;
import octavo.text.WordLikeness;

import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Explains invalid arguments, and guesses what was meant.
final class WrongUse {
    private WrongUse() {}

    static int explain(ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("octavo: " + describe(exception));
        if (command.getParent() == null
                && exception instanceof UnmatchedArgumentException unknown) {
            unknown.getUnmatched().stream()
                    .findFirst()
                    .flatMap(word -> WordLikeness.nearestName(word, Cli.COMMANDS.keySet()))
                    .ifPresent(name -> err.println("Did you mean: octavo " + name + "?"));
        } else if (isQuery(exception)) {
            err.println("Put a query that starts with - last, after --.");
        } else {
            suggestOptions(exception, err);
        }
        err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
        return ExitStatus.WRONG_USE;
    }

    private static void suggestOptions(ParameterException exception, PrintWriter err) {
        if (exception instanceof UnmatchedArgumentException unknown
                && !unknown.getSuggestions().isEmpty()) {
            err.println("Did you mean: " + String.join(", ", unknown.getSuggestions()) + "?");
        }
    }

    /// Whether an unknown option looks like `-type:preprint`.
    private static boolean isQuery(ParameterException exception) {
        return exception instanceof UnmatchedArgumentException unknown
                && unknown.isUnknownOption()
                && unknown.getUnmatched().getFirst().matches("-[^-].+");
    }

    /// Replaces the names of Java constants, which users do not know.
    private static String describe(ParameterException exception) {
        if (exception instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst();
            boolean isCommand = exception.getCommandLine().getParent() == null;
            return unmatched.isUnknownOption()
                    ? "unknown option " + word
                    : isCommand ? "unknown command " + word : "unexpected argument " + word;
        }
        if (exception instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return missing.getMissing().stream()
                            .map(WrongUse::argumentName)
                            .collect(Collectors.joining(", "))
                    + " is missing";
        }
        ArgSpec argument = exception.getArgSpec();
        String givenValue = exception.getValue();
        if (argument == null || givenValue == null) {
            return String.valueOf(exception.getMessage());
        }
        List<String> names = choicesOf(argument);
        return names.isEmpty()
                ? String.valueOf(exception.getMessage())
                : "%s: unknown value %s.%s Choose from: %s"
                        .formatted(
                                argumentName(argument),
                                givenValue,
                                NameSuggestion.of(givenValue, names),
                                String.join(", ", names));
    }

    private static String argumentName(ArgSpec argument) {
        return argument instanceof CommandLine.Model.OptionSpec option
                ? option.longestName()
                : argument.paramLabel();
    }

    /// The possible values of an argument as one types them, if there are few.
    static List<String> choicesOf(ArgSpec argument) {
        return Arrays.stream(argument.auxiliaryTypes())
                .filter(Class::isEnum)
                .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                .map(each -> each.toString().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }
}
