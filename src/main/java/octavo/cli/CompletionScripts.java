package octavo.cli;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Scripts for completion in shells, made from the commands.
final class CompletionScripts {
    private static final CommandLine ALL = Cli.line(Cli.COMMANDS);
    private static final CommandSpec OWN = ALL.getCommandSpec();
    private static final Map<String, CommandSpec> COMMANDS = commands();

    private CompletionScripts() {}

    private static Map<String, CommandSpec> commands() {
        Map<String, CommandSpec> specs = new TreeMap<>();
        ALL.getSubcommands().forEach((name, each) -> specs.put(name, each.getCommandSpec()));
        return specs;
    }

    private static List<OptionSpec> options(CommandSpec command) {
        return command.options().stream().filter(option -> !option.hidden()).toList();
    }

    private static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    /// The first sentence: shells show one line.
    private static String sentence(String... description) {
        String plain = Ansi.OFF.string(String.join(" ", description));
        return plain.replaceFirst("(?s)[.;:](\\s.*)?$", "");
    }

    private static String about(CommandSpec command) {
        return sentence(command.usageMessage().description());
    }

    private static String names(CommandSpec command) {
        return options(command).stream()
                .flatMap(option -> Arrays.stream(option.names()))
                .collect(Collectors.joining(" "));
    }

    private static String words() {
        return String.join(" ", Cli.COMMANDS.keySet());
    }

    /// A script with its placeholders filled in.
    private static String filled(String shell, Map<String, String> places) {
        try (InputStream in = CompletionScripts.class.getResourceAsStream("completion." + shell)) {
            if (in == null) {
                throw new IllegalStateException("the script for " + shell + " is not packaged");
            }
            String script = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> place : places.entrySet()) {
                script = script.replace("@" + place.getKey() + "@", place.getValue());
            }
            return script;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    static String bash() {
        StringBuilder options = new StringBuilder();
        StringBuilder values = new StringBuilder();
        COMMANDS.forEach((name, command) -> {
            options.append("    %s) options='%s' ;;\n".formatted(name, names(command)));
            options(command).stream()
                    .filter(CompletionScripts::takesValue)
                    .forEach(option -> values.append(bashValue(name, option)));
        });
        return filled(
                "bash",
                Map.of(
                        "COMMANDS", words(),
                        "OPTIONS", options.toString(),
                        "OWN", names(OWN),
                        "VALUES", values.toString()));
    }

    private static String bashValue(String command, OptionSpec option) {
        String pattern =
                Arrays.stream(option.names())
                        .map(name -> "'%s %s'".formatted(command, name))
                        .collect(Collectors.joining("|"));
        List<String> choices = WrongUse.choices(option);
        String reply =
                choices.isEmpty()
                        ? "_octavo_files"
                        : "COMPREPLY=($(compgen -W '%s' -- \"$cur\"))"
                                .formatted(String.join(" ", choices));
        return "    %s) %s; return ;;\n".formatted(pattern, reply);
    }

    static String zsh() {
        StringBuilder names = new StringBuilder();
        StringBuilder options = new StringBuilder();
        COMMANDS.forEach((name, command) -> {
            names.append("    %s\n".formatted(quoted(name + ":" + about(command))));
            String operand = name.equals("help") ? "command:_octavo_commands" : "file:_files";
            options.append("    %s) _arguments -s -S \\\n".formatted(name))
                    .append(zshOptions(command))
                    .append("      '*:%s' ;;\n".formatted(operand));
        });
        return filled(
                "zsh",
                Map.of(
                        "COMMANDS", names.toString(),
                        "OPTIONS", options.toString(),
                        "OWN", zshOptions(OWN)));
    }

    private static String zshOptions(CommandSpec command) {
        return options(command).stream()
                .flatMap(option ->
                        Arrays.stream(option.names()).map(name -> zshOption(name, option)))
                .collect(Collectors.joining());
    }

    private static String zshOption(String name, OptionSpec option) {
        String about = sentence(option.description()).replaceAll("([\\[\\]:])", "\\\\$1");
        List<String> choices = WrongUse.choices(option);
        String action = choices.isEmpty() ? "_files" : "(" + String.join(" ", choices) + ")";
        String value =
                takesValue(option) ? ":" + option.paramLabel().replace(":", "") + ":" + action : "";
        return "      %s \\\n".formatted(quoted("*%s[%s]%s".formatted(name, about, value)));
    }

    /// A word in quotation marks for bash and zsh.
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    static String fish() {
        String first = "not __fish_seen_subcommand_from " + words();
        StringBuilder lines = new StringBuilder();
        options(OWN).forEach(option -> lines.append(fishOption(first, option)));
        COMMANDS.forEach((name, command) -> {
            lines.append(
                    "complete -c octavo -n %s -a %s -d %s\n"
                            .formatted(fishQuoted(first), name, fishQuoted(about(command))));
            String when = "__fish_seen_subcommand_from " + name;
            options(command).forEach(option -> lines.append(fishOption(when, option)));
        });
        return filled("fish", Map.of("OPTIONS", lines.toString(), "COMMANDS", words()));
    }

    private static String fishOption(String when, OptionSpec option) {
        StringBuilder line = new StringBuilder("complete -c octavo -n " + fishQuoted(when));
        for (String name : option.names()) {
            line.append(name.startsWith("--") ? " -l " : name.length() > 2 ? " -o " : " -s ")
                    .append(name.replaceFirst("^-+", ""));
        }
        List<String> choices = WrongUse.choices(option);
        if (takesValue(option)) {
            line.append(
                    choices.isEmpty()
                            ? " -r -F"
                            : " -x -a " + fishQuoted(String.join(" ", choices)));
        }
        line.append(" -d ").append(fishQuoted(sentence(option.description())));
        return line.append('\n').toString();
    }

    private static String fishQuoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
