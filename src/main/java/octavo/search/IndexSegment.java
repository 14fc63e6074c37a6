package octavo.search;

import octavo.bib.BibEntry;
import octavo.bib.KeyList;
import octavo.fields.FieldCatalogue;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The words of some entries at one point in time. Immutable.
final class IndexSegment {
    /// After this many entries, a fraction of a millisecond, others get a turn.
    private static final int PAUSE_INTERVAL = 32;

    private final int[] slotNumbers;
    private final Map<String, FieldTerms> termsByField;
    private final BitSet entriesWithMacros;
    private final Map<String, List<Integer>> childrenByKey;

    private IndexSegment(
            int[] slotNumbers,
            Map<String, FieldTerms> termsByField,
            BitSet entriesWithMacros,
            Map<String, List<Integer>> childrenByKey) {
        this.slotNumbers = slotNumbers;
        this.termsByField = termsByField;
        this.entriesWithMacros = entriesWithMacros;
        this.childrenByKey = childrenByKey;
    }

    int entryCount() {
        return slotNumbers.length;
    }

    /// The slot of an entry; entries are numbered from 0.
    int slotNumber(int entry) {
        return slotNumbers[entry];
    }

    Set<String> fieldNames() {
        return termsByField.keySet();
    }

    /// Visits the words of all fields, those of several fields several times.
    void visitWords(Consumer<String> visitor) {
        termsByField.forEach((fieldName, fieldTerms) -> {
            if (!fieldName.startsWith("=")) {
                fieldTerms.visitWords(visitor);
            }
        });
    }

    /// Which entries use macros. The bits must not be modified.
    BitSet entriesWithMacros() {
        return entriesWithMacros;
    }

    /// By parent key, in lower case: the slots that inherit from it.
    Map<String, List<Integer>> childrenByKey() {
        return childrenByKey;
    }

    /// @param entryIndices the indices of the entries in the library
    /// @param pauseStep called periodically to yield the processor
    static IndexSegment of(Library library, int[] entryIndices, Runnable pauseStep) {
        CollectedWords collectedWords = new CollectedWords();
        EntryWords entryWords = new EntryWords(collectedWords);
        BitSet entriesWithMacros = new BitSet();
        Map<String, List<Integer>> childrenByKey = new HashMap<>();
        int[] slotNumbers = new int[entryIndices.length];
        for (int i = 0; i < entryIndices.length; i++) {
            if (i % PAUSE_INTERVAL == 0) {
                pauseStep.run();
            }
            Work work = library.workAt(entryIndices[i]).orElseThrow();
            slotNumbers[i] = library.slots().get(entryIndices[i]).number();
            collectedWords.nextEntry();
            int entryNumber = i;
            EntryGuard.runSafely(
                    work.key(),
                    () -> entriesWithMacros.set(entryNumber, entryWords.readEntry(work)));
            for (String parentKey : parentKeys(work)) {
                childrenByKey
                        .computeIfAbsent(parentKey, _ -> new ArrayList<>(1))
                        .add(slotNumbers[i]);
            }
        }
        return new IndexSegment(
                slotNumbers, collectedWords.toTerms(), entriesWithMacros, childrenByKey);
    }

    private static List<String> parentKeys(Work work) {
        return work.hasParents()
                ? FieldCatalogue.PARENT_FIELDS.stream()
                        .flatMap(field -> splitKeys(work.plainText(field)))
                        .toList()
                : List.of();
    }

    private static Stream<String> splitKeys(String keyList) {
        return KeyList.parse(keyList).stream().map(key -> key.toLowerCase(Locale.ROOT));
    }

    /// The keys by which others may refer to a slot's entry, in lower case.
    static Stream<String> slotKeys(Slot slot) {
        return slot.item() instanceof BibEntry entry
                ? Stream.concat(
                        Stream.of(entry.key().toLowerCase(Locale.ROOT)),
                        entry.value("ids").stream()
                                .flatMap(ids -> splitKeys(ids.expandedText(_ -> Optional.empty()))))
                : Stream.empty();
    }

    /// The entries that match a query.
    BitSet matchingEntries(Query query) {
        return switch (query) {
            case Query.PhraseQuery phrase ->
                    findInTexts(
                            phrase.fieldNames(),
                            (terms, foundEntries) -> terms.addMatching(foundEntries, phrase));
            case Query.SubstringQuery(var fieldNames, var forms) ->
                    findInTexts(
                            fieldNames,
                            (terms, foundEntries) ->
                                    forms.forEach(form -> terms.addContaining(foundEntries, form)));
            case Query.YearRangeQuery(int first, int last) -> {
                BitSet foundEntries = new BitSet();
                fieldTerms(List.of(SearchFields.YEAR_FIELD))
                        .forEach(it -> it.addMatching(foundEntries, first, last));
                yield foundEntries;
            }
            case Query.PresenceQuery(var fieldNames) -> {
                BitSet foundEntries = new BitSet();
                fieldTerms(fieldNames).forEach(it -> it.addAllEntries(foundEntries));
                yield foundEntries;
            }
            case Query.WholeValueQuery _, Query.GroupQuery _, Query.CitedQuery _ -> new BitSet();
            case Query.SlotQuery(var slots) -> {
                BitSet foundEntries = new BitSet();
                for (int i = 0; i < slotNumbers.length; i++) {
                    foundEntries.set(i, slots.get(slotNumbers[i]));
                }
                yield foundEntries;
            }
            case Query.NotQuery(var negatedQuery) -> {
                BitSet foundEntries = matchingEntries(negatedQuery);
                foundEntries.flip(0, slotNumbers.length);
                yield foundEntries;
            }
            case Query.AndQuery(var queries) -> {
                BitSet foundEntries = new BitSet();
                foundEntries.set(0, slotNumbers.length);
                queries.forEach(operand -> foundEntries.and(matchingEntries(operand)));
                yield foundEntries;
            }
            case Query.OrQuery(var queries) -> {
                BitSet foundEntries = new BitSet();
                queries.forEach(operand -> foundEntries.or(matchingEntries(operand)));
                yield foundEntries;
            }
        };
    }

    private Stream<FieldTerms> fieldTerms(List<String> fieldNames) {
        return fieldNames.stream()
                .flatMap(name -> Optional.ofNullable(termsByField.get(name)).stream());
    }

    /// What is found in some fields; in all texts if there are none.
    private BitSet findInTexts(List<String> fieldNames, BiConsumer<FieldTerms, BitSet> finder) {
        BitSet foundEntries = new BitSet();
        if (!fieldNames.isEmpty()) {
            fieldTerms(fieldNames).forEach(it -> finder.accept(it, foundEntries));
            return foundEntries;
        }
        termsByField.forEach((name, terms) -> {
            if (!SearchFields.SEPARATE_FIELDS.contains(name)) {
                finder.accept(terms, foundEntries);
            }
        });
        return foundEntries;
    }
}
