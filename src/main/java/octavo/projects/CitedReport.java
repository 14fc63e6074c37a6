package octavo.projects;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.duplicates.DistinctPairs;
import octavo.fields.FieldCatalogue;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportPlan;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.projects.CitedEntry.MasterEntry;
import octavo.projects.CitedEntry.Standing;
import octavo.projects.sources.CitedKey;

import java.util.ArrayList;
import java.util.Arrays;
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
/// @param cited each key once, in the order of the sources
/// @param uncited the keys of the paper's own entries that nothing needs
public record CitedReport(List<CitedEntry> cited, List<String> uncited) {
    public CitedReport {
        cited = List.copyOf(cited);
        uncited = List.copyOf(uncited);
    }

    /// The entries that stand so.
    public List<CitedEntry> standing(Standing standing) {
        return cited.stream().filter(entry -> entry.standing() == standing).toList();
    }

    /// Compares.
    ///
    /// @param cited what is cited, and where
    /// @param own the paper's own files of references
    /// @param masters the libraries, the first of which wins
    /// @param prepared what each library gives for this paper, in the form that the paper wants
    /// @param written what Octavo wrote into the paper's file last
    public static CitedReport of(
            Map<String, List<SourcePlace>> cited,
            List<Library> own,
            List<Library> masters,
            List<Library> prepared,
            BibFile written) {
        return new Comparison(cited, own, masters, prepared, written).report();
    }

    /// Compares one paper.
    private static final class Comparison {
        private final Map<String, List<SourcePlace>> cited;
        private final List<Library> own;
        private final List<Library> masters;
        private final List<Library> prepared;
        private final EntryComparison entries;
        private final Map<String, MasterEntry> renamed;
        private Optional<List<String>> keys = Optional.empty();

        Comparison(
                Map<String, List<SourcePlace>> cited,
                List<Library> own,
                List<Library> masters,
                List<Library> prepared,
                BibFile written) {
            this.cited = cited;
            this.prepared = prepared;
            this.own = own;
            this.masters = masters;
            this.entries = new EntryComparison(written);
            this.renamed = underOtherKeys();
        }

        CitedReport report() {
            List<CitedEntry> result = new ArrayList<>();
            cited.forEach((key, places) -> {
                if (!key.equals(CitedKey.ALL)) {
                    result.add(entry(key, places));
                }
            });
            return new CitedReport(result, cited.containsKey(CitedKey.ALL) ? List.of() : uncited());
        }

        private CitedEntry entry(String key, List<SourcePlace> places) {
            Optional<Work> here = find(own, key);
            Optional<MasterEntry> master =
                    master(key).or(() -> Optional.ofNullable(renamed.get(key)));
            Standing standing =
                    here.isPresent()
                            ? Standing.HERE
                            : master.isPresent() ? Standing.IN_LIBRARY : Standing.MISSING;
            List<CitedEntry.DifferingField> differences =
                    here.isPresent() && master.isPresent()
                            ? entries.differences(here.get(), work(master.get()))
                            : List.of();
            return new CitedEntry(
                    key,
                    standing,
                    places,
                    standing == Standing.MISSING ? NearKeys.of(key, allKeys()) : List.of(),
                    master,
                    differences);
        }

        private static Optional<Work> find(List<Library> libraries, String key) {
            return libraries.stream()
                    .flatMap(library ->
                            library.indexOfKey(key).stream()
                                    .flatMap(index -> library.workAt(index).stream()))
                    .findFirst();
        }

        private Optional<MasterEntry> master(String key) {
            for (int i = 0; i < masters.size(); i++) {
                Optional<Integer> index = masters.get(i).indexOfKey(key);
                if (index.isPresent()) {
                    int library = i;
                    return masters.get(i)
                            .workAt(index.get())
                            .map(work -> new MasterEntry(library, work.key()));
                }
            }
            return Optional.empty();
        }

        private Work work(MasterEntry entry) {
            boolean isPrepared = prepared.get(entry.library()).indexOfKey(entry.key()).isPresent();
            Library library = (isPrepared ? prepared : masters).get(entry.library());
            return library.workAt(library.indexOfKey(entry.key()).orElseThrow()).orElseThrow();
        }

        /// The works of the paper's own entries that libraries have under other keys.
        private Map<String, MasterEntry> underOtherKeys() {
            Map<String, MasterEntry> found = new HashMap<>();
            StringBuilder unknown = new StringBuilder();
            for (String key : cited.keySet()) {
                find(own, key)
                        .filter(work -> master(work.key()).isEmpty())
                        .ifPresent(work -> unknown.append(work.entry().text()).append("\n\n"));
            }
            BibFile file = BibParser.parse(unknown.toString());
            for (int i = 0; i < masters.size() && !file.items().isEmpty(); i++) {
                Library master = masters.get(i);
                ImportPlan plan = ImportPlan.of(master, List.of(file), DistinctPairs.NONE);
                for (ImportCandidate candidate : plan.candidates()) {
                    int library = i;
                    candidate
                            .knownSlot()
                            .flatMap(master::entryInSlot)
                            .ifPresent(entry ->
                                    found.putIfAbsent(
                                            candidate.entry().key(),
                                            new MasterEntry(library, entry.key())));
                }
            }
            return found;
        }

        private List<String> allKeys() {
            List<String> all =
                    keys.orElseGet(() ->
                            Stream.concat(own.stream(), masters.stream())
                                    .flatMap(Library::entrySlots)
                                    .map(slot -> ((BibEntry) slot.item()).key())
                                    .distinct()
                                    .toList());
            keys = Optional.of(all);
            return all;
        }

        private List<String> uncited() {
            Set<String> uncited = new LinkedHashSet<>();
            for (Library library : own) {
                Set<Integer> needed = needed(library);
                for (int i = 0; i < library.slots().size(); i++) {
                    Slot slot = library.slots().get(i);
                    if (slot.item() instanceof BibEntry entry && !needed.contains(i)) {
                        uncited.add(entry.key());
                    }
                }
            }
            return List.copyOf(uncited);
        }

        /// The places of what is cited, and of what that refers to in turn.
        private Set<Integer> needed(Library library) {
            List<Integer> open = new ArrayList<>();
            cited.keySet().forEach(key -> library.indexOfKey(key).ifPresent(open::add));
            Set<Integer> needed = new HashSet<>();
            while (!open.isEmpty()) {
                int index = open.removeLast();
                if (needed.add(index)) {
                    library.workAt(index).ifPresent(work -> open.addAll(referred(library, work)));
                }
            }
            return needed;
        }

        private static List<Integer> referred(Library library, Work work) {
            return work.entry().fields().stream()
                    .filter(field -> FieldCatalogue.kindOf(field.name()).isReference())
                    .flatMap(field -> Arrays.stream(work.plainText(field.name()).split(",", -1)))
                    .map(String::strip)
                    .filter(key -> !key.isEmpty())
                    .flatMap(key -> library.indexOfKey(key).stream())
                    .toList();
        }
    }
}
