package octavo.cv.configuration;

import octavo.conversion.TitleParts;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.values.PreprintServers;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.VenueMatchResult;
import octavo.venuenames.VenueRegister;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Forms of a venue's name, from the entry; for a series in the register, the acronym if the entry
/// has none.
///
/// @param fullName without an acronym in brackets after it
/// @param acronym such as `OSDI`; empty if there is none
/// @param badge the acronym with its year, `OSDI '20`
/// @param seriesName the name of the series, without edition and year
public record VenueForms(String fullName, String acronym, String badge, String seriesName) {
    private static final String ACRONYM_LETTERS =
            "\\p{Lu}[\\p{L}\\p{N}&/+@-]*(?: [\\p{Lu}&][\\p{L}&-]*)?";
    private static final String YEAR_AFTER_ACRONYM = "(?:\\s*['’]?\\s*(?:\\d{2}|\\d{4}))";

    /// The acronym and year in `Symposium on … (OSDI 20)`.
    private static final Pattern BRACKETED_ACRONYM =
            Pattern.compile(
                    "(.+?)\\s*\\((" + ACRONYM_LETTERS + ")" + YEAR_AFTER_ACRONYM + "?\\)\\s*");

    /// `SOSP '24` on its own.
    private static final Pattern ACRONYM_ALONE =
            Pattern.compile("(" + ACRONYM_LETTERS + ")" + YEAR_AFTER_ACRONYM);

    /// What an edition says of itself.
    private static final Pattern EDITION_TEXT =
            Pattern.compile(
                    "(?i)^proceedings of (?:the"
                            + " )?|\\b\\d+(?:st|nd|rd|th)\\b|\\b(?:19|20)\\d{2}\\b");

    /// Where the form that somebody prefers has the edition.
    private static final Pattern PLACEHOLDER =
            Pattern.compile("['’]?\\{(?:ordinal|year2?)\\}|\\(\\{year2?\\}\\)");

    private static final Pattern FOUR_DIGITS = Pattern.compile("\\d{4}");

    public static VenueForms of(Work work) {
        String venue = work.venue();
        if (work.workKind() == WorkKind.PREPRINT) {
            String archiveName = archiveName(work, venue);
            return new VenueForms(archiveName, "", badge(work, "", archiveName), archiveName);
        }
        Matcher bracketedMatcher = BRACKETED_ACRONYM.matcher(venue);
        boolean isBracketed = bracketedMatcher.matches();
        String fullName = isBracketed ? bracketedMatcher.group(1) : venue;
        String acronym =
                isBracketed
                        ? bracketedMatcher.group(2)
                        : acronym(work.plainText("series"))
                                .or(() -> acronym(work.plainText("x-venue-short")))
                                .or(() -> acronym(work.plainText("abbr")))
                                .or(() -> acronym(venue))
                                .or(() -> knownAcronym(venue))
                                .orElse("");
        return new VenueForms(
                TitleParts.withSubtitle(fullName, subtitleOf(work, venue)),
                acronym,
                badge(work, acronym, fullName),
                seriesName(fullName));
    }

    /// The acronym to print after the full name; empty if that is no more than an acronym itself.
    public String addedAcronym() {
        return fullName.equalsIgnoreCase(acronym) || acronym(fullName).isPresent() ? "" : acronym;
    }

    /// The series as the entry writes it, with the sponsors that it names; of a series that is not
    /// in our register, what is left without edition and year.
    private static String seriesName(String venue) {
        String nameWithoutEdition = withoutEdition(venue);
        return VenueRegister.builtIn()
                .resolveVenue(venue)
                .certainSeries()
                .map(series -> series.names().nameIn(nameWithoutEdition))
                .orElse(nameWithoutEdition);
    }

    /// A name without its edition, year and placeholders for them.
    public static String withoutEdition(String venue) {
        return EDITION_TEXT
                .matcher(PLACEHOLDER.matcher(venue).replaceAll(""))
                .replaceAll("")
                .strip()
                .replaceAll("(?<=\\()\\s+", "")
                .replaceAll("\\s{2,}", " ");
    }

    private static String subtitleOf(Work work, String venue) {
        for (String field : List.of("journal", "book")) {
            if (!venue.isEmpty() && venue.equals(work.plainText(field + "title"))) {
                return work.plainText(field + "subtitle");
            }
        }
        return "";
    }

    private static String archiveName(Work work, String venue) {
        String eprintType = work.plainText(FieldName.EPRINTTYPE);
        String archiveName =
                eprintType.isEmpty() ? work.plainText(FieldName.ARCHIVEPREFIX) : eprintType;
        if (archiveName.equalsIgnoreCase("arxiv") || PreprintServers.isArxivName(venue)) {
            return "arXiv";
        }
        return archiveName.isEmpty() ? venue : archiveName;
    }

    private static Optional<String> acronym(String text) {
        Matcher aloneMatcher = ACRONYM_ALONE.matcher(text.strip());
        return aloneMatcher.matches() ? Optional.of(aloneMatcher.group(1)) : Optional.empty();
    }

    /// The acronym of a well-known series.
    private static Optional<String> knownAcronym(String venue) {
        VenueMatchResult matchResult = VenueRegister.builtIn().resolveVenue(venue);
        return matchResult
                .certainSeries()
                .filter(_ -> matchResult.track() == EditionTrack.MAIN)
                .map(series -> series.names().acronym())
                .filter(acronym -> !acronym.isEmpty());
    }

    private static String badge(Work work, String acronym, String fullName) {
        String year = work.publicationDate().displayYear().orElse("");
        String shortName = acronym.isEmpty() ? fullName : acronym;
        if (shortName.isEmpty() || year.isEmpty()) {
            return shortName + year;
        }
        boolean isShort = FOUR_DIGITS.matcher(year).matches();
        return shortName + " " + (isShort ? "’" + year.substring(2) : year);
    }
}
