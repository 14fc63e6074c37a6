package octavo.cli.onlinecommands;

import octavo.cli.commands.SourceImport;
import octavo.cli.output.FoundWorksReport;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.NumberedWorks;
import octavo.cli.shared.SelectedEntries;
import octavo.discovery.CatalogueMatches;
import octavo.discovery.CatalogueQuery;
import octavo.discovery.FoundWork;
import octavo.duplicates.DistinctPairs;
import octavo.formats.bibtex.BibFormats;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.CatalogueInquiry;
import octavo.lookup.CatalogueService;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.RecordedWork;
import octavo.lookup.ReplyQueue;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.text.Parsed;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/// `octavo find WORDS`.
@Command(
        description = {
            "Searches catalogues: Crossref, arXiv, DBLP, PubMed, DataCite and Open Library, and"
                    + " OpenAlex if you have a key for it or name it.",
            "Each work is one row, however many have it, with its key if your library has it. What"
                    + " a catalogue cannot be asked is checked in its answers. Nothing is changed"
                    + " without --add. Exits with 3 if no service has answered."
        },
        footer = {
            "",
            "Words are a query as in octavo list: author:mai year:2020.. \"machine learning\".",
            "If one starts with -, put it last, after --.",
            "",
            "Examples:",
            "  octavo find adaptive training author:mai",
            "  octavo find 'title:\"attention is all you need\"' --in papers.bib",
            "  octavo find --limit 50 adaptive training -- -survey",
            "  octavo find kungfu year:2020 --in papers.bib --add 1",
            "  octavo find 'author:plato phaedrus' --service open-library --format bibtex"
        },
        mixinStandardHelpOptions = true)
public final class FindCommand implements Callable<Integer> {
    /// When to show what has come so far.
    private static final Duration FIRST_ROWS_TIME = Duration.ofMillis(1200);

    /// How many works each service is asked for at least: some of them will not fit.
    private static final int LEAST_ROWS = 20;

    /// The output formats.
    enum FoundFormat {
        TEXT,
        JSON,
        BIBTEX
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "WORDS",
            description = "What to look for: words, or a query.")
    private List<String> words = List.of();

    @Option(
            names = "--in",
            paramLabel = "FILE",
            description = "Your library: marks what it has, and takes what --add adds.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--service",
            split = ",",
            paramLabel = "NAME",
            description = {
                "Asks only these: crossref, arxiv, openalex, dblp, pubmed, datacite, open-library."
            })
    private List<String> serviceNames = List.of();

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "Lists the first so many works, 20 if not given. Those among them that a slow"
                            + " service has found alone follow.")
    private int limit = LEAST_ROWS;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json or bibtex; text if not given.")
    private FoundFormat format = FoundFormat.TEXT;

    @Option(
            names = "--add",
            split = ",",
            paramLabel = "NUMBER",
            description =
                    "Adds works by the numbers that the same search has given them, as octavo"
                            + " import does.")
    private List<Integer> addedNumbers = List.of();

    @Option(names = "--dry-run", description = "Prints what would change, and changes nothing.")
    private boolean dryRun;

    @Option(
            names = "--wait",
            paramLabel = "SECONDS",
            description = "How long to wait for slow services; 10 if not given.")
    private int waitSeconds = 10;

    @Option(names = "--offline", description = "Uses only the answers of earlier runs.")
    private boolean offline;

    @Spec private CommandSpec spec;

    private final List<WorkListing> listings = new ArrayList<>();
    private final List<ListingFailure> failures = new ArrayList<>();
    private final List<FoundWork> shownWorks = new ArrayList<>();
    private final Set<RecordedWork> shownRecords = new HashSet<>();

    /// What is asked, and what the answers are compared with.
    private record CatalogueSearch(
            CatalogueQuery query,
            List<CatalogueService> services,
            Library library,
            DistinctPairs distinctPairs) {
        CatalogueMatches matchesIn(List<WorkListing> listings) {
            return CatalogueMatches.of(library, distinctPairs, query, listings);
        }
    }

    @Override
    public Integer call() {
        refuseVainOptions();
        CatalogueQuery catalogueQuery = parseQuery(String.join(" ", words));
        CatalogueInquiry inquiry =
                AskedServices.userLookup()
                        .catalogueInquiry(
                                !offline && addedNumbers.isEmpty(), AskedServices.contactMail());
        CatalogueSearch search =
                new CatalogueSearch(
                        catalogueQuery, servicesOf(inquiry), loadLibrary(), distinctPairs());
        AskedServices.await(() -> {
            askServices(inquiry, search);
            return listings;
        });
        return addedNumbers.isEmpty() ? finishListing(search) : addChosen(search);
    }

    private void refuseVainOptions() {
        if (limit < 1 || waitSeconds < 1) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE, "--limit and --wait take numbers from 1.");
        }
        if (!addedNumbers.isEmpty()) {
            SourceImport.refuseStandardInput(
                    file.orElseThrow(() ->
                            new CommandRefusal(
                                    ExitStatus.WRONG_USE, "--add needs a library: --in FILE.")));
        }
    }

    private static CatalogueQuery parseQuery(String queryText) {
        Parsed<Query> parsedQuery = QueryParser.parse(queryText, Set.of());
        parsedQuery.diagnostics().stream()
                .findFirst()
                .ifPresent(diagnostic -> {
                    throw SelectedEntries.refusalOf(queryText, diagnostic);
                });
        return CatalogueQuery.of(parsedQuery.value())
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                ("give a word, an author, a title or a venue: nothing of '%s' can"
                                                + " be asked of a catalogue.")
                                        .formatted(queryText)));
    }

    private List<CatalogueService> servicesOf(CatalogueInquiry inquiry) {
        return serviceNames.isEmpty()
                ? inquiry.usualServices()
                : serviceNames.stream().map(FindCommand::serviceNamed).distinct().toList();
    }

    private static CatalogueService serviceNamed(String serviceName) {
        return CatalogueService.named(serviceName)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "there is no service '%s'; there are %s"
                                        .formatted(
                                                serviceName,
                                                String.join(", ", CatalogueService.serviceIds()))));
    }

    private Library loadLibrary() {
        return file.map(it -> LibraryLoader.loadOrEmpty(it, spec.commandLine().getErr()))
                .orElseGet(Library::empty);
    }

    private DistinctPairs distinctPairs() {
        return file.map(KeyPairs::distinctPairs).orElse(DistinctPairs.NONE);
    }

    /// Asks all services at once. Rows for people appear before the last of them has answered.
    private void askServices(CatalogueInquiry inquiry, CatalogueSearch search)
            throws InterruptedException {
        boolean showsEarly = format == FoundFormat.TEXT && addedNumbers.isEmpty() && !offline;
        long startTime = System.nanoTime();
        try (ReplyQueue replies =
                inquiry.searchAll(
                        search.services(), search.query().terms(), Math.max(limit, LEAST_ROWS))) {
            Duration timeLeft = Duration.ofSeconds(waitSeconds);
            while (!replies.pendingServices().isEmpty() && timeLeft.isPositive()) {
                Duration elapsed = Duration.ofNanos(System.nanoTime() - startTime);
                boolean isEarly = elapsed.compareTo(FIRST_ROWS_TIME) < 0;
                if (showsEarly && !isEarly) {
                    showNewWorks(search.matchesIn(listings));
                }
                replies.nextReply(showsEarly && isEarly ? FIRST_ROWS_TIME.minus(elapsed) : timeLeft)
                        .ifPresent(this::takeReply);
                timeLeft =
                        Duration.ofSeconds(waitSeconds).minusNanos(System.nanoTime() - startTime);
            }
            replies.pendingServices().stream()
                    .sorted()
                    .forEach(it ->
                            spec.commandLine()
                                    .getErr()
                                    .printf(
                                            "octavo: %s has not answered within %d s (--wait waits"
                                                    + " longer)%n",
                                            it, waitSeconds));
        }
    }

    private void takeReply(ListingReply reply) {
        switch (reply) {
            case WorkListing listing -> listings.add(listing);
            case ListingFailure failure -> failures.add(failure);
        }
    }

    /// Lists those of the first works that are not listed yet.
    private void showNewWorks(CatalogueMatches matches) {
        List<FoundWork> newWorks =
                matches.foundWorks().stream()
                        .limit(limit)
                        .filter(it ->
                                it.cluster().records().stream().noneMatch(shownRecords::contains))
                        .toList();
        FoundWorksReport.printLines(spec.commandLine().getOut(), newWorks, shownWorks.size() + 1);
        shownWorks.addAll(newWorks);
        newWorks.forEach(it -> shownRecords.addAll(it.cluster().records()));
    }

    private int finishListing(CatalogueSearch search) {
        PrintWriter err = spec.commandLine().getErr();
        CatalogueMatches matches = search.matchesIn(listings);
        switch (format) {
            case TEXT -> showNewWorks(matches);
            case JSON, BIBTEX ->
                    shownWorks.addAll(matches.foundWorks().stream().limit(limit).toList());
        }
        PrintWriter out = spec.commandLine().getOut();
        if (format == FoundFormat.JSON) {
            Set<String> answeringServices =
                    listings.stream().map(WorkListing::serviceName).collect(Collectors.toSet());
            TerminalWriter.ofJson(out)
                    .println(FoundWorksReport.toJson(shownWorks, answeringServices, failures));
        } else if (format == FoundFormat.BIBTEX && !shownWorks.isEmpty()) {
            List<Work> works = shownWorks.stream().map(FoundWork::writtenWork).toList();
            out.print(BibFormats.BIBTEX.exportWorks(works.getFirst().library(), works).text());
        }
        out.flush();
        numberedWorks(search).store(shownWorks);
        AskedServices.printFailures(err, failures);
        if (listings.isEmpty()) {
            return offline ? ExitStatus.PROBLEMS : ExitStatus.NO_FILE;
        }
        if (shownWorks.isEmpty()) {
            err.println("octavo: no catalogue has such a work");
        }
        if (matches.unfittingCount() > 0) {
            err.printf(
                    "octavo: %d answers left out, which do not fit the query by their records%n",
                    matches.unfittingCount());
        }
        return ExitStatus.FINE;
    }

    private NumberedWorks numberedWorks(CatalogueSearch search) {
        return NumberedWorks.ofUser(
                String.join(" ", words) + "\n" + search.services() + "\n" + limit);
    }

    private int addChosen(CatalogueSearch search) {
        List<FoundWork> chosenWorks =
                numberedWorks(search)
                        .choose(addedNumbers, search.matchesIn(listings).foundWorks())
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.WRONG_USE,
                                        "no work of this search has that number: run it without"
                                                + " --add first."));
        return SourceImport.ofPapers(
                        spec,
                        file.orElseThrow(),
                        chosenWorks.stream().map(FoundWork::foundPaper).toList(),
                        dryRun,
                        format == FoundFormat.JSON)
                .carryOut();
    }
}
