package octavo.search;

import octavo.bib.BibEntry;
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
import java.util.stream.Stream;

/// The words of some entries at one point in time. Immutable.
final class IndexSegment {
    /// After this many entries, a fraction of a millisecond, others get a turn.
    private static final int OFTEN = 32;

    private final int[] numbers;
    private final Map<String, FieldTerms> fields;
    private final BitSet withMacros;
    private final Map<String, List<Integer>> children;

    private IndexSegment(
            int[] numbers,
            Map<String, FieldTerms> fields,
            BitSet withMacros,
            Map<String, List<Integer>> children) {
        this.numbers = numbers;
        this.fields = fields;
        this.withMacros = withMacros;
        this.children = children;
    }

    int size() {
        return numbers.length;
    }

    /// The slot of an entry; entries are numbered from 0.
    int number(int entry) {
        return numbers[entry];
    }

    Set<String> fieldNames() {
        return fields.keySet();
    }

    /// Which entries use macros. The bits must not be modified.
    BitSet withMacros() {
        return withMacros;
    }

    /// By parent key, in lower case: the slots that inherit from it.
    Map<String, List<Integer>> children() {
        return children;
    }

    /// @param indices the indices of the entries in the library
    /// @param pause called periodically to yield the processor
    static IndexSegment of(Library library, int[] indices, Runnable pause) {
        CollectedWords collected = new CollectedWords();
        EntryWords words = new EntryWords(collected);
        BitSet withMacros = new BitSet();
        Map<String, List<Integer>> children = new HashMap<>();
        int[] numbers = new int[indices.length];
        for (int i = 0; i < indices.length; i++) {
            if (i % OFTEN == 0) {
                pause.run();
            }
            Work work = library.work(indices[i]).orElseThrow();
            numbers[i] = library.slots().get(indices[i]).number();
            collected.nextEntry();
            int entry = i;
            EntryGuard.run(work.key(), () -> withMacros.set(entry, words.read(work)));
            for (String parent : parents(work)) {
                children.computeIfAbsent(parent, _ -> new ArrayList<>(1)).add(numbers[i]);
            }
        }
        return new IndexSegment(numbers, collected.toTerms(), withMacros, children);
    }

    private static List<String> parents(Work work) {
        return work.inherits()
                ? FieldCatalogue.PARENTS.stream().flatMap(field -> keys(work.text(field))).toList()
                : List.of();
    }

    private static Stream<String> keys(String list) {
        return Stream.of(list.split(",")).map(key -> key.strip().toLowerCase(Locale.ROOT));
    }

    /// The keys by which others may refer to a slot's entry, in lower case.
    static Stream<String> names(Slot slot) {
        return slot.item() instanceof BibEntry entry
                ? Stream.concat(
                        Stream.of(entry.key().toLowerCase(Locale.ROOT)),
                        entry.value("ids").stream()
                                .flatMap(ids -> keys(ids.text(_ -> Optional.empty()))))
                : Stream.empty();
    }

    /// The entries that match a query.
    BitSet matching(Query query) {
        return switch (query) {
            case Query.Phrase phrase ->
                    inTexts(phrase.fields(), (terms, found) -> terms.addTo(found, phrase));
            case Query.Within(var names, var forms) ->
                    inTexts(
                            names,
                            (terms, found) ->
                                    forms.forEach(form -> terms.addContaining(found, form)));
            case Query.Years(int first, int last) -> {
                BitSet found = new BitSet();
                terms(List.of(SearchFields.YEAR)).forEach(it -> it.addTo(found, first, last));
                yield found;
            }
            case Query.Has(var names) -> {
                BitSet found = new BitSet();
                terms(names).forEach(it -> it.addAllTo(found));
                yield found;
            }
            case Query.Whole _, Query.InGroup _, Query.Cited _ -> new BitSet();
            case Query.Among(var slots) -> {
                BitSet found = new BitSet();
                for (int i = 0; i < numbers.length; i++) {
                    found.set(i, slots.get(numbers[i]));
                }
                yield found;
            }
            case Query.Not(var not) -> {
                BitSet found = matching(not);
                found.flip(0, numbers.length);
                yield found;
            }
            case Query.And(var queries) -> {
                BitSet found = new BitSet();
                found.set(0, numbers.length);
                queries.forEach(each -> found.and(matching(each)));
                yield found;
            }
            case Query.Or(var queries) -> {
                BitSet found = new BitSet();
                queries.forEach(each -> found.or(matching(each)));
                yield found;
            }
        };
    }

    private Stream<FieldTerms> terms(List<String> names) {
        return names.stream().flatMap(name -> Optional.ofNullable(fields.get(name)).stream());
    }

    /// What is found in some fields; in all texts if there are none.
    private BitSet inTexts(List<String> names, BiConsumer<FieldTerms, BitSet> find) {
        BitSet found = new BitSet();
        if (!names.isEmpty()) {
            terms(names).forEach(it -> find.accept(it, found));
            return found;
        }
        fields.forEach((name, terms) -> {
            if (!SearchFields.APART.contains(name)) {
                find.accept(terms, found);
            }
        });
        return found;
    }
}
