package octavo.paperprojects;

import octavo.bib.BibFile;
import octavo.duplicates.DistinctPairs;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.library.Library;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the keys under which libraries have what a word processor's document cites: documents have
/// works, not keys. A work that no library has gets a key that none uses.
final class DocumentKeys {
    private final List<Library> masterLibraries;

    private DocumentKeys(List<Library> masterLibraries) {
        this.masterLibraries = masterLibraries;
    }

    /// The paper with the keys of libraries, the first of which wins.
    static PaperProject resolve(PaperProject paper, List<Library> masterLibraries) {
        DocumentKeys documentKeys = new DocumentKeys(masterLibraries);
        List<ProjectSource> sources =
                paper.sources().stream()
                        .map(source ->
                                source.embedded()
                                        .map(references ->
                                                source.withKeys(documentKeys.newKeys(references)))
                                        .orElse(source))
                        .toList();
        return new PaperProject(
                paper.folderOf(),
                sources,
                paper.bibliographies(),
                paper.absentFiles(),
                paper.refusedPaths());
    }

    private Map<String, String> newKeys(EmbeddedReferences references) {
        Map<String, String> newKeys = new HashMap<>();
        for (Library masterLibrary : masterLibraries) {
            knownKeys(masterLibrary, references.file()).forEach(newKeys::putIfAbsent);
        }
        Set<String> ownKeys = new HashSet<>(references.keys());
        for (String key : references.keys()) {
            if (!newKeys.containsKey(key) && isTaken(key)) {
                newKeys.put(key, freeKey(key, ownKeys));
            }
        }
        return newKeys;
    }

    private static Map<String, String> knownKeys(Library masterLibrary, BibFile file) {
        Map<String, String> knownKeys = new HashMap<>();
        for (ImportCandidate candidate :
                ImportPlan.of(masterLibrary, List.of(file), DistinctPairs.NONE).candidates()) {
            Optional<String> masterKey =
                    candidate
                            .knownSlot()
                            .flatMap(masterLibrary::entryInSlot)
                            .map(entry -> entry.key());
            masterKey.ifPresent(key -> knownKeys.put(candidate.entry().key(), key));
        }
        return knownKeys;
    }

    private boolean isTaken(String key) {
        return masterLibraries.stream().anyMatch(library -> library.indexOfKey(key).isPresent());
    }

    private String freeKey(String key, Set<String> ownKeys) {
        int number = 2;
        while (isTaken(key + "-" + number) || !ownKeys.add(key + "-" + number)) {
            number++;
        }
        return key + "-" + number;
    }
}
