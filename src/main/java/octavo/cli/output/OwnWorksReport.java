package octavo.cli.output;

import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.discovery.OwnWork;
import octavo.discovery.OwnWork.OwnWorkState;
import octavo.discovery.OwnWorkAnswers;
import octavo.discovery.OwnWorks;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.verify.FieldDifference;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Prints one's own list beside public record, as lines or as JSON.
public final class OwnWorksReport {
    private static final Set<OwnWorkState> QUIET_STATES =
            Set.of(OwnWorkState.SAME, OwnWorkState.NOT_MINE);
    private static final String LINE = "%-11s%s%n";

    private final OwnWorks ownWorks;
    private final OwnWorkAnswers answers;

    public OwnWorksReport(OwnWorks ownWorks, OwnWorkAnswers answers) {
        this.ownWorks = ownWorks;
        this.answers = answers;
    }

    static String wordFor(OwnWorkState state) {
        return state.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// @param isWhole whether to print also what needs no attention
    public void printLines(PrintWriter standardOutput, boolean isWhole) {
        PrintWriter output = TerminalWriter.of(standardOutput);
        for (OwnWork ownWork : ownWorks.works()) {
            if (isWhole || !QUIET_STATES.contains(ownWork.state())) {
                output.printf(LINE, wordFor(ownWork.state()), describe(ownWork));
                detailLines(ownWork).forEach(it -> output.printf(LINE, "", it));
            }
        }
        for (Work entry : ownWorks.unrecordedEntries()) {
            output.printf(LINE, "unrecorded", entry.key() + ": " + entry.title());
        }
        output.flush();
    }

    /// Only what is missing.
    public void printMissing(PrintWriter standardOutput) {
        PrintWriter output = TerminalWriter.of(standardOutput);
        ownWorks.inState(OwnWorkState.MISSING)
                .forEach(it -> output.printf(LINE, wordFor(it.state()), describe(it)));
        output.flush();
    }

    private static String describe(OwnWork ownWork) {
        ImportedWork record = ownWork.mergeRecords().foundWork();
        String title = record.plainText(FieldName.TITLE);
        String date = record.plainText(FieldName.DATE);
        String keys = ownWork.entries().stream().map(Work::key).collect(Collectors.joining(", "));
        return (keys.isEmpty() ? "" : keys + ": ")
                + title
                + (date.isEmpty() ? "" : " (" + date + ")")
                + record.identifier().map(it -> ", " + it).orElse("")
                + " ["
                + String.join(", ", ownWork.serviceNames())
                + "]";
    }

    private static List<LocalizedSentence> detailLines(OwnWork ownWork) {
        List<LocalizedSentence> lines = new ArrayList<>(ownWork.reasons());
        ownWork.differences().stream().map(FieldDifference::sentence).forEach(lines::add);
        return lines;
    }

    public String toJson() {
        ObjectNode report = JsonMapper.shared().createObjectNode();
        ArrayNode worksJson = report.putArray("works");
        for (OwnWork ownWork : ownWorks.works()) {
            ObjectNode workJson = worksJson.addObject();
            workJson.put("state", wordFor(ownWork.state()));
            ownWork.entries().stream().map(Work::key).forEach(workJson.putArray("keys")::add);
            ImportedWork record = ownWork.mergeRecords().foundWork();
            workJson.put("title", record.plainText(FieldName.TITLE));
            workJson.put("date", record.plainText(FieldName.DATE));
            record.identifier().ifPresent(it -> workJson.put("id", it));
            ownWork.serviceNames().forEach(workJson.putArray("services")::add);
            ReasonsJson.put(ownWork.reasons(), workJson);
            ArrayNode differencesJson = workJson.putArray("differences");
            for (FieldDifference difference : ownWork.differences()) {
                differencesJson
                        .addObject()
                        .put("field", difference.fieldName())
                        .put("here", difference.claimedText())
                        .put("there", difference.recordedText())
                        .put("service", difference.serviceName());
            }
        }
        putKeys(report.putArray("unrecorded"), ownWorks.unrecordedEntries());
        if (answers.hasOrcidAnswer()) {
            putKeys(report.putArray("notAtOrcid"), ownWorks.unclaimedEntries());
        }
        answers.answeringServices().stream().sorted().forEach(report.putArray("answered")::add);
        FoundWorksReport.putFailures(report, answers.failures());
        return report.toPrettyString();
    }

    private static void putKeys(ArrayNode keysJson, List<Work> works) {
        works.stream().map(Work::key).forEach(keysJson::add);
    }

    /// What has not answered.
    public void printFailures(PrintWriter err) {
        AskedServices.printFailures(err, answers.failures());
    }

    /// What has not answered, and how many works are in each state.
    public void printSummary(PrintWriter err) {
        printFailures(err);
        for (OwnWorkState state : OwnWorkState.values()) {
            int count = ownWorks.inState(state).size();
            if (count > 0) {
                err.printf("octavo: %d %s%n", count, summaryOf(state));
            }
        }
        if (!ownWorks.unrecordedEntries().isEmpty()) {
            err.printf(
                    "octavo: %d of your entries on no record that was asked for%n",
                    ownWorks.unrecordedEntries().size());
        }
        if (answers.hasOrcidAnswer() && !ownWorks.unclaimedEntries().isEmpty()) {
            err.printf(
                    "octavo: %d of your entries are not at ORCID (--for-orcid writes them)%n",
                    ownWorks.unclaimedEntries().size());
        }
    }

    private static String summaryOf(OwnWorkState state) {
        return switch (state) {
            case MISSING -> "missing here (--add adds them)";
            case PUBLISHED -> "listed as a preprint and published since";
            case DIFFERS -> "different on record";
            case SAME -> "the same on record";
            case OPEN -> "that may be a namesake's (--not-mine WORK says so)";
            case NOT_MINE -> "not yours";
        };
    }
}
