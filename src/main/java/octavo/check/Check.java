package octavo.check;

import octavo.library.Library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/// Finds problems of some kinds in a library.
public interface Check {
    /// The kinds of problem that it finds.
    List<ProblemRule> rules();

    /// Examines the library as a whole where necessary, and returns the finder for its items.
    ProblemFinder finder(Library library);

    /// All checks.
    List<Check> ALL =
            List.of(
                    new DamagedItems(),
                    new LostFields(),
                    new UnreadableEntries(),
                    new MergeConflicts(),
                    new DuplicateKeys(),
                    new UndefinedNames(),
                    new UnusedStrings(),
                    new CutValues(),
                    new StrayBytes(),
                    new BrokenReferences(),
                    new MisspeltNames(),
                    new RequiredFields(),
                    new RepeatedFields(),
                    new SuspiciousNames(),
                    new IdentifierProblems(),
                    new DateProblems(),
                    new TitleProblems(),
                    new ProceedingsTitles(),
                    new ForeignMarkup(),
                    new JournalNames(),
                    new PublishedTwins(),
                    new PreprintRemains());

    /// Reports all problems in file order. Nothing is collected here: a library of a million
    /// entries may have more problems than fit in memory.
    static void each(Library library, Consumer<Problem> found) {
        each(library, 0, found);
    }

    /// The same as the owner of the library has decided.
    static void each(Library library, CheckDecisions decisions, Consumer<Problem> found) {
        each(library, decisions, 0, found);
    }

    /// The same as the owner has decided, for the items from one on.
    static void each(
            Library library, CheckDecisions decisions, int first, Consumer<Problem> found) {
        each(
                decisions.read(library),
                first,
                problem -> {
                    if (decisions.reports(library, problem)) {
                        found.accept(problem);
                    }
                });
    }

    /// The same for the items from one on: those before it are only there to be named.
    static void each(Library library, int first, Consumer<Problem> found) {
        List<ProblemFinder> finders =
                ALL.stream().map(check -> UnreadableEntries.guarded(check, library)).toList();
        List<Problem> ofItem = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            CheckedItem subject = new CheckedItem(library, i);
            for (ProblemFinder finder : finders) {
                ofItem.addAll(problems(finder, subject));
            }
            UnreadableEntries.keepOne(ofItem);
            if (ofItem.size() > 1) {
                ofItem.sort(Comparator.comparingInt(problem -> problem.what().where().start()));
            }
            ConsequenceFilter.apply(ofItem);
            if (i >= first) {
                ofItem.forEach(found);
            }
            ofItem.clear();
        }
    }

    /// The problems of one item. In a damaged entry no clean-up fixes anything.
    private static List<Problem> problems(ProblemFinder finder, CheckedItem subject) {
        List<Problem> found = UnreadableEntries.problems(finder, subject);
        boolean damaged = subject.isEntry() && subject.entry().damage().isPresent();
        return damaged ? found.stream().map(Problem::withoutFix).toList() : found;
    }

    /// The problems of one item that can be found without looking at others.
    static List<Problem> alone(Library library, int item) {
        CheckedItem subject = new CheckedItem(library, item);
        return ALL.stream()
                .filter(EntryCheck.class::isInstance)
                .flatMap(check -> problems(check.finder(library), subject).stream())
                .toList();
    }

    /// The same as the owner of the library has decided.
    static List<Problem> alone(Library library, CheckDecisions decisions, int item) {
        return alone(decisions.read(library), item).stream()
                .filter(problem -> decisions.reports(library, problem))
                .toList();
    }

    /// Whether problems of a kind can be found without looking at other entries.
    static boolean isAlone(String kind) {
        return ALL.stream()
                .filter(EntryCheck.class::isInstance)
                .flatMap(check -> check.rules().stream())
                .anyMatch(rule -> rule.code().id().equals(kind));
    }

    /// All problems, in file order.
    static List<Problem> all(Library library) {
        return all(library, CheckDecisions.NONE);
    }

    /// All problems as the owner of the library has decided, in file order.
    static List<Problem> all(Library library, CheckDecisions decisions) {
        List<Problem> problems = new ArrayList<>();
        each(library, decisions, problems::add);
        return problems;
    }
}
