package octavo.convert.csl;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.csl.NoteFields;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Converts CSL-JSON to items for the citation engine.
public final class CslJsonItems {
    /// Interns names, as the same people recur.
    private final Map<CslName, CslName> people = new HashMap<>();

    private CslJsonItems() {}

    public static List<CslItem> of(JsonNode items) {
        CslJsonItems reader = new CslJsonItems();
        List<CslItem> read = new ArrayList<>();
        items.forEach(item -> read.add(reader.item(item)));
        return read;
    }

    private CslItem item(JsonNode json) {
        Map<String, ItemText> texts = new HashMap<>();
        Map<String, List<CslName>> names = new HashMap<>();
        Map<String, CslDate> dates = new HashMap<>();
        for (var property : json.properties()) {
            String variable = property.getKey().intern();
            JsonNode value = property.getValue();
            if (value.isArray() && NoteFields.isNames(variable)) {
                names.put(variable, names(value));
            } else if (value.isObject() && NoteFields.isDate(variable)) {
                dates.put(variable, date(value));
            } else if (value.isValueNode() && !value.isNull()) {
                texts.put(variable, ItemText.parse(value.asString()));
            }
        }
        texts.remove("id");
        texts.remove("type");
        NoteFields.read(json.path("note").asString(""))
                .forEach((variable, value) -> {
                    if (NoteFields.isDate(variable)) {
                        dates.put(variable, CslDates.ofTyped(value));
                    } else if (NoteFields.isNames(variable)) {
                        names.computeIfAbsent(variable, _ -> new ArrayList<>())
                                .addAll(NoteFields.names(value));
                    } else {
                        texts.put(variable, ItemText.parse(value));
                    }
                });
        String type = json.path("type").asString("");
        return new CslItem(json.path("id").asString(""), type, texts, names, dates);
    }

    private List<CslName> names(JsonNode names) {
        List<CslName> read = new ArrayList<>();
        for (JsonNode name : names) {
            CslName person = name(name);
            read.add(people.computeIfAbsent(person, it -> it));
        }
        return read;
    }

    private static CslName name(JsonNode name) {
        return new CslName(
                text(name, "family"),
                text(name, "given"),
                text(name, "dropping-particle"),
                text(name, "non-dropping-particle"),
                text(name, "suffix"),
                isSet(name.path("comma-suffix")),
                isSet(name.path("static-ordering")),
                text(name, "literal"));
    }

    private static String text(JsonNode node, String property) {
        return node.path(property).asString("");
    }

    private static boolean isSet(JsonNode node) {
        String text = node.asString("");
        return !text.isEmpty() && !text.equals("false") && !text.equals("0");
    }

    private static CslDate date(JsonNode json) {
        List<CslDate.Point> points = new ArrayList<>();
        for (JsonNode parts : json.path("date-parts")) {
            int season = number(json.path("season").asString(""));
            int month =
                    parts.size() > 1
                            ? number(parts.path(1).asString(""))
                            : season > 0 ? 12 + season : 0;
            int day = parts.size() > 2 ? number(parts.path(2).asString("")) : 0;
            if (parts.isArray() && !parts.isEmpty()) {
                points.add(new CslDate.Point(number(parts.path(0).asString("")), month, day));
            }
        }
        boolean uncertain = isSet(json.path("circa"));
        String raw = text(json, "raw");
        if (points.isEmpty() && !raw.isEmpty()) {
            CslDate typed = CslDates.ofTyped(raw);
            return new CslDate(typed.points(), uncertain || typed.uncertain(), typed.literal());
        }
        String literal = text(json, "literal");
        return points.isEmpty()
                ? CslDates.ofLiteral(literal)
                : new CslDate(points, uncertain, literal);
    }

    private static int number(String text) {
        return text.matches("\\s*-?\\d{1,6}\\s*") ? Integer.parseInt(text.strip()) : 0;
    }
}
