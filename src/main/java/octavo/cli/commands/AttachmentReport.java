package octavo.cli.commands;

import octavo.cli.process.TerminalWriter;
import octavo.files.attachments.AttachmentProblem;
import octavo.files.attachments.AttachmentProblem.AttachmentProblemKind;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// The problems of links and files, as a command prints them.
///
/// @param libraryFolder in lines for people, files in it are relative to it, as links are
record AttachmentReport(List<AttachmentProblem> problems, Path libraryFolder) {
    void print(PrintWriter standardOutput, FilesCommand.FilesFormat format) {
        switch (format) {
            case TEXT -> {
                PrintWriter terminalOutput = TerminalWriter.of(standardOutput);
                problems.forEach(each -> terminalOutput.println(problemLine(each)));
                terminalOutput.flush();
            }
            case JSON -> TerminalWriter.ofJson(standardOutput).println(toJson(problems));
        }
    }

    /// Whether a link does not lead to its file.
    static boolean isBroken(AttachmentProblem problem) {
        return switch (problem.kind()) {
            case BROKEN, MOVED, AMBIGUOUS -> true;
            case TWICE, UNLINKED -> false;
        };
    }

    private String problemLine(AttachmentProblem problem) {
        String kind = "%-9s".formatted(problem.kind().name().toLowerCase(Locale.ROOT));
        String link = problem.entryKey() + ": " + problem.linkPath();
        List<String> files = problem.files().stream().map(this::displayPath).toList();
        return kind
                + " "
                + switch (problem.kind()) {
                    case BROKEN -> link;
                    case MOVED -> link + " \u2192 " + files.getFirst();
                    case AMBIGUOUS -> link + ": one of " + String.join(", ", files);
                    case TWICE -> link + ", also of " + String.join(", ", problem.otherKeys());
                    case UNLINKED -> problem.linkPath();
                };
    }

    private String displayPath(Path path) {
        return (path.startsWith(libraryFolder) ? libraryFolder.relativize(path) : path).toString();
    }

    private static String toJson(List<AttachmentProblem> problems) {
        ArrayNode problemsJson = JsonMapper.shared().createArrayNode();
        for (AttachmentProblem problem : problems) {
            ObjectNode problemJson = problemsJson.addObject();
            problemJson.put("problem", problem.kind().name().toLowerCase(Locale.ROOT));
            if (problem.kind() != AttachmentProblemKind.UNLINKED) {
                problemJson.put("key", problem.entryKey());
            }
            problemJson.put("path", problem.linkPath());
            ArrayNode filesJson = problemJson.putArray("files");
            problem.files().forEach(path -> filesJson.add(path.toString()));
            if (!problem.otherKeys().isEmpty()) {
                ArrayNode othersJson = problemJson.putArray("others");
                problem.otherKeys().forEach(othersJson::add);
            }
        }
        return problemsJson.toPrettyString();
    }
}
