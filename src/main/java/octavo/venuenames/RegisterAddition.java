package octavo.venuenames;

import octavo.text.CsvText.Row;
import octavo.venuenames.Series.Rank;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Adds lists to a register.
final class RegisterAddition {
    private final VenueRegister register;
    private final SequencedMap<String, Series> series = new LinkedHashMap<>();
    private final Map<String, String> added = new HashMap<>();

    RegisterAddition(VenueRegister register) {
        this.register = register;
        register.series().forEach(each -> series.put(each.id(), each));
    }

    VenueRegister with(VenueList list) {
        list.journals().forEach(this::addJournal);
        list.conferences().forEach(this::addConference);
        return VenueRegister.of(series.values());
    }

    private void addJournal(Row row) {
        String full = row.cell(0);
        Series known = known(full).orElseGet(() -> create(full, "", VenueKind.JOURNAL));
        SeriesNames names = known.names();
        names =
                names.brief().isEmpty()
                        ? names.withBrief(row.cell(1))
                        : names.withOther(row.cell(1));
        names = row.cell(2).isEmpty() ? names : names.withOther(row.cell(2));
        series.put(known.id(), known.withNames(names.withOther(full)));
    }

    private void addConference(Row row) {
        String title = row.cell(1);
        Series known =
                known(title)
                        .filter(it -> it.kind().isEvent())
                        .orElseGet(() -> create(title, row.cell(2), VenueKind.CONFERENCE));
        Series named = known.withNames(known.names().withOther(title));
        series.put(known.id(), named.withRank(new Rank(row.cell(3), row.cell(4))));
    }

    /// The series named in a list: with the same words, and no other has them.
    private Optional<Series> known(String name) {
        VenuePhrase phrase = VenuePhrase.ofName(name);
        String own = added.get(phrase.strict());
        if (own != null) {
            return Optional.ofNullable(series.get(own));
        }
        List<String> ids =
                register.strict(phrase.strict()).stream()
                        .map(named -> named.series().id())
                        .distinct()
                        .toList();
        if (ids.isEmpty() && !phrase.noun().isEmpty()) {
            ids =
                    register.loose(phrase.loose()).stream()
                            .map(named -> named.series().id())
                            .distinct()
                            .toList();
        }
        return ids.size() == 1 ? Optional.ofNullable(series.get(ids.getFirst())) : Optional.empty();
    }

    private Series create(String full, String acronym, VenueKind kind) {
        String strict = VenuePhrase.ofName(full).strict();
        String id = "list-" + (strict.isEmpty() ? full : strict).replace(' ', '-');
        added.put(strict, id);
        var names = new SeriesNames(full, "", acronym, List.of(), List.of());
        return new Series(id, kind, names, "", List.of(), List.of());
    }
}
