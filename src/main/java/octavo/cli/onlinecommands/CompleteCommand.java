package octavo.cli.onlinecommands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.KeyPairs;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.SelectedEntries;
import octavo.cli.shared.StoredDecisions;
import octavo.cli.shared.VenueContext;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.PublishedPairs;
import octavo.editing.keys.FollowedFormula;
import octavo.editing.keys.KeyFormula;
import octavo.enrichment.EnrichmentInquiry;
import octavo.enrichment.EnrichmentPlan;
import octavo.enrichment.EnrichmentPlan.PlanContext;
import octavo.enrichment.EnrichmentWishes;
import octavo.enrichment.EntryFinding;
import octavo.enrichment.PublishedHandling;
import octavo.enrichment.PublishedVersion;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.lookup.UserLookup;
import octavo.sidecar.SidecarFile;
import octavo.venuenames.VenueRegister;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// `octavo complete FILE [QUERY]`.
@Command(
        description = {
            "Adds what entries lack, and finds the published versions of preprints, by what"
                    + " Crossref, DataCite, arXiv, OpenAlex, Semantic Scholar and DBLP know.",
            "Lists each value with its source and date; --apply makes the changes. A value is"
                    + " taken only from a record that is certainly of the same edition. Answers"
                    + " are kept for a month: run it again to go on where it was stopped."
        },
        footer = {
            "",
            "Examples:",
            "  octavo complete papers.bib",
            "  octavo complete papers.bib year:2024.. --fields doi,pages --apply",
            "  octavo complete papers.bib kind:preprint --published replace --tex thesis/"
                    + " --dry-run",
            "  octavo complete papers.bib --fields eprint,abstract --published no"
        },
        mixinStandardHelpOptions = true)
public final class CompleteCommand implements Runnable {
    /// What to do about published versions.
    enum PublishedChoice {
        LINK,
        REPLACE,
        NO
    }

    @Parameters(index = "0", paramLabel = "FILE", description = "The library.")
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "QUERY",
            description = "Completes only these entries.")
    private String query = "";

    @Option(
            names = "--fields",
            split = ",",
            paramLabel = "FIELD",
            description = {
                "The fields to add: doi, volume, number, pages, month, isbn, abstract, eprint (the"
                        + " preprint of a published work). All but the last two if not given."
            })
    private List<String> fieldNames = EnrichmentWishes.USUAL_FIELDS;

    @Option(
            names = "--published",
            paramLabel = "CHOICE",
            description = {
                "What to do where a preprint was published: link adds an entry and links the two,"
                        + " replace turns the preprint's entry into it, no looks for none. The"
                        + " choice is kept beside the library; link if there is none."
            })
    private Optional<PublishedChoice> published = Optional.empty();

    @Option(
            names = "--tex",
            paramLabel = "DIR",
            description = {
                "Also changes citations of preprints in the .tex files of this folder to their"
                        + " published versions. With replace, entries get new keys."
            })
    private Optional<Path> texFolder = Optional.empty();

    @Option(names = "--json", description = "Prints the changes with their sources as JSON.")
    private boolean json;

    @Option(names = "--offline", description = "Uses only the answers of earlier runs.")
    private boolean offline;

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        checkFields();
        LibraryInput.refuseStandardInput(file, "Changes go into a library that has a file.");
        Library asked = LibraryLoader.loadLibrary(file, spec.commandLine().getErr()).library();
        UserLookup userLookup = AskedServices.userLookup();
        List<EntryFinding> findings = findMissing(userLookup, asked);
        ChangeRetry.run(spec, file, () -> attempt(userLookup, asked, findings));
    }

    private void checkFields() {
        fieldNames.stream()
                .filter(it -> !EnrichmentWishes.POSSIBLE_FIELDS.contains(it))
                .findFirst()
                .ifPresent(it -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "%s can't be completed: give some of %s."
                                    .formatted(
                                            it,
                                            String.join(", ", EnrichmentWishes.POSSIBLE_FIELDS)));
                });
    }

    private EnrichmentWishes wishes() {
        return new EnrichmentWishes(
                Set.copyOf(fieldNames), published.filter(it -> it == PublishedChoice.NO).isEmpty());
    }

    /// Plans and makes the changes. If the file has changed since services were asked, they are
    /// asked again, which the cache answers.
    private void attempt(UserLookup userLookup, Library asked, List<EntryFinding> findings)
            throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        List<EntryFinding> current =
                library.slots().equals(asked.slots()) ? findings : findMissing(userLookup, library);
        EnrichmentPlan plan = EnrichmentPlan.ofMissingFields(contextOf(library), current, wishes());
        current.forEach(this::tellOfSeveral);
        new EnrichmentOutput(spec, options.makesChanges(), json, texFolder)
                .changeLibrary(libraryFile, plan, handling());
        keepChoice();
    }

    private PlanContext contextOf(Library library) {
        return contextOf(file, library, spec.commandLine().getErr());
    }

    /// What plans for a library are made with.
    static PlanContext contextOf(Path file, Library library, PrintWriter err) {
        return new PlanContext(
                library,
                KeyFormula.parse(FollowedFormula.chosenOrDetected("", library)).value(),
                SidecarFile.loadFor(file).content(),
                VenueContext.registerWith(List.of(), err));
    }

    private PublishedHandling handling() {
        return published
                .flatMap(CompleteCommand::handlingOf)
                .or(() -> PublishedHandling.of(SidecarFile.loadFor(file).content()))
                .orElse(PublishedHandling.LINK);
    }

    private static Optional<PublishedHandling> handlingOf(PublishedChoice choice) {
        return switch (choice) {
            case LINK -> Optional.of(PublishedHandling.LINK);
            case REPLACE -> Optional.of(PublishedHandling.REPLACE);
            case NO -> Optional.empty();
        };
    }

    /// Keeps what was chosen and done.
    private void keepChoice() {
        published
                .flatMap(CompleteCommand::handlingOf)
                .filter(_ -> options.isApplyGiven())
                .ifPresent(choice ->
                        StoredDecisions.update(
                                spec, file, !options.makesChanges(), choice::writeTo));
    }

    private List<EntryFinding> findMissing(UserLookup userLookup, Library library) {
        return AskedServices.await(() -> askServices(userLookup, library));
    }

    private List<EntryFinding> askServices(UserLookup userLookup, Library library)
            throws InterruptedException {
        PrintWriter err = spec.commandLine().getErr();
        if (offline) {
            err.println("octavo: offline: only kept answers count");
        }
        List<Work> works =
                SelectedEntries.selectEntries(library, List.of(file), query).works().stream()
                        .filter(Work::isPublication)
                        .toList();
        EnrichmentInquiry inquiry = enrichmentInquiry(userLookup, !offline);
        EnrichmentWishes wishes = wishes();
        Set<Integer> pairedIndexes =
                wishes.findsPublished() ? publishedHere(library, err) : Set.of();
        if (wishes.findsPublished()) {
            inquiry.askArxiv(
                    works.stream().filter(it -> !pairedIndexes.contains(it.index())).toList());
        }
        List<EntryFinding> findings = new ArrayList<>();
        for (int i = 0; i < works.size(); i++) {
            Work work = works.get(i);
            AskedServices.tellProgress(err, i, works.size(), work.key());
            findings.add(
                    inquiry.findMissing(
                            work,
                            pairedIndexes.contains(work.index())
                                    ? new EnrichmentWishes(wishes.fields(), false)
                                    : wishes));
        }
        return findings;
    }

    /// Asks as the user has set it.
    static EnrichmentInquiry enrichmentInquiry(UserLookup userLookup, boolean isOnline) {
        String contactMail = AskedServices.contactMail();
        return new EnrichmentInquiry(
                userLookup.recordInquiry(isOnline, contactMail),
                userLookup.versionInquiry(isOnline, contactMail),
                VenueRegister.builtIn(),
                Year.now(ZoneId.systemDefault()).getValue());
    }

    /// The preprints whose published versions are in the library.
    private Set<Integer> publishedHere(Library library, PrintWriter err) {
        Set<Integer> preprintIndexes =
                PublishedPairs.findAll(library, KeyPairs.distinctPairs(file)).stream()
                        .map(EntryMatch::firstIndex)
                        .collect(Collectors.toSet());
        if (!preprintIndexes.isEmpty()) {
            err.printf(
                    "octavo: %d preprints whose published version is in the library are left to"
                            + " octavo link%n",
                    preprintIndexes.size());
        }
        return preprintIndexes;
    }

    private void tellOfSeveral(EntryFinding finding) {
        if (finding.publishedVersions().size() > 1) {
            spec.commandLine()
                    .getErr()
                    .printf(
                            "octavo: %s has several published versions, choose one with octavo"
                                    + " import: %s%n",
                            finding.verifiedEntry().work().key(),
                            finding.publishedVersions().stream()
                                    .map(CompleteCommand::nameOf)
                                    .collect(Collectors.joining(", ")));
        }
    }

    private static String nameOf(PublishedVersion version) {
        var record = version.sourcedWork().importedWork();
        return record.identifier()
                .orElseGet(() ->
                        record.plainText(FieldName.JOURNALTITLE)
                                + record.plainText(FieldName.BOOKTITLE));
    }
}
