package octavo.settings;

import octavo.settings.Settings.Appearance;
import octavo.settings.Settings.Column;
import octavo.settings.Settings.Files;
import octavo.settings.Settings.Place;
import octavo.settings.Settings.Search;
import octavo.settings.Settings.TableLayout;
import octavo.settings.Settings.Tables;
import octavo.settings.UserHabits.Dragging;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.Formulas;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.settings.UserHabits.PushEditor;
import octavo.settings.UserHabits.PushTarget;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/// Settings as JSON. A missing or invalid value counts as not set.
final class SettingsJson {
    private static final int SMALLEST = 50;
    private static final int LARGEST = 300;

    /// Settings that are lists to which several windows add.
    private static final Set<String> LISTS = Set.of("recent", "searches");

    private SettingsJson() {}

    static Settings from(JsonNode json) {
        Settings first = Settings.first();
        return new Settings(
                appearance(json, first.appearance()),
                habits(json, first.habits()),
                place(json.path("window")),
                Math.clamp(json.path("divider").asDouble(first.divider()), 0.1, 0.95),
                tables(json),
                new Files(
                        recent(json.path("recent")),
                        recent(json.path("session")),
                        projects(json.path("projects"))),
                searches(json.path("searches")));
    }

    private static Appearance appearance(JsonNode json, Appearance first) {
        return new Appearance(
                named(json.path("theme"), first.theme()),
                Math.clamp(json.path("zoom").asInt(first.zoom()), SMALLEST, LARGEST),
                json.path("highContrast").asBoolean(false),
                json.path("language").asString(""));
    }

    private static UserHabits habits(JsonNode json, UserHabits first) {
        return new UserHabits(
                json.path("autosave").asBoolean(false),
                json.path("style").asString(first.style()),
                new Formulas(
                        json.path("keyPattern").asString(""),
                        json.path("fileName").asString(""),
                        json.path("fileFolder").asString("")),
                new Dragging(
                        named(json.path("drag"), first.dragging().plain()),
                        named(json.path("dragWithAlt"), first.dragging().withAlt()),
                        new PushTarget(
                                named(json.path("editor"), PushEditor.NONE),
                                json.path("editorCommand").asString(""),
                                json.path("editorServer").asString(""))),
                new OnlineChoice(
                        json.path("lookUps").asBoolean(false),
                        json.path("mail").asString(""),
                        new EditorAccess(
                                json.path("answerEditors").asBoolean(false),
                                json.path("sendLibraries").asBoolean(false),
                                json.path("saveFromBrowsers").asBoolean(false),
                                port(json.path("editorPort").asInt(0)))),
                json.path("readPapers").asBoolean(false),
                json.path("makeKeys").asBoolean(true));
    }

    private static int port(int number) {
        return number > 0 && number < 1 << 16 ? number : EditorAccess.OFF.port();
    }

    /// The enum constant of a name, or else the default.
    private static <E extends Enum<E>> E named(JsonNode name, E usual) {
        return Arrays.stream(usual.getDeclaringClass().getEnumConstants())
                .filter(each -> id(each).equals(name.asString("")))
                .findFirst()
                .orElse(usual);
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Place> place(JsonNode json) {
        Place place =
                new Place(
                        json.path("x").asDouble(0),
                        json.path("y").asDouble(0),
                        json.path("width").asDouble(0),
                        json.path("height").asDouble(0),
                        json.path("maximized").asBoolean(false));
        return Optional.of(place).filter(it -> it.width() >= 100 && it.height() >= 100);
    }

    private static Tables tables(JsonNode json) {
        SequencedMap<String, TableLayout> own = new LinkedHashMap<>();
        json.path("tables")
                .properties()
                .forEach(each -> own.put(each.getKey(), layout(each.getValue())));
        return new Tables(layout(json), own);
    }

    private static TableLayout layout(JsonNode json) {
        return new TableLayout(columns(json.path("columns")), recent(json.path("sort")));
    }

    private static void write(TableLayout layout, ObjectNode json) {
        ArrayNode columns = json.putArray("columns");
        layout.columns()
                .forEach(each ->
                        columns.addObject().put("id", each.id()).put("width", each.width()));
        ArrayNode sort = json.putArray("sort");
        layout.sort().forEach(sort::add);
    }

    private static List<Column> columns(JsonNode json) {
        return json.valueStream()
                .map(each ->
                        new Column(each.path("id").asString(""), each.path("width").asDouble(0)))
                .filter(column -> !column.id().isEmpty() && column.width() >= 1)
                .toList();
    }

    private static List<String> recent(JsonNode json) {
        return json.valueStream()
                .map(each -> each.asString(""))
                .filter(file -> !file.isEmpty())
                .toList();
    }

    private static SequencedMap<String, List<String>> projects(JsonNode json) {
        SequencedMap<String, List<String>> projects = new LinkedHashMap<>();
        json.properties().forEach(each -> projects.put(each.getKey(), recent(each.getValue())));
        return projects;
    }

    private static List<Search> searches(JsonNode json) {
        return json.valueStream()
                .map(each ->
                        new Search(each.path("name").asString(""), each.path("query").asString("")))
                .filter(search -> !search.name().isBlank() && !search.query().isBlank())
                .toList();
    }

    /// Writes settings into a file's JSON, leaving unknown members.
    static void write(Settings settings, ObjectNode json) {
        json.put("theme", id(settings.theme()));
        json.put("zoom", settings.zoom());
        json.put("divider", settings.divider());
        settings.place().ifPresent(place -> write(place, json.putObject("window")));
        write(settings.tables().last(), json);
        ObjectNode tables = json.putObject("tables");
        settings.tables().own().forEach((file, own) -> write(own, tables.putObject(file)));
        ArrayNode recent = json.putArray("recent");
        settings.recent().forEach(recent::add);
        ArrayNode session = json.putArray("session");
        settings.files().session().forEach(session::add);
        ObjectNode projects = json.putObject("projects");
        settings.files()
                .projects()
                .forEach((library, folders) -> folders.forEach(projects.putArray(library)::add));
        json.put("highContrast", settings.appearance().highContrast());
        json.put("language", settings.appearance().language());
        json.put("autosave", settings.autosave());
        json.put("readPapers", settings.readsPapers());
        json.put("makeKeys", settings.habits().makesKeys());
        json.put("style", settings.habits().style());
        Formulas formulas = settings.habits().formulas();
        json.put("keyPattern", formulas.key());
        json.put("fileName", formulas.fileName());
        json.put("fileFolder", formulas.fileFolder());
        json.put("drag", id(settings.habits().dragging().plain()));
        json.put("dragWithAlt", id(settings.habits().dragging().withAlt()));
        PushTarget editor = settings.habits().dragging().editor();
        json.put("editor", id(editor.editor()));
        json.put("editorCommand", editor.command());
        json.put("editorServer", editor.server());
        json.put("lookUps", settings.online().lookUps());
        json.put("mail", settings.online().mail());
        json.put("answerEditors", settings.online().editors().picks());
        json.put("sendLibraries", settings.online().editors().exports());
        json.put("saveFromBrowsers", settings.online().editors().saves());
        json.put("editorPort", settings.online().editors().port());
        ArrayNode searches = json.putArray("searches");
        settings.searches()
                .forEach(each ->
                        searches.addObject().put("name", each.name()).put("query", each.query()));
    }

    /// Writes the changes between two settings into a file's present JSON.
    static void write(Settings before, Settings now, ObjectNode json) {
        ObjectNode old = json.objectNode();
        ObjectNode fresh = json.objectNode();
        write(before, old);
        write(now, fresh);
        fresh.properties().stream()
                .filter(member -> !member.getValue().equals(old.get(member.getKey())))
                .forEach(member ->
                        json.set(
                                member.getKey(),
                                LISTS.contains(member.getKey())
                                        ? merged(
                                                old.path(member.getKey()),
                                                member.getValue(),
                                                json.path(member.getKey()))
                                        : member.getValue()));
    }

    /// Our elements, followed by those only in the file.
    private static ArrayNode merged(JsonNode old, JsonNode fresh, JsonNode file) {
        Set<JsonNode> all = new LinkedHashSet<>();
        fresh.forEach(all::add);
        file.forEach(all::add);
        old.valueStream().filter(gone -> !contains(fresh, gone)).forEach(all::remove);
        fresh.valueStream()
                .filter(kept -> contains(old, kept) && !contains(file, kept))
                .forEach(all::remove);
        ArrayNode merged = JsonNodeFactory.instance.arrayNode();
        all.forEach(merged::add);
        return merged;
    }

    private static boolean contains(JsonNode list, JsonNode element) {
        return list.valueStream().anyMatch(element::equals);
    }

    private static void write(Place place, ObjectNode json) {
        json.put("x", place.x());
        json.put("y", place.y());
        json.put("width", place.width());
        json.put("height", place.height());
        json.put("maximized", place.maximized());
    }
}
