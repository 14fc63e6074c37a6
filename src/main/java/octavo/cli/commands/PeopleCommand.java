package octavo.cli.commands;

import octavo.cli.libraries.ChangeRetry;
import octavo.cli.libraries.FileArguments;
import octavo.cli.libraries.LibraryInput;
import octavo.cli.libraries.LibraryLoader;
import octavo.cli.libraries.LibraryOutput;
import octavo.cli.libraries.StoredDecisions;
import octavo.cli.output.PeopleOutput;
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
            "Records who is who in a file next to the library, and can unify the spelling of a"
                    + " name. Nothing in the library changes without --apply."
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
    enum Format {
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
    private Format format = Format.TEXT;

    @Option(names = "--list", description = "Lists all persons rather than candidates.")
    private boolean list;

    @ArgGroup(exclusive = false, heading = "What is noted beside the library:%n")
    private PeopleVerdicts verdicts = new PeopleVerdicts();

    @Option(
            names = "--unify",
            paramLabel = "NAME",
            description = "Plans to write the person's names as preferred, or as NAME.")
    private Optional<String> unify = Optional.empty();

    @Option(
            names = "--swap",
            paramLabel = "NAME",
            description = "Plans to swap family and given name where NAME stands.")
    private Optional<String> swap = Optional.empty();

    @Option(
            names = "--repair",
            split = ",",
            paramLabel = "KIND",
            description = "Plans repairs: lists, marks, numbers, swaps.")
    private List<NameRepairs> repairs = List.of();

    @Option(
            names = "--except",
            split = ",",
            paramLabel = "KEY",
            description = "Leaves entries out of a plan.")
    private List<String> except = List.of();

    @Option(names = "--apply", description = "Makes the plan's changes in the library.")
    private boolean apply;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        ChangeRetry.run(spec, file, this::attempt);
    }

    private void attempt() throws LibraryFile.ChangedOnDiskException {
        refuseWhatIsInVain();
        FileArguments given = FileArguments.of(file, query);
        if (hasPlan() || !verdicts.isEmpty()) {
            given.refuseSeveral("A plan or a decision is about one library.");
        }
        LibraryFile opened = LibraryLoader.library(given.files(), spec.commandLine().getErr());
        LibraryLoader.refuseUnknown(opened.library(), except);
        SidecarFile sidecar = SidecarFile.loadFor(file);
        sidecar.trouble().ifPresent(trouble -> complain(trouble.describeIn(sidecar.sidecarPath())));
        DecisionsJson.Read read = DecisionsJson.read(sidecar.content());
        read.troubles().forEach(trouble -> complain(sidecar.sidecarPath() + ": " + trouble));
        People people = People.of(opened.library(), read.decisions());
        if (!verdicts.isEmpty()) {
            people = people.with(decided(people));
        }
        if (hasPlan()) {
            print(opened, plan(opened.library(), people));
        } else if (verdicts.isEmpty()) {
            print(people, String.join(" ", given.words()));
        }
    }

    private void refuseWhatIsInVain() {
        if (!hasPlan() && (apply || !except.isEmpty())) {
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
        return unify.isPresent() || swap.isPresent() || !repairs.isEmpty();
    }

    private void complain(String message) {
        spec.commandLine().getErr().println("octavo: " + message);
    }

    /// Records the decisions beside the library, and returns all that are there then.
    private PersonDecisions decided(People people) {
        StoredDecisions.refuseStandardInput(file);
        SidecarFile saved = StoredDecisions.update(file, beside -> decided(people, beside));
        return DecisionsJson.read(saved.content()).decisions();
    }

    private Sidecar decided(People people, Sidecar beside) {
        PersonDecisions known = DecisionsJson.read(beside).decisions();
        return DecisionsJson.write(verdicts.on(people.with(known)), beside);
    }

    private NamePlan plan(Library library, People people) {
        NamePlan plan = new NamePlan(List.of(), List.of());
        if (unify.isPresent()) {
            plan = plan.and(PeoplePlans.unify(library, people, unify.get()));
        }
        if (swap.isPresent()) {
            plan = plan.and(PeoplePlans.swap(library, people, swap.get()));
        }
        if (!repairs.isEmpty()) {
            plan = plan.and(PeoplePlans.repair(library, people, repairs));
        }
        return plan.only(each -> !except.contains(each.place().key()));
    }

    private void print(LibraryFile opened, NamePlan plan)
            throws LibraryFile.ChangedOnDiskException {
        Library changed = opened.library().applyEdit(plan.edit(opened.library()));
        LibraryOutput output = new LibraryOutput(spec, opened, apply, format == Format.JSON);
        output.show(changed);
        plan.refused()
                .forEach(each ->
                        complain(
                                "%s: %s: %s stays: %s"
                                        .formatted(
                                                each.place().key(),
                                                each.place().field(),
                                                each.name(),
                                                each.reason())));
        output.save(changed);
    }

    private void print(People people, String words) {
        var output = new PeopleOutput(out(), format == Format.JSON);
        if (list) {
            output.printAll(
                    people.individuals().stream()
                            .filter(each ->
                                    each.variants().stream()
                                            .anyMatch(it -> NameSearch.matches(it, words)))
                            .toList());
        } else {
            List<PersonCandidate> wanted =
                    people.candidates().stream().filter(each -> isWanted(each, words)).toList();
            output.printCandidates(wanted);
            if (wanted.isEmpty()) {
                complain("no two names there may be one person; --list lists all");
            }
        }
    }

    private static boolean isWanted(PersonCandidate candidate, String words) {
        return candidate.variants().stream().anyMatch(each -> NameSearch.matches(each, words));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
