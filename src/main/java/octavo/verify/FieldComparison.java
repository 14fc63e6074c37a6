package octavo.verify;

import octavo.fields.FieldName;
import octavo.verify.CounterEvidence.InventedPeople;
import octavo.verify.CounterEvidence.OnlyPreprint;
import octavo.verify.CounterEvidence.UnheardVenue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Compares the fields of an entry with the records of its work. A field with which one record
/// agrees is right: services abbreviate, sort and mistake, but rarely invent.
final class FieldComparison {
    /// A paper may appear at the turn of a year, or in the proceedings of the next.
    private static final int USUAL_YEARS = 1;

    private static final int FEWEST_SERVICES = 2;

    private final ClaimedWork claimed;
    private final EntryAnswers answers;
    private final List<RecordComparison> records;
    private final int currentYear;
    private final List<CounterEvidence> foundEvidence = new ArrayList<>();
    private final List<FieldDifference> foundDifferences = new ArrayList<>();

    /// @param records of the claimed work, at least one
    FieldComparison(
            ClaimedWork claimed,
            EntryAnswers answers,
            List<RecordComparison> records,
            int currentYear) {
        this.claimed = claimed;
        this.answers = answers;
        this.records = List.copyOf(records);
        this.currentYear = currentYear;
        compareTitle();
        comparePeople();
        compareYear();
        compareVenue();
    }

    List<CounterEvidence> evidence() {
        return foundEvidence;
    }

    List<FieldDifference> differences() {
        return foundDifferences;
    }

    private boolean anyRecord(Predicate<RecordComparison> condition) {
        return records.stream().anyMatch(condition);
    }

    private void addDifference(
            String fieldName,
            String claimedText,
            String recordedText,
            RecordComparison recordComparison,
            boolean isSubstantial) {
        foundDifferences.add(
                new FieldDifference(
                        fieldName,
                        claimedText,
                        recordedText,
                        recordComparison.serviceName(),
                        isSubstantial));
    }

    private void compareTitle() {
        RecordComparison nearest =
                records.stream().min(Comparator.comparing(RecordComparison::title)).orElseThrow();
        if (nearest.title() != TitleAgreement.SAME && nearest.title() != TitleAgreement.SUBTITLE) {
            addDifference(
                    FieldName.TITLE,
                    claimed.title(),
                    nearest.recordedTitle(),
                    nearest,
                    nearest.title() != TitleAgreement.SLIP || areSlipsConfirmed());
        }
    }

    /// Whether two services have the other spelling: then the slip is here.
    private boolean areSlipsConfirmed() {
        return records.stream()
                        .filter(it -> it.title() == TitleAgreement.SLIP)
                        .map(RecordComparison::serviceName)
                        .distinct()
                        .count()
                > 1;
    }

    private void comparePeople() {
        if (anyRecord(it -> it.people().isComparable() && it.people().areSame())) {
            return;
        }
        records.stream()
                .filter(it -> it.people().isComparable())
                .min(Comparator.comparingInt(it -> it.people().differenceCount()))
                .ifPresent(this::addPeople);
    }

    private void addPeople(RecordComparison nearest) {
        PeopleAgreement agreement = nearest.people();
        boolean areMostlyStrangers = agreement.strangers().size() > agreement.sharedCount();
        if (areMostlyStrangers) {
            foundEvidence.add(
                    new InventedPeople(
                            String.join(", ", agreement.strangers()), nearest.serviceName()));
        } else if (!agreement.strangers().isEmpty() || !agreement.missingPeople().isEmpty()) {
            addDifference(
                    FieldName.AUTHOR,
                    agreement.strangers().isEmpty()
                            ? "…"
                            : String.join(", ", agreement.strangers()),
                    agreement.missingPeople().isEmpty()
                            ? "…"
                            : String.join(", ", agreement.missingPeople()),
                    nearest,
                    true);
        }
    }

    private void compareYear() {
        if (claimed.year().isEmpty()
                || anyRecord(it -> yearGap(it).filter(gap -> gap == 0).isPresent())) {
            return;
        }
        records.stream()
                .filter(it -> yearGap(it).isPresent())
                .min(Comparator.comparingInt(it -> yearGap(it).orElseThrow()))
                .ifPresent(it ->
                        addDifference(
                                FieldName.YEAR,
                                String.valueOf(claimed.year().get()),
                                String.valueOf(it.recordedYear().orElseThrow()),
                                it,
                                yearGap(it).orElseThrow() > USUAL_YEARS));
    }

    /// How many years a record is off. A preprint may be older than the claimed publication.
    private Optional<Integer> yearGap(RecordComparison comparison) {
        if (claimed.year().isEmpty() || comparison.recordedYear().isEmpty()) {
            return Optional.empty();
        }
        int gap = comparison.recordedYear().get() - claimed.year().get();
        boolean isEarlierPreprint = comparison.isPreprint() && claimed.isPublished() && gap < 0;
        return Optional.of(isEarlierPreprint ? 0 : Math.abs(gap));
    }

    private void compareVenue() {
        if (!claimed.isPublished()
                || claimed.venue().isBlank()
                || anyRecord(it -> it.venue() == VenueAgreement.SAME)) {
            return;
        }
        Optional<RecordComparison> otherVenue =
                records.stream()
                        .filter(it ->
                                it.venue() == VenueAgreement.OTHER
                                        || it.venue() == VenueAgreement.UNHEARD)
                        .findFirst();
        if (otherVenue.isEmpty()) {
            addOnlyPreprint();
        } else if (otherVenue.get().venue() == VenueAgreement.UNHEARD) {
            foundEvidence.add(
                    new UnheardVenue(
                            claimed.venue(),
                            otherVenue.get().recordedVenue(),
                            otherVenue.get().serviceName()));
        } else {
            addDifference(
                    FieldName.BOOKTITLE,
                    claimed.venue(),
                    otherVenue.get().recordedVenue(),
                    otherVenue.get(),
                    true);
        }
    }

    /// Services that have a work as a preprint only may be slow to notice its publication: two must
    /// agree, and a year must have passed. The agency of a preprint's DOI knows only the preprint.
    /// An entry with that DOI says itself that it is one.
    private void addOnlyPreprint() {
        if (!records.stream().allMatch(RecordComparison::isPreprint)) {
            return;
        }
        List<String> preprintServices =
                records.stream()
                        .map(RecordComparison::serviceName)
                        .filter(answers.answeringServices()::contains)
                        .distinct()
                        .toList();
        boolean isRecent = claimed.year().filter(it -> it >= currentYear).isPresent();
        boolean haveOthersAnswered = answers.answeringServices().size() > FEWEST_SERVICES;
        if (preprintServices.size() >= FEWEST_SERVICES && !isRecent) {
            foundEvidence.add(
                    new OnlyPreprint(claimed.venue(), String.join(", ", preprintServices)));
        } else if (haveOthersAnswered) {
            addDifference(
                    FieldName.BOOKTITLE,
                    claimed.venue(),
                    "arXiv",
                    records.getFirst(),
                    claimed.hasPreprintDoi());
        }
    }
}
