package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.duplicates.DistinctPairs;
import octavo.duplicates.Duplicates;
import octavo.duplicates.EntryMatch;
import octavo.duplicates.FieldChoice;
import octavo.duplicates.MatchLevel;
import octavo.duplicates.MergePlan;
import octavo.duplicates.ReadableEntry;
import octavo.duplicates.SpellingUse;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.DamagedRecord;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A reviewable plan for importing entries into a library. Carried out, it is one edit.
///
/// @param library the target
/// @param refusedEntries the entries left out, with reasons
/// @param repairedEntries what BibTeX could not have read of entries that come in, and is mended
public record ImportPlan(
        Library library,
        List<ImportCandidate> candidates,
        List<RefusedEntry> refusedEntries,
        List<RepairedEntry> repairedEntries) {
    private static final int ALPHABET_SIZE = 26;

    /// An entry that cannot be imported.
    public record RefusedEntry(String entryName, LocalizedSentence reason) {
        /// One that is known by its text rather than by a place in a file.
        public static RefusedEntry ofExcerpt(DamagedRecord damagedRecord) {
            return new RefusedEntry(damagedRecord.excerpt(), damagedRecord.message());
        }
    }

    /// An entry that was repaired.
    public record RepairedEntry(String entryName, LocalizedSentence remark) {}

    public ImportPlan {
        candidates = List.copyOf(candidates);
        refusedEntries = List.copyOf(refusedEntries);
        repairedEntries = List.copyOf(repairedEntries);
    }

    /// Whether new entries join others, whose ways of writing they may follow.
    public boolean hasEntriesToAdapt() {
        return !library.slots().isEmpty()
                && candidates.stream()
                        .anyMatch(it -> it.state() == ImportCandidate.CandidateState.NEW);
    }

    /// The contents of some files, matched against the library. Repetitions across files are listed
    /// once.
    public static ImportPlan of(Library library, List<BibFile> files, DistinctPairs distinctPairs) {
        ReadableEntries readableEntries = new ReadableEntries(library);
        files.forEach(bibFile -> readableEntries.addReadable(Library.of(bibFile)));
        return new ImportPlan(
                library,
                compareEntries(library, readableEntries.readableEntries, distinctPairs),
                readableEntries.refusedEntries,
                readableEntries.repairedEntries);
    }

    /// The entries of some files that the library can hold and BibTeX can read.
    private static final class ReadableEntries {
        private final Library library;
        private final EntryLayout entryLayout;
        private final List<BibEntry> readableEntries = new ArrayList<>();
        private final List<RefusedEntry> refusedEntries = new ArrayList<>();
        private final List<RepairedEntry> repairedEntries = new ArrayList<>();

        ReadableEntries(Library library) {
            this.library = library;
            this.entryLayout = EntryLayout.of(library.file());
        }

        void addReadable(Library sourceLibrary) {
            for (int i = 0; i < sourceLibrary.slots().size(); i++) {
                if (sourceLibrary.slots().get(i).item() instanceof BibEntry entry) {
                    addReadable(sourceLibrary, i, entry);
                }
            }
        }

        private void addReadable(Library sourceLibrary, int slotIndex, BibEntry entry) {
            if (isCut(sourceLibrary, slotIndex, entry)) {
                refuseEntry(entry, LocalizedSentence.of("its @strings make it too long"));
                return;
            }
            Optional<BibEntry> adaptedEntry = adaptMacros(library, sourceLibrary, slotIndex, entry);
            if (adaptedEntry.isEmpty()) {
                refuseEntry(
                        entry, LocalizedSentence.of("the encoding of the library cannot hold it"));
                return;
            }
            ReadableEntry readableEntry = ReadableEntry.of(adaptedEntry.get(), entryLayout);
            readableEntry.readableEntry().ifPresent(readableEntries::add);
            for (LocalizedSentence remark : readableEntry.repairRemarks()) {
                readableEntry
                        .readableEntry()
                        .ifPresentOrElse(
                                it -> repairedEntries.add(new RepairedEntry(nameOf(it), remark)),
                                () -> refuseEntry(entry, remark));
            }
        }

        private void refuseEntry(BibEntry entry, LocalizedSentence reason) {
            refusedEntries.add(new RefusedEntry(nameOf(entry), reason));
        }
    }

    private static String nameOf(BibEntry entry) {
        return entry.key().isEmpty() ? "@" + entry.type() : entry.key();
    }

    private static boolean isCut(Library sourceLibrary, int slotIndex, BibEntry entry) {
        return entry.fields().stream()
                .anyMatch(field -> sourceLibrary.macros().isTruncated(field.value(), slotIndex));
    }

    /// The entry in the library's encoding, with strings that the library lacks expanded.
    private static Optional<BibEntry> adaptMacros(
            Library library, Library sourceLibrary, int slotIndex, BibEntry entry) {
        Function<String, Optional<String>> theirMacros = sourceLibrary.macros().macrosAt(slotIndex);
        Function<String, Optional<String>> ourMacros =
                library.macros().macrosAt(library.slots().size());
        BibEntry adaptedEntry = entry;
        for (int i = 0; i < entry.fieldCount(); i++) {
            BibField field = entry.field(i);
            BibValue value = field.value();
            if (!value.expandedText(theirMacros).equals(value.expandedText(ourMacros))) {
                int fieldIndex = i;
                BibEntry entryBefore = adaptedEntry;
                adaptedEntry =
                        BibValue.braced(value.expandedText(theirMacros))
                                .flatMap(text -> entryBefore.withValue(fieldIndex, text))
                                .orElse(entryBefore);
            }
        }
        return encodeAsLibrary(library, adaptedEntry);
    }

    private static Optional<BibEntry> encodeAsLibrary(Library library, BibEntry entry) {
        Optional<BibEntry> firstEntry =
                library.entrySlots().findFirst().map(slot -> (BibEntry) slot.item());
        String text = entry.text();
        return firstEntry
                .map(modelEntry ->
                        modelEntry
                                .withText(text)
                                .or(() -> modelEntry.withText(LaTeX.toAscii(text))))
                .orElseGet(() -> BibEntry.parse(text));
    }

    private static List<ImportCandidate> compareEntries(
            Library library, List<BibEntry> newEntries, DistinctPairs distinctPairs) {
        int firstNewIndex = library.slots().size();
        Library joinedLibrary = library.applyEdit(library.insertEntries(firstNewIndex, newEntries));
        Map<Integer, EntryMatch> bestMatches = new HashMap<>();
        for (EntryMatch entryMatch :
                Duplicates.findFrom(joinedLibrary, distinctPairs, firstNewIndex)) {
            bestMatches.merge(entryMatch.secondIndex(), entryMatch, ImportPlan::betterMatch);
        }
        Map<NameAndTitle, List<Integer>> positionsByName = indexNames(joinedLibrary, firstNewIndex);
        SpellingUse spellingUse = SpellingUse.of(library);
        List<ImportCandidate> candidates = new ArrayList<>();
        for (int i = firstNewIndex; i < joinedLibrary.slots().size(); i++) {
            if (joinedLibrary.slots().get(i).item() instanceof BibEntry entry) {
                int slotIndex = i;
                Optional<EntryMatch> entryMatch =
                        findSameEntry(joinedLibrary, i, positionsByName)
                                .or(() -> Optional.ofNullable(bestMatches.get(slotIndex)));
                if (entryMatch
                        .filter(it ->
                                it.firstIndex() >= firstNewIndex && isRepeated(joinedLibrary, it))
                        .isEmpty()) {
                    candidates.add(
                            toCandidate(
                                    joinedLibrary,
                                    i,
                                    entry,
                                    entryMatch.filter(it -> it.firstIndex() < firstNewIndex),
                                    spellingUse));
                }
            }
        }
        return candidates;
    }

    /// What entries that say the same have in common: thousands may have one key. An entry without
    /// a title may be any of its key.
    private record NameAndTitle(String key, String title) {
        static NameAndTitle of(BibEntry entry) {
            return new NameAndTitle(
                    entry.key(), SpellingUse.comparedText(entry, FieldName.TITLE).orElse(""));
        }

        NameAndTitle withoutTitle() {
            return new NameAndTitle(key, "");
        }
    }

    /// The indices of the entries by what the imported ones have of these, in order.
    private static Map<NameAndTitle, List<Integer>> indexNames(
            Library joinedLibrary, int firstNewIndex) {
        Map<NameAndTitle, List<Integer>> positionsByName = new HashMap<>();
        for (int i = firstNewIndex; i < joinedLibrary.slots().size(); i++) {
            if (joinedLibrary.slots().get(i).item() instanceof BibEntry entry) {
                positionsByName.putIfAbsent(NameAndTitle.of(entry), new ArrayList<>());
            }
        }
        for (int i = 0; i < joinedLibrary.slots().size(); i++) {
            if (joinedLibrary.slots().get(i).item() instanceof BibEntry entry) {
                NameAndTitle nameAndTitle = NameAndTitle.of(entry);
                addPosition(positionsByName, nameAndTitle, i);
                if (!nameAndTitle.title().isEmpty()) {
                    addPosition(positionsByName, nameAndTitle.withoutTitle(), i);
                }
            }
        }
        return positionsByName;
    }

    private static void addPosition(
            Map<NameAndTitle, List<Integer>> positionsByName,
            NameAndTitle nameAndTitle,
            int position) {
        List<Integer> positions = positionsByName.get(nameAndTitle);
        if (positions != null) {
            positions.add(position);
        }
    }

    /// An earlier entry with the same key and type that contains all of an imported one: there may
    /// be too little in it to identify a publication, but it is the same entry.
    private static Optional<EntryMatch> findSameEntry(
            Library joinedLibrary,
            int slotIndex,
            Map<NameAndTitle, List<Integer>> positionsByName) {
        BibEntry entry = (BibEntry) joinedLibrary.slots().get(slotIndex).item();
        return positionsByName.getOrDefault(NameAndTitle.of(entry), List.of()).stream()
                .takeWhile(place -> place < slotIndex)
                .filter(place ->
                        joinedLibrary.slots().get(place).item() instanceof BibEntry other
                                && other.type().equalsIgnoreCase(entry.type())
                                && ImportCandidate.addsNothingTo(entry, other))
                .findFirst()
                .map(place ->
                        new EntryMatch(
                                place,
                                slotIndex,
                                MatchLevel.CERTAIN,
                                List.of(LocalizedSentence.of("same key and nothing new"))));
    }

    private static EntryMatch betterMatch(EntryMatch firstMatch, EntryMatch secondMatch) {
        int byLevel = firstMatch.matchLevel().compareTo(secondMatch.matchLevel());
        return byLevel < 0 || byLevel == 0 && firstMatch.firstIndex() < secondMatch.firstIndex()
                ? firstMatch
                : secondMatch;
    }

    /// Whether one of two imported entries adds nothing to the other.
    private static boolean isRepeated(Library joinedLibrary, EntryMatch entryMatch) {
        BibEntry firstEntry = (BibEntry) joinedLibrary.slots().get(entryMatch.firstIndex()).item();
        BibEntry secondEntry =
                (BibEntry) joinedLibrary.slots().get(entryMatch.secondIndex()).item();
        return ImportCandidate.addsNothingTo(secondEntry, firstEntry);
    }

    private static ImportCandidate toCandidate(
            Library joinedLibrary,
            int slotIndex,
            BibEntry entry,
            Optional<EntryMatch> entryMatch,
            SpellingUse spellingUse) {
        return entryMatch
                .map(it ->
                        new ImportCandidate(
                                entry,
                                Optional.of(joinedLibrary.slots().get(it.firstIndex()).number()),
                                MergePlan.of(joinedLibrary, it.firstIndex(), slotIndex, spellingUse)
                                        .mergeRows(),
                                it.reasons()))
                .orElseGet(
                        () -> new ImportCandidate(entry, Optional.empty(), List.of(), List.of()));
    }

    /// The edit that carries out the choices, in order. The library may have changed since; missing
    /// entries are skipped.
    public Edit toEdit(Library currentLibrary, List<ImportCandidate.CandidateChoice> choices) {
        List<Edit> edits = new ArrayList<>();
        List<BibEntry> addedEntries = new ArrayList<>();
        Library library = currentLibrary;
        Set<String> foldedKeys = foldedKeys(currentLibrary);
        for (int i = 0; i < candidates.size(); i++) {
            ImportCandidate candidate = candidates.get(i);
            switch (choices.get(i)) {
                case ImportCandidate.CandidateChoice.SkipEntry _ -> {}
                case ImportCandidate.CandidateChoice.AddEntry _ ->
                        addedEntries.add(withFreeKey(candidate.entry(), foldedKeys));
                case ImportCandidate.CandidateChoice.TakeFields(var fields) -> {
                    Optional<Edit> takenEdit = takeFields(library, candidate, fields);
                    takenEdit.ifPresent(edits::add);
                    library = takenEdit.map(library::applyEdit).orElse(library);
                }
            }
        }
        if (!addedEntries.isEmpty()) {
            edits.add(library.appendEntries(addedEntries));
        }
        return new Edit.EditBatch(edits);
    }

    private static Set<String> foldedKeys(Library library) {
        return library.entrySlots()
                .map(slot -> ((BibEntry) slot.item()).key().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// The entry with its key, or a free variant of it if it is taken or missing.
    private static BibEntry withFreeKey(BibEntry entry, Set<String> foldedKeys) {
        String blanklessKey = entry.key().replaceAll("\\s", "");
        String key = blanklessKey.isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : blanklessKey;
        if (foldedKeys.add(key.toLowerCase(Locale.ROOT))) {
            return entry.key().equals(key) ? entry : entry.withKey(key).orElse(entry);
        }
        for (int i = 1; ; i++) {
            String freeKey =
                    key + (i <= ALPHABET_SIZE ? String.valueOf((char) ('a' + i - 1)) : "-" + i);
            if (foldedKeys.add(freeKey.toLowerCase(Locale.ROOT))) {
                return entry.withKey(freeKey).orElse(entry);
            }
        }
    }

    private static Optional<Edit> takeFields(
            Library library, ImportCandidate candidate, Set<String> fields) {
        int slotNumber = candidate.knownSlot().orElseThrow();
        Optional<BibEntry> knownEntry = library.entryInSlot(slotNumber);
        if (knownEntry.isEmpty()) {
            return Optional.empty();
        }
        BibEntry mergedEntry = knownEntry.get();
        for (MergePlan.MergeRow mergeRow : candidate.mergeRows()) {
            if (fields.contains(mergeRow.field()) && mergeRow.goneValue().isPresent()) {
                BibEntry entryBefore = mergedEntry;
                mergedEntry =
                        entryBefore
                                .withValue(mergeRow.field(), takenValue(mergeRow))
                                .orElse(entryBefore);
            }
        }
        return mergedEntry.equals(knownEntry.get())
                ? Optional.empty()
                : Optional.of(library.replaceEntry(slotNumber, mergedEntry));
    }

    private static BibValue takenValue(MergePlan.MergeRow mergeRow) {
        boolean takesBoth = mergeRow.chosenSource() == MergePlan.ValueSource.BOTH;
        return BibValue.parse(
                takesBoth ? FieldChoice.mergeLists(mergeRow) : mergeRow.goneValue().orElseThrow());
    }

    /// The slots that the edit has added to a library.
    public static List<Integer> addedSlots(Library libraryBefore, Library libraryAfter) {
        return libraryAfter
                .entrySlots()
                .map(Slot::number)
                .filter(number -> libraryBefore.slotIndex(number) < 0)
                .toList();
    }
}
