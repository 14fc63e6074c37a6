package octavo.gui.editor;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Work;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.EntryReceipts;
import octavo.receipts.ReceiptSource.ServiceSource;
import octavo.venuenames.VenueRegister;
import octavo.verify.CounterEvidence;
import octavo.verify.CounterEvidence.AlteredTitle;
import octavo.verify.CounterEvidence.EarlierThanNumber;
import octavo.verify.CounterEvidence.ForeignIdentifier;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.CounterEvidence.InventedPeople;
import octavo.verify.CounterEvidence.OnlyPreprint;
import octavo.verify.CounterEvidence.OtherPeople;
import octavo.verify.CounterEvidence.SplicedTitle;
import octavo.verify.CounterEvidence.UnheardVenue;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.FieldDifference;
import octavo.verify.RecordComparison;
import octavo.verify.ValueConfirmation;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// What services say of the values of an entry that they do not confirm, in sentences: that they do
/// not know the work, have another value, or the same in an entry against which there is evidence,
/// and what the evidence is.
///
/// @param sentencesByField by the names of its fields in lower case
record FieldDoubts(Map<String, String> sentencesByField) {
    static final FieldDoubts NONE = new FieldDoubts(Map.of());

    private static final MessageTexts MESSAGES = MessageTexts.of(FieldDoubts.class);

    /// Fields of which an entry has one, whichever a record has.
    private static final List<Set<String>> SAME_FIELDS =
            List.of(
                    Set.of(FieldName.YEAR, FieldName.DATE),
                    Set.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE),
                    Set.of(FieldName.AUTHOR, FieldName.EDITOR));

    static FieldDoubts of(VerifiedEntry verifiedEntry) {
        Map<String, String> sentences = new LinkedHashMap<>();
        if (!verifiedEntry.serviceAnswers().isEmpty()) {
            Work work = verifiedEntry.work();
            switch (verifiedEntry.verdict()) {
                case UnknownEntry(var serviceNames) ->
                        EntryReceipts.claimedFields(work)
                                .forEach(fieldName ->
                                        sentences.put(fieldName, unknownTo(serviceNames)));
                case DifferingEntry(var differences) ->
                        addDifferences(sentences, work, differences);
                case DisputedEntry(var evidence, var differences) -> {
                    addAgreements(sentences, verifiedEntry);
                    addEvidence(sentences, work, evidence);
                    addDifferences(sentences, work, differences);
                }
                case ConfirmedEntry _, UndecidedEntry _ -> {}
            }
        }
        return new FieldDoubts(sentences);
    }

    private static String unknownTo(List<String> serviceNames) {
        return MESSAGES.text("doubt.unknown", String.join(", ", serviceNames));
    }

    private static void addDifferences(
            Map<String, String> sentences, Work work, List<FieldDifference> differences) {
        for (FieldDifference difference : differences) {
            EntryReceipts.claimedFields(work).stream()
                    .filter(fieldName -> isSameField(fieldName, difference.fieldName()))
                    .findFirst()
                    .ifPresent(fieldName -> sentences.put(fieldName, sentenceOf(difference)));
        }
    }

    private static boolean isSameField(String ownName, String otherName) {
        String ownStandard = FieldCatalogue.standardName(ownName);
        String otherStandard = FieldCatalogue.standardName(otherName);
        return ownStandard.equals(otherStandard)
                || SAME_FIELDS.stream()
                        .anyMatch(it -> it.contains(ownStandard) && it.contains(otherStandard));
    }

    private static String sentenceOf(FieldDifference difference) {
        String here = difference.claimedText();
        String there = difference.recordedText();
        if (there.isEmpty()) {
            return MESSAGES.text("doubt.only-here", difference.serviceName(), here);
        }
        return here.isEmpty()
                ? MESSAGES.text("doubt.missing-here", difference.serviceName(), there)
                : MESSAGES.text("doubt.differs", difference.serviceName(), there);
    }

    /// What speaks against a value, where no record has another for it.
    private static void addEvidence(
            Map<String, String> sentences, Work work, List<CounterEvidence> evidence) {
        List<String> fieldNames = new ArrayList<>(EntryReceipts.claimedFields(work));
        fieldNames.add(FieldName.URL);
        for (CounterEvidence fact : evidence) {
            fieldNames.stream()
                    .filter(fieldName -> isAgainst(fact, work, fieldName))
                    .forEach(fieldName ->
                            sentences.put(fieldName, MessageTranslator.of(fact.sentence())));
        }
    }

    private static boolean isAgainst(CounterEvidence fact, Work work, String fieldName) {
        return fact.disputedFields().contains(FieldCatalogue.standardName(fieldName))
                && switch (fact) {
                    case UnknownDoi(var doi) -> hasText(work, fieldName, doi);
                    case ForeignIdentifier(var identifier, var _, var _) ->
                            hasText(
                                    work,
                                    fieldName,
                                    identifier.substring(identifier.indexOf(':') + 1));
                    case ImpossibleYear _,
                            EarlierThanNumber _,
                            OtherPeople _,
                            InventedPeople _,
                            SplicedTitle _,
                            AlteredTitle _,
                            UnheardVenue _,
                            OnlyPreprint _ ->
                            true;
                };
    }

    private static boolean hasText(Work work, String fieldName, String text) {
        return work.plainText(fieldName)
                .toLowerCase(Locale.ROOT)
                .contains(text.toLowerCase(Locale.ROOT));
    }

    /// Values that a record of the work has too.
    private static void addAgreements(Map<String, String> sentences, VerifiedEntry verifiedEntry) {
        List<ConfirmedFields> agreements =
                ValueConfirmation.of(
                        VenueRegister.builtIn(),
                        verifiedEntry.work(),
                        verifiedEntry.comparisons().stream()
                                .map(RecordComparison::sourcedWork)
                                .toList());
        for (ConfirmedFields agreement : agreements) {
            if (agreement.receipt().source() instanceof ServiceSource(var serviceName)) {
                agreement
                        .fieldNames()
                        .forEach(fieldName ->
                                sentences.put(
                                        fieldName, MESSAGES.text("doubt.disputed", serviceName)));
            }
        }
    }
}
