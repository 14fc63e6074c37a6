package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryInput;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Prints problems as they are found, without collecting them. The output is complete once this is
/// closed.
public final class ProblemPrinter implements AutoCloseable {

    /// The output formats: for people, for programs, as annotations on GitHub, and SARIF.
    public enum ProblemFormat {
        TEXT,
        JSON,
        GITHUB,
        SARIF
    }

    private final PrintWriter output;
    private final ProblemFormat problemFormat;
    private final Optional<SequenceWriter> jsonWriter;
    private final Optional<SarifWriter> sarifWriter;

    /// @param rules all kinds of problems
    public ProblemPrinter(PrintWriter out, ProblemFormat format, List<ProblemRule> rules) {
        this.output = out;
        this.problemFormat = format;
        this.jsonWriter =
                format == ProblemFormat.JSON
                        ? Optional.of(
                                JsonMapper.shared()
                                        .writerWithDefaultPrettyPrinter()
                                        .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                                        .writeValuesAsArray(TerminalWriter.ofJson(out)))
                        : Optional.empty();
        this.sarifWriter =
                format == ProblemFormat.SARIF
                        ? Optional.of(new SarifWriter(out, rules))
                        : Optional.empty();
    }

    public void printProblem(Path path, LineColumn problemPosition, Problem problem) {
        String fileName = LibraryInput.nameOf(path);
        Diagnostic diagnostic = problem.diagnostic();
        switch (problemFormat) {
            case TEXT ->
                    output.println(
                            fileName
                                    + ":"
                                    + problemPosition
                                    + ": "
                                    + diagnostic.code().id()
                                    + ": "
                                    + diagnostic.message());
            case GITHUB ->
                    new GithubAnnotations(output)
                            .annotatePlace(
                                    diagnostic.code().severity(),
                                    path,
                                    problemPosition,
                                    diagnostic.code().id(),
                                    diagnostic.message().toString());
            case JSON ->
                    jsonWriter.ifPresent(
                            writer -> writer.write(object(fileName, problemPosition, problem)));
            case SARIF ->
                    sarifWriter.ifPresent(
                            writer -> writer.writeProblem(path, problemPosition, problem));
        }
    }

    private static ObjectNode object(String fileName, LineColumn problemPosition, Problem problem) {
        Diagnostic diagnostic = problem.diagnostic();
        ObjectNode object = JsonMapper.shared().createObjectNode();
        object.put("file", fileName)
                .put("line", problemPosition.line())
                .put("column", problemPosition.column())
                .put("code", diagnostic.code().id())
                .put("severity", severity(diagnostic.code()))
                .put("message", diagnostic.message().toString());
        problem.cleanUpId().ifPresent(fix -> object.put("fix", fix));
        return object;
    }

    public static String severity(DiagnosticCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void close() {
        jsonWriter.ifPresent(writer -> {
            writer.close();
            output.println();
        });
        sarifWriter.ifPresent(writer -> {
            writer.close();
            output.println();
        });
        output.flush();
    }
}
