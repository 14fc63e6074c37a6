package octavo.cli;

import octavo.csl.CslItem;
import octavo.exporter.csl.CslJsonItems;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.sidecar.JsonReason;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/// What of a file can be cited, by key: the entries of a library, or the items of CSL-JSON. Of
/// several with one key the first counts, as it does for BibTeX.
record Citable(Map<String, CslItem> items, List<String> repeated) {

    /// The items of those keys in their order, or all.
    static Citable of(Path file, Collection<String> keys) {
        List<CslItem> all =
                file.toString().toLowerCase(Locale.ROOT).endsWith(".json")
                        ? json(file)
                        : library(file, keys);
        Map<String, CslItem> items = new LinkedHashMap<>();
        List<String> repeated = new ArrayList<>();
        for (CslItem item : all) {
            if (items.putIfAbsent(item.id(), item) != null) {
                repeated.add(item.id());
            }
        }
        if (keys.isEmpty()) {
            return new Citable(items, repeated);
        }
        Map<String, CslItem> chosen = new LinkedHashMap<>();
        for (String key : keys) {
            CslItem item = items.get(key);
            if (item == null) {
                throw new Refusal(Cli.PROBLEMS, file + " has no entry " + key + ".");
            }
            chosen.put(key, item);
        }
        return new Citable(chosen, repeated.stream().filter(keys::contains).toList());
    }

    private static List<CslItem> library(Path file, Collection<String> keys) {
        Library library = Opened.library(file).library();
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.work(index).stream())
                .filter(work -> keys.isEmpty() || keys.contains(work.key()))
                .filter(work -> !work.entry().type().equalsIgnoreCase("xdata"))
                .map(CslJsonItems::of)
                .toList();
    }

    private static List<CslItem> json(Path file) {
        try {
            JsonNode json = JsonMapper.shared().readTree(Files.readAllBytes(file));
            if (!json.isArray()) {
                throw new Refusal(
                        Cli.PROBLEMS, file + " is no CSL-JSON: it does not hold a list of items.");
            }
            for (int i = 0; i < json.size(); i++) {
                if (json.get(i).path("id").asString("").isEmpty()) {
                    throw new Refusal(
                            Cli.PROBLEMS, file + ": item " + (i + 1) + " of the list has no id.");
                }
            }
            return CslJsonItems.of(json);
        } catch (JacksonException trouble) {
            var where = trouble.getLocation();
            String line = where == null ? "" : ":" + where.getLineNr() + ":" + where.getColumnNr();
            throw new Refusal(
                    Cli.PROBLEMS, file + line + ": this is no JSON: " + JsonReason.of(trouble));
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(file, trouble));
        }
    }
}
