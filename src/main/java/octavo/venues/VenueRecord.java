package octavo.venues;

import octavo.venuenames.VenueKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What somebody has decided about a venue of a library.
///
/// @param name the venue, by any name that the library uses
/// @param kind what it is, if the register does not know or is wrong
/// @param brief a short name to write
/// @param preferred how it is to be written; may have `{ordinal}` and `{year}`
/// @param same names that mean it too
/// @param different names that do not mean it, however alike
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
