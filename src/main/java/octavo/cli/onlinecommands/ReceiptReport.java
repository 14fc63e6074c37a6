package octavo.cli.onlinecommands;

import octavo.check.CheckDecisions;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.NamedValue;
import octavo.cli.shared.StoredReceipts;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.AcceptedValues;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryDoubt;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.retractions.UpdateNotice;
import octavo.sidecar.SidecarFile;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.values.Doi;
import octavo.verify.LibraryVerification;
import octavo.verify.ValueConfirmation;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The receipts of a run of `octavo verify`: those that it finds, and what still lacks one.
final class ReceiptReport {
    static final ProblemRule UNCONFIRMED =
            new ProblemRule(
                    new DiagnosticCode("unconfirmed-entry", DiagnosticSeverity.WARNING),
                    LocalizedSentence.ofListedText(
                            "no service has confirmed a value, and no person accepted it"),
                    Optional.empty());

    private final Path file;
    private final Library library;
    private final CheckDecisions decisions;
    private final StoredReceipts knownReceipts;
    private final boolean isRequired;
    private final List<ConfirmedFields> foundFields = new ArrayList<>();
    private final Set<Doi> answeredWorks = new HashSet<>();
    private final Map<Doi, List<UpdateNotice>> foundNotices = new HashMap<>();
    private final Map<Work, List<EntryDoubt>> foundDoubts = new LinkedHashMap<>();
    private final LocalDate today = LocalDate.now(ZoneId.systemDefault());

    /// @param isRequired whether each entry must be confirmed
    ReceiptReport(Path file, Library library, boolean isRequired) {
        this.file = file;
        this.library = library;
        this.decisions =
                LibraryInput.isStandardInput(file)
                        ? CheckDecisions.NONE
                        : CheckDecisions.of(SidecarFile.loadFor(file).content());
        this.knownReceipts = StoredReceipts.loadFor(List.of(file));
        this.isRequired = isRequired;
    }

    LibraryReceipts knownReceipts() {
        return knownReceipts.receipts();
    }

    /// What became of a work, without what the owner has decided to ignore in `check`.
    List<Problem> reportedNotices(List<Problem> problems) {
        return problems.stream()
                .flatMap(problem -> decisions.judge(library, problem).stream())
                .toList();
    }

    /// Takes that agencies have said of these works what became of them.
    void addAnswered(Collection<Doi> works) {
        answeredWorks.addAll(works);
    }

    /// Takes what was found out about an entry.
    ///
    /// @return a problem if the entry must be confirmed and is not
    List<Problem> addEntry(VerifiedEntry verifiedEntry) {
        foundDoubts.putAll(LibraryVerification.doubtsByWork(List.of(verifiedEntry), today));
        foundNotices.putAll(LibraryVerification.noticesByDoi(List.of(verifiedEntry)));
        List<ConfirmedFields> confirmedFields = ValueConfirmation.of(verifiedEntry);
        foundFields.addAll(confirmedFields);
        if (!isRequired) {
            return List.of();
        }
        Work work = verifiedEntry.work();
        Set<String> unconfirmedFields =
                new LinkedHashSet<>(knownReceipts.of(work).unconfirmedFields());
        confirmedFields.forEach(it -> unconfirmedFields.removeAll(it.fieldNames()));
        return unconfirmedFields.isEmpty() && !work.title().isBlank()
                ? List.of()
                : List.of(unconfirmedProblem(work, unconfirmedFields));
    }

    private static Problem unconfirmedProblem(Work work, Set<String> fieldNames) {
        return new Problem(
                work.index(),
                new Diagnostic(
                        new Span(0, 0),
                        UNCONFIRMED.problemCode(),
                        LocalizedSentence.of(
                                "{0}: nobody has confirmed {1}",
                                work.key(),
                                fieldNames.isEmpty() ? "title" : String.join(", ", fieldNames))),
                Optional.empty());
    }

    /// Writes the receipts that were found.
    void save() {
        if (!LibraryInput.isStandardInput(file)) {
            StoredReceipts.update(
                    file,
                    receipts ->
                            receipts.withReceipts(foundFields)
                                    .withNotices(answeredWorks, foundNotices)
                                    .withDoubts(foundDoubts));
        }
    }

    /// Whether an entry of which services cannot say enough is as a person has accepted it.
    boolean isAccepted(VerifiedEntry verifiedEntry) {
        return switch (verifiedEntry.verdict()) {
            case ConfirmedEntry _ ->
                    verifiedEntry.comparisons().isEmpty()
                            && knownReceipts.of(verifiedEntry.work()).isAccepted();
            case UnknownEntry _, UndecidedEntry _ ->
                    knownReceipts.of(verifiedEntry.work()).isAccepted();
            case DifferingEntry _, DisputedEntry _ -> false;
        };
    }

    /// Writes that a person has accepted entries or fields, and says which.
    static void accept(Path file, Library library, List<String> names, PrintWriter out) {
        LibraryInput.refuseStandardInput(file, "Receipts are beside a library that has a file.");
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        StoredReceipts knownReceipts = StoredReceipts.loadFor(List.of(file));
        List<ConfirmedFields> acceptances =
                names.stream()
                        .map(name -> NamedValue.parse(library, name))
                        .map(value ->
                                AcceptedValues.of(
                                        knownReceipts.of(value.work()),
                                        value.fieldName().map(Set::of).orElse(Set.of()),
                                        today))
                        .map(ReceiptReport::refuseNothing)
                        .toList();
        StoredReceipts.add(file, acceptances);
        StoredReceipts newReceipts = StoredReceipts.loadFor(List.of(file));
        PrintWriter terminal = TerminalWriter.of(out);
        acceptances.forEach(it -> printAcceptance(terminal, newReceipts.of(it.work()), it));
        terminal.flush();
    }

    /// A service's word stays, if there is one.
    private static void printAcceptance(
            PrintWriter terminal, EntryReceipts newReceipts, ConfirmedFields acceptance) {
        Map<Boolean, String> fieldsByService =
                acceptance.fieldNames().stream()
                        .sorted()
                        .collect(
                                Collectors.partitioningBy(
                                        fieldName ->
                                                newReceipts
                                                        .receiptOf(fieldName)
                                                        .filter(it ->
                                                                it.source()
                                                                        instanceof ServiceSource)
                                                        .isPresent(),
                                        Collectors.joining(", ")));
        String key = acceptance.work().key();
        String acceptedFields = fieldsByService.getOrDefault(false, "");
        if (!acceptedFields.isEmpty()) {
            terminal.printf("%s: accepted: %s%n", key, acceptedFields);
        }
        String confirmedFields = fieldsByService.getOrDefault(true, "");
        if (!confirmedFields.isEmpty()) {
            terminal.printf("%s: confirmed before by a service: %s%n", key, confirmedFields);
        }
    }

    private static ConfirmedFields refuseNothing(ConfirmedFields acceptedFields) {
        if (acceptedFields.fieldNames().isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    acceptedFields.work().key() + " says nothing that could be accepted.");
        }
        return acceptedFields;
    }
}
