package octavo.cli.onlinecommands;

import octavo.cli.commands.SourceImport;
import octavo.cli.commands.SourceImport.ImportStyle;
import octavo.cli.output.CitingWorksReport;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.SelectedEntries;
import octavo.discovery.CitationQuestion;
import octavo.discovery.CitedWork;
import octavo.discovery.CitedWorks;
import octavo.discovery.CitingWorks;
import octavo.discovery.CitingWorks.CitingWork;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.UserLookup;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// `octavo references FILE [QUERY]`.
@Command(
        description = {
            "Lists what your entries cite and your library lacks, the works that most of them cite"
                    + " first. Crossref has the reference lists that publishers have deposited;"
                    + " references without a DOI do not count.",
            "With --citing, lists works that cite your entries, as Semantic Scholar knows them.",
            "With --pdf, lists what the PDFs of your entries list at their ends, read on this"
                    + " computer without asking anybody, with each reference as it is printed and"
                    + " the fields to check.",
            "Nothing is changed without --add. Exits with 3 if the service has not answered, and"
                    + " with 1 if the list of a PDF could not be read."
        },
        footer = {
            "",
            "Examples:",
            "  octavo references papers.bib",
            "  octavo references papers.bib author:mai --least 2",
            "  octavo references papers.bib key:mai2020kungfu --least 1 --all",
            "  octavo references papers.bib --citing author:mai --least 2",
            "  octavo references papers.bib key:mai2020kungfu --pdf --all",
            "  octavo references papers.bib --add --dry-run"
        },
        mixinStandardHelpOptions = true)
public final class ReferencesCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "QUERY",
            description = "Asks only what these entries cite.")
    private String query = "";

    @Option(
            names = "--least",
            paramLabel = "N",
            description =
                    "How many entries must cite a work: 3 if not given, or 1 of fewer than three"
                            + " entries with a DOI. With --citing, how many it must cite: 1.")
    private Optional<Integer> leastCount = Optional.empty();

    @Option(names = "--citing", description = "Lists what cites your entries instead.")
    private boolean areCiting;

    @Option(
            names = "--pdf",
            description =
                    "Lists what the entries' PDFs list instead; of papers that are not at Crossref,"
                            + " too.")
    private boolean areInPdfs;

    @Option(
            names = "--look-up",
            description =
                    "With --pdf, looks each reference up at Crossref; what is not found stays as it"
                            + " is printed.")
    private boolean isLookedUp;

    @Option(names = "--all", description = "Lists also what the library has.")
    private boolean isWhole;

    @Option(names = "--add", description = "Adds what is missing, as octavo import does.")
    private boolean add;

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = "Prints the list as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Uses only the answers of earlier runs.")
    private boolean offline;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        if (add) {
            SourceImport.refuseStandardInput(file);
        }
        refuseMixture();
        PrintWriter err = spec.commandLine().getErr();
        Library library = LibraryLoader.loadLibrary(file, err).library();
        List<Work> entries =
                SelectedEntries.selectEntries(library, List.of(file), query).works().stream()
                        .filter(Work::isPublication)
                        .toList();
        if (areInPdfs) {
            return listPrinted(library, entries);
        }
        if (areCiting) {
            return listCiting(library, entries);
        }
        CitedWorks citedWorks = askServices(library, entries);
        if (citedWorks.listlessEntries().size() == entries.size()
                && !citedWorks.failures().isEmpty()) {
            printRemarks(citedWorks, entries.size());
            return ExitStatus.NO_FILE;
        }
        if (add) {
            return addMissing(citedWorks);
        }
        printWorks(citedWorks);
        printRemarks(citedWorks, entries.size());
        return ExitStatus.FINE;
    }

    private void refuseMixture() {
        if (areInPdfs && (areCiting || leastCount.isPresent())) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--pdf excludes --citing and --least.");
        }
        if (isLookedUp && !areInPdfs) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--look-up needs --pdf.");
        }
    }

    private int listPrinted(Library library, List<Work> entries) {
        PrintWriter err = spec.commandLine().getErr();
        PaperLists paperLists = PaperLists.read(file, entries, isLookedUp, offline, err);
        int status = paperLists.hasProblem() ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        if (add) {
            SourceImport sourceImport =
                    new SourceImport(
                            spec,
                            file,
                            new ImportStyle("", Optional.empty(), false, dryRun, json),
                            paperLists.joined(),
                            paperLists.foundPapers(),
                            List.of());
            return Math.max(status, sourceImport.carryOut());
        }
        PaperListReport report = new PaperListReport(file, library, paperLists, isWhole);
        report.print(spec.commandLine().getOut(), err, json);
        return status;
    }

    private CitedWorks askServices(Library library, List<Work> entries) {
        String contactMail = AskedServices.contactMail();
        UserLookup userLookup = AskedServices.userLookup();
        return AskedServices.await(() ->
                CitedWorks.ask(
                        userLookup.referenceInquiry(!offline, contactMail),
                        userLookup.authorInquiry(!offline, contactMail),
                        new CitationQuestion(
                                library,
                                DistinctPairs.NONE,
                                entries,
                                leastCount.orElse(CitationQuestion.usualCount(entries))),
                        _ -> {}));
    }

    private int listCiting(Library library, List<Work> entries) {
        CitingWorks citingWorks =
                AskedServices.await(() ->
                        CitingWorks.ask(
                                AskedServices.userLookup()
                                        .citationInquiry(!offline, AskedServices.contactMail()),
                                new CitationQuestion(
                                        library, DistinctPairs.NONE, entries, leastCount.orElse(1)),
                                _ -> {}));
        CitingWorksReport report = new CitingWorksReport(citingWorks, isWhole);
        boolean hasAnswer =
                citingWorks.failures().isEmpty()
                        || citingWorks.unknownEntries().size() < entries.size();
        if (hasAnswer && add) {
            return SourceImport.ofPapers(
                            spec,
                            file,
                            citingWorks.missingWorks().stream()
                                    .map(CitingWork::foundPaper)
                                    .toList(),
                            dryRun,
                            json)
                    .carryOut();
        }
        if (hasAnswer) {
            report.print(spec.commandLine().getOut(), json);
        }
        report.printRemarks(spec.commandLine().getErr(), entries.size());
        return hasAnswer ? ExitStatus.FINE : ExitStatus.NO_FILE;
    }

    private int addMissing(CitedWorks citedWorks) {
        List<FoundPaper> papers =
                citedWorks.missingWorks().stream().flatMap(it -> it.foundPaper().stream()).toList();
        return SourceImport.ofPapers(spec, file, papers, dryRun, json).carryOut();
    }

    private void printWorks(CitedWorks citedWorks) {
        List<CitedWork> shownWorks = isWhole ? citedWorks.citedWorks() : citedWorks.missingWorks();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            TerminalWriter.ofJson(out).println(toJson(shownWorks));
            return;
        }
        PrintWriter output = TerminalWriter.of(out);
        for (CitedWork work : shownWorks) {
            output.printf(
                    "%-4dcited by %s: %s%s%n",
                    work.citingEntries().size(),
                    work.citingEntries().stream().map(Work::key).collect(Collectors.joining(", ")),
                    describe(work),
                    work.knownEntry().map(it -> ", here as " + it.key()).orElse(""));
        }
        output.flush();
    }

    private static String describe(CitedWork work) {
        String name = "doi:" + work.doi();
        return work.record()
                .map(it ->
                        it.work().plainText(FieldName.TITLE)
                                + " ("
                                + it.work().plainText(FieldName.DATE)
                                + "), "
                                + name)
                .or(() -> work.knownEntry().map(it -> it.title() + ", " + name))
                .orElse(name);
    }

    private static String toJson(List<CitedWork> shownWorks) {
        ArrayNode worksJson = JsonMapper.shared().createArrayNode();
        for (CitedWork work : shownWorks) {
            ObjectNode workJson = worksJson.addObject().put("doi", work.doi().name());
            work.record()
                    .ifPresent(it ->
                            workJson.put("title", it.work().plainText(FieldName.TITLE))
                                    .put("date", it.work().plainText(FieldName.DATE)));
            work.knownEntry().ifPresent(it -> workJson.put("key", it.key()));
            ArrayNode citingJson = workJson.putArray("citedBy");
            work.citingEntries().stream().map(Work::key).forEach(citingJson::add);
        }
        return worksJson.toPrettyString();
    }

    private void printRemarks(CitedWorks citedWorks, int entryCount) {
        PrintWriter err = spec.commandLine().getErr();
        AskedServices.printFailures(err, citedWorks.failures());
        if (!citedWorks.listlessEntries().isEmpty()) {
            err.printf(
                    "octavo: %d of %d entries have no reference list at Crossref%n",
                    citedWorks.listlessEntries().size(), entryCount);
        }
        if (citedWorks.namelessCount() > 0) {
            err.printf(
                    "octavo: %d references without a DOI are not counted%n",
                    citedWorks.namelessCount());
        }
        if (citedWorks.omittedCount() > 0) {
            err.printf(
                    "octavo: %d works are left out; name fewer entries to see them%n",
                    citedWorks.omittedCount());
        }
    }
}
