package octavo.cli;

import octavo.cli.process.ProgramVersion;

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
    private final StringBuilder pageText = new StringBuilder();
    private final CommandLine commandLine;
    private final CommandSpec commandSpec;

    private ManualPage(CommandLine commandLine) {
        this.commandLine = commandLine;
        this.commandSpec = commandLine.getCommandSpec();
    }

    static String of(CommandLine commandLine) {
        return new ManualPage(commandLine).writePage();
    }

    private String writePage() {
        UsageMessageSpec usageMessage = commandSpec.usageMessage();
        String name = commandSpec.qualifiedName("-");
        List<String> descriptionLines =
                Arrays.stream(usageMessage.description()).map(ManualPage::plainText).toList();
        writeMacro(
                "TH",
                "%s 1 \"\" \"Octavo %s\""
                        .formatted(name.toUpperCase(Locale.ROOT), ProgramVersion.CURRENT));
        writeMacro("SH", "NAME");
        writeText(
                name + " \\- ",
                descriptionLines.isEmpty() ? "" : firstSentence(descriptionLines.getFirst()));
        writeMacro("SH", "SYNOPSIS");
        writeMacro("nf", "");
        writeText("", commandLine.getHelp().synopsis(0).stripTrailing());
        writeMacro("fi", "");
        writeMacro("SH", "DESCRIPTION");
        descriptionLines.forEach(this::writeParagraph);
        writeArguments();
        writeCommands();
        writeFooter(Arrays.stream(usageMessage.footer()).map(ManualPage::plainText).toList());
        writeExitStatus();
        return pageText.toString();
    }

    private void writeArguments() {
        List<ArgSpec> visibleArguments =
                commandSpec.args().stream()
                        .filter(each -> !each.hidden() && each.description().length > 0)
                        .toList();
        if (visibleArguments.isEmpty()) {
            return;
        }
        writeMacro("SH", "OPTIONS");
        for (ArgSpec each : visibleArguments) {
            writeMacro("TP", "");
            writeText("", labelOf(each));
            writeText("", plainText(String.join(" ", each.description())));
        }
    }

    private static String labelOf(ArgSpec argument) {
        return switch (argument) {
            case OptionSpec option ->
                    String.join(", ", option.names())
                            + (option.arity().max() > 0 ? " " + option.paramLabel() : "");
            case PositionalParamSpec positional -> positional.paramLabel();
            default -> argument.paramLabel();
        };
    }

    private void writeCommands() {
        if (commandLine.getSubcommands().isEmpty()) {
            return;
        }
        writeMacro("SH", "COMMANDS");
        commandLine
                .getSubcommands()
                .forEach((name, each) -> {
                    writeMacro("TP", "");
                    writeText("", "octavo-" + name + "(1)");
                    String[] descriptionLines = each.getCommandSpec().usageMessage().description();
                    writeText(
                            "", descriptionLines.length == 0 ? "" : plainText(descriptionLines[0]));
                });
    }

    /// The lines after `Examples:`.
    private void writeFooter(List<String> lines) {
        int examplesIndex = lines.indexOf("Examples:");
        int endIndex = examplesIndex < 0 ? lines.size() : examplesIndex;
        writeBlocks(lines.subList(0, endIndex));
        if (examplesIndex >= 0) {
            writeMacro("SH", "EXAMPLES");
            writeMacro("nf", "");
            lines.subList(examplesIndex + 1, lines.size())
                    .forEach(each -> writeText("", each.strip()));
            writeMacro("fi", "");
        }
    }

    /// Writes paragraphs; indented lines keep their line breaks.
    private void writeBlocks(List<String> lines) {
        int start = 0;
        while (start < lines.size()) {
            boolean isTable = isTableLine(lines.get(start));
            int end = start + 1;
            while (end < lines.size() && isTableLine(lines.get(end)) == isTable) {
                end++;
            }
            List<String> block = lines.subList(start, end);
            if (isTable) {
                writeMacro("nf", "");
                block.forEach(line -> writeText("", line));
                writeMacro("fi", "");
            } else if (!String.join("", block).isBlank()) {
                writeParagraph(String.join(" ", block).strip());
            }
            start = end;
        }
    }

    private static boolean isTableLine(String line) {
        return line.startsWith("  ");
    }

    private void writeExitStatus() {
        writeMacro("SH", "EXIT STATUS");
        Cli.commandLineFor(Map.of())
                .getCommandSpec()
                .usageMessage()
                .exitCodeList()
                .forEach((status, meaning) -> {
                    writeMacro("TP", "");
                    writeText("", status);
                    writeText("", meaning);
                });
    }

    private void writeMacro(String name, String arguments) {
        pageText.append('.').append(name).append(arguments.isEmpty() ? "" : " ").append(arguments);
        pageText.append('\n');
    }

    private void writeParagraph(String text) {
        writeMacro("PP", "");
        writeText("", text);
    }

    /// Protects a line that begins with a dot or an apostrophe, which would be a macro.
    private void writeText(String before, String text) {
        for (String each : (before + escapeRoff(text)).split("\\R", -1)) {
            pageText.append(each.startsWith(".") || each.startsWith("'") ? "\\&" : "");
            pageText.append(each).append('\n');
        }
    }

    private static String escapeRoff(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-");
    }

    private static String plainText(String markup) {
        return Ansi.OFF.string(markup);
    }

    private static String firstSentence(String text) {
        int stopOffset = text.indexOf(". ");
        return (stopOffset < 0 ? text : text.substring(0, stopOffset)).replaceFirst("\\.$", "");
    }
}
