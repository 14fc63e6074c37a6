package octavo.venuenames;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The names of a series.
///
/// @param fullName its present name
/// @param abbreviation its ISO 4 abbreviation or the like; empty if there is none
/// @param acronym empty if it has none
/// @param otherNames former and alternative names
/// @param otherAcronyms former and alternative acronyms
public record SeriesNames(
        String fullName,
        String abbreviation,
        String acronym,
        List<String> otherNames,
        List<String> otherAcronyms) {
    public SeriesNames {
        otherNames = List.copyOf(otherNames);
        otherAcronyms = List.copyOf(otherAcronyms);
    }

    /// Every name, in full or abbreviated, the present one first.
    public Stream<String> allNames() {
        Stream<String> abbreviationStream =
                abbreviation.isEmpty() ? Stream.empty() : Stream.of(abbreviation);
        return Stream.concat(
                Stream.of(fullName),
                Stream.concat(abbreviationStream, otherNames.stream()).distinct());
    }

    /// Every acronym, the present one first.
    public Stream<String> allAcronyms() {
        Stream<String> presentAcronym = acronym.isEmpty() ? Stream.empty() : Stream.of(acronym);
        return Stream.concat(presentAcronym, otherAcronyms.stream());
    }

    SeriesNames withAbbreviation(String newAbbreviation) {
        return new SeriesNames(fullName, newAbbreviation, acronym, otherNames, otherAcronyms);
    }

    SeriesNames withOtherName(String otherName) {
        if (allNames().anyMatch(otherName::equals)) {
            return this;
        }
        List<String> moreNames = new ArrayList<>(otherNames);
        moreNames.add(otherName);
        return new SeriesNames(fullName, abbreviation, acronym, moreNames, otherAcronyms);
    }
}
