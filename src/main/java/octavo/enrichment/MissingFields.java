package octavo.enrichment;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.enrichment.PublishedSearch.FoundPreprint;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.fields.TypeCatalogue.EntryType;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.LibraryValues;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.lookup.SourcedWork;
import octavo.values.Doi;
import octavo.values.PartialDate;
import octavo.values.PreprintServers;
import octavo.verify.RecordComparison;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;

/// Proposes the fields that an entry lacks, from records that are certainly of its edition. An
/// entry that differs from its records is to be mended first: then none is certain.
final class MissingFields {
    private final LibraryValues libraryValues;
    private final Set<String> wishedFields;

    MissingFields(LibraryValues libraryValues, Set<String> wishedFields) {
        this.libraryValues = libraryValues;
        this.wishedFields = wishedFields;
    }

    List<FieldProposal> proposeFields(EntryFinding finding) {
        boolean isSound =
                switch (finding.verifiedEntry().verdict()) {
                    case ConfirmedEntry _ -> true;
                    case DifferingEntry differing -> !differing.isSubstantial();
                    case DisputedEntry _, UnknownEntry _, UndecidedEntry _ -> false;
                };
        if (!isSound) {
            return List.of();
        }
        Work work = finding.verifiedEntry().work();
        List<RecordComparison> records = certainRecords(finding);
        List<FieldProposal> proposals = new ArrayList<>();
        for (String fieldName : EnrichmentWishes.POSSIBLE_FIELDS) {
            if (wishedFields.contains(fieldName) && lacksField(work, fieldName)) {
                proposals.addAll(proposeField(finding, work, fieldName, records));
            }
        }
        return proposals;
    }

    /// The records of the edition, the agencies' first.
    private static List<RecordComparison> certainRecords(EntryFinding finding) {
        RecordCertainty certainty = new RecordCertainty(finding.verifiedEntry().work());
        List<RecordComparison> certain =
                finding.verifiedEntry().comparisons().stream()
                        .filter(certainty::isSameEdition)
                        .toList();
        return Stream.of(
                        finding.agencyComparison().stream(),
                        certain.stream().filter(certainty::isIdentified),
                        certain.stream().filter(it -> !certainty.isIdentified(it)))
                .flatMap(it -> it)
                .distinct()
                .toList();
    }

    private List<FieldProposal> proposeField(
            EntryFinding finding, Work work, String fieldName, List<RecordComparison> records) {
        return switch (fieldName) {
            case FieldName.DOI ->
                    finding.agencyComparison().map(RecordComparison::sourcedWork).stream()
                            .flatMap(it -> proposeValue(work, fieldName, it).stream())
                            .toList();
            case FieldName.MONTH -> proposeMonth(work, records).stream().toList();
            case FieldName.EPRINT ->
                    finding.foundPreprint().stream()
                            .flatMap(it -> proposePreprint(work, it).stream())
                            .toList();
            default ->
                    records.stream()
                            .map(RecordComparison::sourcedWork)
                            .filter(it -> it.importedWork().hasField(fieldName))
                            .findFirst()
                            .flatMap(it -> proposeValue(work, fieldName, it))
                            .stream()
                            .toList();
        };
    }

    /// Whether an entry of this kind has such a field, and this one has not.
    private static boolean lacksField(Work work, String fieldName) {
        WorkKind kind = work.workKind();
        return switch (fieldName) {
            case FieldName.DOI -> work.doi().isEmpty() && kind != WorkKind.PREPRINT;
            case FieldName.MONTH -> kind != WorkKind.BOOK && kind != WorkKind.CHAPTER;
            case FieldName.ISBN -> work.isbns().isEmpty() && hasBookNumber(work);
            case FieldName.EPRINT -> work.arXiv().isEmpty() && isMissing(work, fieldName);
            case FieldName.PAGES ->
                    isMissing(work, fieldName)
                            && isMissing(work, FieldName.EID)
                            && kind != WorkKind.PREPRINT
                            && kind != WorkKind.BOOK;
            case FieldName.VOLUME, FieldName.NUMBER ->
                    isMissing(work, fieldName)
                            && isMissing(work, FieldName.ISSUE)
                            && kind == WorkKind.JOURNAL;
            default -> isMissing(work, fieldName);
        };
    }

    private static boolean isMissing(Work work, String fieldName) {
        return work.rawValue(fieldName).isEmpty()
                && FieldCatalogue.counterpart(fieldName).flatMap(work::rawValue).isEmpty();
    }

    private static boolean hasBookNumber(Work work) {
        EntryType entryType = TypeCatalogue.typeNamed(work.entry().type());
        return work.workKind() == WorkKind.BOOK
                || work.workKind() == WorkKind.CHAPTER
                || entryType.usefulFields().contains(FieldName.ISBN);
    }

    private Optional<FieldProposal> proposeValue(
            Work work, String fieldName, SourcedWork sourcedWork) {
        return sourcedWork
                .importedWork()
                .findValue(fieldName)
                .flatMap(value -> writeValue(fieldName, value))
                .filter(_ -> isWorthKeeping(fieldName, sourcedWork.importedWork()))
                .map(written -> proposal(work, written.getKey(), written.getValue(), sourcedWork));
    }

    private static boolean isWorthKeeping(String fieldName, ImportedWork record) {
        return !fieldName.equals(FieldName.DOI)
                || Doi.parse(record.plainText(FieldName.DOI))
                        .value()
                        .filter(it -> !PreprintServers.hasRegistered(it))
                        .isPresent();
    }

    private Optional<Map.Entry<String, BibValue>> writeValue(
            String fieldName, ImportedValue value) {
        SequencedMap<String, ImportedValue> fields = new LinkedHashMap<>();
        fields.put(fieldName, value);
        return libraryValues
                .fieldsOf(new ImportedWork("misc", Optional.empty(), fields, 1))
                .entrySet()
                .stream()
                .findFirst();
    }

    static FieldProposal proposal(
            Work work, String fieldName, BibValue value, SourcedWork sourcedWork) {
        BibEntry entry = work.entry();
        return new FieldProposal(
                work.library().slots().get(work.index()).number(),
                work.key(),
                fieldName,
                entry.valueSource(fieldName),
                value.source(),
                sourcedWork.sourceName(),
                sourcedWork.answerStamp());
    }

    /// The month of publication, if the record has the entry's year: in `month`, or added to a
    /// `date` that states only the year.
    private Optional<FieldProposal> proposeMonth(Work work, List<RecordComparison> records) {
        if (!(work.publicationDate() instanceof PartialDate ownDate) || !ownDate.isBareYear()) {
            return Optional.empty();
        }
        for (RecordComparison comparison : records) {
            Optional<PartialDate> recordedDate =
                    comparison
                            .sourcedWork()
                            .importedWork()
                            .dateOf(FieldName.DATE)
                            .filter(PartialDate.class::isInstance)
                            .map(PartialDate.class::cast)
                            .filter(it -> it.year() == ownDate.year())
                            .filter(it -> it.month() >= 1 && it.month() <= 12);
            if (recordedDate.isPresent()) {
                return proposeMonth(work, recordedDate.get(), comparison.sourcedWork());
            }
        }
        return Optional.empty();
    }

    private Optional<FieldProposal> proposeMonth(
            Work work, PartialDate recordedDate, SourcedWork sourcedWork) {
        if (work.entry().hasField(FieldName.DATE)) {
            String yearAndMonth = "%04d-%02d".formatted(recordedDate.year(), recordedDate.month());
            return work.entry()
                    .delimitedValue(FieldName.DATE, yearAndMonth)
                    .map(it -> proposal(work, FieldName.DATE, it, sourcedWork));
        }
        return work.entry().hasField(FieldName.YEAR) && isMissing(work, FieldName.MONTH)
                ? Optional.of(
                        proposal(
                                work,
                                libraryValues.fieldName(FieldName.MONTH),
                                libraryValues.monthValue(recordedDate.month()),
                                sourcedWork))
                : Optional.empty();
    }

    private List<FieldProposal> proposePreprint(Work work, FoundPreprint preprint) {
        List<FieldProposal> proposals = new ArrayList<>();
        for (var written : eprintFields(libraryValues, preprint.arxivId().id()).entrySet()) {
            proposals.add(
                    proposal(work, written.getKey(), written.getValue(), preprint.sourcedWork()));
        }
        return proposals;
    }

    /// A paper on arXiv, in the library's fields.
    static SequencedMap<String, BibValue> eprintFields(LibraryValues libraryValues, String number) {
        SequencedMap<String, ImportedValue> fields = new LinkedHashMap<>();
        fields.put(FieldName.EPRINT, new ImportedValue.ExactValue(number));
        fields.put(FieldName.EPRINTTYPE, new ImportedValue.ExactValue("arxiv"));
        return libraryValues.fieldsOf(new ImportedWork("misc", Optional.empty(), fields, 1));
    }
}
