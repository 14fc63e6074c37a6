package octavo.launch;

import octavo.cli.process.ExitStatus;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Runs the commands when Octavo is packaged, so that the JVM can record the classes they use and
/// preload them at every later start.
final class CacheTraining {
    /// The profile used for lists; built in.
    private static final String PROFILE = "nsf";

    private static final List<String> FORMATS =
            List.of(
                    "markdown",
                    "html-page",
                    "latex-biblatex",
                    "typst",
                    "docx",
                    "pdf",
                    "json-resume",
                    "rendercv",
                    "hugoblox",
                    "academicpages",
                    "al-folio",
                    "csl-json",
                    "hayagriva");

    private CacheTraining() {}

    /// Runs the rehearsal, after an argument for the launcher, with a library and an output folder.
    public static void main(String[] arguments) {
        var sample = arguments[1];
        var folder = Path.of(arguments[2]);
        List<List<String>> commands = new ArrayList<>();
        commands.add(List.of("--version"));
        commands.add(List.of("--help"));
        commands.add(List.of("list", sample));
        commands.add(List.of("styles", "ieee"));
        commands.add(List.of("cite", sample, "--style", "ieee"));
        commands.add(List.of("cite", sample, "--style", "apa"));
        for (var command : List.of("check", "people", "venues", "link", "dedupe")) {
            commands.add(List.of(command, sample));
        }
        commands.add(List.of("list", sample, "author:mai or \"deep learning\""));
        commands.add(List.of("cv", sample, "--profile", PROFILE, "--style", "ieee"));
        for (var format : FORMATS) {
            commands.add(list(sample, format, folder.resolve(format)));
        }
        String records = folder.resolve("records.ris").toString();
        commands.add(List.of("keys", sample));
        commands.add(List.of("convert", sample, "--to", "ris", "-o", records));
        commands.add(List.of("convert", sample, "--to", "biblatex"));
        commands.add(List.of("convert", sample, "--to", "csl-json"));
        commands.add(List.of("import", folder.resolve("imported.bib").toString(), records));
        commands.add(List.of("tidy", sample));
        System.setIn(new ByteArrayInputStream(conversation().getBytes(StandardCharsets.UTF_8)));
        commands.add(List.of("lsp", "--library", sample));
        for (var command : commands) {
            if (Main.command(command) >= ExitStatus.WRONG_USE) {
                throw new IllegalStateException(
                        "no rehearsal: octavo " + String.join(" ", command));
            }
        }
    }

    /// What an editor says to the language server at first.
    private static String conversation() {
        String paper =
                "{\"textDocument\":{\"uri\":\"file:///paper.tex\",\"text\":\"\\\\cite{mai2020}\"}";
        return List.of(
                        "\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}",
                        "\"method\":\"initialized\"",
                        "\"method\":\"textDocument/didOpen\",\"params\":" + paper + "}",
                        "\"id\":2,\"method\":\"textDocument/completion\",\"params\":"
                                + paper
                                + ",\"position\":{\"line\":0,\"character\":8}}",
                        "\"id\":3,\"method\":\"shutdown\"",
                        "\"method\":\"exit\"")
                .stream()
                .map(message -> "{\"jsonrpc\":\"2.0\"," + message + "}")
                .map(message -> "Content-Length: " + message.length() + "\r\n\r\n" + message)
                .collect(Collectors.joining());
    }

    private static List<String> list(String sample, String format, Path out) {
        return List.of(
                "cv", sample, "--profile", PROFILE, "--format", format, "-o", out.toString());
    }
}
