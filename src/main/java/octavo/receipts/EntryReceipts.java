package octavo.receipts;

import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.receipts.ReceiptSource.AssistantSource;
import octavo.receipts.ReceiptSource.PersonSource;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.text.LocalizedSentence;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;

/// The receipts of one entry, by the names of its fields in lower case, in its order. A field
/// without a receipt is not in it.
public record EntryReceipts(Work work, SequencedMap<String, ValueReceipt> receiptsByField) {
    /// What makes a reference, by biblatex's names: each of these that an entry has must be
    /// confirmed. The editor is one of them if there is no author.
    private static final List<String> CLAIMED_FIELDS =
            List.of(
                    FieldName.TITLE,
                    FieldName.AUTHOR,
                    FieldName.EDITOR,
                    FieldName.YEAR,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.DOI,
                    FieldName.EPRINT);

    private static final Set<String> VENUE_FIELDS =
            Set.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE);

    /// Types whose works are printed with the title of a volume.
    private static final Set<String> IN_VOLUME =
            Set.of("inproceedings", "conference", "incollection", "inbook");

    public EntryReceipts {
        receiptsByField =
                Collections.unmodifiableSequencedMap(new LinkedHashMap<>(receiptsByField));
    }

    /// The receipt of a field.
    public Optional<ValueReceipt> receiptOf(String fieldName) {
        return Optional.ofNullable(receiptsByField.get(fieldName.toLowerCase(Locale.ROOT)));
    }

    /// The fields that make an entry a reference, as it spells their names; those that it inherits
    /// included. Of a date it is the year.
    public static List<String> claimedFields(Work work) {
        Map<String, String> ownNames = new LinkedHashMap<>();
        for (BibField field : work.entry().fields()) {
            String foldedName = field.name().toLowerCase(Locale.ROOT);
            ownNames.putIfAbsent(FieldCatalogue.standardName(foldedName), foldedName);
        }
        return CLAIMED_FIELDS.stream()
                .filter(standardName -> isClaimed(work, standardName))
                .map(standardName -> ownNames.getOrDefault(standardName, standardName))
                .filter(fieldName ->
                        !work.plainText(fieldName).isBlank()
                                || fieldName.equals(FieldName.YEAR)
                                        && !work.plainText(FieldName.DATE).isBlank())
                .toList();
    }

    /// Reference managers put the address of a file where a number should be.
    private static boolean isAddress(Work work, String fieldName) {
        return work.plainText(fieldName).contains("://");
    }

    /// The field that names the journal, or the title of the proceedings or book.
    public static Optional<String> venueField(Work work) {
        return claimedFields(work).stream()
                .filter(it -> VENUE_FIELDS.contains(FieldCatalogue.standardName(it)))
                .findFirst();
    }

    /// Of a journal beside the title of a volume, the one that is printed for the entry's type.
    private static boolean isVenue(Work work, String standardName) {
        boolean isOfVolume = IN_VOLUME.contains(work.entry().type().toLowerCase(Locale.ROOT));
        String printedField = isOfVolume ? FieldName.BOOKTITLE : FieldName.JOURNALTITLE;
        return standardName.equals(printedField) || work.plainText(printedField).isBlank();
    }

    private static boolean isClaimed(Work work, String standardName) {
        return switch (standardName) {
            case FieldName.EDITOR -> work.authorsField().equals(FieldName.EDITOR);
            case FieldName.BOOKTITLE -> !work.isBook() && isVenue(work, standardName);
            case FieldName.JOURNALTITLE -> isVenue(work, standardName);
            case FieldName.EPRINT -> work.arXiv().isPresent() || !isAddress(work, standardName);
            default -> true;
        };
    }

    /// The receipt of a year may be that of the whole date.
    private Optional<ValueReceipt> claimReceipt(String fieldName) {
        return receiptOf(fieldName)
                .or(() ->
                        fieldName.equals(FieldName.YEAR)
                                ? receiptOf(FieldName.DATE)
                                : Optional.empty());
    }

    /// The fields that make it a reference, but that no service has confirmed and no person
    /// accepted.
    public List<String> unconfirmedFields() {
        return claimedFields(work).stream()
                .filter(fieldName ->
                        claimReceipt(fieldName).filter(ValueReceipt::isConfirming).isEmpty())
                .toList();
    }

    /// Whether all that makes it a reference is confirmed or accepted. An entry without a title is
    /// not.
    public boolean isConfirmed() {
        return !work.title().isBlank() && unconfirmedFields().isEmpty();
    }

    /// The fields that make it a reference and that a person has accepted, with no service's word.
    public List<String> acceptedFields() {
        return claimedFields(work).stream()
                .filter(fieldName ->
                        claimReceipt(fieldName)
                                .filter(receipt -> receipt.source() instanceof PersonSource)
                                .isPresent())
                .toList();
    }

    /// Whether it counts as a reference only by a person's word: all that makes it one is confirmed
    /// or accepted, and some of it by no service.
    public boolean isAccepted() {
        return isConfirmed() && !acceptedFields().isEmpty();
    }

    /// The services that have confirmed some of it.
    public List<String> sourceNames() {
        return receiptsByField.values().stream()
                .flatMap(receipt ->
                        receipt.source() instanceof ServiceSource(var serviceName)
                                ? Stream.of(serviceName)
                                : Stream.empty())
                .distinct()
                .toList();
    }

    /// The receipts that confirm nothing: an assistant or an editor has brought these values, and
    /// nobody has confirmed them.
    public SequencedMap<String, ValueReceipt> proposals() {
        SequencedMap<String, ValueReceipt> proposals = new LinkedHashMap<>(receiptsByField);
        proposals.values().removeIf(ValueReceipt::isConfirming);
        return proposals;
    }

    /// Whether an assistant or an editor has brought some of it, and nobody has confirmed that.
    public boolean isProposed() {
        return !proposals().isEmpty();
    }

    /// Whether an assistant has brought some of it, and nobody has confirmed that.
    public boolean isProposedByAssistant() {
        return proposals().values().stream()
                .anyMatch(receipt -> receipt.source() instanceof AssistantSource);
    }

    /// Which values are proposals, and since when; empty if there are none.
    public Optional<LocalizedSentence> proposalSentence() {
        SequencedMap<String, ValueReceipt> proposals = proposals();
        return proposals.values().stream()
                .min(ValueReceipt.STRONGEST_FIRST)
                .map(receipt ->
                        LocalizedSentence.of(
                                "{0} {1}",
                                String.join(", ", proposals.keySet()), receipt.sentence()));
    }
}
