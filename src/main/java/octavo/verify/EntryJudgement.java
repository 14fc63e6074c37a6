package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.library.WorkKind;
import octavo.lookup.DoiReply;
import octavo.lookup.DoiReply.UnregisteredDoi;
import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.venuenames.VenueRegister;
import octavo.verify.CounterEvidence.AlteredTitle;
import octavo.verify.CounterEvidence.EarlierThanNumber;
import octavo.verify.CounterEvidence.ForeignIdentifier;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.CounterEvidence.OtherPeople;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Judges one entry by the answers to questions about it.
final class EntryJudgement {
    /// How many services must have answered before their silence means anything.
    private static final int FEWEST_SERVICES = 3;

    /// How far apart two works of one title may be before they are rather two works.
    private static final int NAMESAKE_YEARS = 3;

    private static final int OLDEST_INDEXED_YEAR = 1960;
    private static final int SHORTEST_TITLE_WORDS = 3;
    private static final double ALTERED_TITLE_WORDS = 0.5;

    private final ClaimedWork claimed;
    private final EntryAnswers answers;
    private final int currentYear;
    private final List<RecordComparison> comparisons;
    private final Optional<RecordComparison> doiComparison;
    private final Optional<RecordComparison> arxivComparison;

    EntryJudgement(
            VenueRegister register, ClaimedWork claimed, EntryAnswers answers, int currentYear) {
        this.claimed = claimed;
        this.answers = answers;
        this.currentYear = currentYear;
        this.comparisons =
                answers.records().stream()
                        .map(it -> RecordComparison.of(register, claimed, it))
                        .toList();
        this.doiComparison = comparisonOf(answers.doiReply(), 0);
        this.arxivComparison =
                comparisonOf(answers.arxivReply(), doiComparison.isPresent() ? 1 : 0);
    }

    private Optional<RecordComparison> comparisonOf(Optional<DoiReply> reply, int index) {
        return EntryAnswers.recordOf(reply).map(_ -> comparisons.get(index));
    }

    List<RecordComparison> comparisons() {
        return comparisons;
    }

    /// What the services answered, in words.
    List<ServiceAnswer> serviceAnswers() {
        return AnswerWords.of(answers, ownRecords(), comparisons);
    }

    VerificationVerdict judge() {
        List<RecordComparison> ownRecords = ownRecords();
        List<CounterEvidence> evidence = new ArrayList<>(dateEvidence());
        evidence.addAll(identifierEvidence(ownRecords));
        List<FieldDifference> differences = new ArrayList<>();
        Optional<LocalizedSentence> venueDoubt = Optional.empty();
        if (ownRecords.isEmpty()) {
            namesakeEvidence().ifPresent(evidence::add);
            splicedTitle().ifPresent(evidence::add);
            alteredTitle()
                    .filter(_ -> judgeSilence() instanceof UnknownEntry)
                    .ifPresent(evidence::add);
        } else {
            var fieldComparison = new FieldComparison(claimed, answers, ownRecords, currentYear);
            evidence.addAll(fieldComparison.evidence());
            differences.addAll(fieldComparison.differences());
            venueDoubt = fieldComparison.venueDoubt();
        }
        if (!evidence.isEmpty()) {
            return new DisputedEntry(evidence, differences);
        }
        if (!differences.isEmpty()) {
            return new DifferingEntry(differences);
        }
        return ownRecords.isEmpty()
                ? judgeSilence()
                : venueDoubt
                        .<VerificationVerdict>map(UndecidedEntry::new)
                        .orElseGet(() ->
                                new ConfirmedEntry(
                                        ownRecords.stream()
                                                .map(RecordComparison::serviceName)
                                                .distinct()
                                                .toList()));
    }

    /// Whether no further answer can change the verdict: a record agrees in all, and where a venue
    /// is claimed also in that.
    boolean isSettled() {
        boolean hasVenue =
                (claimed.isPublished() || claimed.kind() == WorkKind.CHAPTER)
                        && !claimed.venue().isBlank();
        return judge() instanceof ConfirmedEntry
                && (!hasVenue
                        || ownRecords().stream().anyMatch(it -> it.venue() == VenueAgreement.SAME));
    }

    /// The records of the claimed work. Under its own identifier, the same people suffice: then the
    /// title is what is wrong.
    List<RecordComparison> ownRecords() {
        return comparisons.stream()
                .filter(it ->
                        it.isOfClaimedWork() || isIdentified(it) && it.people().areMostlySame())
                .toList();
    }

    private boolean isIdentified(RecordComparison comparison) {
        return doiComparison.filter(comparison::equals).isPresent()
                || arxivComparison.filter(comparison::equals).isPresent();
    }

    private List<CounterEvidence> dateEvidence() {
        List<CounterEvidence> evidence = new ArrayList<>();
        claimed.year()
                .filter(year -> year > currentYear + 1)
                .ifPresent(year -> evidence.add(new ImpossibleYear(year)));
        boolean hasArxivDoi = claimed.doi().filter(EntryInquiry::isOfArxiv).isPresent();
        if (hasArxivDoi && claimed.year().isPresent()) {
            int year = claimed.year().get();
            claimed.arxivId()
                    .filter(it -> yearOf(it).filter(given -> given > year + 1).isPresent())
                    .ifPresent(it -> evidence.add(new EarlierThanNumber(year, it.id())));
        }
        return evidence;
    }

    /// The year in which arXiv gave a number of the present form, `2602.12196`.
    private static Optional<Integer> yearOf(ArxivId arxivId) {
        return arxivId.id().matches("[0-9]{4}\\..*")
                ? Optional.of(2000 + Integer.parseInt(arxivId.id().substring(0, 2)))
                : Optional.empty();
    }

    private List<CounterEvidence> identifierEvidence(List<RecordComparison> ownRecords) {
        List<CounterEvidence> evidence = new ArrayList<>();
        claimed.doi()
                .filter(_ ->
                        answers.doiReply().filter(UnregisteredDoi.class::isInstance).isPresent())
                .ifPresent(doi -> evidence.add(new UnknownDoi(doi.name())));
        doiComparison
                .filter(it -> isForeign(it, ownRecords))
                .ifPresent(it ->
                        evidence.add(
                                foreignIdentifier(
                                        "doi:" + claimed.doi().map(Doi::name).orElse(""), it)));
        arxivComparison
                .filter(it -> isForeign(it, ownRecords))
                .ifPresent(it ->
                        evidence.add(
                                foreignIdentifier(
                                        "arXiv:" + claimed.arxivId().map(ArxivId::id).orElse(""),
                                        it)));
        return evidence;
    }

    private static CounterEvidence foreignIdentifier(
            String identifier, RecordComparison comparison) {
        return new ForeignIdentifier(
                identifier, comparison.recordedTitle(), comparison.serviceName());
    }

    /// Whether an identifier means another work. The DOI of the volume that a work is in does not,
    /// nor does that of a record which names neither title nor people.
    private boolean isForeign(RecordComparison comparison, List<RecordComparison> ownRecords) {
        String recordedTitle = comparison.recordedTitle();
        boolean isVolume =
                TitleAgreement.of(
                                        ComparedTitle.of(claimed.venue()),
                                        ComparedTitle.of(recordedTitle))
                                .isSame()
                        || !comparison.people().isComparable();
        return !recordedTitle.isBlank()
                && !isVolume
                && !ownRecords.contains(comparison)
                && !comparison.isNamesake();
    }

    /// A work of this title by others, of about this time: two works may share a title, but rarely
    /// a telling one at once.
    private Optional<CounterEvidence> namesakeEvidence() {
        boolean isTelling =
                claimed.comparedTitle().isTelling()
                        && claimed.comparedTitle().titleWords().size() >= SHORTEST_TITLE_WORDS;
        return comparisons.stream()
                .filter(RecordComparison::isNamesake)
                .filter(it ->
                        isTelling && claimed.isIndexedKind() && isNear(it) || isIdentified(it))
                .findFirst()
                .map(it -> new OtherPeople(it.recordedPeople(), it.serviceName()));
    }

    private boolean isNear(RecordComparison comparison) {
        return claimed.year().isEmpty()
                || comparison.recordedYear().isEmpty()
                || Math.abs(claimed.year().get() - comparison.recordedYear().get())
                        <= NAMESAKE_YEARS;
    }

    private Optional<CounterEvidence> splicedTitle() {
        return SplicedTitles.findSplice(
                claimed.title(),
                comparisons.stream().map(RecordComparison::recordedTitle).distinct().toList());
    }

    /// A work of nearly this title that appeared in the same year at the same venue, by others. It
    /// means something only if nobody knows the title itself.
    private Optional<CounterEvidence> alteredTitle() {
        return comparisons.stream()
                .filter(it ->
                        it.title() == TitleAgreement.NEAR
                                && it.venue() == VenueAgreement.SAME
                                && it.people().areOthers()
                                && it.recordedYear().equals(claimed.year()))
                .filter(it -> sharesMostWords(ComparedTitle.of(it.recordedTitle())))
                .findFirst()
                .map(it ->
                        new AlteredTitle(
                                it.recordedTitle(), it.recordedPeople(), it.serviceName()));
    }

    private boolean sharesMostWords(ComparedTitle recordedTitle) {
        int sharedCount = claimed.comparedTitle().countShared(recordedTitle);
        return sharedCount >= SHORTEST_TITLE_WORDS
                && claimed.comparedTitle().likeness(recordedTitle) >= ALTERED_TITLE_WORDS;
    }

    /// Nobody has a record of the work. That means something only if services have answered which
    /// list all works of this kind.
    private VerificationVerdict judgeSilence() {
        boolean hasQuestion =
                answers.doiReply().isPresent()
                        || answers.arxivReply().isPresent()
                        || !answers.searchReplies().isEmpty();
        if (hasQuestion && serviceAnswers().isEmpty()) {
            return new UndecidedEntry(LocalizedSentence.of("nobody has been asked about it yet"));
        }
        List<String> serviceNames = answers.answeringServices();
        if (serviceNames.size() < FEWEST_SERVICES) {
            return new UndecidedEntry(
                    LocalizedSentence.of("too few services have answered to say anything"));
        }
        if (!claimed.isIndexedKind()) {
            return new UndecidedEntry(
                    LocalizedSentence.of("no service lists all works of this kind"));
        }
        boolean isOld = claimed.year().filter(it -> it < OLDEST_INDEXED_YEAR).isPresent();
        if (isOld || claimed.people().isEmpty() || !claimed.comparedTitle().isTelling()) {
            return new UndecidedEntry(
                    LocalizedSentence.of("services list works like this only in part"));
        }
        if (claimed.year().filter(it -> it >= currentYear).isPresent()) {
            return new UndecidedEntry(
                    LocalizedSentence.of("it may be too recent for services to list it"));
        }
        if (TitleLanguage.looksForeign(claimed.title())) {
            return new UndecidedEntry(
                    LocalizedSentence.of("services list few works in its language"));
        }
        return new UnknownEntry(serviceNames);
    }
}
