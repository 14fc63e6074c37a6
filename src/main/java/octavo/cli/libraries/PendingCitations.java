package octavo.cli.libraries;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.Work;
import octavo.storage.ContentDigest;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The change of citations that follows when a library is saved with new keys. If the program is
/// killed in between, the next one finishes it. Whatever somebody has changed meanwhile, it renames
/// a key only where that is what this computer planned.
///
/// @param before digest of the library before the save
/// @param after digest of the library after the save
/// @param keys the new keys by the old ones
record PendingCitations(
        String before, String after, Map<String, String> keys, List<Source> sources) {

    /// A source that cites old keys.
    ///
    /// @param path without symbolic links
    /// @param before digest of its content
    /// @param after digest of its content with the new keys
    record Source(Path path, String before, String after) {}

    PendingCitations {
        keys = Map.copyOf(keys);
        sources = List.copyOf(sources);
    }

    static PendingCitations of(JsonNode tree) {
        Map<String, String> keys = new LinkedHashMap<>();
        tree.path("keys").forEachEntry((old, key) -> keys.put(old, key.asString()));
        List<Source> sources = new ArrayList<>();
        for (JsonNode each : tree.path("sources")) {
            sources.add(
                    new Source(
                            Path.of(each.path("path").asString()),
                            each.path("before").asString(),
                            each.path("after").asString()));
        }
        return new PendingCitations(
                tree.path("before").asString(), tree.path("after").asString(), keys, sources);
    }

    ObjectNode toJson() {
        ObjectNode tree = JsonMapper.shared().createObjectNode();
        tree.put("before", before).put("after", after);
        ObjectNode all = tree.putObject("keys");
        keys.forEach(all::put);
        for (Source each : sources) {
            tree.withArray("sources")
                    .addObject()
                    .put("path", each.path().toString())
                    .put("before", each.before())
                    .put("after", each.after());
        }
        return tree;
    }

    /// Changes the citations that still have the old keys, if the library was saved.
    FinishedWork finish(Library library) {
        String digest = ContentDigest.hexDigest(library.file().bytes());
        if (digest.equals(before)) {
            return FinishedWork.NOTHING;
        }
        Map<String, String> settled = settled(library);
        Map<String, String> wanted = digest.equals(after) ? keys : settled;
        List<LocalizedSentence> done = new ArrayList<>();
        List<LocalizedSentence> troubles = new ArrayList<>();
        for (Source source : sources) {
            try {
                if (isWhereItWas(source.path())) {
                    finish(source, wanted, settled).ifPresent(done::add);
                }
            } catch (IOException trouble) {
                troubles.add(FileTrouble.whenSaving(source.path(), trouble));
            }
        }
        return new FinishedWork(done, troubles);
    }

    /// The keys whose renaming is certain from the library alone. Renaming them a second time
    /// changes nothing.
    private Map<String, String> settled(Library library) {
        Set<String> present = Work.allOf(library).map(Work::key).collect(Collectors.toSet());
        Map<String, String> settled = new LinkedHashMap<>(keys);
        settled.entrySet()
                .removeIf(each ->
                        !present.contains(each.getValue()) || present.contains(each.getKey()));
        return settled;
    }

    /// Somebody may have removed it, or put a link in its place.
    private static boolean isWhereItWas(Path source) throws IOException {
        return Files.exists(source) && source.toRealPath().equals(source);
    }

    /// @param wanted the keys for a source that nobody has changed
    /// @param settled the keys for one that has been changed
    private Optional<LocalizedSentence> finish(
            Source source, Map<String, String> wanted, Map<String, String> settled)
            throws IOException {
        boolean isChanged =
                TexFolder.isChanged(
                        source.path(),
                        now -> now.digest().equals(source.before()) ? wanted : settled);
        TexFolder.Source now = TexFolder.read(source.path());
        Map<String, String> rest = new LinkedHashMap<>(keys);
        rest.keySet().removeAll(settled.keySet());
        if (!now.digest().equals(source.after()) && new TexFolder(rest).isOutdated(now)) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0} or the library was changed after a change of keys was interrupted:"
                                    + " check its citations of {1}.",
                            source.path(), String.join(", ", rest.keySet())));
        }
        return Optional.of(
                        LocalizedSentence.of(
                                "A change of keys was interrupted, and is finished now in {0}.",
                                source.path()))
                .filter(_ -> isChanged);
    }
}
