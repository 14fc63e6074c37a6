package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.lookup.SourcedWork;
import octavo.values.PublicationDate;
import octavo.venuenames.VenueRegister;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A claimed work beside one record.
public record RecordComparison(
        SourcedWork sourcedWork,
        TitleAgreement title,
        PeopleAgreement people,
        VenueAgreement venue,
        Optional<Integer> recordedYear) {
    public static RecordComparison of(
            VenueRegister register, ClaimedWork claimed, SourcedWork sourcedWork) {
        ImportedWork work = sourcedWork.importedWork();
        TitleAgreement titleAgreement = bestTitle(claimed.comparedTitle(), titlesOf(work));
        boolean hasOthers =
                work.findValue(FieldName.AUTHOR)
                        .filter(it ->
                                it instanceof ImportedValue.PeopleValue people
                                        && people.hasOthers())
                        .isPresent();
        return new RecordComparison(
                sourcedWork,
                titleAgreement,
                PeopleAgreement.of(
                        claimed.people(),
                        claimed.hasOthers(),
                        work.namesOf(FieldName.AUTHOR),
                        hasOthers),
                titleAgreement == TitleAgreement.OTHER
                        ? VenueAgreement.UNCLEAR
                        : VenueAgreement.of(register, claimed, work),
                work.dateOf(FieldName.DATE).flatMap(PublicationDate::startYear));
    }

    private static List<String> titlesOf(ImportedWork work) {
        String title = work.plainText(FieldName.TITLE);
        String subtitle = work.plainText(FieldName.SUBTITLE);
        return subtitle.isEmpty() ? List.of(title) : List.of(title + ": " + subtitle, title);
    }

    private static TitleAgreement bestTitle(
            ComparedTitle claimedTitle, List<String> recordedTitles) {
        return recordedTitles.stream()
                .map(it -> TitleAgreement.of(claimedTitle, ComparedTitle.of(it)))
                .min(TitleAgreement::compareTo)
                .orElse(TitleAgreement.OTHER);
    }

    static String venueOf(ImportedWork work) {
        return Stream.of(FieldName.JOURNALTITLE, FieldName.BOOKTITLE)
                .map(work::plainText)
                .filter(it -> !it.isBlank())
                .findFirst()
                .orElse("");
    }

    public String serviceName() {
        return sourcedWork.sourceName();
    }

    public String recordedTitle() {
        return titlesOf(sourcedWork.importedWork()).getFirst();
    }

    public String recordedVenue() {
        return venueOf(sourcedWork.importedWork());
    }

    /// The people as text, shortened.
    String recordedPeople() {
        List<String> names =
                sourcedWork.importedWork().namesOf(FieldName.AUTHOR).stream()
                        .map(it -> it.displayName())
                        .toList();
        return names.size() > 3 ? names.getFirst() + " et al." : String.join(", ", names);
    }

    /// The record in a line: people, title, venue and year.
    String recordText() {
        return Stream.of(
                        recordedPeople(),
                        "“" + recordedTitle() + "”",
                        recordedVenue(),
                        recordedYear.map(String::valueOf).orElse(""))
                .filter(it -> !it.isBlank())
                .collect(Collectors.joining(", "));
    }

    /// How many years the record is off. The time between its first and its last publication, in
    /// print and online, is right.
    Optional<Integer> yearGapTo(int claimedYear) {
        NavigableSet<Integer> years = new TreeSet<>(sourcedWork.importedWork().publicationYears());
        recordedYear.ifPresent(years::add);
        return years.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        claimedYear < years.getFirst()
                                ? years.getFirst() - claimedYear
                                : Math.max(0, claimedYear - years.getLast()));
    }

    public boolean isPreprint() {
        return sourcedWork.importedWork().type().equals("online");
    }

    /// Whether the record is of the claimed work, whatever the entry gets wrong. With a title that
    /// is only similar, the people must be.
    boolean isOfClaimedWork() {
        return title.isSame() && !people.areOthers()
                || title == TitleAgreement.NEAR && people.areMostlySame();
    }

    /// Whether the record has the claimed title, but none of the claimed people.
    boolean isNamesake() {
        return title.isSame() && people.areOthers();
    }
}
