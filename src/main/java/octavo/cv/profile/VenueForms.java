package octavo.cv.profile;

import octavo.convert.TitleParts;
import octavo.fields.FieldName;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.SeriesNames;
import octavo.venuenames.VenueMatchResult;
import octavo.venuenames.VenueRegister;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Forms of a venue's name, from the entry; for a series in the register, the acronym if the entry
/// has none.
///
/// @param full without an acronym in brackets after it
/// @param acronym such as `OSDI`; empty if there is none
/// @param badge the acronym with its year, `OSDI '20`
/// @param series the name of the series, without edition and year
public record VenueForms(String full, String acronym, String badge, String series) {
    private static final String LETTERS = "\\p{Lu}[\\p{L}\\p{N}&/+@-]*(?: [\\p{Lu}&][\\p{L}&-]*)?";
    private static final String YEAR = "(?:\\s*['’]?\\s*(?:\\d{2}|\\d{4}))";

    /// The acronym and year in `Symposium on … (OSDI 20)`.
    private static final Pattern BRACKETED =
            Pattern.compile("(.+?)\\s*\\((" + LETTERS + ")" + YEAR + "?\\)\\s*");

    /// `SOSP '24` on its own.
    private static final Pattern ALONE = Pattern.compile("(" + LETTERS + ")" + YEAR);

    /// `arXiv preprint arXiv:2101.00001`, `CoRR`.
    private static final Pattern ARXIV = Pattern.compile("(?i)\\barxiv\\b|^corr$");

    /// What an edition says of itself.
    private static final Pattern EDITION =
            Pattern.compile(
                    "(?i)^proceedings of (?:the"
                            + " )?|\\b\\d+(?:st|nd|rd|th)\\b|\\b(?:19|20)\\d{2}\\b");

    /// Where the form that somebody prefers has the edition.
    private static final Pattern PLACEHOLDER =
            Pattern.compile("['’]?\\{(?:ordinal|year2?)\\}|\\(\\{year2?\\}\\)");

    private static final Pattern FOUR_DIGITS = Pattern.compile("\\d{4}");

    public static VenueForms of(Work work) {
        String venue = work.venue();
        if (work.kind() == Kind.PREPRINT) {
            String archive = archive(work, venue);
            return new VenueForms(archive, "", badge(work, "", archive), archive);
        }
        Matcher bracketed = BRACKETED.matcher(venue);
        boolean inBrackets = bracketed.matches();
        String full = inBrackets ? bracketed.group(1) : venue;
        String acronym =
                inBrackets
                        ? bracketed.group(2)
                        : acronym(work.text("series"))
                                .or(() -> acronym(work.text("x-venue-short")))
                                .or(() -> acronym(work.text("abbr")))
                                .or(() -> acronym(venue))
                                .or(() -> known(venue))
                                .orElse("");
        return new VenueForms(
                TitleParts.withSubtitle(full, subtitle(work, venue)),
                acronym,
                badge(work, acronym, full),
                series(full));
    }

    /// The longest of the names of the series that the entry writes, as with a sponsor that it
    /// names; of a series that is not in our register, what is left without edition and year.
    private static String series(String venue) {
        String folded = venue.toLowerCase(Locale.ROOT);
        Optional<SeriesNames> names =
                Known.REGISTER.place(venue).series().map(series -> series.names());
        if (names.isEmpty()) {
            return seriesIn(venue);
        }
        return Stream.concat(Stream.of(names.get().full()), names.get().others().stream())
                .filter(name -> folded.contains(name.toLowerCase(Locale.ROOT)))
                .max(Comparator.comparingInt(String::length))
                .orElse(names.get().full());
    }

    /// A name without its edition, year and placeholders for them.
    public static String seriesIn(String venue) {
        return EDITION.matcher(PLACEHOLDER.matcher(venue).replaceAll(""))
                .replaceAll("")
                .strip()
                .replaceAll("(?<=\\()\\s+", "")
                .replaceAll("\\s{2,}", " ");
    }

    private static String subtitle(Work work, String venue) {
        for (String field : List.of("journal", "book")) {
            if (!venue.isEmpty() && venue.equals(work.text(field + "title"))) {
                return work.text(field + "subtitle");
            }
        }
        return "";
    }

    private static String archive(Work work, String venue) {
        String type = work.text(FieldName.EPRINTTYPE);
        String name = type.isEmpty() ? work.text(FieldName.ARCHIVEPREFIX) : type;
        if (name.equalsIgnoreCase("arxiv") || ARXIV.matcher(venue).find()) {
            return "arXiv";
        }
        return name.isEmpty() ? venue : name;
    }

    private static Optional<String> acronym(String text) {
        Matcher alone = ALONE.matcher(text.strip());
        return alone.matches() ? Optional.of(alone.group(1)) : Optional.empty();
    }

    /// The acronym of a well-known series.
    private static Optional<String> known(String venue) {
        VenueMatchResult placed = Known.REGISTER.place(venue);
        return placed.series()
                .filter(_ -> placed.track() == EditionTrack.MAIN)
                .map(series -> series.names().acronym())
                .filter(acronym -> !acronym.isEmpty());
    }

    private static String badge(Work work, String acronym, String full) {
        String year = work.date().shownYear().orElse("");
        String name = acronym.isEmpty() ? full : acronym;
        if (name.isEmpty() || year.isEmpty()) {
            return name + year;
        }
        boolean isShort = FOUR_DIGITS.matcher(year).matches();
        return name + " " + (isShort ? "’" + year.substring(2) : year);
    }

    /// The register, loaded on first use.
    private static final class Known {
        static final VenueRegister REGISTER = VenueRegister.builtIn();
    }
}
