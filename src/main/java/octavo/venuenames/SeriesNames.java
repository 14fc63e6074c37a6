package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What a series is called.
///
/// @param full the name that it has now
/// @param brief its ISO 4 abbreviation or the like; empty where none is given
/// @param acronym empty where it has none
/// @param others names that it has had, or that are also in use
/// @param acronyms acronyms that it has had, or that are also in use
public record SeriesNames(
        String full, String brief, String acronym, List<String> others, List<String> acronyms) {
    public SeriesNames {
        others = List.copyOf(others);
        acronyms = List.copyOf(acronyms);
    }

    /// Every name that is written out or abbreviated, the present one first.
    public Stream<String> written() {
        Stream<String> abbreviated = brief.isEmpty() ? Stream.empty() : Stream.of(brief);
        return Stream.concat(
                Stream.of(full), Stream.concat(abbreviated, others.stream()).distinct());
    }

    /// Every acronym, the present one first.
    public Stream<String> allAcronyms() {
        Stream<String> present = acronym.isEmpty() ? Stream.empty() : Stream.of(acronym);
        return Stream.concat(present, acronyms.stream());
    }

    SeriesNames withBrief(String other) {
        return new SeriesNames(full, other, acronym, others, acronyms);
    }

    SeriesNames withOther(String name) {
        if (written().anyMatch(name::equals)) {
            return this;
        }
        List<String> more = new ArrayList<>(others);
        more.add(name);
        return new SeriesNames(full, brief, acronym, more, acronyms);
    }
}
