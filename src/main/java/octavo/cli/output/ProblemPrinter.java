package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.terminal.TerminalWriter;
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
    public enum Format {
        TEXT,
        JSON,
        GITHUB,
        SARIF
    }

    private final PrintWriter out;
    private final Format format;
    private final Optional<SequenceWriter> json;
    private final Optional<SarifWriter> sarif;

    /// @param rules all kinds of problems
    public ProblemPrinter(PrintWriter out, Format format, List<ProblemRule> rules) {
        this.out = out;
        this.format = format;
        this.json =
                format == Format.JSON
                        ? Optional.of(
                                JsonMapper.shared()
                                        .writerWithDefaultPrettyPrinter()
                                        .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                                        .writeValuesAsArray(TerminalWriter.ofJson(out)))
                        : Optional.empty();
        this.sarif =
                format == Format.SARIF
                        ? Optional.of(new SarifWriter(out, rules))
                        : Optional.empty();
    }

    public void print(Path path, LineColumn place, Problem problem) {
        String file = LibraryInput.name(path);
        Diagnostic what = problem.diagnostic();
        switch (format) {
            case TEXT ->
                    out.println(
                            file + ":" + place + ": " + what.code().id() + ": " + what.message());
            case GITHUB -> {
                String severity = severity(what.code());
                out.println(
                        "::%s file=%s,line=%d,col=%d,title=%s::%s"
                                .formatted(
                                        severity.equals("hint") ? "notice" : severity,
                                        escaped(file),
                                        place.line(),
                                        place.column(),
                                        what.code().id(),
                                        what.message()));
            }
            case JSON -> json.ifPresent(writer -> writer.write(object(file, place, problem)));
            case SARIF -> sarif.ifPresent(writer -> writer.write(path, place, problem));
        }
    }

    private static ObjectNode object(String file, LineColumn place, Problem problem) {
        Diagnostic what = problem.diagnostic();
        ObjectNode object = JsonMapper.shared().createObjectNode();
        object.put("file", file)
                .put("line", place.line())
                .put("column", place.column())
                .put("code", what.code().id())
                .put("severity", severity(what.code()))
                .put("message", what.message().toString());
        problem.cleanUpId().ifPresent(fix -> object.put("fix", fix));
        return object;
    }

    public static String severity(DiagnosticCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }

    /// A property of a workflow command, escaped for GitHub.
    private static String escaped(String property) {
        return property.replace("%", "%25")
                .replace("\n", "%0A")
                .replace("\r", "%0D")
                .replace(":", "%3A")
                .replace(",", "%2C");
    }

    @Override
    public void close() {
        json.ifPresent(writer -> {
            writer.close();
            out.println();
        });
        sarif.ifPresent(writer -> {
            writer.close();
            out.println();
        });
        out.flush();
    }
}
