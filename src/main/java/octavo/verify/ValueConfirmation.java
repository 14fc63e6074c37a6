package octavo.verify;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.AnswerStamp;
import octavo.lookup.SourcedWork;
import octavo.names.BibNameList;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryReceipts;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.receipts.RecordAgreement;
import octavo.receipts.ValueReceipt;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Finds the values of an entry that records of its work confirm, by the rules by which it is
/// verified: an initial is no difference, nor is another form of a venue's name.
public final class ValueConfirmation {
    private static final List<String> VENUE_FIELDS =
            List.of(FieldName.JOURNAL, FieldName.JOURNALTITLE, FieldName.BOOKTITLE);

    private ValueConfirmation() {}

    /// The values that services have confirmed of a verified entry; none of those against which
    /// facts speak.
    public static List<ConfirmedFields> of(VerifiedEntry verifiedEntry) {
        return switch (verifiedEntry.verdict()) {
            case ConfirmedEntry _, DifferingEntry _, UndecidedEntry _ ->
                    ofComparisons(verifiedEntry.work(), verifiedEntry.comparisons());
            case DisputedEntry(var evidence, _) ->
                    ofComparisons(verifiedEntry.work(), verifiedEntry.comparisons()).stream()
                            .flatMap(it -> withoutDisputed(it, evidence).stream())
                            .toList();
            case UnknownEntry _ -> List.of();
        };
    }

    private static Optional<ConfirmedFields> withoutDisputed(
            ConfirmedFields confirmedFields, List<CounterEvidence> evidence) {
        Set<String> fieldNames = new TreeSet<>(confirmedFields.fieldNames());
        for (CounterEvidence fact : evidence) {
            fieldNames.removeIf(
                    it -> fact.disputedFields().contains(FieldCatalogue.standardName(it)));
        }
        return fieldNames.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new ConfirmedFields(
                                confirmedFields.work(), fieldNames, confirmedFields.receipt()));
    }

    /// The values that records confirm which an entry was made from.
    public static List<ConfirmedFields> of(
            VenueRegister register, Work work, List<SourcedWork> records) {
        ClaimedWork claimed = ClaimedWork.of(work);
        return ofComparisons(
                work,
                records.stream().map(it -> RecordComparison.of(register, claimed, it)).toList());
    }

    /// Each value is confirmed by the first record that has it.
    private static List<ConfirmedFields> ofComparisons(
            Work work, List<RecordComparison> comparisons) {
        Set<String> confirmedFields = new HashSet<>();
        List<ConfirmedFields> confirmations = new ArrayList<>();
        for (RecordComparison comparison : comparisons) {
            if (comparison.isOfClaimedWork()) {
                Set<String> fieldNames = fieldsIn(work, comparison);
                fieldNames.removeAll(confirmedFields);
                confirmedFields.addAll(fieldNames);
                if (!fieldNames.isEmpty()) {
                    confirmations.add(
                            new ConfirmedFields(
                                    work,
                                    fieldNames,
                                    receiptOf(
                                            comparison.sourcedWork().sourceName(),
                                            comparison.sourcedWork().answerStamp())));
                }
            }
        }
        return confirmations;
    }

    /// The receipt of a value that a service's answer has.
    public static ValueReceipt receiptOf(String serviceName, AnswerStamp answerStamp) {
        return ValueReceipt.ofAnswer(
                new ServiceSource(serviceName),
                LocalDate.ofInstant(answerStamp.answeredAt(), ZoneId.systemDefault()),
                answerStamp.answerDigest());
    }

    private static Set<String> fieldsIn(Work work, RecordComparison comparison) {
        Set<String> fieldNames =
                new TreeSet<>(
                        RecordAgreement.agreeingFields(
                                work, comparison.sourcedWork().importedWork()));
        if (comparison.title() == TitleAgreement.SAME
                || comparison.title() == TitleAgreement.SUBTITLE) {
            fieldNames.add(FieldName.TITLE);
        }
        if (comparison.people().isComparable() && comparison.people().areSame()) {
            fieldNames.add(FieldName.AUTHOR);
        }
        if (areSameEditors(work, comparison)) {
            fieldNames.add(FieldName.EDITOR);
        }
        if (comparison.venue() == VenueAgreement.SAME) {
            VENUE_FIELDS.stream().filter(it -> isVenueField(work, it)).forEach(fieldNames::add);
        }
        return fieldNames;
    }

    private static boolean areSameEditors(Work work, RecordComparison comparison) {
        BibNameList editors = work.people(FieldName.EDITOR);
        PeopleAgreement agreement =
                PeopleAgreement.of(
                        editors.names(),
                        editors.hasOthers(),
                        comparison.sourcedWork().importedWork().namesOf(FieldName.EDITOR),
                        false);
        return agreement.isComparable() && agreement.areSame();
    }

    private static boolean isVenueField(Work work, String fieldName) {
        return EntryReceipts.venueField(work)
                .filter(it -> work.plainText(it).equals(work.plainText(fieldName)))
                .isPresent();
    }
}
