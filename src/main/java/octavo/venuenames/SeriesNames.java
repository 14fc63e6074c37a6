package octavo.venuenames;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /// The longest of its full names that an entry writes, with the sponsors before it there; the
    /// present name if the entry writes none.
    public String nameIn(String venue) {
        return Stream.concat(Stream.of(fullName), otherNames.stream())
                .sorted(Comparator.comparingInt(String::length).reversed())
                .flatMap(name -> nameWithSponsors(name, venue).stream())
                .findFirst()
                .orElse(fullName);
    }

    private static Optional<String> nameWithSponsors(String name, String venue) {
        Matcher nameMatcher =
                Pattern.compile(Pattern.quote(name), Pattern.CASE_INSENSITIVE).matcher(venue);
        return nameMatcher.find()
                ? Optional.of(sponsorsBefore(venue, nameMatcher.start()) + name)
                : Optional.empty();
    }

    /// The sponsors that end at an index, with the separators behind them: "IEEE/ACM ".
    private static String sponsorsBefore(String venue, int nameStart) {
        int sponsorStart = nameStart;
        while (sponsorStart > 0) {
            int wordEnd = sponsorStart;
            while (wordEnd > 0 && " /-".indexOf(venue.charAt(wordEnd - 1)) >= 0) {
                wordEnd--;
            }
            int wordStart = wordEnd;
            while (wordStart > 0 && Character.isLetterOrDigit(venue.charAt(wordStart - 1))) {
                wordStart--;
            }
            String word = venue.substring(wordStart, wordEnd).toLowerCase(Locale.ROOT);
            if (!VenueVocabulary.hasRole(word, VenueVocabulary.VenueWordRole.SPONSOR)) {
                break;
            }
            sponsorStart = wordStart;
        }
        return venue.substring(sponsorStart, nameStart);
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
