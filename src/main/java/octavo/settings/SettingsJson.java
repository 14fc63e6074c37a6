package octavo.settings;

import octavo.settings.Settings.NamedSearch;
import octavo.settings.Settings.StoredColumn;
import octavo.settings.Settings.TableLayout;
import octavo.settings.Settings.TableLayouts;
import octavo.settings.Settings.WindowAppearance;
import octavo.settings.Settings.WindowBounds;
import octavo.settings.UserHabits.DragChoice;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.NameFormulas;
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
    private static final int SMALLEST_ZOOM = 50;
    private static final int LARGEST_ZOOM = 300;

    /// Settings that are lists to which several windows add.
    private static final Set<String> SHARED_LISTS =
            Set.of("recent", "searches", "listCommits", "commitAtSave", "keepInStep");

    private SettingsJson() {}

    static Settings parseSettings(JsonNode json) {
        Settings defaults = Settings.defaults();
        return new Settings(
                parseAppearance(json, defaults.windowAppearance()),
                parseHabits(json, defaults.userHabits()),
                parseBounds(json.path("window")),
                Math.clamp(json.path("divider").asDouble(defaults.dividerPosition()), 0.1, 0.95),
                parseTables(json),
                new FileLists(
                        parseStrings(json.path("recent")),
                        parseStrings(json.path("session")),
                        parseProjects(json.path("projects")),
                        new GitLibraries(
                                parseStrings(json.path("listCommits")),
                                parseStrings(json.path("commitAtSave"))),
                        new InStepLibraries(parseStrings(json.path("keepInStep"))),
                        parseDailyLooks(json.path("lookDaily"))),
                parseSearches(json.path("searches")));
    }

    private static DailyLooks parseDailyLooks(JsonNode json) {
        SequencedMap<String, String> lastDays = new LinkedHashMap<>();
        json.properties()
                .forEach(member -> lastDays.put(member.getKey(), member.getValue().asString("")));
        return new DailyLooks(lastDays);
    }

    private static WindowAppearance parseAppearance(JsonNode json, WindowAppearance defaults) {
        return new WindowAppearance(
                enumConstant(json.path("theme"), defaults.themeChoice()),
                Math.clamp(
                        json.path("zoom").asInt(defaults.zoomPercent()),
                        SMALLEST_ZOOM,
                        LARGEST_ZOOM),
                json.path("highContrast").asBoolean(false),
                json.path("language").asString(""));
    }

    private static UserHabits parseHabits(JsonNode json, UserHabits defaults) {
        return new UserHabits(
                json.path("autosave").asBoolean(false),
                json.path("style").asString(defaults.styleId()),
                new NameFormulas(
                        json.path("keyPattern").asString(""),
                        json.path("fileName").asString(""),
                        json.path("fileFolder").asString("")),
                new DragChoice(
                        enumConstant(json.path("drag"), defaults.dragChoice().plainFormat()),
                        enumConstant(json.path("dragWithAlt"), defaults.dragChoice().altFormat()),
                        new PushTarget(
                                enumConstant(json.path("editor"), PushEditor.NONE),
                                json.path("editorCommand").asString(""),
                                json.path("editorServer").asString(""))),
                new OnlineChoice(
                        json.path("lookUps").asBoolean(false),
                        json.path("mail").asString(""),
                        new EditorAccess(
                                json.path("answerEditors").asBoolean(false),
                                json.path("sendLibraries").asBoolean(false),
                                json.path("saveFromBrowsers").asBoolean(false),
                                json.path("citeInDocuments").asBoolean(false),
                                parsePort(json.path("editorPort").asInt(0)))),
                json.path("readPapers").asBoolean(false),
                json.path("makeKeys").asBoolean(true));
    }

    private static int parsePort(int portNumber) {
        return portNumber > 0 && portNumber < 1 << 16
                ? portNumber
                : EditorAccess.NO_ACCESS.portNumber();
    }

    /// The enum constant of a name, or else the default.
    private static <E extends Enum<E>> E enumConstant(JsonNode nameNode, E defaultConstant) {
        return Arrays.stream(defaultConstant.getDeclaringClass().getEnumConstants())
                .filter(each -> enumId(each).equals(nameNode.asString("")))
                .findFirst()
                .orElse(defaultConstant);
    }

    private static String enumId(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<WindowBounds> parseBounds(JsonNode json) {
        WindowBounds windowBounds =
                new WindowBounds(
                        json.path("x").asDouble(0),
                        json.path("y").asDouble(0),
                        json.path("width").asDouble(0),
                        json.path("height").asDouble(0),
                        json.path("maximized").asBoolean(false));
        return Optional.of(windowBounds).filter(it -> it.width() >= 100 && it.height() >= 100);
    }

    private static TableLayouts parseTables(JsonNode json) {
        SequencedMap<String, TableLayout> ownLayouts = new LinkedHashMap<>();
        json.path("tables")
                .properties()
                .forEach(each -> ownLayouts.put(each.getKey(), parseLayout(each.getValue())));
        return new TableLayouts(parseLayout(json), ownLayouts);
    }

    private static TableLayout parseLayout(JsonNode json) {
        return new TableLayout(parseColumns(json.path("columns")), parseStrings(json.path("sort")));
    }

    private static void write(TableLayout layout, ObjectNode json) {
        ArrayNode columns = json.putArray("columns");
        layout.columns()
                .forEach(each ->
                        columns.addObject().put("id", each.columnId()).put("width", each.width()));
        ArrayNode sort = json.putArray("sort");
        layout.sortColumns().forEach(sort::add);
    }

    private static List<StoredColumn> parseColumns(JsonNode json) {
        return json.valueStream()
                .map(each ->
                        new StoredColumn(
                                each.path("id").asString(""), each.path("width").asDouble(0)))
                .filter(column -> !column.columnId().isEmpty() && column.width() >= 1)
                .toList();
    }

    private static List<String> parseStrings(JsonNode json) {
        return json.valueStream()
                .map(each -> each.asString(""))
                .filter(file -> !file.isEmpty())
                .toList();
    }

    private static SequencedMap<String, List<String>> parseProjects(JsonNode json) {
        SequencedMap<String, List<String>> projects = new LinkedHashMap<>();
        json.properties()
                .forEach(each -> projects.put(each.getKey(), parseStrings(each.getValue())));
        return projects;
    }

    private static List<NamedSearch> parseSearches(JsonNode json) {
        return json.valueStream()
                .map(each ->
                        new NamedSearch(
                                each.path("name").asString(""), each.path("query").asString("")))
                .filter(search -> !search.searchName().isBlank() && !search.searchQuery().isBlank())
                .toList();
    }

    /// Writes settings into a file's JSON, leaving unknown members.
    static void write(Settings settings, ObjectNode json) {
        json.put("theme", enumId(settings.themeChoice()));
        json.put("zoom", settings.zoomPercent());
        json.put("divider", settings.dividerPosition());
        settings.windowBounds()
                .ifPresent(windowBounds -> write(windowBounds, json.putObject("window")));
        write(settings.tableLayouts().lastLayout(), json);
        ObjectNode tables = json.putObject("tables");
        settings.tableLayouts()
                .ownLayouts()
                .forEach((file, own) -> write(own, tables.putObject(file)));
        ArrayNode recent = json.putArray("recent");
        settings.recentFiles().forEach(recent::add);
        ArrayNode session = json.putArray("session");
        settings.fileLists().sessionFiles().forEach(session::add);
        ObjectNode projects = json.putObject("projects");
        settings.fileLists()
                .projectFolders()
                .forEach((library, folders) -> folders.forEach(projects.putArray(library)::add));
        GitLibraries gitLibraries = settings.fileLists().gitLibraries();
        gitLibraries.listedLibraries().forEach(json.putArray("listCommits")::add);
        gitLibraries.committedLibraries().forEach(json.putArray("commitAtSave")::add);
        settings.inStepLibraries().fileNames().forEach(json.putArray("keepInStep")::add);
        ObjectNode dailyLooks = json.putObject("lookDaily");
        settings.dailyLooks().lastDays().forEach(dailyLooks::put);
        json.put("highContrast", settings.windowAppearance().hasHighContrast());
        json.put("language", settings.windowAppearance().languageTag());
        json.put("autosave", settings.savesAutomatically());
        json.put("readPapers", settings.readsPapers());
        json.put("makeKeys", settings.userHabits().makesKeys());
        json.put("style", settings.userHabits().styleId());
        NameFormulas nameFormulas = settings.userHabits().nameFormulas();
        json.put("keyPattern", nameFormulas.keyFormula());
        json.put("fileName", nameFormulas.fileNameFormula());
        json.put("fileFolder", nameFormulas.fileFolderFormula());
        json.put("drag", enumId(settings.userHabits().dragChoice().plainFormat()));
        json.put("dragWithAlt", enumId(settings.userHabits().dragChoice().altFormat()));
        PushTarget pushTarget = settings.userHabits().dragChoice().pushTarget();
        json.put("editor", enumId(pushTarget.pushEditor()));
        json.put("editorCommand", pushTarget.editorCommand());
        json.put("editorServer", pushTarget.editorServer());
        json.put("lookUps", settings.onlineChoice().allowsLookups());
        json.put("mail", settings.onlineChoice().contactMail());
        json.put("answerEditors", settings.onlineChoice().editorAccess().allowsPicking());
        json.put("sendLibraries", settings.onlineChoice().editorAccess().allowsExport());
        json.put("saveFromBrowsers", settings.onlineChoice().editorAccess().allowsSaving());
        json.put("citeInDocuments", settings.onlineChoice().editorAccess().allowsDocuments());
        json.put("editorPort", settings.onlineChoice().editorAccess().portNumber());
        ArrayNode searches = json.putArray("searches");
        settings.savedSearches()
                .forEach(each ->
                        searches.addObject()
                                .put("name", each.searchName())
                                .put("query", each.searchQuery()));
    }

    /// Writes the changes between two settings into a file's present JSON.
    static void write(Settings settingsBefore, Settings settingsNow, ObjectNode json) {
        ObjectNode jsonBefore = json.objectNode();
        ObjectNode jsonNow = json.objectNode();
        write(settingsBefore, jsonBefore);
        write(settingsNow, jsonNow);
        jsonNow.properties().stream()
                .filter(member -> !member.getValue().equals(jsonBefore.get(member.getKey())))
                .forEach(member ->
                        json.set(
                                member.getKey(),
                                SHARED_LISTS.contains(member.getKey())
                                        ? mergeLists(
                                                jsonBefore.path(member.getKey()),
                                                member.getValue(),
                                                json.path(member.getKey()))
                                        : member.getValue()));
    }

    /// Our elements, followed by those only in the file.
    private static ArrayNode mergeLists(
            JsonNode listBefore, JsonNode listNow, JsonNode listInFile) {
        Set<JsonNode> mergedElements = new LinkedHashSet<>();
        listNow.forEach(mergedElements::add);
        listInFile.forEach(mergedElements::add);
        listBefore
                .valueStream()
                .filter(removedElement -> !containsElement(listNow, removedElement))
                .forEach(mergedElements::remove);
        listNow.valueStream()
                .filter(keptElement ->
                        containsElement(listBefore, keptElement)
                                && !containsElement(listInFile, keptElement))
                .forEach(mergedElements::remove);
        ArrayNode mergedArray = JsonNodeFactory.instance.arrayNode();
        mergedElements.forEach(mergedArray::add);
        return mergedArray;
    }

    private static boolean containsElement(JsonNode list, JsonNode element) {
        return list.valueStream().anyMatch(element::equals);
    }

    private static void write(WindowBounds windowBounds, ObjectNode json) {
        json.put("x", windowBounds.x());
        json.put("y", windowBounds.y());
        json.put("width", windowBounds.width());
        json.put("height", windowBounds.height());
        json.put("maximized", windowBounds.isMaximized());
    }
}
