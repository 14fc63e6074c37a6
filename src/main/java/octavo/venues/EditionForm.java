package octavo.venues;

import octavo.library.Work;
import octavo.venuenames.VenueEdition;
import octavo.venuenames.VenueName;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Fills forms such as `Proceedings of the {ordinal} Symposium` for one entry. Forms are in TeX,
/// but special characters such as & may be unescaped.
final class EditionForm {
    private static final Set<String> PLACEHOLDERS = Set.of("ordinal", "year", "year2");

    /// A word in braces that is not a TeX argument.
    private static final Pattern BRACED =
            Pattern.compile("(?<![\\p{L}\\\\^'\"`~=.])\\{(\\p{L}{3,}\\d*)\\}");

    private static final Pattern BARE_SIGN = Pattern.compile("(?<!\\\\)[&%#]");

    private final Optional<Integer> ordinal;
    private final Optional<Integer> year;

    /// The year of the meeting is the entry's if the venue does not state one.
    EditionForm(Work work, VenueName name) {
        VenueEdition edition = name.edition();
        this.ordinal = edition.ordinal();
        this.year = edition.year().or(() -> work.publicationDate().startYear());
    }

    /// An unknown placeholder in a form. Braced capitals are not placeholders but case protection.
    static Optional<String> findMistyped(String form) {
        return BRACED.matcher(form)
                .results()
                .map(braceMatch -> braceMatch.group(1))
                .filter(word -> !PLACEHOLDERS.contains(word))
                .filter(word -> {
                    String lowerCase = word.toLowerCase(Locale.ROOT);
                    return word.equals(lowerCase) || PLACEHOLDERS.contains(lowerCase);
                })
                .findFirst();
    }

    /// The form with its placeholders filled; empty if a value is unknown.
    Optional<String> fillForm(String form) {
        boolean lacksValue =
                form.contains("{ordinal}") && ordinal.isEmpty()
                        || form.contains("{year") && year.isEmpty();
        if (lacksValue) {
            return Optional.empty();
        }
        return Optional.of(
                BARE_SIGN
                        .matcher(form)
                        .replaceAll("\\\\$0")
                        .replace("{ordinal}", ordinal.map(EditionForm::ordinal).orElse(""))
                        .replace("{year}", year.map(String::valueOf).orElse(""))
                        .replace("{year2}", year.map(EditionForm::twoDigits).orElse("")));
    }

    Optional<Integer> ordinal() {
        return ordinal;
    }

    Optional<Integer> year() {
        return year;
    }

    /// The form of a text that names an edition.
    static Optional<String> of(String writtenName, VenueEdition edition) {
        String form = writtenName;
        if (edition.ordinal().isPresent()) {
            form = form.replace(ordinal(edition.ordinal().get()), "{ordinal}");
        }
        if (edition.year().isPresent()) {
            int year = edition.year().get();
            form =
                    form.replace(String.valueOf(year), "{year}")
                            .replace("'" + twoDigits(year), "'{year2}");
        }
        String remainingText = form.replace("{year2}", "");
        boolean isCompletelyFilled =
                edition.place().isEmpty() && remainingText.chars().noneMatch(Character::isDigit);
        boolean hasAllPlaceholders =
                edition.ordinal().isEmpty() == !form.contains("{ordinal}")
                        && edition.year().isEmpty() == !form.contains("{year");
        return isCompletelyFilled && hasAllPlaceholders ? Optional.of(form) : Optional.empty();
    }

    private static String twoDigits(int year) {
        return "%02d".formatted(year % 100);
    }

    /// 1st, 2nd, 3rd, 11th …
    static String ordinal(int number) {
        boolean isTeen = number / 10 % 10 == 1;
        String ending =
                switch (isTeen ? 0 : number % 10) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return number + ending;
    }
}
