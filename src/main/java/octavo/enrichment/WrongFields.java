package octavo.enrichment;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.lookup.SourcedWork;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;
import octavo.text.Span;
import octavo.values.PartialDate;
import octavo.verify.CounterEvidence;
import octavo.verify.CounterEvidence.ForeignIdentifier;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.CounterEvidence.InventedPeople;
import octavo.verify.CounterEvidence.OtherPeople;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.FieldDifference;
import octavo.verify.PeopleAgreement;
import octavo.verify.RecordComparison;
import octavo.verify.VenueAgreement;
import octavo.verify.VerificationVerdict;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Proposes what mends the fields in which an entry differs from its records. A field that differs
/// only in form is right as it is.
final class WrongFields {
    private static final LocalizedSentence NO_RECORD =
            LocalizedSentence.of("no record is certainly of the same edition: correct it by hand");
    private static final LocalizedSentence PEOPLE_OR_TITLE =
            LocalizedSentence.of(
                    "records don't tell whether its people or its title are wrong: correct it by"
                            + " hand, or remove it");
    private static final LocalizedSentence NOTHING_CERTAIN =
            LocalizedSentence.of(
                    "records don't tell which work is meant: correct it by hand, or remove it");

    private final Work work;
    private final EntryFinding finding;
    private final RecordCertainty certainty;

    WrongFields(EntryFinding finding) {
        this.work = finding.verifiedEntry().work();
        this.finding = finding;
        this.certainty = new RecordCertainty(work);
    }

    /// The records that changes may rest on.
    List<SourcedWork> usedRecords() {
        return Stream.concat(source().stream(), finding.agencyComparison().stream())
                .map(RecordComparison::sourcedWork)
                .toList();
    }

    List<FieldProposal> proposeChanges(WrittenRecords writtenRecords) {
        return switch (finding.verifiedEntry().verdict()) {
            case DifferingEntry(var differences) -> proposeChanges(differences, writtenRecords);
            case DisputedEntry(var evidence, var differences) ->
                    isOnlyYear(evidence)
                            ? proposeChanges(differences, writtenRecords)
                            : proposeDoi(evidence).stream().toList();
            case ConfirmedEntry _, UnknownEntry _, UndecidedEntry _ -> List.of();
        };
    }

    /// The record that the entry's own identifier names, or else the surest one of the same title,
    /// venue and year.
    private Optional<RecordComparison> source() {
        List<RecordComparison> comparisons = finding.verifiedEntry().comparisons();
        return comparisons.stream()
                .filter(it -> certainty.isIdentified(it) && certainty.isSameEdition(it))
                .findFirst()
                .or(() -> comparisons.stream().filter(this::isSurelySame).findFirst());
    }

    /// Whether all but one field agrees.
    private boolean isSurelySame(RecordComparison comparison) {
        boolean isOfSameYear = comparison.recordedYear().equals(certainty.claimed().year());
        return certainty.isSameKind(comparison)
                && certainty.isSameTitle(comparison)
                && comparison.venue() == VenueAgreement.SAME
                && comparison.people().areMostlySame()
                && (isOfSameYear || RecordCertainty.isBySamePeople(comparison));
    }

    private List<FieldProposal> proposeChanges(
            List<FieldDifference> differences, WrittenRecords writtenRecords) {
        List<FieldProposal> proposals = new ArrayList<>();
        Optional<RecordComparison> source = source();
        if (source.isEmpty()) {
            return proposals;
        }
        for (FieldDifference difference : differences) {
            if (difference.isSubstantial()) {
                proposeChange(difference.fieldName(), source.get(), writtenRecords)
                        .filter(it -> !it.sourceBefore().equals(Optional.of(it.sourceAfter())))
                        .ifPresent(proposals::add);
            }
        }
        return proposals;
    }

    private Optional<FieldProposal> proposeChange(
            String fieldName, RecordComparison source, WrittenRecords writtenRecords) {
        boolean isIdentified = certainty.isIdentified(source);
        return switch (fieldName) {
            case FieldName.YEAR -> proposeYear(source);
            case FieldName.AUTHOR -> proposeAuthors(source, writtenRecords);
            case FieldName.TITLE ->
                    isIdentified && RecordCertainty.isBySamePeople(source)
                            ? proposeWritten(
                                    FieldName.TITLE, FieldName.TITLE, source, writtenRecords)
                            : Optional.empty();
            case FieldName.BOOKTITLE, FieldName.JOURNALTITLE, FieldName.JOURNAL ->
                    isIdentified ? proposeVenue(source, writtenRecords) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private Optional<FieldProposal> proposeYear(RecordComparison source) {
        Optional<PartialDate> recordedDate =
                source.sourcedWork()
                        .importedWork()
                        .dateOf(FieldName.DATE)
                        .filter(PartialDate.class::isInstance)
                        .map(PartialDate.class::cast);
        String fieldName = work.entry().hasField(FieldName.DATE) ? FieldName.DATE : FieldName.YEAR;
        return recordedDate
                .filter(_ -> work.entry().hasField(fieldName))
                .flatMap(date ->
                        delimitedYear(
                                fieldName,
                                fieldName.equals(FieldName.DATE)
                                        ? date.toString()
                                        : String.valueOf(date.year())))
                .map(it -> MissingFields.proposal(work, fieldName, it, source.sourcedWork()));
    }

    /// A year stays without braces where it has none.
    private Optional<BibValue> delimitedYear(String fieldName, String yearText) {
        boolean isBare =
                work.entry().value(fieldName).stream()
                        .flatMap(it -> it.parts().stream())
                        .allMatch(it -> it instanceof BibValue.BarePart);
        return isBare && fieldName.equals(FieldName.YEAR)
                ? Optional.of(BibValue.parse(yearText))
                : work.entry().delimitedValue(fieldName, yearText);
    }

    private Optional<FieldProposal> proposeWritten(
            String ownField,
            String writtenField,
            RecordComparison source,
            WrittenRecords writtenRecords) {
        return writtenRecords
                .entryOf(source.sourcedWork())
                .flatMap(it -> it.value(writtenField))
                .filter(_ -> work.entry().hasField(ownField))
                .map(it -> MissingFields.proposal(work, ownField, it, source.sourcedWork()));
    }

    /// The venue goes where the entry has one: a paper of proceedings cannot become an article by
    /// another name in `booktitle`.
    private Optional<FieldProposal> proposeVenue(
            RecordComparison source, WrittenRecords writtenRecords) {
        List<List<String>> venueFields =
                List.of(
                        List.of(FieldName.JOURNALTITLE, FieldName.JOURNAL),
                        List.of(FieldName.BOOKTITLE));
        for (List<String> names : venueFields) {
            Optional<String> ownField = names.stream().filter(work.entry()::hasField).findFirst();
            Optional<BibEntry> written = writtenRecords.entryOf(source.sourcedWork());
            Optional<String> writtenField =
                    written.flatMap(it -> names.stream().filter(it::hasField).findFirst());
            if (ownField.isPresent() && writtenField.isPresent()) {
                return proposeWritten(ownField.get(), writtenField.get(), source, writtenRecords);
            }
        }
        return Optional.empty();
    }

    /// The record's list, with the entry's own spelling of each person whom it has. Only if both
    /// have these in the same order: services sort some lists.
    private Optional<FieldProposal> proposeAuthors(
            RecordComparison source, WrittenRecords writtenRecords) {
        Optional<String> ownText = singleText(work.entry(), FieldName.AUTHOR);
        Optional<String> recordedText =
                writtenRecords
                        .entryOf(source.sourcedWork())
                        .flatMap(it -> singleText(it, FieldName.AUTHOR));
        if (ownText.isEmpty() || recordedText.isEmpty()) {
            return Optional.empty();
        }
        BibNameList ownNames = BibNameList.parse(ownText.get()).value();
        BibNameList recordedNames = BibNameList.parse(recordedText.get()).value();
        List<String> mergedNames = new ArrayList<>();
        int lastIndex = -1;
        for (int i = 0; i < recordedNames.names().size(); i++) {
            int ownIndex = indexOfSame(ownNames.names(), recordedNames.names().get(i));
            if (ownIndex >= 0 && ownIndex <= lastIndex) {
                return Optional.empty();
            }
            lastIndex = Math.max(ownIndex, lastIndex);
            mergedNames.add(
                    ownIndex >= 0
                            ? textIn(ownText.get(), ownNames.nameSpans().get(ownIndex))
                            : textIn(recordedText.get(), recordedNames.nameSpans().get(i)));
        }
        return recordedNames.hasOthers() || ownNames.hasOthers()
                ? Optional.empty()
                : work.entry()
                        .delimitedValue(FieldName.AUTHOR, String.join(" and ", mergedNames))
                        .map(it ->
                                MissingFields.proposal(
                                        work, FieldName.AUTHOR, it, source.sourcedWork()));
    }

    private static String textIn(String text, Span span) {
        return text.substring(span.start(), span.end());
    }

    private static int indexOfSame(List<PersonName> names, PersonName name) {
        for (int i = 0; i < names.size(); i++) {
            if (PeopleAgreement.areOne(names.get(i), name)) {
                return i;
            }
        }
        return -1;
    }

    /// The text of a value of one part, which no macro defines.
    private static Optional<String> singleText(BibEntry entry, String fieldName) {
        return entry.value(fieldName)
                .filter(it ->
                        it.parts().size() == 1
                                && (it.parts().getFirst() instanceof BibValue.BracedPart
                                        || it.parts().getFirst() instanceof BibValue.QuotedPart))
                .map(it -> it.expandedText(_ -> Optional.empty()));
    }

    static boolean mayMend(VerificationVerdict verdict) {
        return switch (verdict) {
            case DifferingEntry differing -> differing.isSubstantial();
            case DisputedEntry(var evidence, _) -> isOnlyYear(evidence) || isOnlyDoi(evidence);
            case ConfirmedEntry _, UnknownEntry _, UndecidedEntry _ -> false;
        };
    }

    /// Why nothing is proposed for an entry that has something wrong, in words.
    Optional<LocalizedSentence> reasonForNone() {
        return switch (finding.verifiedEntry().verdict()) {
            case DifferingEntry differing ->
                    differing.isSubstantial() ? Optional.of(NO_RECORD) : Optional.empty();
            case DisputedEntry(var evidence, _) -> {
                boolean isOfPeople =
                        evidence.stream()
                                .anyMatch(it ->
                                        it instanceof OtherPeople || it instanceof InventedPeople);
                yield Optional.of(
                        isOfPeople
                                ? PEOPLE_OR_TITLE
                                : isOnlyYear(evidence) || isOnlyDoi(evidence)
                                        ? NO_RECORD
                                        : NOTHING_CERTAIN);
            }
            case ConfirmedEntry _, UnknownEntry _, UndecidedEntry _ -> Optional.empty();
        };
    }

    private static boolean isOnlyYear(List<CounterEvidence> evidence) {
        return evidence.stream().allMatch(it -> it instanceof ImpossibleYear);
    }

    private static boolean isOnlyDoi(List<CounterEvidence> evidence) {
        return evidence.stream()
                .allMatch(it ->
                        it instanceof UnknownDoi
                                || it instanceof ForeignIdentifier foreign
                                        && foreign.identifier().startsWith("doi:"));
    }

    /// The DOI of the work, if the only fact against the entry is that its DOI is wrong.
    private Optional<FieldProposal> proposeDoi(List<CounterEvidence> evidence) {
        boolean isPublished = work.workKind() != WorkKind.PREPRINT;
        return finding.agencyComparison()
                .filter(_ ->
                        isOnlyDoi(evidence) && isPublished && work.entry().hasField(FieldName.DOI))
                .flatMap(comparison ->
                        RecordCertainty.doiOf(comparison.sourcedWork().importedWork())
                                .flatMap(doi ->
                                        work.entry().delimitedValue(FieldName.DOI, doi.name()))
                                .map(it ->
                                        MissingFields.proposal(
                                                work,
                                                FieldName.DOI,
                                                it,
                                                comparison.sourcedWork())));
    }
}
