package octavo.series;

import octavo.library.Work;
import octavo.venues.Edition;
import octavo.venues.VenueName;

import java.util.Optional;

/// Fills forms such as `Proceedings of the {ordinal} Symposium` for one entry.
final class EditionForm {
    private final Optional<Integer> ordinal;
    private final Optional<Integer> year;

    /// The year of the meeting is that of the entry, if the venue does not say it.
    EditionForm(Work work, VenueName name) {
        Edition edition = name.edition();
        this.ordinal = edition.ordinal();
        this.year = edition.year().or(() -> work.date().startYear());
    }

    /// The form with what it asks for; nothing if some of it is not known.
    Optional<String> filled(String form) {
        boolean lacks =
                form.contains("{ordinal}") && ordinal.isEmpty()
                        || form.contains("{year") && year.isEmpty();
        if (lacks) {
            return Optional.empty();
        }
        return Optional.of(
                form.replace("{ordinal}", ordinal.map(EditionForm::ordinal).orElse(""))
                        .replace("{year}", year.map(String::valueOf).orElse(""))
                        .replace("{year2}", year.map(EditionForm::twoDigits).orElse("")));
    }

    Optional<Integer> ordinal() {
        return ordinal;
    }

    Optional<Integer> year() {
        return year;
    }

    private static String twoDigits(int year) {
        return "%02d".formatted(year % 100);
    }

    /// 1st, 2nd, 3rd, 11th …
    static String ordinal(int number) {
        boolean teen = number / 10 % 10 == 1;
        String ending =
                switch (teen ? 0 : number % 10) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return number + ending;
    }
}
