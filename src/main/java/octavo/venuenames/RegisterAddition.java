package octavo.venuenames;

import octavo.text.CsvText.CsvRow;
import octavo.venuenames.Series.VenueRank;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Adds lists to a register.
final class RegisterAddition {
    private final VenueRegister register;
    private final SequencedMap<String, Series> seriesById = new LinkedHashMap<>();
    private final Map<String, String> idsByStrictKey = new HashMap<>();

    RegisterAddition(VenueRegister register) {
        this.register = register;
        register.allSeries()
                .forEach(registeredSeries ->
                        seriesById.put(registeredSeries.id(), registeredSeries));
    }

    VenueRegister addList(VenueList venueList) {
        venueList.journalRows().forEach(this::addJournal);
        venueList.conferenceRows().forEach(this::addConference);
        return VenueRegister.of(seriesById.values());
    }

    private void addJournal(CsvRow row) {
        String fullName = row.cell(0);
        Series knownSeries =
                findKnown(fullName).orElseGet(() -> createSeries(fullName, "", VenueKind.JOURNAL));
        SeriesNames names = knownSeries.names();
        names =
                names.abbreviation().isEmpty()
                        ? names.withAbbreviation(row.cell(1))
                        : names.withOtherName(row.cell(1));
        names = row.cell(2).isEmpty() ? names : names.withOtherName(row.cell(2));
        seriesById.put(knownSeries.id(), knownSeries.withNames(names.withOtherName(fullName)));
    }

    private void addConference(CsvRow row) {
        String title = row.cell(1);
        Series knownSeries =
                findKnown(title)
                        .filter(candidate -> candidate.kind().isEvent())
                        .orElseGet(() -> createSeries(title, row.cell(2), VenueKind.CONFERENCE));
        Series namedSeries = knownSeries.withNames(knownSeries.names().withOtherName(title));
        seriesById.put(
                knownSeries.id(), namedSeries.withRank(new VenueRank(row.cell(3), row.cell(4))));
    }

    /// The series named in a list: with the same words, and no other has them.
    private Optional<Series> findKnown(String name) {
        VenuePhrase phrase = VenuePhrase.ofName(name);
        String addedId = idsByStrictKey.get(phrase.strictKey());
        if (addedId != null) {
            return Optional.ofNullable(seriesById.get(addedId));
        }
        List<String> seriesIds =
                register.findStrict(phrase.strictKey()).stream()
                        .map(registeredName -> registeredName.series().id())
                        .distinct()
                        .toList();
        if (seriesIds.isEmpty() && !phrase.eventNoun().isEmpty()) {
            seriesIds =
                    register.findLoose(phrase.looseKey()).stream()
                            .map(registeredName -> registeredName.series().id())
                            .distinct()
                            .toList();
        }
        return seriesIds.size() == 1
                ? Optional.ofNullable(seriesById.get(seriesIds.getFirst()))
                : Optional.empty();
    }

    private Series createSeries(String fullName, String acronym, VenueKind kind) {
        String strictKey = VenuePhrase.ofName(fullName).strictKey();
        String seriesId = "list-" + (strictKey.isEmpty() ? fullName : strictKey).replace(' ', '-');
        idsByStrictKey.put(strictKey, seriesId);
        var names = new SeriesNames(fullName, "", acronym, List.of(), List.of());
        return new Series(seriesId, kind, names, "", List.of(), List.of());
    }
}
