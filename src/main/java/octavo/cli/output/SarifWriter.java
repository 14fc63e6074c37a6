package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.terminal.ProgramVersion;
import octavo.cli.terminal.TerminalWriter;
import octavo.text.Diagnostic.DiagnosticCode;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/// Writes problems in SARIF 2.1.0, which code hosts and editors read. The output is complete once
/// this is closed.
final class SarifWriter implements AutoCloseable {
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final JsonGenerator json;
    private final List<String> ids;

    SarifWriter(PrintWriter out, List<ProblemRule> rules) {
        this.ids = rules.stream().map(rule -> rule.problemCode().id()).toList();
        this.json =
                JsonMapper.shared()
                        .writerWithDefaultPrettyPrinter()
                        .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                        .createGenerator(TerminalWriter.ofJson(out));
        json.writeStartObject();
        json.writeStringProperty("$schema", SCHEMA);
        json.writeStringProperty("version", "2.1.0");
        json.writeArrayPropertyStart("runs");
        json.writeStartObject();
        json.writeName("tool");
        json.writeTree(tool(rules));
        json.writeStringProperty("columnKind", "utf16CodeUnits");
        json.writeArrayPropertyStart("results");
    }

    private static ObjectNode tool(List<ProblemRule> rules) {
        ObjectNode tool = JsonNodeFactory.instance.objectNode();
        ObjectNode driver = tool.putObject("driver");
        driver.put("name", "Octavo").put("semanticVersion", ProgramVersion.CURRENT);
        var array = driver.putArray("rules");
        for (ProblemRule rule : rules) {
            ObjectNode node = array.addObject();
            node.put("id", rule.problemCode().id());
            node.putObject("shortDescription").put("text", rule.summary().toString());
            node.putObject("defaultConfiguration").put("level", level(rule.problemCode()));
        }
        return tool;
    }

    private static String level(DiagnosticCode code) {
        return switch (code.severity()) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case HINT -> "note";
        };
    }

    void write(Path file, LineColumn place, Problem problem) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        DiagnosticCode code = problem.diagnostic().code();
        result.put("ruleId", code.id());
        if (ids.contains(code.id())) {
            result.put("ruleIndex", ids.indexOf(code.id()));
        }
        result.put("level", level(code));
        result.putObject("message").put("text", problem.diagnostic().message().toString());
        ObjectNode location =
                result.putArray("locations").addObject().putObject("physicalLocation");
        location.putObject("artifactLocation").put("uri", uri(file));
        location.putObject("region")
                .put("startLine", place.line())
                .put("startColumn", place.column());
        json.writeTree(result);
    }

    /// A relative path stays relative to the working folder.
    private static String uri(Path file) {
        if (LibraryInput.isStandardInput(file)) {
            return "stdin";
        }
        if (file.isAbsolute()) {
            return file.toUri().toString();
        }
        String absolute = file.toAbsolutePath().toUri().toString();
        String folder = Path.of("").toAbsolutePath().toUri().toString();
        String base = folder.endsWith("/") ? folder : folder + "/";
        return absolute.startsWith(base) ? absolute.substring(base.length()) : absolute;
    }

    @Override
    public void close() {
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndArray();
        json.writeEndObject();
        json.close();
    }
}
