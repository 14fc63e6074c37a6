package octavo.exporter.csl;

import octavo.values.DateInterval;
import octavo.values.PartialDate;
import octavo.values.PartialDate.Certainty;
import octavo.values.PublicationDate;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.Optional;

/// Dates as CSL's items hold them.
final class CslDates {
    private static final int FIRST_SEASON = 21;
    private static final int LAST_SEASON = 24;

    private CslDates() {}

    /// Nothing where there is no date to tell.
    static Optional<ObjectNode> of(PublicationDate date) {
        return switch (date) {
            case PartialDate day -> Optional.of(of(day));
            case DateInterval(PartialDate start, PartialDate end)
                    when isExact(start) && isExact(end) ->
                    Optional.of(range(start, end));
            case DateInterval range -> Optional.of(literal(range.toString().replace("..", "")));
            case PublicationDate.Pending(_, var expected) -> expected.map(CslDates::of);
            case PublicationDate.Undated _ -> Optional.empty();
            case PublicationDate.Literal(var text) ->
                    text.isBlank() ? Optional.empty() : Optional.of(literal(text));
        };
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ObjectNode literal(String text) {
        return node().put("literal", text);
    }

    private static boolean isExact(PartialDate date) {
        return date.unknownDigits() == 0;
    }

    private static ObjectNode of(PartialDate date) {
        if (!isExact(date)) {
            return literal(date.toString());
        }
        ObjectNode node = node();
        addParts(node.putArray("date-parts"), date);
        if (date.month() >= FIRST_SEASON && date.month() <= LAST_SEASON) {
            node.put("season", date.month() - FIRST_SEASON + 1);
        }
        if (date.certainty() != Certainty.CERTAIN) {
            node.put("circa", true);
        }
        return node;
    }

    private static ObjectNode range(PartialDate start, PartialDate end) {
        ObjectNode node = node();
        ArrayNode parts = node.putArray("date-parts");
        addParts(parts, start);
        addParts(parts, end);
        boolean certain =
                start.certainty() == Certainty.CERTAIN && end.certainty() == Certainty.CERTAIN;
        return certain ? node : node.put("circa", true);
    }

    private static void addParts(ArrayNode dates, PartialDate date) {
        // CSL counts 1 BC as -1, where ISO 8601 has 0.
        ArrayNode parts = dates.addArray().add(date.year() > 0 ? date.year() : date.year() - 1);
        if (date.month() > 0 && !date.isSeason()) {
            parts.add(date.month());
            if (date.day() > 0) {
                parts.add(date.day());
            }
        }
    }
}
