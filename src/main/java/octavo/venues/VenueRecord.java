package octavo.venues;

import octavo.venuenames.VenueKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The user's decisions about a venue.
///
/// @param name any name of the venue in the library
/// @param kind its kind, if the register lacks it or is wrong
/// @param shortName its short name
/// @param preferredForm how to write it; may contain `{ordinal}` and `{year}`
/// @param sameNames further names of it
/// @param differentNames similar names of other venues
public record VenueRecord(
        String name,
        Optional<VenueKind> kind,
        String acronym,
        String shortName,
        Optional<String> preferredForm,
        List<String> sameNames,
        List<String> differentNames) {
    public VenueRecord {
        sameNames = List.copyOf(sameNames);
        differentNames = List.copyOf(differentNames);
    }

    static VenueRecord of(String name) {
        return new VenueRecord(
                name, Optional.empty(), "", "", Optional.empty(), List.of(), List.of());
    }

    VenueRecord withSame(String other) {
        return new VenueRecord(
                name,
                kind,
                acronym,
                shortName,
                preferredForm,
                withName(sameNames, other),
                withoutName(differentNames, other));
    }

    VenueRecord withDifferent(String other) {
        return new VenueRecord(
                name,
                kind,
                acronym,
                shortName,
                preferredForm,
                withoutName(sameNames, other),
                withName(differentNames, other));
    }

    VenueRecord withPreferred(String form) {
        return new VenueRecord(
                name, kind, acronym, shortName, Optional.of(form), sameNames, differentNames);
    }

    VenueRecord withKind(VenueKind other) {
        return new VenueRecord(
                name,
                Optional.of(other),
                acronym,
                shortName,
                preferredForm,
                sameNames,
                differentNames);
    }

    private static List<String> withName(List<String> names, String name) {
        List<String> newNames = new ArrayList<>(withoutName(names, name));
        newNames.add(name);
        return newNames;
    }

    private static List<String> withoutName(List<String> names, String name) {
        return names.stream().filter(each -> !each.equals(name)).toList();
    }
}
