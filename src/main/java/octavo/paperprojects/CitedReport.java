package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.KeyList;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldCatalogue;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry.EntryStanding;
import octavo.paperprojects.CitedEntry.MasterEntry;
import octavo.paperprojects.citationscan.CitedKey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What a paper cites, compared with its own references and with libraries.
///
/// @param citedEntries each key once, in the order of the sources
/// @param uncitedKeys the keys of the paper's own entries that nothing needs
public record CitedReport(List<CitedEntry> citedEntries, List<String> uncitedKeys) {
    public CitedReport {
        citedEntries = List.copyOf(citedEntries);
        uncitedKeys = List.copyOf(uncitedKeys);
    }

    /// The entries with this status.
    public List<CitedEntry> entriesWith(EntryStanding standing) {
        return citedEntries.stream().filter(entry -> entry.standing() == standing).toList();
    }

    /// Compares.
    ///
    /// @param placesByKey what is cited, and where
    /// @param ownLibraries the paper's own files of references
    /// @param masterLibraries the libraries, the first of which wins
    /// @param preparedLibraries what each library gives for this paper, in the form that the paper
    ///   wants
    /// @param writtenFile what Octavo wrote into the paper's file last
    public static CitedReport of(
            Map<String, List<SourcePlace>> placesByKey,
            List<Library> ownLibraries,
            List<Library> masterLibraries,
            List<Library> preparedLibraries,
            BibFile writtenFile) {
        return new PaperComparison(
                        placesByKey, ownLibraries, masterLibraries, preparedLibraries, writtenFile)
                .compareAll();
    }

    /// Compares one paper.
    private static final class PaperComparison {
        private final Map<String, List<SourcePlace>> placesByKey;
        private final List<Library> ownLibraries;
        private final List<Library> masterLibraries;
        private final List<Library> preparedLibraries;
        private final EntryComparison entryComparison;
        private final Map<String, MasterEntry> entriesUnderOtherKeys;
        private Optional<List<String>> knownKeys = Optional.empty();

        PaperComparison(
                Map<String, List<SourcePlace>> cited,
                List<Library> ownLibraries,
                List<Library> masterLibraries,
                List<Library> preparedLibraries,
                BibFile writtenFile) {
            this.placesByKey = cited;
            this.preparedLibraries = preparedLibraries;
            this.ownLibraries = ownLibraries;
            this.masterLibraries = masterLibraries;
            this.entryComparison = new EntryComparison(writtenFile);
            this.entriesUnderOtherKeys = findUnderOtherKeys();
        }

        CitedReport compareAll() {
            List<CitedEntry> citedEntries = new ArrayList<>();
            placesByKey.forEach((key, sourcePlaces) -> {
                if (!key.equals(CitedKey.ALL)) {
                    citedEntries.add(citedEntry(key, sourcePlaces));
                }
            });
            return new CitedReport(
                    citedEntries,
                    placesByKey.containsKey(CitedKey.ALL) ? List.of() : uncitedKeys());
        }

        private CitedEntry citedEntry(String key, List<SourcePlace> sourcePlaces) {
            Optional<Work> paperWork = findWork(ownLibraries, key);
            Optional<MasterEntry> masterEntry =
                    masterEntryOf(key)
                            .or(() -> Optional.ofNullable(entriesUnderOtherKeys.get(key)));
            EntryStanding standing =
                    paperWork.isPresent()
                            ? EntryStanding.HERE
                            : masterEntry.isPresent()
                                    ? EntryStanding.IN_LIBRARY
                                    : EntryStanding.MISSING;
            List<CitedEntry.DifferingField> differences =
                    paperWork.isPresent() && masterEntry.isPresent()
                            ? entryComparison.differingFields(
                                    paperWork.get(), masterWork(masterEntry.get()))
                            : List.of();
            return new CitedEntry(
                    key,
                    standing,
                    sourcePlaces,
                    standing == EntryStanding.MISSING ? NearKeys.of(key, allKeys()) : List.of(),
                    masterEntry,
                    differences);
        }

        private static Optional<Work> findWork(List<Library> libraries, String key) {
            return libraries.stream()
                    .flatMap(library -> library.workWithKey(key).stream())
                    .findFirst();
        }

        private Optional<MasterEntry> masterEntryOf(String key) {
            for (int i = 0; i < masterLibraries.size(); i++) {
                Optional<Integer> index = masterLibraries.get(i).indexOfKey(key);
                if (index.isPresent()) {
                    int libraryIndex = i;
                    return masterLibraries
                            .get(i)
                            .workAt(index.get())
                            .map(work -> new MasterEntry(libraryIndex, work.key()));
                }
            }
            return Optional.empty();
        }

        private Work masterWork(MasterEntry masterEntry) {
            boolean isPrepared =
                    preparedLibraries
                            .get(masterEntry.libraryIndex())
                            .indexOfKey(masterEntry.masterKey())
                            .isPresent();
            Library library =
                    (isPrepared ? preparedLibraries : masterLibraries)
                            .get(masterEntry.libraryIndex());
            return library.workWithKey(masterEntry.masterKey()).orElseThrow();
        }

        /// The works of the paper's own entries that libraries have under other keys.
        private Map<String, MasterEntry> findUnderOtherKeys() {
            Map<String, MasterEntry> foundEntries = new HashMap<>();
            StringBuilder unknownText = new StringBuilder();
            for (String key : placesByKey.keySet()) {
                findWork(ownLibraries, key)
                        .filter(work -> masterEntryOf(work.key()).isEmpty())
                        .ifPresent(work -> unknownText.append(work.entry().text()).append("\n\n"));
            }
            BibFile unknownFile = BibParser.parse(unknownText.toString());
            for (int i = 0; i < masterLibraries.size() && !unknownFile.items().isEmpty(); i++) {
                Library masterLibrary = masterLibraries.get(i);
                ImportPlan importPlan =
                        ImportPlan.of(masterLibrary, List.of(unknownFile), DistinctPairs.NONE);
                for (ImportCandidate candidate : importPlan.candidates()) {
                    int libraryIndex = i;
                    candidate
                            .knownSlot()
                            .flatMap(masterLibrary::entryInSlot)
                            .ifPresent(entry ->
                                    foundEntries.putIfAbsent(
                                            candidate.entry().key(),
                                            new MasterEntry(libraryIndex, entry.key())));
                }
            }
            return foundEntries;
        }

        private List<String> allKeys() {
            List<String> all =
                    knownKeys.orElseGet(() ->
                            Stream.concat(ownLibraries.stream(), masterLibraries.stream())
                                    .flatMap(Library::entrySlots)
                                    .map(slot -> ((BibEntry) slot.item()).key())
                                    .distinct()
                                    .toList());
            knownKeys = Optional.of(all);
            return all;
        }

        private List<String> uncitedKeys() {
            Set<String> unusedKeys = new LinkedHashSet<>();
            for (Library library : ownLibraries) {
                Set<Integer> usedIndexes = neededIndexes(library);
                for (int i = 0; i < library.slots().size(); i++) {
                    Slot slot = library.slots().get(i);
                    if (slot.item() instanceof BibEntry entry && !usedIndexes.contains(i)) {
                        unusedKeys.add(entry.key());
                    }
                }
            }
            return List.copyOf(unusedKeys);
        }

        /// The places of what is cited, and of what that refers to in turn.
        private Set<Integer> neededIndexes(Library library) {
            List<Integer> pendingIndexes = new ArrayList<>();
            placesByKey
                    .keySet()
                    .forEach(key -> library.indexOfKey(key).ifPresent(pendingIndexes::add));
            Set<Integer> usedIndexes = new HashSet<>();
            while (!pendingIndexes.isEmpty()) {
                int index = pendingIndexes.removeLast();
                if (usedIndexes.add(index)) {
                    library.workAt(index)
                            .ifPresent(
                                    work -> pendingIndexes.addAll(referredIndexes(library, work)));
                }
            }
            return usedIndexes;
        }

        private static List<Integer> referredIndexes(Library library, Work work) {
            return work.entry().fields().stream()
                    .filter(field -> FieldCatalogue.kindOf(field.name()).isReference())
                    .flatMap(field -> KeyList.parse(work.plainText(field.name())).stream())
                    .flatMap(key -> library.indexOfKey(key).stream())
                    .toList();
        }
    }
}
