package octavo.cli;

import octavo.convert.DistinctKeys;
import octavo.convert.csl.CslJsonItems;
import octavo.csl.CslItem;
import octavo.library.Library;
import octavo.library.Work;
import octavo.sidecar.JsonReason;

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

/// What of a file can be cited: the entries of a library, or the items of CSL-JSON. Of several with
/// one key all are, each by an id of its own.
///
/// @param repeated the keys that several have; empty for none at all
record CitableItems(List<CslItem> items, Set<String> repeated) {

    /// The items of those keys in their order, or all.
    ///
    /// @param name of where they are, for messages
    static CitableItems of(List<CslItem> all, Collection<String> keys, String name) {
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
                throw new CommandRefusal(Cli.PROBLEMS, name + " has no entry " + key + ".");
            }
            chosen.addAll(items);
            if (items.size() > 1) {
                repeated.add(key);
            }
        }
        return new CitableItems(chosen, repeated);
    }

    CitableItems {
        items = List.copyOf(items);
    }

    /// The works of a library.
    static List<CslItem> library(Library library) {
        return Work.allOf(library)
                .filter(Work::isPublication)
                .map(octavo.convert.csl.WorkToCslItem::of)
                .toList();
    }

    /// The items of a CSL-JSON file, as they are.
    static List<CslItem> json(Path file) {
        try {
            JsonNode json = JsonMapper.shared().readTree(LibraryInput.bytes(file));
            if (!json.isArray()) {
                throw new CommandRefusal(
                        Cli.PROBLEMS, file + " is no CSL-JSON: it does not hold a list of items.");
            }
            for (int i = 0; i < json.size(); i++) {
                if (json.get(i).path("id").asString("").isEmpty()) {
                    throw new CommandRefusal(
                            Cli.PROBLEMS, file + ": item " + (i + 1) + " of the list has no id.");
                }
            }
            return CslJsonItems.of(json);
        } catch (JacksonException trouble) {
            var where = trouble.getLocation();
            String line = where == null ? "" : ":" + where.getLineNr() + ":" + where.getColumnNr();
            throw new CommandRefusal(
                    Cli.PROBLEMS, file + line + ": this is no JSON: " + JsonReason.of(trouble));
        }
    }
}
