package octavo.gui.problems;

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
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.gui.pagecontract.ReceiptEdits;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerifiedEntry;

import java.time.Year;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What can be mended in the entry that is looked at: wrong fields, and missing ones. It is worked
/// out from the answers that are kept, and made as one step.
final class EntryMending {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryMending.class);

    private final OpenLibrary openLibrary;
    private final LatestTask planTask;
    private final ReadOnlyObjectWrapper<MendingPlan> plan =
            new ReadOnlyObjectWrapper<>(MendingPlan.NONE);

    /// The changes that services support, and the state that they are for.
    record MendingPlan(
            Optional<Library> libraryBefore,
            int slot,
            List<FieldProposal> wrongFields,
            List<FieldProposal> missingFields) {
        static final MendingPlan NONE = new MendingPlan(Optional.empty(), -1, List.of(), List.of());

        MendingPlan {
            wrongFields = List.copyOf(wrongFields);
            missingFields = List.copyOf(missingFields);
        }
    }

    EntryMending(OpenLibrary openLibrary) {
        this.openLibrary = openLibrary;
        this.planTask = new LatestTask(openLibrary.background());
    }

    /// What can be mended; nothing while that is being worked out.
    ReadOnlyObjectProperty<MendingPlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /// Works out what can be mended in an entry.
    void workOut(VerdictRow row) {
        plan.set(MendingPlan.NONE);
        if (row.verdictKind() == VerdictKind.NOT_ASKED || row.verifiedEntry().isEmpty()) {
            return;
        }
        Library library = openLibrary.libraryValue().getValue();
        VerifiedEntry verified = row.verifiedEntry().get();
        var context =
                new PlanContext(
                        library,
                        KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                        openLibrary.sidecarSession().contentProperty().get(),
                        VenueRegister.builtIn());
        planTask.runLatest(
                () -> planFor(context, row.slot(), verified), plan::set, openLibrary.onFailure());
    }

    private MendingPlan planFor(PlanContext context, int slot, VerifiedEntry verified)
            throws InterruptedException {
        var userLookup = openLibrary.onlineAccess().userLookup();
        var inquiry =
                new EnrichmentInquiry(
                        userLookup.recordInquiry(false, ""),
                        userLookup.versionInquiry(false, ""),
                        context.venueRegister(),
                        Year.now(ZoneId.systemDefault()).getValue());
        var wishes = new EnrichmentWishes(Set.copyOf(EnrichmentWishes.USUAL_FIELDS), false);
        List<EntryFinding> findings = List.of(inquiry.findMissing(verified, wishes));
        return new MendingPlan(
                Optional.of(context.library()),
                slot,
                EnrichmentPlan.ofWrongFields(context, findings).fieldProposals(),
                EnrichmentPlan.ofMissingFields(context, findings, wishes).fieldProposals());
    }

    /// Makes the changes that are ticked, unless the library has changed since.
    void apply(List<FieldProposal> tickedProposals) {
        Library library = openLibrary.libraryValue().getValue();
        MendingPlan current = plan.get();
        if (tickedProposals.isEmpty()
                || current.libraryBefore().filter(library::equals).isEmpty()) {
            return;
        }
        plan.set(MendingPlan.NONE);
        new ReceiptEdits(openLibrary.receiptSession(), openLibrary.editSteps())
                .applyStep(
                        MESSAGES.text(
                                "mending.step",
                                tickedProposals.size(),
                                tickedProposals.getFirst().key()),
                        library,
                        new EnrichmentPlan(tickedProposals, List.of())
                                .toEdit(library, PublishedHandling.LINK, false)
                                .edit(),
                        mended -> EnrichmentReceipts.ofFields(tickedProposals, mended));
    }
}
