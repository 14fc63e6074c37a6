package octavo.cli.onlinecommands;

import octavo.cli.commands.SourceImport;
import octavo.cli.output.FollowedNewsReport;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.StoredDecisions;
import octavo.discovery.FollowedNews;
import octavo.discovery.FollowedNews.KnownWorks;
import octavo.discovery.FollowedSource;
import octavo.discovery.FollowedSources;
import octavo.library.Library;
import octavo.lookup.FollowedInquiry;
import octavo.lookup.FoundPaper;
import octavo.sidecar.Sidecar;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/// `octavo follow FILE`.
@Command(
        description = {
            "Lists new works of the people and venues that you follow: works that ORCID, arXiv and"
                    + " Crossref have of a person, or Crossref of a journal or series, since the"
                    + " last time.",
            "Whom you follow, and what you have seen, is kept beside the library. The first time,"
                + " what there is by then counts as seen. --start, --stop and --list ask nobody.",
            "Exits with 3 if no service has answered."
        },
        footer = {
            "",
            "Examples:",
            "  octavo follow papers.bib --start 0000-0002-1825-0097",
            "  octavo follow papers.bib --start 1095-9203 --name Science",
            "  octavo follow papers.bib",
            "  octavo follow papers.bib --add --dry-run",
            "  octavo follow papers.bib --list"
        },
        mixinStandardHelpOptions = true)
public final class FollowCommand implements Callable<Integer> {
    /// For the services of one person or venue.
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Option(
            names = "--start",
            paramLabel = "ID",
            description =
                    "Follows a person, by the ORCID iD, or a journal or series, by its ISSN; may be"
                            + " repeated.")
    private List<String> startedIds = List.of();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What the person or venue of --start is called.")
    private String name = "";

    @Option(
            names = "--stop",
            paramLabel = "ID",
            description = "Follows a person or venue no longer; may be repeated.")
    private List<String> stoppedIds = List.of();

    @Option(names = "--list", description = "Prints whom you follow.")
    private boolean list;

    @Option(names = "--all", description = "Prints, the first time, also what counts as seen.")
    private boolean isWhole;

    @Option(names = "--add", description = "Adds what is new and missing, as octavo import does.")
    private boolean add;

    @Option(
            names = "--dry-run",
            description = "Prints what is new or would change; nothing changes or counts as seen.")
    private boolean dryRun;

    @Option(names = "--json", description = "Prints the list as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Uses only the answers of earlier runs.")
    private boolean offline;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() {
        StoredDecisions.refuseStandardInput(file);
        refuseUnclearNames();
        if (!startedIds.isEmpty() || !stoppedIds.isEmpty()) {
            changeSources();
            return ExitStatus.FINE;
        }
        PrintWriter err = spec.commandLine().getErr();
        Sidecar sidecar = StoredDecisions.loadSound(file);
        List<FollowedSource> sources = FollowedSources.of(sidecar);
        if (list) {
            FollowedNewsReport.printSources(spec.commandLine().getOut(), sources, json);
            return ExitStatus.FINE;
        }
        if (sources.isEmpty()) {
            err.println("octavo: you follow nobody; --start ID follows a person or a venue");
            return ExitStatus.FINE;
        }
        List<FollowedNews> news = askServices(sources, LibraryLoader.loadOrEmpty(file, err));
        return tell(news);
    }

    private void refuseUnclearNames() {
        if (!name.isEmpty() && startedIds.size() != 1) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, "--name is the name of one --start ID.");
        }
    }

    private void changeSources() {
        List<FollowedSource> started = startedIds.stream().map(this::parseSource).toList();
        List<FollowedSource> stopped = stoppedIds.stream().map(this::parseSource).toList();
        StoredDecisions.updateSound(
                spec,
                file,
                dryRun,
                sidecar -> {
                    Sidecar changed = sidecar;
                    for (FollowedSource source : started) {
                        changed =
                                FollowedSources.withSource(
                                        changed, FollowedSources.withKnownName(sidecar, source));
                    }
                    for (FollowedSource source : stopped) {
                        changed = FollowedSources.withoutSource(changed, source.id());
                    }
                    return changed;
                });
    }

    private FollowedSource parseSource(String text) {
        return FollowedSource.parse(text, name)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "'%s' is neither an ORCID iD, such as 0000-0002-1825-0097, nor an ISSN, such as 1095-9203"
                                        .formatted(text)));
    }

    private List<FollowedNews> askServices(List<FollowedSource> sources, Library library) {
        FollowedInquiry inquiry =
                AskedServices.userLookup()
                        .followedInquiry(!offline, AskedServices.contactMail(), LONGEST_WAIT);
        KnownWorks knownWorks = new KnownWorks(library, KeyPairs.distinctPairs(file));
        return AskedServices.await(() -> {
            List<FollowedNews> news = new ArrayList<>();
            for (FollowedSource source : sources) {
                news.add(FollowedNews.ask(inquiry, source, knownWorks));
            }
            return news;
        });
    }

    private int tell(List<FollowedNews> news) {
        FollowedNewsReport report = new FollowedNewsReport(news, isWhole);
        report.printRemarks(spec.commandLine().getErr());
        if (news.stream().noneMatch(FollowedNews::isAnswered)) {
            return ExitStatus.NO_FILE;
        }
        int status = ExitStatus.FINE;
        if (add) {
            status = SourceImport.ofPapers(spec, file, newPapers(news), dryRun, json).carryOut();
        } else if (json) {
            TerminalWriter.ofJson(spec.commandLine().getOut()).println(report.toJson());
        } else {
            report.printLines(spec.commandLine().getOut());
        }
        if (status == ExitStatus.FINE && !dryRun) {
            noteSeen(news);
        }
        return status;
    }

    private static List<FoundPaper> newPapers(List<FollowedNews> news) {
        return news.stream()
                .filter(each -> !each.isFirst())
                .flatMap(each -> each.missingPapers().stream())
                .toList();
    }

    private void noteSeen(List<FollowedNews> news) {
        StoredDecisions.updateSound(
                spec,
                file,
                dryRun,
                sidecar -> {
                    Sidecar changed = sidecar;
                    for (FollowedNews each : news) {
                        changed = each.noteIn(changed);
                    }
                    return changed;
                });
    }
}
