package octavo.gui.problems;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import octavo.enrichment.EnrichmentPlan;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.ChangeProposal.ProposalHeading;
import octavo.gui.controls.ChangeProposal.ProposalRow;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.problems.VerdictRow.KnownFacts;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.RecordInquiry;
import octavo.receipts.EntryReceipts;
import octavo.retractions.RetractionTable;
import octavo.venuenames.VenueRegister;
import octavo.verify.EntryInquiry;
import octavo.verify.LibraryVerification;
import octavo.verify.ValueConfirmation;
import octavo.verify.VerifiedEntry;

import java.time.LocalDate;
import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What services say of the entries of a library. The answers that are kept are read once the page
/// is looked at; services are asked only when somebody says so.
public final class VerificationModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(VerificationModel.class);

    private final OpenLibrary openLibrary;
    private final OnlineAccess onlineAccess;
    private final ReadOnlyObjectWrapper<VerdictList> verdicts =
            new ReadOnlyObjectWrapper<>(VerdictList.NONE);
    private final ObjectProperty<VerdictFilter> filter =
            new SimpleObjectProperty<>(VerdictFilter.ALL);
    private final ReadOnlyObjectWrapper<Optional<VerificationRun.RunProgress>> progress =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectProperty<RetractionTable> knownNotices;
    private final EntryMending entryMending;
    private final Map<Integer, VerifiedEntry> askedEntries = new LinkedHashMap<>();
    private final ReadOnlyBooleanWrapper isReading = new ReadOnlyBooleanWrapper();
    private boolean isLookedAt;
    private Optional<Library> readLibrary = Optional.empty();
    private Runnable cancelReading = () -> {};
    private Runnable cancelRun = () -> {};
    private int runCount;
    private Optional<VerificationRun> lastRun = Optional.empty();

    VerificationModel(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.onlineAccess = openLibrary.onlineAccess();
        this.knownNotices = onlineAccess.followNotices();
        this.entryMending = new EntryMending(openLibrary);
        openLibrary.libraryValue().subscribe((_, _) -> readKept());
        knownNotices.subscribe((_, _) -> readAgain());
        openLibrary.receiptSession().receiptsProperty().subscribe((_, _) -> readAgain());
    }

    /// What this computer knows of retractions, and what others wrote into the receipts.
    private RetractionTable allNotices() {
        return knownNotices.get().orElse(openLibrary.receiptSession().receipts().notices());
    }

    private void readAgain() {
        readLibrary = Optional.empty();
        readKept();
    }

    /// What is known of the entries.
    ReadOnlyObjectProperty<VerdictList> verdictsProperty() {
        return verdicts.getReadOnlyProperty();
    }

    /// Whether that is being read.
    ReadOnlyBooleanProperty readingProperty() {
        return isReading.getReadOnlyProperty();
    }

    /// Which of them are listed.
    ObjectProperty<VerdictFilter> filterProperty() {
        return filter;
    }

    /// How far services have been asked; empty while none is.
    ReadOnlyObjectProperty<Optional<VerificationRun.RunProgress>> progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// What can be mended in the entry that is looked at.
    EntryMending entryMending() {
        return entryMending;
    }

    /// Reads the answers that are kept while they are looked at.
    void setLookedAt(boolean isNowLookedAt) {
        isLookedAt = isNowLookedAt;
        readKept();
    }

    /// Judges entries by kept answers, without asking anybody. What has been judged stays.
    private void readKept() {
        Library library = openLibrary.libraryValue().getValue();
        if (!isLookedAt || readLibrary.filter(library::equals).isPresent()) {
            return;
        }
        readLibrary = Optional.of(library);
        var knownFacts = new KnownFacts(allNotices(), openLibrary.receiptSession().receipts());
        VerdictList earlier = verdicts.get();
        EntryInquiry keptAnswers = onlineAccess.keptAnswers();
        cancelReading.run();
        isReading.set(true);
        cancelReading =
                openLibrary
                        .background()
                        .runInBackground(
                                () -> judge(library, knownFacts, earlier, keptAnswers),
                                found -> {
                                    if (readLibrary.filter(library::equals).isPresent()) {
                                        isReading.set(false);
                                        verdicts.set(
                                                progress.get().isEmpty()
                                                        ? found
                                                        : withNewer(found, verdicts.get()));
                                    }
                                },
                                failure -> {
                                    isReading.set(false);
                                    openLibrary.onFailure().accept(failure);
                                });
    }

    private static EntryInquiry entryInquiry(RecordInquiry recordInquiry) {
        return new EntryInquiry(
                recordInquiry,
                VenueRegister.builtIn(),
                Year.now(ZoneId.systemDefault()).getValue());
    }

    private static VerdictList judge(
            Library library, KnownFacts knownFacts, VerdictList earlier, EntryInquiry keptAnswers)
            throws InterruptedException {
        Map<Integer, VerdictRow> earlierBySlot = new HashMap<>();
        earlier.rows().forEach(row -> earlierBySlot.put(row.slot(), row));
        List<VerdictRow> rows = new ArrayList<>();
        for (Work work : LibraryVerification.verifiableWorks(Work.allOf(library).toList())) {
            int slot = library.slots().get(work.index()).number();
            VerdictRow row = VerdictRow.of(slot, work, knownFacts);
            Optional<VerifiedEntry> earlierVerdict =
                    Optional.ofNullable(earlierBySlot.get(slot))
                            .filter(it -> it.entry().equals(work.entry()))
                            .flatMap(VerdictRow::verifiedEntry);
            rows.add(
                    row.withVerdict(
                            earlierVerdict.isPresent()
                                    ? earlierVerdict.get()
                                    : keptAnswers.verifyEntry(work)));
        }
        return new VerdictList(rows);
    }

    /// A list with the verdicts of another for the entries that have not changed.
    private static VerdictList withNewer(VerdictList found, VerdictList newer) {
        Map<Integer, VerdictRow> rowsBySlot = new HashMap<>();
        found.rows().forEach(row -> rowsBySlot.put(row.slot(), row));
        return found.withRows(
                newer.rows().stream()
                        .filter(row ->
                                rowsBySlot.containsKey(row.slot())
                                        && rowsBySlot.get(row.slot()).entry().equals(row.entry()))
                        .toList());
    }

    /// Asks services about entries; about those with kept answers only if they are a month old.
    ///
    /// @param isAnew whether to ask although answers are kept
    void askAbout(List<VerdictRow> rows, boolean isAnew) {
        if (progress.get().isPresent() || rows.isEmpty()) {
            return;
        }
        Library library = openLibrary.libraryValue().getValue();
        String contactMail = onlineAccess.onlineChoice().contactMail();
        var userLookup = onlineAccess.userLookup();
        var verification =
                new LibraryVerification(
                        entryInquiry(
                                isAnew
                                        ? userLookup.renewedInquiry(contactMail)
                                        : userLookup.recordInquiry(true, contactMail)),
                        userLookup.updateInquiry(true, contactMail),
                        allNotices());
        List<Work> works =
                rows.stream()
                        .flatMap(row -> library.indexOfSlot(row.slot()).stream())
                        .flatMap(index -> library.workAt(index).stream())
                        .toList();
        runCount++;
        int thisRun = runCount;
        var run =
                new VerificationRun(
                        openLibrary.background(),
                        works,
                        newProgress -> showProgress(thisRun, newProgress),
                        found -> addVerdicts(library, found),
                        openLibrary.onFailure());
        lastRun = Optional.of(run);
        progress.set(Optional.of(new VerificationRun.RunProgress(0, works.size(), "")));
        cancelRun =
                openLibrary
                        .background()
                        .runInBackground(
                                () -> {
                                    verification.verifyEntries(works, run);
                                    run.deliver();
                                    return works.size();
                                },
                                _ -> endRun(),
                                failure -> {
                                    endRun();
                                    openLibrary.onFailure().accept(failure);
                                });
    }

    /// What was cancelled may still have news on its way.
    private void showProgress(int runNumber, VerificationRun.RunProgress newProgress) {
        if (runNumber == runCount && progress.get().isPresent()) {
            progress.set(Optional.of(newProgress));
        }
    }

    private void addVerdicts(Library askedLibrary, List<VerifiedEntry> found) {
        Map<Integer, VerdictRow> rowsBySlot = new HashMap<>();
        verdicts.get().rows().forEach(row -> rowsBySlot.put(row.slot(), row));
        List<VerdictRow> newRows = new ArrayList<>();
        for (VerifiedEntry verified : found) {
            int slot = askedLibrary.slots().get(verified.work().index()).number();
            Optional.ofNullable(rowsBySlot.get(slot))
                    .filter(row -> row.entry().equals(verified.work().entry()))
                    .ifPresent(row -> newRows.add(row.withVerdict(verified)));
            askedEntries.put(slot, verified);
        }
        verdicts.set(verdicts.get().withRows(newRows));
    }

    private void endRun() {
        progress.set(Optional.empty());
        keepReceipts();
        onlineAccess.announceAnswers();
        onlineAccess.readNotices(openLibrary.onFailure());
    }

    /// Gives receipts to what the services have confirmed, in entries that have not changed since,
    /// and writes down what they said became of works.
    private void keepReceipts() {
        Library library = openLibrary.libraryValue().getValue();
        List<VerifiedEntry> unchangedEntries =
                askedEntries.entrySet().stream()
                        .filter(each ->
                                library.entryInSlot(each.getKey())
                                        .filter(each.getValue().work().entry()::equals)
                                        .isPresent())
                        .map(Map.Entry::getValue)
                        .toList();
        askedEntries.clear();
        if (!unchangedEntries.isEmpty()) {
            openLibrary
                    .receiptSession()
                    .changeReceipts(receipts ->
                            receipts.withNotices(
                                            lastRun.map(VerificationRun::answeredWorks)
                                                    .orElse(List.of()),
                                            LibraryVerification.noticesByDoi(unchangedEntries))
                                    .withDoubts(
                                            LibraryVerification.doubtsByWork(
                                                    unchangedEntries,
                                                    LocalDate.now(ZoneId.systemDefault()))));
            openLibrary
                    .receiptSession()
                    .addReceipts(
                            () ->
                                    unchangedEntries.stream()
                                            .flatMap(it -> ValueConfirmation.of(it).stream())
                                            .toList(),
                            openLibrary.onFailure());
        }
    }

    /// Stops asking. The answers that came are kept.
    void cancel() {
        cancelRun.run();
        if (progress.get().isPresent()) {
            endRun();
        }
    }

    /// The receipts of an entry; empty if it has gone.
    Optional<EntryReceipts> receiptsOf(VerdictRow row) {
        return workOf(row).map(openLibrary.receiptSession().receipts()::receiptsOf);
    }

    private Optional<Work> workOf(VerdictRow row) {
        Library library = openLibrary.libraryValue().getValue();
        return library.indexOfSlot(row.slot()).flatMap(library::workAt);
    }

    /// Whether a person may vouch for an entry: services do not, and nobody has yet.
    static boolean isAcceptable(VerdictRow row) {
        return row.serviceVerdict() != VerdictKind.CONFIRMED && !row.isAccepted();
    }

    /// Whether something that is wrong may be mended. What a person has accepted stays as it is.
    static boolean mayMend(VerdictRow row) {
        return !row.isAccepted()
                && row.serviceVerdict() != VerdictKind.NOT_ASKED
                && row.verifiedEntry().filter(EnrichmentPlan::mayMend).isPresent();
    }

    /// Lists several entries, to be accepted as one step.
    void offerAcceptance(List<VerdictRow> rows) {
        entryMending.offer(
                new ChangeProposal(
                        new ProposalHeading(
                                MESSAGES.text("accepting.title"),
                                count -> MESSAGES.text("accepting.make", count)),
                        rows.stream()
                                .map(row ->
                                        new ProposalRow(
                                                row.verdictKind().words(),
                                                VerdictKind.ACCEPTED.words(),
                                                MESSAGES.text(
                                                        "accepting.place",
                                                        row.entry().key(),
                                                        row.paper().title())))
                                .toList(),
                        List.of(),
                        wantedRows -> {
                            entryMending.declineOffer();
                            accept(wantedRows.stream().map(rows::get).toList());
                        }));
    }

    /// Accepts entries that services do not confirm.
    void accept(List<VerdictRow> rows) {
        new ReceiptEdits(openLibrary.receiptSession(), openLibrary.editSteps())
                .acceptEntries(
                        rows.stream()
                                .filter(VerificationModel::isAcceptable)
                                .flatMap(row -> workOf(row).stream())
                                .toList());
    }

    /// Shows an entry.
    void showEntry(VerdictRow row) {
        openLibrary.libraryWays().showEntry().accept(row.slot(), "");
    }
}
