package octavo.venues;

import octavo.venuenames.VenueKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The user's decisions about a venue.
///
/// @param name any name of the venue in the library
/// @param kind its kind, if the register lacks it or is wrong
/// @param brief its short name
/// @param preferred how to write it; may contain `{ordinal}` and `{year}`
/// @param same further names of it
/// @param different similar names of other venues
public record VenueRecord(
        String name,
        Optional<VenueKind> kind,
        String acronym,
        String brief,
        Optional<String> preferred,
        List<String> same,
        List<String> different) {
    public VenueRecord {
        same = List.copyOf(same);
        different = List.copyOf(different);
    }

    static VenueRecord of(String name) {
        return new VenueRecord(
                name, Optional.empty(), "", "", Optional.empty(), List.of(), List.of());
    }

    VenueRecord withSame(String other) {
        return new VenueRecord(
                name, kind, acronym, brief, preferred, plus(same, other), minus(different, other));
    }

    VenueRecord withDifferent(String other) {
        return new VenueRecord(
                name, kind, acronym, brief, preferred, minus(same, other), plus(different, other));
    }

    VenueRecord withPreferred(String form) {
        return new VenueRecord(name, kind, acronym, brief, Optional.of(form), same, different);
    }

    VenueRecord withKind(VenueKind other) {
        return new VenueRecord(
                name, Optional.of(other), acronym, brief, preferred, same, different);
    }

    private static List<String> plus(List<String> names, String name) {
        List<String> more = new ArrayList<>(minus(names, name));
        more.add(name);
        return more;
    }

    private static List<String> minus(List<String> names, String name) {
        return names.stream().filter(each -> !each.equals(name)).toList();
    }
}
