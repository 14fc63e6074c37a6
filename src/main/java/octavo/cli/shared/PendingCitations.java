package octavo.cli.shared;

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
/// @param digestBefore digest of the library before the save
/// @param digestAfter digest of the library after the save
/// @param newKeysByOld the new keys by the old ones
record PendingCitations(
        String digestBefore,
        String digestAfter,
        Map<String, String> newKeysByOld,
        List<PendingSource> pendingSources) {

    /// A source that cites old keys.
    ///
    /// @param path without symbolic links
    /// @param digestBefore digest of its content
    /// @param digestAfter digest of its content with the new keys
    record PendingSource(Path path, String digestBefore, String digestAfter) {}

    PendingCitations {
        newKeysByOld = Map.copyOf(newKeysByOld);
        pendingSources = List.copyOf(pendingSources);
    }

    static PendingCitations of(JsonNode tree) {
        Map<String, String> newKeysByOld = new LinkedHashMap<>();
        tree.path("keys").forEachEntry((oldKey, key) -> newKeysByOld.put(oldKey, key.asString()));
        List<PendingSource> pendingSources = new ArrayList<>();
        for (JsonNode sourceNode : tree.path("sources")) {
            pendingSources.add(
                    new PendingSource(
                            Path.of(sourceNode.path("path").asString()),
                            sourceNode.path("before").asString(),
                            sourceNode.path("after").asString()));
        }
        return new PendingCitations(
                tree.path("before").asString(),
                tree.path("after").asString(),
                newKeysByOld,
                pendingSources);
    }

    ObjectNode toJson() {
        ObjectNode tree = JsonMapper.shared().createObjectNode();
        tree.put("before", digestBefore).put("after", digestAfter);
        ObjectNode keysJson = tree.putObject("keys");
        newKeysByOld.forEach(keysJson::put);
        for (PendingSource each : pendingSources) {
            tree.withArray("sources")
                    .addObject()
                    .put("path", each.path().toString())
                    .put("before", each.digestBefore())
                    .put("after", each.digestAfter());
        }
        return tree;
    }

    /// Changes the citations that still have the old keys, if the library was saved.
    FinishedWork finishCitations(Library library) {
        String digest = ContentDigest.hexDigest(library.file().bytes());
        if (digest.equals(digestBefore)) {
            return FinishedWork.NOTHING;
        }
        Map<String, String> settledKeys = settledKeys(library);
        Map<String, String> wantedKeys = digest.equals(digestAfter) ? newKeysByOld : settledKeys;
        List<LocalizedSentence> doneSentences = new ArrayList<>();
        List<LocalizedSentence> troubleSentences = new ArrayList<>();
        for (PendingSource pendingSource : pendingSources) {
            try {
                if (isUnmoved(pendingSource.path())) {
                    finishCitations(pendingSource, wantedKeys, settledKeys)
                            .ifPresent(doneSentences::add);
                }
            } catch (IOException trouble) {
                troubleSentences.add(FileTrouble.whenSaving(pendingSource.path(), trouble));
            }
        }
        return new FinishedWork(doneSentences, troubleSentences);
    }

    /// The keys whose renaming is certain from the library alone. Renaming them a second time
    /// changes nothing.
    private Map<String, String> settledKeys(Library library) {
        Set<String> present = Work.allOf(library).map(Work::key).collect(Collectors.toSet());
        Map<String, String> settledKeys = new LinkedHashMap<>(newKeysByOld);
        settledKeys
                .entrySet()
                .removeIf(each ->
                        !present.contains(each.getValue()) || present.contains(each.getKey()));
        return settledKeys;
    }

    /// Somebody may have removed it, or put a link in its place.
    private static boolean isUnmoved(Path pendingSource) throws IOException {
        return Files.exists(pendingSource) && pendingSource.toRealPath().equals(pendingSource);
    }

    /// @param wantedKeys the keys for a source that nobody has changed
    /// @param settledKeys the keys for one that has been changed
    private Optional<LocalizedSentence> finishCitations(
            PendingSource pendingSource,
            Map<String, String> wantedKeys,
            Map<String, String> settledKeys)
            throws IOException {
        boolean isChanged =
                TexFolder.isChanged(
                        pendingSource.path(),
                        now ->
                                now.digest().equals(pendingSource.digestBefore())
                                        ? wantedKeys
                                        : settledKeys);
        TexFolder.TexSource now = TexFolder.readSource(pendingSource.path());
        Map<String, String> remainingKeys = new LinkedHashMap<>(newKeysByOld);
        remainingKeys.keySet().removeAll(settledKeys.keySet());
        if (!now.digest().equals(pendingSource.digestAfter())
                && new TexFolder(remainingKeys).isOutdated(now)) {
            return Optional.of(
                    LocalizedSentence.of(
                            "{0} or the library was changed after a change of keys was interrupted:"
                                    + " check its citations of {1}.",
                            pendingSource.path(), String.join(", ", remainingKeys.keySet())));
        }
        return Optional.of(
                        LocalizedSentence.of(
                                "A change of keys was interrupted, and is finished now in {0}.",
                                pendingSource.path()))
                .filter(_ -> isChanged);
    }
}
