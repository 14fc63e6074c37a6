package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.conversion.DistinctKeys;
import octavo.csl.CslItem;
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
/// @param repeatedKeys the shared keys; an empty one if several entries have none
public record CitableItems(List<CslItem> items, Set<String> repeatedKeys) {

    /// The items with these keys, in that order; all without keys.
    ///
    /// @param libraryName the source's name in messages
    public static CitableItems of(
            List<CslItem> allItems, Collection<String> keys, String libraryName) {
        List<String> distinctIds = DistinctKeys.of(allItems.stream().map(CslItem::id).toList());
        Map<String, List<CslItem>> itemsByKey = new LinkedHashMap<>();
        for (int i = 0; i < allItems.size(); i++) {
            itemsByKey
                    .computeIfAbsent(allItems.get(i).id(), _ -> new ArrayList<>(1))
                    .add(allItems.get(i).withId(distinctIds.get(i)));
        }
        List<CslItem> chosenItems = new ArrayList<>();
        Set<String> repeatedKeys = new LinkedHashSet<>();
        for (String key : keys.isEmpty() ? itemsByKey.keySet() : keys) {
            List<CslItem> items = itemsByKey.getOrDefault(key, List.of());
            if (items.isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS, libraryName + " has no entry " + key + ".");
            }
            chosenItems.addAll(items);
            if (items.size() > 1) {
                repeatedKeys.add(key);
            }
        }
        return new CitableItems(chosenItems, repeatedKeys);
    }

    public CitableItems {
        items = List.copyOf(items);
    }

    /// The entries of a library.
    public static List<CslItem> itemsOf(Library library) {
        return Work.allOf(library)
                .filter(Work::isPublication)
                .map(octavo.cslreferences.WorkToCslItem::of)
                .toList();
    }

    /// The items of a CSL-JSON file, unchanged.
    public static List<CslItem> readItems(Path file) {
        try {
            JsonNode itemsNode = JsonMapper.shared().readTree(LibraryInput.readBytes(file));
            if (!itemsNode.isArray()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        file + " is not CSL-JSON: it does not hold a list of items.");
            }
            for (int i = 0; i < itemsNode.size(); i++) {
                if (itemsNode.get(i).path("id").asString("").isEmpty()) {
                    throw new CommandRefusal(
                            ExitStatus.PROBLEMS,
                            file + ": item " + (i + 1) + " of the list has no id.");
                }
            }
            return CslJsonItems.of(itemsNode);
        } catch (JacksonException trouble) {
            JsonFault jsonFault = JsonFault.of(trouble);
            String position = ":%d:%d".formatted(jsonFault.lineNumber(), jsonFault.columnNumber());
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    file + position + ": this is not JSON: " + jsonFault.reason());
        }
    }
}
