package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.process.ProgramVersion;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryInput;
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
    private static final String SCHEMA_URL =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    private final JsonGenerator generator;
    private final List<String> ruleIds;

    SarifWriter(PrintWriter out, List<ProblemRule> rules) {
        this.ruleIds = rules.stream().map(rule -> rule.problemCode().id()).toList();
        this.generator =
                JsonMapper.shared()
                        .writerWithDefaultPrettyPrinter()
                        .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                        .createGenerator(TerminalWriter.ofJson(out));
        generator.writeStartObject();
        generator.writeStringProperty("$schema", SCHEMA_URL);
        generator.writeStringProperty("version", "2.1.0");
        generator.writeArrayPropertyStart("runs");
        generator.writeStartObject();
        generator.writeName("tool");
        generator.writeTree(toolJson(rules));
        generator.writeStringProperty("columnKind", "utf16CodeUnits");
        generator.writeArrayPropertyStart("results");
    }

    private static ObjectNode toolJson(List<ProblemRule> rules) {
        ObjectNode tool = JsonNodeFactory.instance.objectNode();
        ObjectNode driverJson = tool.putObject("driver");
        driverJson.put("name", "Octavo").put("semanticVersion", ProgramVersion.CURRENT);
        var rulesJson = driverJson.putArray("rules");
        for (ProblemRule rule : rules) {
            ObjectNode ruleJson = rulesJson.addObject();
            ruleJson.put("id", rule.problemCode().id());
            ruleJson.putObject("shortDescription").put("text", rule.summary().toString());
            ruleJson.putObject("defaultConfiguration").put("level", levelOf(rule.problemCode()));
        }
        return tool;
    }

    private static String levelOf(DiagnosticCode code) {
        return switch (code.severity()) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case HINT -> "note";
        };
    }

    void writeProblem(Path file, LineColumn problemPosition, Problem problem) {
        ObjectNode resultJson = JsonNodeFactory.instance.objectNode();
        DiagnosticCode code = problem.diagnostic().code();
        resultJson.put("ruleId", code.id());
        if (ruleIds.contains(code.id())) {
            resultJson.put("ruleIndex", ruleIds.indexOf(code.id()));
        }
        resultJson.put("level", levelOf(code));
        resultJson.putObject("message").put("text", problem.diagnostic().message().toString());
        ObjectNode locationJson =
                resultJson.putArray("locations").addObject().putObject("physicalLocation");
        locationJson.putObject("artifactLocation").put("uri", fileUri(file));
        locationJson
                .putObject("region")
                .put("startLine", problemPosition.line())
                .put("startColumn", problemPosition.column());
        generator.writeTree(resultJson);
    }

    /// A relative path stays relative to the working folder.
    private static String fileUri(Path file) {
        if (LibraryInput.isStandardInput(file)) {
            return "stdin";
        }
        if (file.isAbsolute()) {
            return file.toUri().toString();
        }
        String absoluteUri = file.toAbsolutePath().toUri().toString();
        String folder = Path.of("").toAbsolutePath().toUri().toString();
        String folderUri = folder.endsWith("/") ? folder : folder + "/";
        return absoluteUri.startsWith(folderUri)
                ? absoluteUri.substring(folderUri.length())
                : absoluteUri;
    }

    @Override
    public void close() {
        generator.writeEndArray();
        generator.writeEndObject();
        generator.writeEndArray();
        generator.writeEndObject();
        generator.close();
    }
}
