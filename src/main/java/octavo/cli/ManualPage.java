package octavo.cli;

import octavo.cli.terminal.ProgramVersion;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The manual page of a command, in the macros of `man(7)`, with the text of `--help`.
final class ManualPage {
    private final StringBuilder out = new StringBuilder();
    private final CommandLine line;
    private final CommandSpec spec;

    private ManualPage(CommandLine line) {
        this.line = line;
        this.spec = line.getCommandSpec();
    }

    static String of(CommandLine line) {
        return new ManualPage(line).written();
    }

    private String written() {
        UsageMessageSpec usage = spec.usageMessage();
        String name = spec.qualifiedName("-");
        List<String> about = Arrays.stream(usage.description()).map(ManualPage::plain).toList();
        macro(
                "TH",
                "%s 1 \"\" \"Octavo %s\""
                        .formatted(name.toUpperCase(Locale.ROOT), ProgramVersion.CURRENT));
        macro("SH", "NAME");
        text(name + " \\- ", about.isEmpty() ? "" : firstSentence(about.getFirst()));
        macro("SH", "SYNOPSIS");
        macro("nf", "");
        text("", line.getHelp().synopsis(0).stripTrailing());
        macro("fi", "");
        macro("SH", "DESCRIPTION");
        about.forEach(this::paragraph);
        arguments();
        commands();
        footer(Arrays.stream(usage.footer()).map(ManualPage::plain).toList());
        exitStatus();
        return out.toString();
    }

    private void arguments() {
        List<ArgSpec> visible =
                spec.args().stream()
                        .filter(each -> !each.hidden() && each.description().length > 0)
                        .toList();
        if (visible.isEmpty()) {
            return;
        }
        macro("SH", "OPTIONS");
        for (ArgSpec each : visible) {
            macro("TP", "");
            text("", label(each));
            text("", plain(String.join(" ", each.description())));
        }
    }

    private static String label(ArgSpec argument) {
        return switch (argument) {
            case OptionSpec option ->
                    String.join(", ", option.names())
                            + (option.arity().max() > 0 ? " " + option.paramLabel() : "");
            case PositionalParamSpec positional -> positional.paramLabel();
            default -> argument.paramLabel();
        };
    }

    private void commands() {
        if (line.getSubcommands().isEmpty()) {
            return;
        }
        macro("SH", "COMMANDS");
        line.getSubcommands()
                .forEach((name, each) -> {
                    macro("TP", "");
                    text("", "octavo-" + name + "(1)");
                    String[] about = each.getCommandSpec().usageMessage().description();
                    text("", about.length == 0 ? "" : plain(about[0]));
                });
    }

    /// The lines after `Examples:`.
    private void footer(List<String> lines) {
        int examples = lines.indexOf("Examples:");
        int end = examples < 0 ? lines.size() : examples;
        String words = String.join(" ", lines.subList(0, end)).strip();
        if (!words.isEmpty()) {
            paragraph(words);
        }
        if (examples >= 0) {
            macro("SH", "EXAMPLES");
            macro("nf", "");
            lines.subList(examples + 1, lines.size()).forEach(each -> text("", each.strip()));
            macro("fi", "");
        }
    }

    private void exitStatus() {
        macro("SH", "EXIT STATUS");
        Cli.line(Map.of())
                .getCommandSpec()
                .usageMessage()
                .exitCodeList()
                .forEach((status, meaning) -> {
                    macro("TP", "");
                    text("", status);
                    text("", meaning);
                });
    }

    private void macro(String name, String arguments) {
        out.append('.').append(name).append(arguments.isEmpty() ? "" : " ").append(arguments);
        out.append('\n');
    }

    private void paragraph(String text) {
        macro("PP", "");
        text("", text);
    }

    /// Protects a line that begins with a dot or an apostrophe, which would be a macro.
    private void text(String before, String text) {
        for (String each : (before + escaped(text)).split("\\R", -1)) {
            out.append(each.startsWith(".") || each.startsWith("'") ? "\\&" : "");
            out.append(each).append('\n');
        }
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-");
    }

    private static String plain(String markup) {
        return Ansi.OFF.string(markup);
    }

    private static String firstSentence(String text) {
        int stop = text.indexOf(". ");
        return (stop < 0 ? text : text.substring(0, stop)).replaceFirst("\\.$", "");
    }
}
