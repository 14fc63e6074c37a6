package octavo.duplicates;

import octavo.library.WorkKind;
import octavo.venuenames.VenueName;
import octavo.venuenames.VenueNameMatch;

import java.util.Optional;

/// How two entries compare: the facts on which the rules decide.
final class ComparedPair {
    private static final double RELATED = 0.5;

    private final EntryFingerprint firstEntry;
    private final EntryFingerprint secondEntry;
    private final boolean isSameTitle;
    private final boolean areSameAuthors;
    private final Optional<Integer> yearGap;

    ComparedPair(EntryFingerprint firstEntry, EntryFingerprint secondEntry) {
        this.firstEntry = firstEntry;
        this.secondEntry = secondEntry;
        this.isSameTitle = firstTitle().isSameAs(secondTitle());
        this.areSameAuthors = firstAuthors().areSameAs(secondAuthors());
        this.yearGap = firstEntry.yearsUntil(secondEntry).map(Math::abs);
    }

    EntryFingerprint firstEntry() {
        return firstEntry;
    }

    EntryFingerprint secondEntry() {
        return secondEntry;
    }

    ComparedTitle firstTitle() {
        return firstEntry.comparedTitle();
    }

    ComparedTitle secondTitle() {
        return secondEntry.comparedTitle();
    }

    ComparedAuthors firstAuthors() {
        return firstEntry.comparedAuthors();
    }

    ComparedAuthors secondAuthors() {
        return secondEntry.comparedAuthors();
    }

    boolean haveSameDoi() {
        return EntryFingerprint.areEqual(firstEntry.doi(), secondEntry.doi());
    }

    boolean haveOtherDois() {
        return EntryFingerprint.areDifferent(firstEntry.doi(), secondEntry.doi());
    }

    boolean haveSameArxivId() {
        return EntryFingerprint.areEqual(firstEntry.arxivId(), secondEntry.arxivId());
    }

    boolean haveOtherArxivIds() {
        return EntryFingerprint.areDifferent(firstEntry.arxivId(), secondEntry.arxivId());
    }

    boolean haveOtherIsbns() {
        return !firstEntry.isbns().isEmpty()
                && !secondEntry.isbns().isEmpty()
                && firstEntry.isbns().stream().noneMatch(secondEntry.isbns()::contains);
    }

    /// Conference and journal versions may both name the preprint.
    boolean areSamePreprint() {
        return haveSameArxivId() && !firstEntry.isPublication() && !secondEntry.isPublication();
    }

    /// Preprints and their published versions are linked, not merged.
    boolean arePreprintAndPaper() {
        return firstEntry.isPreprint() && secondEntry.isPublication()
                || secondEntry.isPreprint() && firstEntry.isPublication();
    }

    boolean isSameTitle() {
        return isSameTitle;
    }

    boolean isUntitled() {
        return firstTitle().plainLetters().isEmpty() || secondTitle().plainLetters().isEmpty();
    }

    boolean isTelling() {
        return firstTitle().isTelling();
    }

    boolean haveTellingTitles() {
        return firstTitle().isTelling() && secondTitle().isTelling();
    }

    boolean areTitlesRelated() {
        return isSameTitle || firstTitle().likeness(secondTitle()) >= RELATED;
    }

    boolean areOtherParts() {
        return firstTitle().isOtherPart(secondTitle());
    }

    /// One is the erratum or a comment, the other what it is about.
    boolean isOneNotice() {
        return firstTitle().isNotice() != secondTitle().isNotice();
    }

    boolean differBySubtitle() {
        return firstTitle().differsBySubtitle(secondTitle());
    }

    /// A replaced letter makes other words, too; only with the same page it is an error.
    boolean isMisspelling() {
        return firstTitle().isMisspellingOf(secondTitle(), agreeIn("page"));
    }

    /// The index or editorial of another issue.
    boolean isRecurringTitle() {
        boolean isElsewhere =
                !isWithinYears(0) || differIn("volume") || differIn("number") || differIn("page");
        return isElsewhere
                && RecurringTitle.isRecurring(firstTitle())
                && RecurringTitle.isRecurring(secondTitle());
    }

    boolean areSameAuthors() {
        return areSameAuthors;
    }

    boolean isSameFirstAuthor() {
        return firstAuthors().hasSameFirst(secondAuthors());
    }

    boolean areMostAuthorsSame() {
        return firstAuthors().likeness(secondAuthors()) >= RELATED;
    }

    boolean mayBeSamePeople() {
        boolean hasNoPeople = firstAuthors().isEmpty() || secondAuthors().isEmpty();
        return areSameAuthors || hasNoPeople || areMostAuthorsSame();
    }

    boolean isSameKind() {
        return firstEntry.kind() == secondEntry.kind();
    }

    /// An entry of another kind may be of any: a PDF says none.
    boolean isSameOrUnknownKind() {
        return isSameKind()
                || firstEntry.kind() == WorkKind.OTHER
                || secondEntry.kind() == WorkKind.OTHER;
    }

    boolean mayBeSameKind() {
        boolean isUnpublished = !firstEntry.isPublication() || !secondEntry.isPublication();
        return isSameKind() || isUnpublished || agreeIn("page");
    }

    /// A paper and its later version elsewhere, one of which has the other's DOI by mistake.
    boolean areTwoVersions() {
        return firstEntry.isPublication()
                && secondEntry.isPublication()
                && !isSameKind()
                && !isWithinYears(1);
    }

    /// Books, reports and the like, which are not in a journal or proceedings.
    boolean areStandalone() {
        return isSameKind() && !firstEntry.isPublication() && !firstEntry.isPreprint();
    }

    boolean isWithinYears(int maxYears) {
        return yearGap.isEmpty() || yearGap.get() <= maxYears;
    }

    boolean agreeIn(String numberField) {
        return firstEntry.agreesIn(numberField, secondEntry);
    }

    boolean differIn(String numberField) {
        return firstEntry.differsIn(numberField, secondEntry);
    }

    boolean isSamePlace() {
        return agreeIn("page") || agreeIn("volume");
    }

    boolean mayBeSamePlace() {
        return isSamePlace()
                || VenueNameMatch.mayBeSame(firstEntry.venueName(), secondEntry.venueName());
    }

    boolean isSameVenue() {
        return !firstEntry.venueName().isEmpty()
                && VenueNameMatch.mayBeSame(firstEntry.venueName(), secondEntry.venueName());
    }

    private boolean areBooks() {
        return firstEntry.kind() == WorkKind.BOOK && secondEntry.kind() == WorkKind.BOOK;
    }

    /// One is a volume, the other the whole. In a series, the volume is that of the series.
    boolean isOnlyOneVolume() {
        return areBooks()
                && firstEntry.hasNumber("volume") != secondEntry.hasNumber("volume")
                && !firstEntry.hasNumber("series")
                && !secondEntry.hasNumber("series");
    }

    /// Proceedings and their companion may have one title and differ in the booktitle.
    boolean haveOtherBooktitles() {
        return areBooks() && firstEntry.isUnderOtherBooktitle(secondEntry);
    }

    /// One is in the companion volume, among the posters or the like.
    boolean haveOtherTracks() {
        return !firstEntry.venueName().isEmpty()
                && !secondEntry.venueName().isEmpty()
                && !firstEntry.venueName().equals(secondEntry.venueName())
                && firstEntry.isPublication()
                && secondEntry.isPublication()
                && VenueName.parse(firstEntry.venueName()).track()
                        != VenueName.parse(secondEntry.venueName()).track();
    }

    /// A later edition, and one that does not say which it is and is of another year.
    boolean isOnlyOneLaterEdition() {
        return !isWithinYears(0)
                && firstEntry.hasNumber("edition") != secondEntry.hasNumber("edition");
    }

    boolean haveOtherMacros() {
        return differIn("string") && !firstEntry.venueName().equals(secondEntry.venueName());
    }

    /// Whether both have one key, first author and year: a list of authors may have been cut, and
    /// programs choose types differently.
    boolean haveSameKey() {
        return !firstEntry.key().isEmpty()
                && firstEntry.key().equals(secondEntry.key())
                && !firstAuthors().isEmpty()
                && firstAuthors().firstFamily().equals(secondAuthors().firstFamily())
                && isWithinYears(0);
    }
}
