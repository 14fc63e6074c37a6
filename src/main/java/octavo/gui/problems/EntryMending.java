package octavo.gui.problems;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.editing.keys.KeyFormula;
import octavo.enrichment.EnrichmentInquiry;
import octavo.enrichment.EnrichmentPlan;
import octavo.enrichment.EnrichmentPlan.PlanContext;
import octavo.enrichment.EnrichmentReceipts;
import octavo.enrichment.EnrichmentWishes;
import octavo.enrichment.EntryFinding;
import octavo.enrichment.FieldProposal;
import octavo.enrichment.PublishedHandling;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.ChangeProposal.ProposalHeading;
import octavo.gui.controls.ChangeProposal.ProposalRow;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.masterdetail.PaperSummary;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerifiedEntry;

import java.time.Year;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What can be mended in the entry that is looked at: wrong fields, and missing ones; and what is
/// wrong in several. It is worked out from the answers that are kept, and made as one step.
final class EntryMending {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryMending.class);

    private final OpenLibrary openLibrary;
    private final LatestTask planTask;
    private final ReadOnlyObjectWrapper<MendingPlan> plan =
            new ReadOnlyObjectWrapper<>(MendingPlan.NONE);
    private final LatestTask offerTask;
    private final ReadOnlyObjectWrapper<Optional<ChangeProposal>> offer =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    /// The changes that services support, and the state that they are for.
    ///
    /// @param reasonForNone why nothing that is wrong can be mended
    record MendingPlan(
            Optional<Library> libraryBefore,
            int slot,
            List<FieldProposal> wrongFields,
            List<FieldProposal> missingFields,
            Optional<LocalizedSentence> reasonForNone) {
        static final MendingPlan NONE =
                new MendingPlan(Optional.empty(), -1, List.of(), List.of(), Optional.empty());

        MendingPlan {
            wrongFields = List.copyOf(wrongFields);
            missingFields = List.copyOf(missingFields);
        }
    }

    EntryMending(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.planTask = new LatestTask(openLibrary.background());
        this.offerTask = new LatestTask(openLibrary.background());
    }

    /// What can be mended; nothing while that is being worked out.
    ReadOnlyObjectProperty<MendingPlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// Works out what can be mended in an entry.
    void workOut(VerdictRow row) {
        plan.set(MendingPlan.NONE);
        if (row.serviceVerdict() == VerdictKind.NOT_ASKED || row.verifiedEntry().isEmpty()) {
            return;
        }
        VerifiedEntry verified = row.verifiedEntry().get();
        PlanContext context = planContext();
        planTask.runLatest(
                () -> planFor(context, row.slot(), verified), plan::set, openLibrary.onFailure());
    }

    private PlanContext planContext() {
        return new PlanContext(
                openLibrary.libraryValue().getValue(),
                KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                openLibrary.sidecarSession().contentProperty().get(),
                VenueRegister.builtIn());
    }

    private EnrichmentInquiry keptAnswers(PlanContext context) {
        var userLookup = openLibrary.onlineAccess().userLookup();
        return new EnrichmentInquiry(
                userLookup.recordInquiry(false, ""),
                userLookup.versionInquiry(false, ""),
                context.venueRegister(),
                Year.now(ZoneId.systemDefault()).getValue());
    }

    private MendingPlan planFor(PlanContext context, int slot, VerifiedEntry verified)
            throws InterruptedException {
        var wishes = new EnrichmentWishes(Set.copyOf(EnrichmentWishes.USUAL_FIELDS), false);
        List<EntryFinding> findings = List.of(keptAnswers(context).findMissing(verified, wishes));
        List<FieldProposal> wrongFields =
                EnrichmentPlan.ofWrongFields(context, findings).fieldProposals();
        return new MendingPlan(
                Optional.of(context.library()),
                slot,
                wrongFields,
                EnrichmentPlan.ofMissingFields(context, findings, wishes).fieldProposals(),
                wrongFields.isEmpty()
                        ? EnrichmentPlan.reasonForNone(findings.getFirst())
                        : Optional.empty());
    }

    /// Makes the changes that are ticked, unless the library has changed since.
    ///
    /// @return whether they are made
    boolean apply(List<FieldProposal> tickedProposals) {
        Optional<Library> libraryBefore = plan.get().libraryBefore();
        if (tickedProposals.isEmpty() || !isPresent(libraryBefore)) {
            return false;
        }
        plan.set(MendingPlan.NONE);
        applyStep(
                MESSAGES.text(
                        "mending.step", tickedProposals.size(), tickedProposals.getFirst().key()),
                tickedProposals);
        return true;
    }

    private boolean isPresent(Optional<Library> libraryBefore) {
        return libraryBefore.filter(openLibrary.libraryValue().getValue()::equals).isPresent();
    }

    /// What differs in several entries, for review; empty if nothing is offered.
    ReadOnlyObjectProperty<Optional<ChangeProposal>> offerProperty() {
        return offer.getReadOnlyProperty();
    }

    /// Whether such an offer is being worked out.
    ReadOnlyBooleanProperty offeringProperty() {
        return offerTask.busyProperty();
    }

    /// Works out what can be mended in entries, and offers it, with reasons for the others in which
    /// something is wrong.
    void offerAll(List<VerdictRow> rows) {
        PlanContext context = planContext();
        offerTask.runLatest(() -> offerFor(context, rows), this::offer, openLibrary.onFailure());
    }

    /// Offers something for review.
    void offer(ChangeProposal proposal) {
        offer.set(Optional.of(proposal));
    }

    /// Takes the offer back.
    void declineOffer() {
        offer.set(Optional.empty());
    }

    private ChangeProposal offerFor(PlanContext context, List<VerdictRow> rows)
            throws InterruptedException {
        EnrichmentInquiry inquiry = keptAnswers(context);
        var wishes = new EnrichmentWishes(Set.of(), false);
        List<EntryFinding> findings = new ArrayList<>();
        for (VerdictRow row : rows) {
            if (!row.isAccepted() && isWrong(row)) {
                findings.add(inquiry.findMissing(row.verifiedEntry().orElseThrow(), wishes));
            }
        }
        EnrichmentPlan wrongFields = EnrichmentPlan.ofWrongFields(context, findings);
        return offerOf(
                context.library(), wrongFields.fieldProposals(), reasons(wrongFields, findings));
    }

    private static boolean isWrong(VerdictRow row) {
        return row.serviceVerdict() == VerdictKind.DIFFERS
                || row.serviceVerdict() == VerdictKind.AGAINST;
    }

    /// Why nothing is mended in entries, with their keys.
    private static List<String> reasons(EnrichmentPlan wrongFields, List<EntryFinding> findings) {
        Set<Integer> mendedSlots = wrongFields.proposalsBySlot().keySet();
        List<String> reasons = new ArrayList<>();
        for (EntryFinding finding : findings) {
            Work work = finding.verifiedEntry().work();
            int slot = work.library().slots().get(work.index()).number();
            if (!mendedSlots.contains(slot)) {
                EnrichmentPlan.reasonForNone(finding)
                        .ifPresent(reason ->
                                reasons.add(
                                        MESSAGES.text(
                                                "mending.all-reason",
                                                work.key(),
                                                MessageTranslator.of(reason))));
            }
        }
        return reasons;
    }

    private ChangeProposal offerOf(
            Library library, List<FieldProposal> proposals, List<String> reasons) {
        return new ChangeProposal(
                new ProposalHeading(
                        MESSAGES.text("mending.all-title", entryCount(proposals)),
                        count -> MESSAGES.text("mending.mend", count)),
                proposals.stream().map(proposal -> proposalRow(library, proposal)).toList(),
                reasons,
                wantedRows ->
                        applyOffer(library, wantedRows.stream().map(proposals::get).toList()));
    }

    private static ProposalRow proposalRow(Library library, FieldProposal proposal) {
        return new ProposalRow(
                proposal.sourceBefore().orElse("–"),
                proposal.sourceAfter(),
                MESSAGES.text(
                        "mending.all-place",
                        proposal.fieldName(),
                        proposal.serviceName(),
                        PaperSummary.inSlot(library, proposal.slotNumber())
                                .map(PaperSummary::title)
                                .orElse(proposal.key())));
    }

    private static int entryCount(List<FieldProposal> proposals) {
        return (int) proposals.stream().mapToInt(FieldProposal::slotNumber).distinct().count();
    }

    private void applyOffer(Library libraryBefore, List<FieldProposal> wantedProposals) {
        boolean isStillPresent = isPresent(Optional.of(libraryBefore));
        declineOffer();
        if (isStillPresent && !wantedProposals.isEmpty()) {
            applyStep(
                    MESSAGES.text(
                            "mending.all-step",
                            wantedProposals.size(),
                            entryCount(wantedProposals)),
                    wantedProposals);
        }
    }

    private void applyStep(String stepLabel, List<FieldProposal> tickedProposals) {
        Library library = openLibrary.libraryValue().getValue();
        new ReceiptEdits(openLibrary.receiptSession(), openLibrary.editSteps())
                .applyStep(
                        stepLabel,
                        library,
                        new EnrichmentPlan(tickedProposals, List.of())
                                .toEdit(library, PublishedHandling.LINK, false)
                                .edit(),
                        mended -> EnrichmentReceipts.ofFields(tickedProposals, mended));
    }
}
