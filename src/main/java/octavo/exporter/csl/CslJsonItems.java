package octavo.exporter.csl;

import octavo.csl.CslDate;
import octavo.csl.CslName;
import octavo.csl.NoteFields;
import octavo.library.EntryGuard;
import octavo.library.Work;
import octavo.values.DateInterval;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads CSL-JSON into what the citation engine formats.
public final class CslJsonItems {
    /// The same people are in it again and again.
    private final Map<CslName, CslName> people = new HashMap<>();

    private CslJsonItems() {}

    public static List<octavo.csl.CslItem> of(JsonNode items) {
        CslJsonItems reader = new CslJsonItems();
        List<octavo.csl.CslItem> read = new ArrayList<>();
        items.forEach(item -> read.add(reader.item(item)));
        return read;
    }

    /// A work, as `CslItem` says which field is which variable.
    public static octavo.csl.CslItem of(Work work) {
        return work.made(
                octavo.csl.CslItem.class,
                () ->
                        EntryGuard.read(
                                work.key(),
                                () -> new CslJsonItems().item(CslItem.of(work)),
                                () -> bare(work)));
    }

    /// What is left of a work that could not be read.
    private static octavo.csl.CslItem bare(Work work) {
        Map<String, String> title = Map.of("title", work.title());
        return new octavo.csl.CslItem(work.key(), "document", title, Map.of(), Map.of());
    }

    private octavo.csl.CslItem item(JsonNode json) {
        Map<String, String> texts = new HashMap<>();
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
                texts.put(variable, value.asString());
            }
        }
        texts.remove("id");
        texts.remove("type");
        NoteFields.read(texts.getOrDefault("note", ""))
                .forEach((variable, value) -> {
                    if (NoteFields.isDate(variable)) {
                        dates.put(variable, typed(value));
                    } else if (NoteFields.isNames(variable)) {
                        names.computeIfAbsent(variable, _ -> new ArrayList<>())
                                .addAll(NoteFields.names(value));
                    } else {
                        texts.put(variable, value);
                    }
                });
        String type = json.path("type").asString("");
        return new octavo.csl.CslItem(json.path("id").asString(""), type, texts, names, dates);
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
            return typed(raw);
        }
        String literal = text(json, "literal");
        return points.isEmpty() ? ofText(literal) : new CslDate(points, uncertain, literal);
    }

    /// A date that CSL has no parts for, as people read it: `2018/` as `2018–`, `201X` as 2010 to
    /// 2019. Other texts stay.
    private static CslDate ofText(String text) {
        return switch (PublicationDate.parse(text).value()) {
            case PartialDate day when day.unknownDigits() > 0 -> years(day, day);
            case DateInterval(PartialDate start, PartialDate end) -> years(start, end);
            case DateInterval(PartialDate start, _) -> new CslDate(List.of(), false, start + "–");
            case DateInterval(_, PartialDate end) -> new CslDate(List.of(), false, "–" + end);
            default -> new CslDate(List.of(), false, text);
        };
    }

    private static CslDate years(PartialDate start, PartialDate end) {
        return points(
                Stream.of(
                                PartialDate.of(start.firstYear())
                                        .map(it -> it.with(start.certainty())),
                                PartialDate.of(end.lastYear()).map(it -> it.with(end.certainty())))
                        .flatMap(Optional::stream)
                        .toList());
    }

    /// A date that somebody typed.
    private static CslDate typed(String text) {
        return switch (PublicationDate.parse(text).value()) {
            case PartialDate day when day.unknownDigits() == 0 -> points(List.of(day));
            case DateInterval(PartialDate start, PartialDate end) -> points(List.of(start, end));
            default -> new CslDate(List.of(), false, text);
        };
    }

    private static CslDate points(List<PartialDate> dates) {
        List<CslDate.Point> points = new ArrayList<>();
        boolean uncertain = false;
        for (PartialDate date : dates) {
            // CSL counts 1 BC as -1, where ISO 8601 has 0.
            int year = date.year() <= 0 ? date.year() - 1 : date.year();
            points.add(new CslDate.Point(year, Math.max(0, date.month()), Math.max(0, date.day())));
            uncertain |= date.certainty() != PartialDate.Certainty.CERTAIN;
        }
        return new CslDate(points, uncertain, "");
    }

    private static int number(String text) {
        return text.matches("\\s*-?\\d{1,6}\\s*") ? Integer.parseInt(text.strip()) : 0;
    }
}
