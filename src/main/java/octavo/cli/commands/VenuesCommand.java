package octavo.cli.commands;

import octavo.cli.output.VenueJson;
import octavo.cli.output.VenueLines;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.StoredDecisions;
import octavo.cli.shared.VenueContext;
import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.venuenames.VenueKind;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueCluster;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;
import octavo.venues.VenuePlan;
import octavo.venues.VenueRecord;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// `octavo venues FILE [QUERY]`.
@Command(
        description = {
            "Shows the journals and conferences that a library names.",
            "Groups all spellings of a venue, with the number of entries and the reason. --same, "
                    + "--different, --prefer, --kind and --forget store a decision beside the "
                    + "library, in NAME.octavo.json; the library itself changes only by --unify "
                    + "with --apply."
        },
        footer = {
            "",
            "A form may contain {ordinal} (30th), {year} (2024) and {year2} (24).",
            "",
            "Examples:",
            "  octavo venues papers.bib",
            "  octavo venues papers.bib SOSP",
            "  octavo venues papers.bib --same 'J. Fern Sci.' 'Journal of Fern Science'",
            "  octavo venues papers.bib --unify JMLR",
            "  octavo venues papers.bib --unify SOSP --apply \\",
            "    --form 'Proceedings of the {ordinal} Symposium on Operating Systems Principles'"
        },
        mixinStandardHelpOptions = true)
public final class VenuesCommand implements Runnable {

    /// The output formats.
    enum VenuesFormat {
        TEXT,
        JSON
    }

    /// The decisions about a venue, which exclude each other.
    static final class DecisionOptions {
        @Option(
                names = "--same",
                arity = "2",
                paramLabel = "NAME",
                description = "Both names mean the same venue.")
        private List<String> same = List.of();

        @Option(
                names = "--different",
                arity = "2",
                paramLabel = "NAME",
                description = "These are different venues.")
        private List<String> different = List.of();

        @Option(
                names = "--prefer",
                arity = "2",
                paramLabel = "NAME",
                description = "Write the first venue like the second name.")
        private List<String> prefer = List.of();

        @Option(
                names = "--kind",
                arity = "2",
                paramLabel = "NAME",
                description = "A venue and its kind: journal, conference, workshop, preprint …")
        private List<String> kind = List.of();

        @Option(
                names = "--forget",
                paramLabel = "NAME",
                description = "Forgets all decisions about the venue.")
        private Optional<String> forget = Optional.empty();

        @Option(
                names = "--unify",
                paramLabel = "NAME",
                description = "Shows how to write a venue the same way in all entries.")
        private Optional<String> unify = Optional.empty();
    }

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "QUERY",
            description = "An acronym or a name, or part of a name.")
    private List<String> query = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json; text if not given.")
    private VenuesFormat format = VenuesFormat.TEXT;

    @Option(
            names = "--list",
            paramLabel = "CSV",
            description = {
                "More venues: a list of journals (full name, abbreviation) or CORE's export. You"
                        + " can give several. Lists in the folder venues of Octavo's settings are"
                        + " always used."
            })
    private List<Path> lists = List.of();

    @ArgGroup(exclusive = true)
    private DecisionOptions decision = new DecisionOptions();

    @Option(
            names = "--form",
            paramLabel = "FORM",
            description =
                    "How --unify writes the venue. Default: the preferred form, or a journal's"
                            + " name.")
    private Optional<String> form = Optional.empty();

    @Option(
            names = "--keep",
            split = ",",
            paramLabel = "KEY",
            description = "Entries that --unify leaves unchanged.")
    private List<String> kept = List.of();

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseVainOptions();
        PrintWriter err = spec.commandLine().getErr();
        FileArguments fileArguments = FileArguments.of(file, query);
        if (hasDecision() || decision.unify.isPresent()) {
            fileArguments.refuseSeveral("A plan or a decision is about one library.");
        }
        LibraryFile libraryFile = LibraryLoader.loadLibrary(fileArguments.files(), err);
        LibraryLoader.refuseUnknown(libraryFile.library(), kept);
        VenueRegister venueRegister = VenueContext.registerWith(lists, err);
        if (hasDecision()) {
            storeDecision();
            return;
        }
        VenueIndex venueIndex = VenueContext.indexOf(file, libraryFile.library(), venueRegister);
        if (decision.unify.isPresent()) {
            unifyVenue(libraryFile, venueIndex, decision.unify.get());
            return;
        }
        List<VenueCluster> foundVenues =
                fileArguments.words().isEmpty()
                        ? venueIndex.clusters()
                        : venueIndex.findClusters(String.join(" ", fileArguments.words()));
        if (foundVenues.isEmpty() && !fileArguments.words().isEmpty()) {
            err.println("octavo: no venue matches.");
        }
        PrintWriter out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> VenueLines.printVenues(TerminalWriter.of(out), foundVenues);
            case JSON ->
                    TerminalWriter.ofJson(out)
                            .println(new VenueJson(libraryFile.library()).toJson(foundVenues));
        }
    }

    private void refuseVainOptions() {
        if (decision.unify.isEmpty()
                && (form.isPresent() || !kept.isEmpty() || options.isApplyGiven())) {
            throw new ParameterException(
                    spec.commandLine(), "--form, --keep and --apply need --unify");
        }
    }

    private boolean hasDecision() {
        return !decision.same.isEmpty()
                || !decision.different.isEmpty()
                || !decision.prefer.isEmpty()
                || !decision.kind.isEmpty()
                || decision.forget.isPresent();
    }

    private void storeDecision() {
        StoredDecisions.refuseStandardInput(file);
        StoredDecisions.updateSound(
                spec,
                file,
                options.dryRun(),
                sidecar -> newDecisionsFrom(VenueDecisions.of(sidecar)).writtenTo(sidecar));
    }

    private VenueDecisions newDecisionsFrom(VenueDecisions oldDecisions) {
        VenueDecisions newDecisions = oldDecisions;
        newDecisions = decideEach(newDecisions, decision.same, VenueDecisions::decideSame);
        newDecisions =
                decideEach(newDecisions, decision.different, VenueDecisions::decideDifferent);
        newDecisions =
                decideEach(
                        newDecisions,
                        decision.prefer,
                        (it, name, way) -> it.preferForm(name, checkedForm(way)));
        newDecisions =
                decideEach(
                        newDecisions,
                        decision.kind,
                        (it, name, kind) -> it.decideKind(name, kindNamed(kind)));
        return decision.forget.map(newDecisions::withoutVenue).orElse(newDecisions);
    }

    /// A decision about two names.
    private interface DecisionStep {
        VenueDecisions with(VenueDecisions oldDecisions, String name, String other);
    }

    private static VenueDecisions decideEach(
            VenueDecisions oldDecisions, List<String> texts, DecisionStep pairing) {
        VenueDecisions newDecisions = oldDecisions;
        for (int i = 0; i + 1 < texts.size(); i += 2) {
            newDecisions = pairing.with(newDecisions, texts.get(i), texts.get(i + 1));
        }
        return newDecisions;
    }

    private static VenueKind kindNamed(String name) {
        return VenueKind.of(name)
                .orElseThrow(() ->
                        new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "unknown kind "
                                        + name
                                        + "; choose from journal, magazine, conference, symposium,"
                                        + " workshop, preprint and book-series"));
    }

    private static String checkedForm(String form) {
        VenuePlan.findMistyped(form)
                .ifPresent(word -> {
                    throw new CommandRefusal(
                            ExitStatus.WRONG_USE,
                            "{"
                                    + word
                                    + "} is unknown; a form may contain {ordinal}, {year} and"
                                    + " {year2}");
                });
        return form;
    }

    private void unifyVenue(LibraryFile libraryFile, VenueIndex venueIndex, String name)
            throws LibraryFile.ChangedOnDiskException {
        List<VenueCluster> foundVenues = venueIndex.findClusters(name);
        if (foundVenues.size() != 1) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    foundVenues.isEmpty()
                            ? "no entry names the venue " + name + "."
                            : foundVenues.size()
                                    + " venues match "
                                    + name
                                    + "; give a longer name.");
        }
        Library library = libraryFile.library();
        VenuePlan venuePlan =
                VenuePlan.of(library, foundVenues.getFirst(), chosenForm(foundVenues.getFirst()))
                        .withoutEntries(new HashSet<>(kept));
        Library changedLibrary = library.applyEdit(venuePlan.toEdit(library));
        LibraryOutput output =
                new LibraryOutput(
                        spec, libraryFile, options.makesChanges(), format == VenuesFormat.JSON);
        output.showChanges(changedLibrary);
        PrintWriter err = spec.commandLine().getErr();
        venuePlan
                .keptVenues()
                .forEach(left ->
                        err.println(
                                "octavo: " + left.entryKey() + " is unchanged: " + left.reason()));
        output.saveChanges(changedLibrary);
    }

    private String chosenForm(VenueCluster venue) {
        return form.map(VenuesCommand::checkedForm)
                .or(() -> venue.decidedRecord().flatMap(VenueRecord::preferredForm))
                .orElseGet(() -> {
                    boolean isEvent = venue.venueKind().filter(kind -> !kind.isEvent()).isEmpty();
                    if (isEvent) {
                        throw new CommandRefusal(
                                ExitStatus.WRONG_USE,
                                "which form? The entries may name different meetings: give"
                                        + " --form, such as 'Proceedings of the {ordinal} "
                                        + venue.venueName()
                                        + "'");
                    }
                    return LaTeX.escapeText(venue.venueName());
                });
    }
}
