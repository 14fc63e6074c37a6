package octavo.cli.libraries;

import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.csl.CslItem;
import octavo.exporting.DistinctKeys;
import octavo.formats.csljson.CslJsonItems;
import octavo.library.Library;
import octavo.library.Work;
import octavo.sidecar.JsonFault;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What can be cited in a file: the entries of a library, or the items of CSL-JSON. Entries that
/// share a key are all included, each under an id of its own.
///
/// @param repeated the shared keys; an empty one if several entries have none
public record CitableItems(List<CslItem> items, Set<String> repeated) {

    /// The items with these keys, in that order; all without keys.
    ///
    /// @param name the source's name in messages
    public static CitableItems of(List<CslItem> all, Collection<String> keys, String name) {
        List<String> ids = DistinctKeys.of(all.stream().map(CslItem::id).toList());
        Map<String, List<CslItem>> byKey = new LinkedHashMap<>();
        for (int i = 0; i < all.size(); i++) {
            byKey.computeIfAbsent(all.get(i).id(), _ -> new ArrayList<>(1))
                    .add(all.get(i).withId(ids.get(i)));
        }
        List<CslItem> chosen = new ArrayList<>();
        Set<String> repeated = new LinkedHashSet<>();
        for (String key : keys.isEmpty() ? byKey.keySet() : keys) {
            List<CslItem> items = byKey.getOrDefault(key, List.of());
            if (items.isEmpty()) {
                throw new CommandRefusal(ExitStatus.PROBLEMS, name + " has no entry " + key + ".");
            }
            chosen.addAll(items);
            if (items.size() > 1) {
                repeated.add(key);
            }
        }
        return new CitableItems(chosen, repeated);
    }

    public CitableItems {
        items = List.copyOf(items);
    }

    /// The entries of a library.
    public static List<CslItem> library(Library library) {
        return Work.allOf(library)
                .filter(Work::isPublication)
                .map(octavo.references.WorkToCslItem::of)
                .toList();
    }

    /// The items of a CSL-JSON file, unchanged.
    public static List<CslItem> json(Path file) {
        try {
            JsonNode json = JsonMapper.shared().readTree(LibraryInput.bytes(file));
            if (!json.isArray()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        file + " is not CSL-JSON: it does not hold a list of items.");
            }
            for (int i = 0; i < json.size(); i++) {
                if (json.get(i).path("id").asString("").isEmpty()) {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            file + ": item " + (i + 1) + " of the list has no id.");
                }
            }
            return CslJsonItems.of(json);
        } catch (JacksonException trouble) {
            JsonFault fault = JsonFault.of(trouble);
            String where = ":%d:%d".formatted(fault.lineNumber(), fault.columnNumber());
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, file + where + ": this is not JSON: " + fault.reason());
        }
    }
}
