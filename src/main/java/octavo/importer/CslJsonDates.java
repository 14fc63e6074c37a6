package octavo.importer;

import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Dates in CSL-JSON: `date-parts` of numbers or texts, with `season` and `circa`; or else words in
/// `literal` or `raw`.
final class CslJsonDates {
    /// EDTF's seasons start at 21.
    private static final int BEFORE_SPRING = 20;

    private CslJsonDates() {}

    static Optional<PublicationDate> of(JsonNode date) {
        List<String> points = new ArrayList<>();
        for (JsonNode parts : date.path("date-parts")) {
            point(parts, date.path("season").asString("")).ifPresent(points::add);
        }
        if (points.isEmpty()) {
            String words = date.isObject() ? "" : date.asString("");
            return SourceDates.of(words.isEmpty() ? words(date) : words);
        }
        String circa = TreeTexts.first(date, "circa");
        String sign = circa.isEmpty() || circa.equals("false") || circa.equals("0") ? "" : "~";
        String text = String.join("/", points.stream().limit(2).map(it -> it + sign).toList());
        return Optional.of(PublicationDate.parse(text).value());
    }

    /// A date in words.
    private static String words(JsonNode date) {
        return TreeTexts.first(date, "literal", "raw", "date-time");
    }

    /// A date in EDTF; empty without a year.
    private static Optional<String> point(JsonNode parts, String season) {
        int year = number(parts.path(0));
        int month = number(parts.path(1));
        int day = number(parts.path(2));
        if (year == 0 || Math.abs(year) > 9999) {
            return Optional.empty();
        }
        // In CSL 1 BC is -1, in ISO 8601 it is 0.
        int counted = year < 0 ? year + 1 : year;
        String text = (counted < 0 ? "-" : "") + "%04d".formatted(Math.abs(counted));
        if (month > 12 && month <= 24) {
            return Optional.of(text + "-" + (BEFORE_SPRING + (month - 13) % 4 + 1));
        }
        if (month < 1 || month > 12) {
            boolean known = season.matches("\\s*[1-4]\\s*");
            return Optional.of(
                    known ? text + "-" + (BEFORE_SPRING + Integer.parseInt(season.strip())) : text);
        }
        String months = text + "-%02d".formatted(month);
        return Optional.of(day < 1 || day > 31 ? months : months + "-%02d".formatted(day));
    }

    private static int number(JsonNode node) {
        String text = node.asString("").strip();
        return text.matches("-?[0-9]{1,5}(?:\\.0+)?")
                ? Integer.parseInt(text.replaceFirst("\\..*", ""))
                : 0;
    }
}
