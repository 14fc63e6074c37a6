package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.discovery.CitingWorks;
import octavo.discovery.CitingWorks.CitingWork;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/// Prints works that cite entries, as lines or as JSON.
///
/// @param isWhole whether to print also what the library has
public record CitingWorksReport(CitingWorks citingWorks, boolean isWhole) {
    public void print(PrintWriter standardOutput, boolean isJson) {
        List<CitingWork> shownWorks =
                isWhole ? citingWorks.citingWorks() : citingWorks.missingWorks();
        if (isJson) {
            TerminalWriter.ofJson(standardOutput).println(toJson(shownWorks));
            return;
        }
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (CitingWork work : shownWorks) {
            ImportedWork record = work.foundPaper().foundWork();
            output.printf(
                    "%-4dcites %s: %s (%s)%s%s%n",
                    work.citedEntries().size(),
                    work.citedEntries().stream().map(Work::key).collect(Collectors.joining(", ")),
                    record.plainText(FieldName.TITLE),
                    record.plainText(FieldName.DATE),
                    record.identifier().map(it -> ", " + it).orElse(""),
                    work.knownKeys().isEmpty()
                            ? ""
                            : ", here as " + String.join(", ", work.knownKeys()));
        }
        output.flush();
    }

    private static String toJson(List<CitingWork> shownWorks) {
        ArrayNode worksJson = JsonMapper.shared().createArrayNode();
        for (CitingWork work : shownWorks) {
            ImportedWork record = work.foundPaper().foundWork();
            ObjectNode workJson = worksJson.addObject();
            workJson.put("title", record.plainText(FieldName.TITLE));
            workJson.put("date", record.plainText(FieldName.DATE));
            record.identifier().ifPresent(it -> workJson.put("id", it));
            work.knownKeys().forEach(workJson.putArray("keys")::add);
            work.citedEntries().stream().map(Work::key).forEach(workJson.putArray("cites")::add);
        }
        return worksJson.toPrettyString();
    }

    /// Which service has not answered, and what the list lacks.
    public void printRemarks(PrintWriter err, int entryCount) {
        AskedServices.printFailures(err, citingWorks.failures());
        if (!citingWorks.unknownEntries().isEmpty()) {
            err.printf(
                    "octavo: %d of %d entries have no list of citations at Semantic Scholar%n",
                    citingWorks.unknownEntries().size(), entryCount);
        }
        if (citingWorks.omittedCount() > 0) {
            err.printf(
                    "octavo: %d works are left out; name fewer entries to see them%n",
                    citingWorks.omittedCount());
        }
    }
}
