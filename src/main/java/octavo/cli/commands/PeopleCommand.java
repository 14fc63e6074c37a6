package octavo.cli.commands;

import octavo.cli.output.PeopleOutput;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.FileArguments;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.StoredDecisions;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.people.DecisionsJson;
import octavo.people.NamePlan;
import octavo.people.NameRepairs;
import octavo.people.NameSearch;
import octavo.people.People;
import octavo.people.PersonCandidate;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;

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
import java.util.List;
import java.util.Optional;

/// `octavo people FILE`.
@Command(
        description = {
            "Lists names that may be one person, with the reasons.",
            "Stores who is who in a file beside the library, and can unify the spellings of a"
                    + " name. The library itself changes only with --apply."
        },
        footer = {
            "",
            "Examples:",
            "  octavo people papers.bib",
            "  octavo people papers.bib wagenl --format json",
            "  octavo people papers.bib --same 'Wagenl\u00e4nder, Marcel' 'M. Wagenlander' --me"
                    + " 'Marcel Wagenl\u00e4nder'",
            "  octavo people papers.bib --unify 'Marcel Wagenl\u00e4nder' --apply",
            "  octavo people papers.bib --repair lists,marks"
        },
        mixinStandardHelpOptions = true)
public final class PeopleCommand implements Runnable {

    /// The output formats: for people and for programs.
    enum PeopleFormat {
        TEXT,
        JSON
    }

    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "QUERY",
            description = "Words of the names to show; accents and case do not matter.")
    private List<String> query = List.of();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text or json.")
    private PeopleFormat format = PeopleFormat.TEXT;

    @Option(names = "--list", description = "Lists everyone, not only likely duplicates.")
    private boolean list;

    @ArgGroup(exclusive = false, heading = "Decisions, stored beside the library:%n")
    private PeopleVerdicts peopleVerdicts = new PeopleVerdicts();

    @Option(
            names = "--unify",
            paramLabel = "NAME",
            description = "Shows how to write all of the person's names as preferred, or as NAME.")
    private Optional<String> unifiedName = Optional.empty();

    @Option(
            names = "--swap",
            paramLabel = "NAME",
            description = "Shows how to swap family and given name wherever NAME occurs.")
    private Optional<String> swappedName = Optional.empty();

    @Option(
            names = "--repair",
            split = ",",
            paramLabel = "KIND",
            description = "Shows repairs: lists, marks, numbers, swaps.")
    private List<NameRepairs> repairs = List.of();

    @Option(
            names = "--except",
            split = ",",
            paramLabel = "KEY",
            description = "Leaves these entries unchanged.")
    private List<String> exceptedKeys = List.of();

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseVainOptions();
        FileArguments fileArguments = FileArguments.of(file, query);
        if (hasPlan() || !peopleVerdicts.isEmpty()) {
            fileArguments.refuseSeveral("A plan or a decision is about one library.");
        }
        LibraryFile libraryFile =
                LibraryLoader.loadLibrary(fileArguments.files(), spec.commandLine().getErr());
        LibraryLoader.refuseUnknown(libraryFile.library(), exceptedKeys);
        SidecarFile sidecarFile = SidecarFile.loadFor(file);
        sidecarFile
                .trouble()
                .ifPresent(trouble -> printWarning(trouble.describeIn(sidecarFile.sidecarPath())));
        DecisionsJson.ReadDecisions readDecisions =
                DecisionsJson.readDecisions(sidecarFile.content());
        readDecisions
                .messages()
                .forEach(trouble -> printWarning(sidecarFile.sidecarPath() + ": " + trouble));
        People people = People.of(libraryFile.library(), readDecisions.decisions());
        if (!peopleVerdicts.isEmpty()) {
            people = people.withDecisions(decided(people));
        }
        if (hasPlan()) {
            print(libraryFile, planRewrites(libraryFile.library(), people));
        } else if (peopleVerdicts.isEmpty()) {
            print(people, String.join(" ", fileArguments.words()));
        }
    }

    private void refuseVainOptions() {
        if (!hasPlan() && (options.isApplyGiven() || !exceptedKeys.isEmpty())) {
            throw new ParameterException(
                    spec.commandLine(), "--apply and --except need --unify, --swap or --repair");
        }
        if (hasPlan() && list) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--list shows people; --unify, --swap and --repair show changes");
        }
    }

    private boolean hasPlan() {
        return unifiedName.isPresent() || swappedName.isPresent() || !repairs.isEmpty();
    }

    private void printWarning(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }

    /// Records the decisions beside the library, and returns all that are there then.
    private PersonDecisions decided(People people) {
        StoredDecisions.refuseStandardInput(file);
        Sidecar storedSidecar =
                StoredDecisions.update(
                        spec, file, options.dryRun(), sidecar -> decided(people, sidecar));
        return DecisionsJson.readDecisions(storedSidecar).decisions();
    }

    private Sidecar decided(People people, Sidecar sidecar) {
        PersonDecisions knownDecisions = DecisionsJson.readDecisions(sidecar).decisions();
        return DecisionsJson.write(
                peopleVerdicts.decideOn(people.withDecisions(knownDecisions)), sidecar);
    }

    private NamePlan planRewrites(Library library, People people) {
        NamePlan namePlan = new NamePlan(List.of(), List.of());
        if (unifiedName.isPresent()) {
            namePlan =
                    namePlan.joinPlan(PeoplePlans.unifyNames(library, people, unifiedName.get()));
        }
        if (swappedName.isPresent()) {
            namePlan = namePlan.joinPlan(PeoplePlans.swapNames(library, people, swappedName.get()));
        }
        if (!repairs.isEmpty()) {
            namePlan = namePlan.joinPlan(PeoplePlans.repairNames(library, people, repairs));
        }
        return namePlan.onlyWanted(each -> !exceptedKeys.contains(each.place().entryKey()));
    }

    private void print(LibraryFile libraryFile, NamePlan namePlan)
            throws LibraryFile.ChangedOnDiskException {
        Library changedLibrary =
                libraryFile.library().applyEdit(namePlan.toEdit(libraryFile.library()));
        LibraryOutput output =
                new LibraryOutput(
                        spec, libraryFile, options.makesChanges(), format == PeopleFormat.JSON);
        output.showChanges(changedLibrary);
        namePlan.refusedNames()
                .forEach(each ->
                        printWarning(
                                "%s: %s: %s is unchanged: %s"
                                        .formatted(
                                                each.place().entryKey(),
                                                each.place().field(),
                                                each.name(),
                                                each.reason())));
        output.saveChanges(changedLibrary);
    }

    private void print(People people, String words) {
        var output = new PeopleOutput(standardOutput(), format == PeopleFormat.JSON);
        if (list) {
            output.printAll(
                    people.individuals().stream()
                            .filter(each ->
                                    each.variants().stream()
                                            .anyMatch(it -> NameSearch.matches(it, words)))
                            .toList());
        } else {
            List<PersonCandidate> wantedCandidates =
                    people.candidates().stream().filter(each -> isWanted(each, words)).toList();
            output.printCandidates(wantedCandidates);
            if (wantedCandidates.isEmpty()) {
                printWarning("no likely duplicates among the names; --list shows everyone");
            }
        }
    }

    private static boolean isWanted(PersonCandidate personCandidate, String words) {
        return personCandidate.variants().stream()
                .anyMatch(each -> NameSearch.matches(each, words));
    }

    private PrintWriter standardOutput() {
        return spec.commandLine().getOut();
    }
}
