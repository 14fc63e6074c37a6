package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The names of a series.
///
/// @param full its present name
/// @param brief its ISO 4 abbreviation or the like; empty if there is none
/// @param acronym empty if it has none
/// @param others former and alternative names
/// @param acronyms former and alternative acronyms
public record SeriesNames(
        String full, String brief, String acronym, List<String> others, List<String> acronyms) {
    public SeriesNames {
        others = List.copyOf(others);
        acronyms = List.copyOf(acronyms);
    }

    /// Every name, in full or abbreviated, the present one first.
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
