package octavo.cli.output;

import octavo.merge.LibraryChange;
import octavo.projects.CitedEntry;
import octavo.projects.CitedEntry.DifferingField;
import octavo.projects.CitedReport;
import octavo.projects.SourcePlace;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Prints a paper's citations as JSON.
public final class CitedJson {
    private final List<Path> libraries;

    public CitedJson(List<Path> libraries) {
        this.libraries = libraries;
    }

    public ObjectNode of(CitedReport report) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        var cited = json.putArray("cited");
        report.cited().forEach(entry -> add(cited.addObject(), entry));
        var uncited = json.putArray("uncited");
        report.uncited().forEach(uncited::add);
        return json;
    }

    private void add(ObjectNode json, CitedEntry entry) {
        json.put("key", entry.key());
        json.put("standing", name(entry.standing()));
        var places = json.putArray("places");
        for (SourcePlace place : entry.places()) {
            places.addObject()
                    .put("file", place.file().toString())
                    .put("line", place.line())
                    .put("column", place.column());
        }
        if (!entry.near().isEmpty()) {
            entry.near().forEach(json.putArray("near")::add);
        }
        entry.master()
                .ifPresent(master ->
                        json.putObject("library")
                                .put("file", libraries.get(master.library()).toString())
                                .put("key", master.key()));
        if (!entry.differences().isEmpty()) {
            var differs = json.putArray("differs");
            entry.differences().forEach(each -> add(differs.addObject(), each));
        }
    }

    private static void add(ObjectNode json, DifferingField difference) {
        LibraryChange change = difference.change();
        json.put("what", name(change.part()));
        if (!change.fieldName().isEmpty()) {
            json.put("field", change.fieldName());
        }
        change.oldText().ifPresent(text -> json.put("paper", text));
        change.newText().ifPresent(text -> json.put("library", text));
        json.put("newer", name(difference.newer()));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
