package octavo.cli.onlinecommands;

import octavo.bib.LineColumns.LineColumn;
import octavo.check.DoubtedEntries;
import octavo.check.Problem;
import octavo.check.ProblemRule;
import octavo.check.RetractedWorks;
import octavo.cli.output.ProblemPrinter;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.AskedServices;
import octavo.cli.shared.KeptNotices;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.cli.shared.SelectedEntries;
import octavo.cli.shared.SourcePlaces;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.UpdateInquiry.UpdateReply;
import octavo.lookup.UserLookup;
import octavo.receipts.EntryDoubt;
import octavo.venuenames.VenueRegister;
import octavo.verify.EntryInquiry;
import octavo.verify.LibraryVerification;
import octavo.verify.LibraryVerification.VerificationProgress;
import octavo.verify.VerifiedEntry;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

/// `octavo verify FILE [QUERY]`.
@Command(
        description = {
            "Asks Crossref, DataCite, OpenAlex, Semantic Scholar, DBLP and doi.org about entries,"
                    + " and reports what differs from their records, what speaks against an entry,"
                    + " what none of them knows, and which works were retracted.",
            "Answers are kept for a month: run it again to go on where it was stopped. A service"
                    + " that does not answer has said nothing. Nothing is changed, except with"
                    + " --apply what a record certainly has otherwise, each value with its source"
                    + " and date. Who has confirmed a value is kept beside the library, see octavo"
                    + " why.",
            "Exits with 1 if there is more than hints, 3 if the file can't be read."
        },
        footer = {
            "",
            "Examples:",
            "  octavo verify papers.bib",
            "  octavo verify papers.bib year:2024.. --format github",
            "  octavo verify papers.bib --offline --format json",
            "  octavo verify papers.bib --fetch-retractions",
            "  octavo verify papers.bib --offline --require confirmed",
            "  octavo verify papers.bib --accept knuth84 --accept mai2020.year",
            "  octavo verify papers.bib --apply --dry-run",
            "  octavo verify papers.bib --apply --fields author,year"
        },
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", description = LibraryInput.FILE)
    private Path file = Path.of("");

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "QUERY",
            description = "Asks only about these entries.")
    private String query = "";

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, github or sarif; text if not given.")
    private ProblemPrinter.ProblemFormat format = ProblemPrinter.ProblemFormat.TEXT;

    @Option(
            names = "--retractions",
            paramLabel = "CSV",
            description =
                    "Reads Retraction Watch's table first, and keeps it for verify, check and"
                            + " cited.")
    private Optional<Path> retractionFile = Optional.empty();

    @Option(
            names = "--fetch-retractions",
            description =
                    "Downloads Retraction Watch's table first (about 60 MB, from gitlab.com), and"
                            + " keeps it likewise.")
    private boolean fetchesRetractions;

    @Option(
            names = "--offline",
            description =
                    "Asks nobody: entries whose values have receipts are confirmed, and of the"
                            + " others the answers of earlier runs count.")
    private boolean offline;

    @Option(
            names = "--fields",
            split = ",",
            paramLabel = "FIELD",
            description = "With --apply: changes only these fields.")
    private List<String> fieldNames = List.of();

    @Mixin private ApplyOptions options = new ApplyOptions();

    @Mixin private ReceiptOptions receiptOptions = new ReceiptOptions();

    @Spec private CommandSpec spec;

    private final List<VerifiedEntry> mendableEntries = new ArrayList<>();
    private final VerificationSummary summary = new VerificationSummary();

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        LibraryInput libraryInput = LibraryInput.of(List.of(file), err);
        libraryInput.warnOfDamage(err);
        refuseVainOptions();
        Library library = libraryInput.toLibraryFile().library();
        if (!receiptOptions.acceptedNames().isEmpty()) {
            ReceiptReport.accept(
                    file, library, receiptOptions.acceptedNames(), spec.commandLine().getOut());
            return ExitStatus.FINE;
        }
        List<Work> works =
                LibraryVerification.verifiableWorks(
                        SelectedEntries.selectEntries(library, List.of(file), query).works());
        retractionFile.ifPresent(KeptNotices::keepTable);
        UserLookup userLookup = AskedServices.userLookup();
        return AskedServices.await(() -> {
            if (fetchesRetractions) {
                KeptNotices.keepTable(
                        userLookup.fetchRetractions(!offline, AskedServices.contactMail()), err);
            }
            var receiptReport =
                    new ReceiptReport(file, library, receiptOptions.isConfirmationRequired());
            int exitStatus =
                    verifyAll(userLookup, receiptReport, works, libraryInput.sourcePlaces());
            if (isMending()) {
                mendEntries(userLookup, library, receiptReport);
            }
            summary.print(err, file);
            if (!mendableEntries.isEmpty() && !isMending()) {
                err.println("octavo: --apply --dry-run shows what can be mended");
            }
            return exitStatus;
        });
    }

    private boolean isMending() {
        return options.isApplyGiven() || options.dryRun();
    }

    private void refuseVainOptions() {
        if (isMending() && format != ProblemPrinter.ProblemFormat.TEXT) {
            throw new ParameterException(
                    spec.commandLine(), "--apply shows its changes as text: leave --format out");
        }
        if (!fieldNames.isEmpty() && !isMending()) {
            throw new ParameterException(spec.commandLine(), "--fields needs --apply");
        }
    }

    private void mendEntries(UserLookup userLookup, Library library, ReceiptReport receiptReport)
            throws InterruptedException {
        new VerifiedChanges(
                        spec,
                        file,
                        CompleteCommand.enrichmentInquiry(userLookup, !offline),
                        options,
                        Set.copyOf(fieldNames))
                .mendEntries(library, mendableEntries);
        if (options.makesChanges()) {
            Library mendedLibrary =
                    LibraryLoader.loadLibrary(file, spec.commandLine().getErr()).library();
            EntryInquiry keptAnswers = entryInquiry(userLookup, false);
            for (VerifiedEntry verifiedEntry : mendableEntries) {
                Optional<Work> mendedWork = mendedLibrary.workAt(verifiedEntry.work().index());
                if (mendedWork.isPresent()) {
                    VerifiedEntry mendedEntry =
                            keptAnswers
                                    .verifyEntry(mendedWork.get())
                                    .withNotices(verifiedEntry.notices());
                    summary.addEntry(mendedEntry, receiptReport.isAccepted(mendedEntry));
                }
            }
        }
    }

    private int verifyAll(
            UserLookup userLookup,
            ReceiptReport receiptReport,
            List<Work> works,
            SourcePlaces sourcePlaces)
            throws InterruptedException {
        List<ProblemRule> rules = new ArrayList<>(RetractedWorks.RULES);
        rules.addAll(VerdictProblems.RULES);
        rules.add(ReceiptReport.UNCONFIRMED);
        PrintWriter err = spec.commandLine().getErr();
        EntryInquiry entryInquiry = entryInquiry(userLookup, !offline);
        if (offline) {
            err.println("octavo: offline: only receipts and kept answers count");
            entryInquiry = entryInquiry.trusting(receiptReport.knownReceipts());
        }
        var verification =
                new LibraryVerification(
                        entryInquiry,
                        userLookup.updateInquiry(!offline, AskedServices.contactMail()),
                        KeptNotices.loadTable(err),
                        receiptReport.knownReceipts().notices());
        try (var printer = new ProblemPrinter(spec.commandLine().getOut(), format, rules)) {
            var report = new VerificationReport(works, sourcePlaces, printer, receiptReport);
            verification.verifyEntries(works, report);
            receiptReport.save();
            return report.hasProblems ? ExitStatus.PROBLEMS : ExitStatus.FINE;
        }
    }

    /// Prints what is found, and how far it is.
    private final class VerificationReport implements VerificationProgress {
        private final List<Work> works;
        private final SourcePlaces sourcePlaces;
        private final ProblemPrinter printer;
        private final ReceiptReport receiptReport;
        private boolean hasProblems;

        VerificationReport(
                List<Work> works,
                SourcePlaces sourcePlaces,
                ProblemPrinter printer,
                ReceiptReport receiptReport) {
            this.works = works;
            this.sourcePlaces = sourcePlaces;
            this.printer = printer;
            this.receiptReport = receiptReport;
        }

        @Override
        public void updatesFound(UpdateReply updateReply) {
            PrintWriter err = spec.commandLine().getErr();
            receiptReport.addAnswered(LibraryVerification.answeredWorks(works, updateReply));
            if (!updateReply.isComplete() && !offline) {
                err.println("octavo: not every service said which works were retracted");
            }
            try {
                LibraryVerification.keepNotices(works, updateReply);
            } catch (IOException failure) {
                err.println("octavo: retractions can't be kept: " + failure.getMessage());
            }
        }

        @Override
        public void entryStarted(int index, Work work) {
            PrintWriter err = spec.commandLine().getErr();
            AskedServices.tellProgress(err, index, works.size(), work.key());
        }

        @Override
        public void entryVerified(VerifiedEntry verifiedEntry) {
            boolean isAccepted = receiptReport.isAccepted(verifiedEntry);
            List<EntryDoubt> writtenDoubts =
                    verifiedEntry.isUnasked()
                            ? receiptReport.knownReceipts().doubtsOf(verifiedEntry.work())
                            : List.of();
            if (writtenDoubts.isEmpty()) {
                summary.addEntry(verifiedEntry, isAccepted);
            } else {
                summary.addDoubted(verifiedEntry.work(), writtenDoubts);
            }
            if (VerifiedChanges.mayMend(verifiedEntry)) {
                mendableEntries.add(verifiedEntry);
            }
            Work work = verifiedEntry.work();
            List<Problem> problems =
                    new ArrayList<>(
                            receiptReport.reportedNotices(
                                    RetractedWorks.problemsOf(work, verifiedEntry.notices())));
            if (!writtenDoubts.isEmpty()) {
                problems.addAll(DoubtedEntries.problemsOf(work, writtenDoubts));
            } else if (!isAccepted) {
                problems.addAll(VerdictProblems.of(work, verifiedEntry.verdict()));
            }
            problems.addAll(receiptReport.addEntry(verifiedEntry));
            for (Problem problem : problems) {
                int offset = problem.diagnostic().span().start();
                LineColumn position = sourcePlaces.positionAt(problem.itemIndex(), offset);
                printer.printProblem(file, position, problem);
                hasProblems |= !problem.diagnostic().code().isHint();
            }
        }
    }

    private static EntryInquiry entryInquiry(UserLookup userLookup, boolean isOnline) {
        return new EntryInquiry(
                userLookup.recordInquiry(isOnline, AskedServices.contactMail()),
                VenueRegister.builtIn(),
                Year.now(ZoneId.systemDefault()).getValue());
    }
}
