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
    private static final CommandLine ALL_COMMANDS = Cli.commandLineFor(Cli.COMMANDS);
    private static final CommandSpec OWN_SPEC = ALL_COMMANDS.getCommandSpec();
    private static final Map<String, CommandSpec> COMMANDS = commands();

    private CompletionScripts() {}

    private static Map<String, CommandSpec> commands() {
        Map<String, CommandSpec> specs = new TreeMap<>();
        ALL_COMMANDS
                .getSubcommands()
                .forEach((name, each) -> specs.put(name, each.getCommandSpec()));
        return specs;
    }

    private static List<OptionSpec> visibleOptions(CommandSpec command) {
        return command.options().stream().filter(option -> !option.hidden()).toList();
    }

    private static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    /// The first sentence: shells show one line.
    private static String firstSentence(String... description) {
        String plainText = Ansi.OFF.string(String.join(" ", description));
        return plainText.replaceFirst("(?s)[.;:](\\s.*)?$", "");
    }

    private static String summaryOf(CommandSpec command) {
        return firstSentence(command.usageMessage().description());
    }

    private static String optionNames(CommandSpec command) {
        return visibleOptions(command).stream()
                .flatMap(option -> Arrays.stream(option.names()))
                .collect(Collectors.joining(" "));
    }

    private static String commandWords() {
        return String.join(" ", Cli.COMMANDS.keySet());
    }

    /// A script with its placeholders filled in.
    private static String fillScript(String shell, Map<String, String> placeholders) {
        try (InputStream scriptStream =
                CompletionScripts.class.getResourceAsStream("completion." + shell)) {
            if (scriptStream == null) {
                throw new IllegalStateException("the script for " + shell + " is not packaged");
            }
            String script = new String(scriptStream.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> placeholder : placeholders.entrySet()) {
                script = script.replace("@" + placeholder.getKey() + "@", placeholder.getValue());
            }
            return script;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    static String bashScript() {
        StringBuilder options = new StringBuilder();
        StringBuilder values = new StringBuilder();
        COMMANDS.forEach((name, command) -> {
            options.append("    %s) options='%s' ;;\n".formatted(name, optionNames(command)));
            visibleOptions(command).stream()
                    .filter(CompletionScripts::takesValue)
                    .forEach(option -> values.append(bashValue(name, option)));
        });
        return fillScript(
                "bash",
                Map.of(
                        "COMMANDS", commandWords(),
                        "OPTIONS", options.toString(),
                        "OWN", optionNames(OWN_SPEC),
                        "VALUES", values.toString()));
    }

    private static String bashValue(String command, OptionSpec option) {
        String pattern =
                Arrays.stream(option.names())
                        .map(name -> "'%s %s'".formatted(command, name))
                        .collect(Collectors.joining("|"));
        CompletionValues values = CompletionValues.of(command, option);
        String words =
                values.words().isEmpty()
                        ? ""
                        : "COMPREPLY=($(compgen -W '%s' -- \"$cur\")); "
                                .formatted(String.join(" ", values.words()));
        String files = values.areFiles() ? "_octavo_files; " : "";
        return "    %s) %s%sreturn ;;\n".formatted(pattern, words, files);
    }

    static String zshScript() {
        StringBuilder names = new StringBuilder();
        StringBuilder options = new StringBuilder();
        COMMANDS.forEach((name, command) -> {
            names.append("    %s\n".formatted(shellQuoted(name + ":" + summaryOf(command))));
            String operand = name.equals("help") ? "command:_octavo_commands" : "file:_files";
            options.append("    %s) _arguments -s -S \\\n".formatted(name))
                    .append(zshOptions(name, command))
                    .append("      '*:%s' ;;\n".formatted(operand));
        });
        return fillScript(
                "zsh",
                Map.of(
                        "COMMANDS", names.toString(),
                        "OPTIONS", options.toString(),
                        "OWN", zshOptions("", OWN_SPEC)));
    }

    private static String zshOptions(String commandName, CommandSpec command) {
        return visibleOptions(command).stream()
                .flatMap(option ->
                        Arrays.stream(option.names())
                                .map(name ->
                                        zshOption(
                                                name,
                                                option,
                                                CompletionValues.of(commandName, option))))
                .collect(Collectors.joining());
    }

    private static String zshOption(
            String name, OptionSpec option, CompletionValues completionValues) {
        String description =
                firstSentence(option.description()).replaceAll("([\\[\\]:])", "\\\\$1");
        String words = "(" + String.join(" ", completionValues.words()) + ")";
        String action =
                completionValues.words().isEmpty()
                        ? completionValues.areFiles() ? "_files" : " "
                        : words;
        String value =
                takesValue(option) ? ":" + option.paramLabel().replace(":", "") + ":" + action : "";
        return "      %s \\\n"
                .formatted(shellQuoted("*%s[%s]%s".formatted(name, description, value)));
    }

    /// A word in quotation marks for bash and zsh.
    private static String shellQuoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }

    static String fishScript() {
        String noCommandCondition = "not __fish_seen_subcommand_from " + commandWords();
        StringBuilder lines = new StringBuilder();
        visibleOptions(OWN_SPEC)
                .forEach(option ->
                        lines.append(
                                fishOption(
                                        noCommandCondition,
                                        option,
                                        CompletionValues.of("", option))));
        COMMANDS.forEach((name, command) -> {
            lines.append(
                    "complete -c octavo -n %s -a %s -d %s\n"
                            .formatted(
                                    fishQuoted(noCommandCondition),
                                    name,
                                    fishQuoted(summaryOf(command))));
            String condition = "__fish_seen_subcommand_from " + name;
            visibleOptions(command)
                    .forEach(option ->
                            lines.append(
                                    fishOption(
                                            condition, option, CompletionValues.of(name, option))));
        });
        return fillScript("fish", Map.of("OPTIONS", lines.toString(), "COMMANDS", commandWords()));
    }

    private static String fishOption(
            String condition, OptionSpec option, CompletionValues completionValues) {
        StringBuilder line = new StringBuilder("complete -c octavo -n " + fishQuoted(condition));
        for (String name : option.names()) {
            line.append(name.startsWith("--") ? " -l " : name.length() > 2 ? " -o " : " -s ")
                    .append(name.replaceFirst("^-+", ""));
        }
        if (takesValue(option)) {
            line.append(completionValues.areFiles() ? " -r -F" : " -x");
            if (!completionValues.words().isEmpty()) {
                line.append(" -a ").append(fishQuoted(String.join(" ", completionValues.words())));
            }
        }
        line.append(" -d ").append(fishQuoted(firstSentence(option.description())));
        return line.append('\n').toString();
    }

    private static String fishQuoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
