package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.discovery.FoundWork;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.text.ShortText;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Prints works that catalogues have, for people or for programs.
public final class FoundWorksReport {
    private static final int ABSTRACT_LENGTH = 240;
    private static final String INDENT = "     ";

    private FoundWorksReport() {}

    /// @param firstNumber the number of the first of them
    public static void printLines(
            PrintWriter standardOutput, List<FoundWork> foundWorks, int firstNumber) {
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (int i = 0; i < foundWorks.size(); i++) {
            printWork(output, foundWorks.get(i), firstNumber + i);
        }
        output.flush();
    }

    private static void printWork(PrintWriter output, FoundWork foundWork, int number) {
        Work work = foundWork.writtenWork();
        output.printf("%3d  %s%n", number, work.title());
        output.println(
                INDENT
                        + Stream.of(
                                        (work.authorFamilyNames() + yearNote(work)).strip(),
                                        work.venue(),
                                        identifier(foundWork))
                                .filter(it -> !it.isEmpty())
                                .collect(Collectors.joining(", "))
                        + " ["
                        + String.join(", ", foundWork.serviceNames())
                        + "]");
        if (!foundWork.isMissing()) {
            output.println(
                    INDENT
                            + "in your library as "
                            + String.join(", ", foundWork.knownKeys())
                            + (foundWork.isPublishedSince() ? ", published since" : ""));
        }
        String abstractText = work.plainText(FieldName.ABSTRACT).replaceAll("\\s+", " ");
        if (!abstractText.isBlank()) {
            output.println(INDENT + ShortText.cutTo(abstractText, ABSTRACT_LENGTH));
        }
    }

    private static String yearNote(Work work) {
        return work.shownYear().isEmpty() ? "" : " (" + work.shownYear() + ")";
    }

    private static String identifier(FoundWork foundWork) {
        return foundWork.foundPaper().foundWork().identifier().orElse("");
    }

    /// The works, which services have answered, and which have not.
    public static String toJson(
            List<FoundWork> foundWorks,
            Set<String> answeringServices,
            List<ListingFailure> failures) {
        ObjectNode report = JsonMapper.shared().createObjectNode();
        ArrayNode worksJson = report.putArray("works");
        for (int i = 0; i < foundWorks.size(); i++) {
            FoundWork foundWork = foundWorks.get(i);
            Work work = foundWork.writtenWork();
            ObjectNode workJson = worksJson.addObject().put("number", i + 1);
            workJson.put("title", work.title());
            workJson.put("authors", work.authorFamilyNames());
            workJson.put("venue", work.venue());
            workJson.put("year", work.shownYear());
            workJson.put("id", identifier(foundWork));
            workJson.put("abstract", work.plainText(FieldName.ABSTRACT));
            foundWork.serviceNames().forEach(workJson.putArray("services")::add);
            foundWork.knownKeys().forEach(workJson.putArray("keys")::add);
            workJson.put("publishedSince", foundWork.isPublishedSince());
        }
        answeringServices.stream().sorted().forEach(report.putArray("answered")::add);
        putFailures(report, failures);
        return report.toPrettyString();
    }

    /// Which services have not answered, and why, under `failed`.
    static void putFailures(ObjectNode report, List<ListingFailure> failures) {
        ArrayNode failuresJson = report.putArray("failed");
        failures.forEach(it ->
                failuresJson
                        .addObject()
                        .put("service", it.serviceName())
                        .put("reason", it.reason().toString()));
    }
}
