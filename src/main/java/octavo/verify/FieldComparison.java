package octavo.verify;

import octavo.fields.FieldName;
import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;
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
    private Optional<LocalizedSentence> venueDoubt = Optional.empty();

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

    /// Why the venue is not confirmed, though nothing says that it is another.
    Optional<LocalizedSentence> venueDoubt() {
        return venueDoubt;
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
                    String.join(", ", agreement.strangers()),
                    String.join(", ", agreement.missingPeople()),
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
        boolean isEarlierPreprint =
                comparison.isPreprint()
                        && claimed.isPublished()
                        && comparison.recordedYear().get() < claimed.year().get();
        return isEarlierPreprint ? Optional.of(0) : comparison.yearGapTo(claimed.year().get());
    }

    /// A book's title may be that of its series, so that nothing can be said of chapters but that
    /// their venue is not confirmed.
    private void compareVenue() {
        boolean isChapter = claimed.kind() == WorkKind.CHAPTER;
        if (!claimed.isPublished() && !isChapter
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
        Optional<RecordComparison> doubtfulVenue =
                records.stream()
                        .filter(it -> it.venue() == VenueAgreement.DOUBTFUL)
                        .findFirst()
                        .or(() -> isChapter ? otherVenue : Optional.empty());
        if (doubtfulVenue.isPresent()) {
            venueDoubt = doubtfulVenue.map(this::doubtOf);
        } else if (otherVenue.isPresent()) {
            addOtherVenue(otherVenue.get());
        } else if (!isChapter) {
            addOnlyPreprint();
        }
    }

    private LocalizedSentence doubtOf(RecordComparison comparison) {
        return LocalizedSentence.of(
                "nothing shows that “{0}” is “{1}”, which {2} names as its venue",
                claimed.venue(), comparison.recordedVenue(), comparison.serviceName());
    }

    private void addOtherVenue(RecordComparison comparison) {
        if (comparison.venue() == VenueAgreement.UNHEARD) {
            foundEvidence.add(
                    new UnheardVenue(
                            claimed.venue(), comparison.recordedVenue(), comparison.serviceName()));
        } else {
            addDifference(
                    claimed.venueField(),
                    claimed.venue(),
                    comparison.recordedVenue(),
                    comparison,
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
                    claimed.venueField(),
                    claimed.venue(),
                    "arXiv",
                    records.getFirst(),
                    claimed.hasPreprintDoi());
        }
    }
}
