package octavo.formats.csljson;

import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.TreeTexts;
import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Dates in CSL-JSON: `date-parts` of numbers or texts, with `season` and `circaText`; or else
/// words in `literal` or `raw`.
final class CslJsonDates {
    /// EDTF's seasons start at 21.
    private static final int BEFORE_SPRING = 20;

    private CslJsonDates() {}

    static Optional<PublicationDate> of(JsonNode dateNode) {
        List<String> edtfPoints = new ArrayList<>();
        for (JsonNode dateParts : dateNode.path("date-parts")) {
            edtfPoint(dateParts, dateNode.path("season").asString("")).ifPresent(edtfPoints::add);
        }
        if (edtfPoints.isEmpty()) {
            String dateText = dateNode.isObject() ? "" : dateNode.asString("");
            return SourceDates.of(dateText.isEmpty() ? dateWords(dateNode) : dateText);
        }
        String circaText = TreeTexts.firstText(dateNode, "circa");
        String approximateSign =
                circaText.isEmpty() || circaText.equals("false") || circaText.equals("0")
                        ? ""
                        : "~";
        String edtfText =
                String.join(
                        "/", edtfPoints.stream().limit(2).map(it -> it + approximateSign).toList());
        return Optional.of(PublicationDate.parse(edtfText).value());
    }

    /// A date in words.
    private static String dateWords(JsonNode date) {
        return TreeTexts.firstText(date, "literal", "raw", "date-time");
    }

    /// A date in EDTF; empty without a year.
    private static Optional<String> edtfPoint(JsonNode dateParts, String season) {
        int year = integerOf(dateParts.path(0));
        int month = integerOf(dateParts.path(1));
        int day = integerOf(dateParts.path(2));
        if (year == 0 || Math.abs(year) > 9999) {
            return Optional.empty();
        }
        // In CSL 1 BC is -1, in ISO 8601 it is 0.
        int astronomicalYear = year < 0 ? year + 1 : year;
        String yearText =
                (astronomicalYear < 0 ? "-" : "") + "%04d".formatted(Math.abs(astronomicalYear));
        if (month > 12 && month <= 24) {
            return Optional.of(yearText + "-" + (BEFORE_SPRING + (month - 13) % 4 + 1));
        }
        if (month < 1 || month > 12) {
            boolean isKnownSeason = season.matches("\\s*[1-4]\\s*");
            return Optional.of(
                    isKnownSeason
                            ? yearText + "-" + (BEFORE_SPRING + Integer.parseInt(season.strip()))
                            : yearText);
        }
        String monthText = yearText + "-%02d".formatted(month);
        return Optional.of(day < 1 || day > 31 ? monthText : monthText + "-%02d".formatted(day));
    }

    private static int integerOf(JsonNode node) {
        String numberText = node.asString("").strip();
        return numberText.matches("-?[0-9]{1,5}(?:\\.0+)?")
                ? Integer.parseInt(numberText.replaceFirst("\\..*", ""))
                : 0;
    }
}
