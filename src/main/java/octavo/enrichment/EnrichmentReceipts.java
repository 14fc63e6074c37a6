package octavo.enrichment;

import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.ValueReceipt;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;
import octavo.verify.ValueConfirmation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// The receipts of values that a plan has brought into a library: each is the word of the service
/// whose record supports the change.
public final class EnrichmentReceipts {
    private EnrichmentReceipts() {}

    /// The receipts of a plan that was carried out.
    public static List<ConfirmedFields> ofPlan(
            EnrichmentPlan plan,
            Library libraryBefore,
            Library libraryAfter,
            VenueRegister register) {
        List<ConfirmedFields> receipts =
                new ArrayList<>(ofFields(plan.fieldProposals(), libraryAfter));
        for (PublishedProposal proposal : plan.publishedProposals()) {
            Work.allOf(libraryAfter)
                    .filter(work -> isOf(work, proposal))
                    .filter(work -> !isUnchanged(libraryBefore, work))
                    .forEach(work ->
                            receipts.addAll(
                                    ValueConfirmation.of(
                                            register,
                                            work,
                                            List.of(proposal.publishedVersion().sourcedWork()))));
        }
        return receipts;
    }

    /// The receipts of changed fields.
    public static List<ConfirmedFields> ofFields(
            List<FieldProposal> fieldProposals, Library libraryAfter) {
        List<ConfirmedFields> receipts = new ArrayList<>();
        fieldProposals.stream()
                .collect(Collectors.groupingBy(FieldProposal::slotNumber))
                .forEach((slotNumber, proposals) ->
                        libraryAfter
                                .indexOfSlot(slotNumber)
                                .flatMap(libraryAfter::workAt)
                                .ifPresent(work -> receipts.addAll(ofEntry(work, proposals))));
        return receipts;
    }

    private static List<ConfirmedFields> ofEntry(Work work, List<FieldProposal> proposals) {
        Map<ValueReceipt, Set<String>> fieldsByReceipt = new HashMap<>();
        for (FieldProposal proposal : proposals) {
            fieldsByReceipt
                    .computeIfAbsent(
                            ValueConfirmation.receiptOf(
                                    proposal.serviceName(), proposal.answerStamp()),
                            _ -> new TreeSet<>())
                    .add(proposal.fieldName());
        }
        return fieldsByReceipt.entrySet().stream()
                .map(each -> new ConfirmedFields(work, each.getValue(), each.getKey()))
                .toList();
    }

    /// Whether it is the preprint, or the entry of its published version.
    private static boolean isOf(Work work, PublishedProposal proposal) {
        Optional<Doi> publishedDoi =
                Doi.parse(
                                proposal.publishedVersion()
                                        .sourcedWork()
                                        .importedWork()
                                        .plainText(FieldName.DOI))
                        .value();
        return slotNumberOf(work) == proposal.slotNumber()
                || publishedDoi.isPresent() && publishedDoi.equals(work.doi());
    }

    private static boolean isUnchanged(Library libraryBefore, Work work) {
        return libraryBefore
                .entryInSlot(slotNumberOf(work))
                .filter(work.entry()::equals)
                .isPresent();
    }

    private static int slotNumberOf(Work work) {
        return work.library().slots().get(work.index()).number();
    }
}
