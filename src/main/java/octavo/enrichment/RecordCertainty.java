package octavo.enrichment;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.text.LetterFolding;
import octavo.values.Doi;
import octavo.values.WorkPages;
import octavo.venuenames.NumberWords;
import octavo.verify.ClaimedWork;
import octavo.verify.RecordComparison;
import octavo.verify.TitleAgreement;
import octavo.verify.VenueAgreement;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// Decides whether a record is certainly of the edition that an entry describes: not of part II,
/// the journal version of a conference paper, an erratum or a second edition.
final class RecordCertainty {
    private static final Set<String> JOURNAL_TYPES =
            Set.of("article", "review", "suppperiodical", "periodical");
    private static final Set<String> PROCEEDINGS_TYPES = Set.of("inproceedings", "incollection");
    private static final Set<String> CHAPTER_TYPES =
            Set.of("incollection", "inbook", "bookinbook", "inproceedings");
    private static final Set<String> BOOK_TYPES =
            Set.of("book", "mvbook", "collection", "mvcollection", "proceedings", "manual");

    private final Work work;
    private final ClaimedWork claimed;

    RecordCertainty(Work work) {
        this.work = work;
        this.claimed = ClaimedWork.of(work);
    }

    ClaimedWork claimed() {
        return claimed;
    }

    boolean isSameEdition(RecordComparison comparison) {
        return isIdentified(comparison)
                ? isSameKind(comparison) && isPlausible(comparison)
                : isSameKind(comparison)
                        && isSameTitle(comparison)
                        && isBySamePeople(comparison)
                        && isOfSameTimeAndVenue(comparison)
                        && !hasOtherNumbers(comparison.sourcedWork().importedWork());
    }

    /// Whether the record has the entry's own DOI, or its arXiv number.
    boolean isIdentified(RecordComparison comparison) {
        ImportedWork record = comparison.sourcedWork().importedWork();
        return claimed.doi().isPresent() && doiOf(record).equals(claimed.doi())
                || claimed.kind() == WorkKind.PREPRINT
                        && claimed.arxivId()
                                .filter(it ->
                                        it.id().equalsIgnoreCase(record.plainText(FieldName.EPRINT))
                                                || it.registeredDoi().equals(doiOf(record)))
                                .isPresent();
    }

    static Optional<Doi> doiOf(ImportedWork record) {
        return Doi.parse(record.plainText(FieldName.DOI)).value();
    }

    /// An identifier may be wrong: the record must be of the work at least.
    private static boolean isPlausible(RecordComparison comparison) {
        return comparison.title().isSame() && comparison.people().sharedCount() > 0
                || comparison.title() == TitleAgreement.NEAR && comparison.people().areMostlySame();
    }

    /// Whether the record is of the same kind. Some services call papers of proceedings articles:
    /// that does not matter where the venue is the same.
    boolean isSameKind(RecordComparison comparison) {
        String type = comparison.sourcedWork().importedWork().type();
        boolean isSameVenue = comparison.venue() == VenueAgreement.SAME;
        return switch (claimed.kind()) {
            case JOURNAL ->
                    JOURNAL_TYPES.contains(type) || isSameVenue && PROCEEDINGS_TYPES.contains(type);
            case CONFERENCE, WORKSHOP ->
                    PROCEEDINGS_TYPES.contains(type) || isSameVenue && JOURNAL_TYPES.contains(type);
            case CHAPTER -> CHAPTER_TYPES.contains(type);
            case BOOK -> BOOK_TYPES.contains(type);
            case THESIS -> type.equals("thesis");
            case REPORT -> type.equals("report");
            case PREPRINT -> comparison.isPreprint();
            case TALK, POSTER, SOFTWARE, DATASET, PATENT, OTHER -> false;
        };
    }

    /// Whether the titles have the same letters, or nearly; a subtitle may be missing only where
    /// all else is the same.
    boolean isSameTitle(RecordComparison comparison) {
        ComparedTitle claimedTitle = claimed.comparedTitle();
        ComparedTitle recordedTitle = ComparedTitle.of(comparison.recordedTitle());
        boolean isFullTitle =
                comparison.title() == TitleAgreement.SAME
                        || comparison.title() == TitleAgreement.SLIP;
        boolean hasSubtitleLess =
                comparison.title() == TitleAgreement.SUBTITLE
                        && comparison.venue() == VenueAgreement.SAME
                        && claimed.year().equals(comparison.recordedYear());
        return (isFullTitle || hasSubtitleLess)
                && claimedTitle.isTelling()
                && claimedTitle.isNotice() == recordedTitle.isNotice()
                && claimedTitle.titleNumbers().equals(recordedTitle.titleNumbers());
    }

    static boolean isBySamePeople(RecordComparison comparison) {
        return comparison.people().isComparable()
                && comparison.people().areSame()
                && comparison.people().sharedCount() > 0;
    }

    private boolean isOfSameTimeAndVenue(RecordComparison comparison) {
        if (claimed.year().isEmpty() || comparison.recordedYear().isEmpty()) {
            return claimed.kind() != WorkKind.BOOK && comparison.venue() == VenueAgreement.SAME;
        }
        int yearGap = Math.abs(claimed.year().get() - comparison.recordedYear().get());
        return switch (comparison.venue()) {
            case SAME -> yearGap == 0 || yearGap == 1 && claimed.kind() != WorkKind.BOOK;
            case UNCLEAR -> yearGap == 0;
            case DOUBTFUL, OTHER, UNHEARD -> false;
        };
    }

    /// Whether volume, first page or edition say that it is another publication.
    private boolean hasOtherNumbers(ImportedWork record) {
        String claimedPage = firstPage(work.rawValue(FieldName.PAGES).orElse(""));
        String recordedPage = firstPage(record.plainText(FieldName.PAGES));
        return areDifferent(work.plainText(FieldName.VOLUME), record.plainText(FieldName.VOLUME))
                || areDifferent(claimedPage, recordedPage)
                || !editionOf(work.plainText(FieldName.EDITION))
                        .equals(editionOf(record.plainText(FieldName.EDITION)));
    }

    private static String firstPage(String pagesText) {
        return WorkPages.parse(pagesText).value().firstPage().orElse("");
    }

    private static boolean areDifferent(String claimedText, String recordedText) {
        return !claimedText.isBlank()
                && !recordedText.isBlank()
                && !claimedText.strip().equalsIgnoreCase(recordedText.strip());
    }

    /// `2` for `2nd`, `Second` and `second edition`; what states no edition is the first.
    private static String editionOf(String editionText) {
        String firstWord = LetterFolding.of(editionText).unaccented().split(" ", 2)[0];
        if (firstWord.isEmpty()) {
            return "1";
        }
        OptionalInt number = NumberWords.valueOfDigits(firstWord);
        if (number.isEmpty()) {
            number = NumberWords.valueOfWord(firstWord);
        }
        return number.isPresent() ? String.valueOf(number.getAsInt()) : firstWord;
    }
}
