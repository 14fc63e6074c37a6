package octavo.formats.csljson;

import octavo.csl.CslItem;
import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.csl.NoteFields;
import octavo.cslreferences.CslDates;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Converts CSL-JSON to items for the citation engine.
public final class CslJsonItems {
    /// Interns names, as the same people recur.
    private final Map<CslName, CslName> sharedNames = new HashMap<>();

    private CslJsonItems() {}

    public static List<CslItem> of(JsonNode items) {
        CslJsonItems reader = new CslJsonItems();
        List<CslItem> cslItems = new ArrayList<>();
        items.forEach(item -> cslItems.add(reader.readItem(item)));
        return cslItems;
    }

    private CslItem readItem(JsonNode itemNode) {
        Map<String, ItemText> texts = new HashMap<>();
        Map<String, List<CslName>> names = new HashMap<>();
        Map<String, CslDate> dates = new HashMap<>();
        for (var property : itemNode.properties()) {
            String variable = property.getKey().intern();
            JsonNode value = property.getValue();
            if (value.isArray() && NoteFields.isNames(variable)) {
                names.put(variable, readNames(value));
            } else if (value.isObject() && NoteFields.isDate(variable)) {
                dates.put(variable, readDate(value));
            } else if (value.isValueNode() && !value.isNull()) {
                texts.put(variable, ItemText.parse(value.asString()));
            }
        }
        texts.remove("id");
        texts.remove("type");
        NoteFields.readFields(itemNode.path("note").asString(""))
                .forEach((variable, value) -> {
                    if (NoteFields.isDate(variable)) {
                        dates.put(variable, CslDates.ofTyped(value));
                    } else if (NoteFields.isNames(variable)) {
                        names.computeIfAbsent(variable, _ -> new ArrayList<>())
                                .addAll(NoteFields.parseNames(value));
                    } else {
                        texts.put(variable, ItemText.parse(value));
                    }
                });
        String type = itemNode.path("type").asString("");
        return new CslItem(itemNode.path("id").asString(""), type, texts, names, dates);
    }

    private List<CslName> readNames(JsonNode nameNodes) {
        List<CslName> cslNames = new ArrayList<>();
        for (JsonNode name : nameNodes) {
            CslName cslName = readName(name);
            cslNames.add(sharedNames.computeIfAbsent(cslName, it -> it));
        }
        return cslNames;
    }

    private static CslName readName(JsonNode nameNode) {
        return new CslName(
                textOf(nameNode, "family"),
                textOf(nameNode, "given"),
                textOf(nameNode, "dropping-particle"),
                textOf(nameNode, "non-dropping-particle"),
                textOf(nameNode, "suffix"),
                isSet(nameNode.path("comma-suffix")),
                isSet(nameNode.path("static-ordering")),
                textOf(nameNode, "literal"));
    }

    private static String textOf(JsonNode node, String property) {
        return node.path(property).asString("");
    }

    private static boolean isSet(JsonNode node) {
        String flagText = node.asString("");
        return !flagText.isEmpty() && !flagText.equals("false") && !flagText.equals("0");
    }

    private static CslDate readDate(JsonNode dateNode) {
        List<CslDate.DatePoint> points = new ArrayList<>();
        for (JsonNode dateParts : dateNode.path("date-parts")) {
            int season = integerOf(dateNode.path("season").asString(""));
            int month =
                    dateParts.size() > 1
                            ? integerOf(dateParts.path(1).asString(""))
                            : season > 0 ? 12 + season : 0;
            int day = dateParts.size() > 2 ? integerOf(dateParts.path(2).asString("")) : 0;
            if (dateParts.isArray() && !dateParts.isEmpty()) {
                points.add(
                        new CslDate.DatePoint(
                                integerOf(dateParts.path(0).asString("")), month, day));
            }
        }
        boolean isUncertain = isSet(dateNode.path("circa"));
        String rawDate = textOf(dateNode, "raw");
        if (points.isEmpty() && !rawDate.isEmpty()) {
            CslDate typedDate = CslDates.ofTyped(rawDate);
            return new CslDate(
                    typedDate.points(),
                    isUncertain || typedDate.isUncertain(),
                    typedDate.literal());
        }
        String literal = textOf(dateNode, "literal");
        return points.isEmpty()
                ? CslDates.ofLiteral(literal)
                : new CslDate(points, isUncertain, literal);
    }

    private static int integerOf(String numberText) {
        return numberText.matches("\\s*-?\\d{1,6}\\s*") ? Integer.parseInt(numberText.strip()) : 0;
    }
}
