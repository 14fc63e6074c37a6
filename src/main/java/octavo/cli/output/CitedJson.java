package octavo.cli.output;

import octavo.merge.LibraryChange;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.CitedEntry.DifferingField;
import octavo.paperprojects.CitedReport;
import octavo.paperprojects.SourcePlace;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Prints a paper's citations as JSON.
public final class CitedJson {
    private final List<Path> libraryPaths;
    private final Map<String, LocalizedSentence> proposals;
    private final Map<String, Map<String, List<String>>> faults;

    /// @param proposals what nobody has confirmed of cited entries, by key
    /// @param faults what is known against cited works, by what it is called, and by key
    public CitedJson(
            List<Path> libraries,
            Map<String, LocalizedSentence> proposals,
            Map<String, Map<String, List<String>>> faults) {
        this.faults = faults;
        this.libraryPaths = libraries;
        this.proposals = proposals;
    }

    public ObjectNode toJson(CitedReport report) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        var citedJson = json.putArray("cited");
        report.citedEntries().forEach(citedEntry -> addJson(citedJson.addObject(), citedEntry));
        var uncitedJson = json.putArray("uncited");
        report.uncitedKeys().forEach(uncitedJson::add);
        return json;
    }

    private void addJson(ObjectNode json, CitedEntry citedEntry) {
        json.put("key", citedEntry.key());
        json.put("standing", constantName(citedEntry.standing()));
        var placesJson = json.putArray("places");
        for (SourcePlace place : citedEntry.sourcePlaces()) {
            placesJson
                    .addObject()
                    .put("file", place.file().toString())
                    .put("line", place.line())
                    .put("column", place.column());
        }
        LocalizedSentence proposal = proposals.get(citedEntry.key());
        if (proposal != null) {
            json.put("unconfirmed", proposal.toString());
        }
        faults.forEach((name, sentences) ->
                addJson(json, name, sentences.getOrDefault(citedEntry.key(), List.of())));
        if (!citedEntry.nearKeys().isEmpty()) {
            citedEntry.nearKeys().forEach(json.putArray("near")::add);
        }
        citedEntry
                .masterEntry()
                .ifPresent(masterEntry ->
                        json.putObject("library")
                                .put(
                                        "file",
                                        libraryPaths.get(masterEntry.libraryIndex()).toString())
                                .put("key", masterEntry.masterKey()));
        if (!citedEntry.differences().isEmpty()) {
            var differencesJson = json.putArray("differs");
            citedEntry.differences().forEach(each -> addJson(differencesJson.addObject(), each));
        }
    }

    private static void addJson(ObjectNode json, String name, List<String> sentences) {
        if (!sentences.isEmpty()) {
            sentences.forEach(json.putArray(name)::add);
        }
    }

    private static void addJson(ObjectNode json, DifferingField differingField) {
        LibraryChange libraryChange = differingField.libraryChange();
        json.put("what", constantName(libraryChange.part()));
        if (!libraryChange.fieldName().isEmpty()) {
            json.put("field", libraryChange.fieldName());
        }
        libraryChange.oldText().ifPresent(text -> json.put("paper", text));
        libraryChange.newText().ifPresent(text -> json.put("library", text));
        json.put("newer", constantName(differingField.newerSide()));
    }

    private static String constantName(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
