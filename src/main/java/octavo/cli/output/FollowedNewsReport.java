package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.discovery.FollowedNews;
import octavo.discovery.FollowedSource;
import octavo.discovery.WorkCluster;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.lookup.RecordedWork;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/// Prints what is new of those who are followed, as lines or as JSON.
public final class FollowedNewsReport {
    private static final String INDENT = "     ";

    private final List<FollowedNews> news;
    private final boolean isWhole;

    /// @param isWhole whether to print also what there was before the first question
    public FollowedNewsReport(List<FollowedNews> news, boolean isWhole) {
        this.news = List.copyOf(news);
        this.isWhole = isWhole;
    }

    private List<WorkCluster> printedWorks(FollowedNews each) {
        return each.isFirst() && !isWhole ? List.of() : each.newWorks();
    }

    public void printLines(PrintWriter standardOutput) {
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (FollowedNews each : news) {
            List<WorkCluster> works = printedWorks(each);
            if (!works.isEmpty()) {
                output.printf("%s: %d%n", each.source().shownName(), works.size());
                works.forEach(work -> output.println(INDENT + describe(work)));
            }
        }
        output.flush();
    }

    private static String describe(WorkCluster work) {
        ImportedWork record = work.mainGroup().mergeRecords().foundWork();
        String date = record.plainText(FieldName.DATE);
        String keys = work.entries().stream().map(Work::key).collect(Collectors.joining(", "));
        return record.plainText(FieldName.TITLE)
                + (date.isEmpty() ? "" : " (" + date + ")")
                + record.identifier().map(it -> ", " + it).orElse("")
                + (keys.isEmpty() ? "" : ", in your library as " + keys)
                + " ["
                + String.join(", ", serviceNames(work))
                + "]";
    }

    private static List<String> serviceNames(WorkCluster work) {
        return work.records().stream().map(RecordedWork::serviceName).distinct().sorted().toList();
    }

    /// What has not answered, and what is not among the lines.
    public void printRemarks(PrintWriter err) {
        for (FollowedNews each : news) {
            AskedServices.printFailures(err, each.failures());
            String name = each.source().shownName();
            if (each.isFirst() && each.isWorthRemembering()) {
                err.printf(
                        "octavo: %s: %d works so far; from now on, new ones are listed%n",
                        name, each.newWorks().size());
            } else if (each.isFirst()) {
                err.printf("octavo: %s: not every service has answered; ask again%n", name);
            } else if (each.isAnswered() && each.newWorks().isEmpty()) {
                err.printf("octavo: %s: nothing new%n", name);
            }
            if (each.isCut()) {
                err.printf("octavo: %s: there may be more, which Crossref does not list%n", name);
            }
        }
    }

    public String toJson() {
        ObjectNode report = JsonMapper.shared().createObjectNode();
        ArrayNode sourcesJson = report.putArray("sources");
        for (FollowedNews each : news) {
            ObjectNode sourceJson = sourcesJson.addObject();
            putSource(sourceJson, each.source());
            sourceJson.put("first", each.isFirst()).put("cut", each.isCut());
            ArrayNode worksJson = sourceJson.putArray("new");
            for (WorkCluster work : printedWorks(each)) {
                ImportedWork record = work.mainGroup().mergeRecords().foundWork();
                ObjectNode workJson = worksJson.addObject();
                workJson.put("title", record.plainText(FieldName.TITLE));
                workJson.put("date", record.plainText(FieldName.DATE));
                record.identifier().ifPresent(it -> workJson.put("id", it));
                serviceNames(work).forEach(workJson.putArray("services")::add);
                work.entries().stream().map(Work::key).forEach(workJson.putArray("keys")::add);
            }
            FoundWorksReport.putFailures(sourceJson, each.failures());
        }
        return report.toPrettyString();
    }

    private static void putSource(ObjectNode sourceJson, FollowedSource source) {
        sourceJson.put("id", source.id()).put("name", source.name());
    }

    /// Who is followed, and how many of their works were seen.
    public static void printSources(
            PrintWriter standardOutput, List<FollowedSource> sources, boolean isJson) {
        if (isJson) {
            ArrayNode sourcesJson = JsonMapper.shared().createArrayNode();
            for (FollowedSource source : sources) {
                ObjectNode sourceJson = sourcesJson.addObject();
                putSource(sourceJson, source);
                source.seenWorks().ifPresent(it -> sourceJson.put("seen", it.size()));
            }
            TerminalWriter.ofJson(standardOutput).println(sourcesJson.toPrettyString());
            return;
        }
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (FollowedSource source : sources) {
            output.printf(
                    "%-26s%s%s%n",
                    source.id(),
                    source.name().isEmpty() ? "" : source.name() + ", ",
                    source.seenWorks().map(it -> it.size() + " seen").orElse("not asked yet"));
        }
        output.flush();
    }
}
