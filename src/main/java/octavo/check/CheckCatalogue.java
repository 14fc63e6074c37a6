package octavo.check;

import octavo.library.Library;
import octavo.receipts.LibraryReceipts;
import octavo.retractions.RetractionTable;

import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/// All checks, and what they find in a library.
public final class CheckCatalogue {
    /// All checks.
    public static final List<Check> ALL_CHECKS =
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
                    new FutureYears(() -> Year.now(ZoneId.systemDefault()).getValue()),
                    new TitleProblems(),
                    new ProceedingsTitles(),
                    new ForeignMarkup(),
                    new JournalNames(),
                    new PublishedTwins(),
                    new PreprintRemains(),
                    new RetractedWorks(RetractionTable.EMPTY),
                    new ProposedEntries(LibraryReceipts.EMPTY),
                    new DoubtedEntries(LibraryReceipts.EMPTY));

    private CheckCatalogue() {}

    /// Reports all problems in file order. Nothing is collected here: a library of a million
    /// entries may have more problems than fit in memory.
    public static void forEachProblem(Library library, Consumer<Problem> onProblem) {
        forEachProblem(library, 0, onProblem);
    }

    /// The same as the owner of the library has decided.
    public static void forEachProblem(
            Library library, CheckDecisions decisions, Consumer<Problem> onProblem) {
        forEachProblem(library, decisions, 0, onProblem);
    }

    /// The same as the owner has decided, for the items from one on.
    public static void forEachProblem(
            Library library,
            CheckDecisions decisions,
            int firstIndex,
            Consumer<Problem> onProblem) {
        forEachProblem(
                decisions.applyDialect(library),
                checksWith(decisions),
                firstIndex,
                problem -> decisions.judge(library, problem).ifPresent(onProblem));
    }

    /// The same for the items from one on: those before it are only there to be named.
    public static void forEachProblem(
            Library library, int firstIndex, Consumer<Problem> onProblem) {
        forEachProblem(library, ALL_CHECKS, firstIndex, onProblem);
    }

    private static List<Check> checksWith(CheckDecisions decisions) {
        RetractionTable notices =
                decisions.knownNotices().orElse(decisions.knownReceipts().notices());
        return ALL_CHECKS.stream()
                .map(check -> check.withNotices(notices).withReceipts(decisions.knownReceipts()))
                .toList();
    }

    private static void forEachProblem(
            Library library, List<Check> checks, int firstIndex, Consumer<Problem> onProblem) {
        List<ProblemFinder> finders =
                checks.stream()
                        .map(check -> UnreadableEntries.guardedFinder(check, library))
                        .toList();
        RepeatedCauses repeatedCauses = new RepeatedCauses(library, firstIndex);
        List<Problem> itemProblems = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            CheckedItem checkedItem = new CheckedItem(library, i);
            for (ProblemFinder problemFinder : finders) {
                itemProblems.addAll(problemsFrom(problemFinder, checkedItem));
            }
            UnreadableEntries.keepOnePerItem(itemProblems);
            if (itemProblems.size() > 1) {
                itemProblems.sort(
                        Comparator.comparingInt(problem -> problem.diagnostic().span().start()));
            }
            ConsequenceFilter.filterProblems(itemProblems);
            if (i >= firstIndex) {
                itemProblems.forEach(
                        problem -> repeatedCauses.reportOnce(problem).ifPresent(onProblem));
            }
            itemProblems.clear();
        }
    }

    /// The problems of one item. In a damaged entry no clean-up fixes anything.
    private static List<Problem> problemsFrom(
            ProblemFinder problemFinder, CheckedItem checkedItem) {
        List<Problem> foundProblems = UnreadableEntries.problems(problemFinder, checkedItem);
        boolean isDamaged = checkedItem.isEntry() && checkedItem.entry().firstDamage().isPresent();
        return isDamaged ? foundProblems.stream().map(Problem::withoutFix).toList() : foundProblems;
    }

    /// The problems of one item that can be found without looking at others.
    public static List<Problem> problemsOfItem(Library library, int itemIndex) {
        return problemsOfItem(library, ALL_CHECKS, itemIndex);
    }

    private static List<Problem> problemsOfItem(
            Library library, List<Check> checks, int itemIndex) {
        CheckedItem checkedItem = new CheckedItem(library, itemIndex);
        return checks.stream()
                .filter(EntryCheck.class::isInstance)
                .flatMap(check -> problemsFrom(check.newFinder(library), checkedItem).stream())
                .toList();
    }

    /// The same as the owner of the library has decided.
    public static List<Problem> problemsOfItem(
            Library library, CheckDecisions decisions, int itemIndex) {
        return problemsOfItem(decisions.applyDialect(library), checksWith(decisions), itemIndex)
                .stream()
                .flatMap(problem -> decisions.judge(library, problem).stream())
                .toList();
    }

    /// Whether problems of a kind can be found without looking at other entries.
    public static boolean isFoundPerEntry(String problemId) {
        return ALL_CHECKS.stream()
                .filter(EntryCheck.class::isInstance)
                .flatMap(check -> check.rules().stream())
                .anyMatch(rule -> rule.problemCode().id().equals(problemId));
    }

    /// Whether problems of a kind say that nobody has confirmed something: a person can accept it.
    public static boolean isAcceptable(String problemId) {
        return ProposedEntries.isProposal(problemId) || DoubtedEntries.isDoubt(problemId);
    }

    /// All problems, in file order.
    public static List<Problem> allProblems(Library library) {
        return allProblems(library, CheckDecisions.NONE);
    }

    /// All problems as the owner of the library has decided, in file order.
    public static List<Problem> allProblems(Library library, CheckDecisions decisions) {
        List<Problem> problems = new ArrayList<>();
        forEachProblem(library, decisions, problems::add);
        return problems;
    }
}
