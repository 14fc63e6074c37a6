package octavo.cli.onlinecommands;

import octavo.cli.commands.SourceImport;
import octavo.cli.output.OwnWorksReport;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.StoredDecisions;
import octavo.cli.shared.VenueContext;
import octavo.discovery.DisownedWorks;
import octavo.discovery.OwnIdentity;
import octavo.discovery.OwnWork;
import octavo.discovery.OwnWork.OwnWorkState;
import octavo.discovery.OwnWorkAnswers;
import octavo.discovery.OwnWorks;
import octavo.discovery.OwnWorks.OwnList;
import octavo.formats.bibtex.BibFormats;
import octavo.library.Library;
import octavo.lookup.FoundPaper;
import octavo.people.DecisionsJson;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.values.Orcid;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/// `octavo mine FILE`.
@Command(
        description = {
            "Compares your list with what ORCID, arXiv, Crossref, OpenAlex and DBLP have of you:"
                    + " works that are missing here, published since, different, or on no record,"
                    + " and works that may be a namesake's.",
            "You are whom the library marks (octavo people --me) with an ORCID iD, or whom --orcid"
                    + " and --me name. Nothing is changed without --add, --mine or --not-mine.",
            "Exits with 3 if no service has answered; with --check, 1 if works are missing here."
        },
        footer = {
            "",
            "Examples:",
            "  octavo mine papers.bib --orcid 0000-0002-1825-0097",
            "  octavo mine papers.bib --add --dry-run",
            "  octavo mine papers.bib --check",
            "  octavo mine papers.bib --for-orcid > for-orcid.bib"
        },
        mixinStandardHelpOptions = true)
public final class MineCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = "Your library.")
    private Path file = Path.of("");

    @Option(names = "--orcid", paramLabel = "ID", description = "Your ORCID iD; may be repeated.")
    private List<String> givenOrcids = List.of();

    @Option(
            names = "--me",
            paramLabel = "NAME",
            description = "Your name, instead of the library's; may be repeated.")
    private List<String> givenNames = List.of();

    @Option(names = "--all", description = "Prints also what is the same and what is not yours.")
    private boolean isWhole;

    @Option(
            names = "--check",
            description = "Prints only what is missing, and exits with 1 if something is.")
    private boolean check;

    @Option(
            names = "--add",
            description = "Adds what is missing or published since, as octavo import does.")
    private boolean add;

    @Option(
            names = "--for-orcid",
            description =
                    "Prints those of your entries that ORCID lacks as BibTeX, to import there.")
    private boolean forOrcid;

    @Option(
            names = "--not-mine",
            paramLabel = "WORK",
            description =
                    "Notes beside the library that a work, by DOI, arXiv number or title, is not"
                            + " yours, and asks nobody.")
    private List<String> disownedWorks = List.of();

    @Option(names = "--mine", paramLabel = "WORK", description = "Takes such a note back.")
    private List<String> ownedWorks = List.of();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(names = "--json", description = "Prints the comparison as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Uses only the answers of earlier runs.")
    private boolean offline;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        refuseTogether();
        if (!disownedWorks.isEmpty() || !ownedWorks.isEmpty()) {
            noteDecisions();
            return ExitStatus.FINE;
        }
        PrintWriter err = spec.commandLine().getErr();
        Library library = LibraryLoader.loadOrEmpty(file, err);
        Sidecar sidecar = sidecarContent();
        OwnIdentity identity = identityOf(sidecar);
        OwnWorkAnswers answers = askServices(identity);
        OwnWorks ownWorks =
                OwnWorks.of(
                        new OwnList(
                                library,
                                identity,
                                DisownedWorks.of(sidecar),
                                KeyPairs.distinctPairs(file),
                                VenueContext.registerWith(List.of(), err),
                                Year.now(ZoneId.systemDefault()).getValue()),
                        answers.works());
        OwnWorksReport report = new OwnWorksReport(ownWorks, answers);
        if (answers.answeringServices().isEmpty()) {
            report.printSummary(err);
            return ExitStatus.NO_FILE;
        }
        if (add) {
            return addMissing(ownWorks);
        }
        if (forOrcid) {
            return writeForOrcid(library, ownWorks, answers);
        }
        return printReport(report, ownWorks);
    }

    private void refuseTogether() {
        if (Stream.of(check, add, forOrcid).filter(it -> it).count() > 1) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--check, --add and --for-orcid are three answers.");
        }
        if (add) {
            SourceImport.refuseStandardInput(file);
        }
    }

    private void noteDecisions() {
        StoredDecisions.refuseStandardInput(file);
        StoredDecisions.updateSound(
                spec,
                file,
                dryRun,
                sidecar -> {
                    Sidecar changed = sidecar;
                    for (String work : disownedWorks) {
                        changed =
                                DisownedWorks.withWork(changed, DisownedWorks.workName(work), true);
                    }
                    for (String work : ownedWorks) {
                        changed =
                                DisownedWorks.withWork(
                                        changed, DisownedWorks.workName(work), false);
                    }
                    return changed;
                });
    }

    private Sidecar sidecarContent() {
        return LibraryInput.isStandardInput(file)
                ? Sidecar.empty()
                : SidecarFile.loadFor(file).content();
    }

    private OwnIdentity identityOf(Sidecar sidecar) {
        List<Orcid> orcids = givenOrcids.stream().map(MineCommand::parseOrcid).toList();
        OwnIdentity identity =
                OwnIdentity.of(
                        DecisionsJson.readDecisions(sidecar).decisions(), orcids, givenNames);
        if (identity.orcids().isEmpty() && identity.names().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "whose works? Give --orcid ID, or --me NAME, or mark yourself in the library"
                            + " with octavo people --me.");
        }
        return identity;
    }

    private static Orcid parseOrcid(String text) {
        return Orcid.parse(text)
                .value()
                .filter(Orcid::isValid)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "'%s' is not an ORCID iD, such as 0000-0002-1825-0097"
                                        .formatted(text)));
    }

    private OwnWorkAnswers askServices(OwnIdentity identity) {
        return AskedServices.await(() ->
                OwnWorkAnswers.ask(
                        AskedServices.userLookup()
                                .authorInquiry(!offline, AskedServices.contactMail()),
                        identity));
    }

    private int addMissing(OwnWorks ownWorks) {
        List<FoundPaper> papers =
                ownWorks.works().stream()
                        .filter(it ->
                                it.state() == OwnWorkState.MISSING
                                        || it.state() == OwnWorkState.PUBLISHED)
                        .map(OwnWork::mergeRecords)
                        .toList();
        return SourceImport.ofPapers(spec, file, papers, dryRun, json).carryOut();
    }

    private int writeForOrcid(Library library, OwnWorks ownWorks, OwnWorkAnswers answers) {
        if (!answers.hasOrcidAnswer()) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, "ORCID has not answered, so what it lacks is not known.");
        }
        PrintWriter out = spec.commandLine().getOut();
        out.print(BibFormats.BIBTEX.exportWorks(library, ownWorks.unclaimedEntries()).text());
        out.flush();
        spec.commandLine()
                .getErr()
                .printf(
                        "octavo: %d entries that ORCID lacks%n",
                        ownWorks.unclaimedEntries().size());
        return ExitStatus.FINE;
    }

    private int printReport(OwnWorksReport report, OwnWorks ownWorks) {
        PrintWriter out = spec.commandLine().getOut();
        int missingCount = ownWorks.inState(OwnWorkState.MISSING).size();
        if (json) {
            TerminalWriter.ofJson(out).println(report.toJson());
        } else if (check) {
            report.printMissing(out);
        } else {
            report.printLines(out, isWhole);
        }
        if (check) {
            report.printFailures(spec.commandLine().getErr());
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: %s public and not in your list%n",
                            missingCount == 1 ? "1 paper is" : missingCount + " papers are");
            return missingCount > 0 ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
        report.printSummary(spec.commandLine().getErr());
        return ExitStatus.FINE;
    }
}
