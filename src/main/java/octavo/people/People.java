package octavo.people;

import octavo.library.Edit;
import octavo.library.Library;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The people of a library in one of its states: who is in it, what was decided about them, and who
/// may be one person. Immutable; after an edit only what the edit touches is worked out again.
public final class People {
    private final PeopleIndex index;
    private final Decisions decisions;
    private final Shards<String, List<Candidate>> candidates;

    private People(
            PeopleIndex index, Decisions decisions, Shards<String, List<Candidate>> candidates) {
        this.index = index;
        this.decisions = decisions;
        this.candidates = candidates;
    }

    public static People of(Library library, Decisions decisions) {
        PeopleIndex index = PeopleIndex.of(library);
        var none = new People(index, decisions, Shards.empty(index.size()));
        return none.clustered(index, decisions, index.blockNames());
    }

    /// The people of the library as it is after an edit to the one that these are of.
    public People after(Edit edit, Library library) {
        PeopleIndex now = index.after(edit, library);
        Set<String> blocks = new HashSet<>(now.touched());
        for (String block : now.touched()) {
            if (block.charAt(0) == Blocks.FAMILY
                    && Clustering.commonness(index.blockSize(block))
                            != Clustering.commonness(now.blockSize(block))) {
                now.block(block).forEach(variant -> blocks.addAll(Blocks.of(variant)));
            }
        }
        return clustered(now, decisions, blocks);
    }

    /// The same people with other decisions.
    public People with(Decisions others) {
        Set<String> spellings = new TreeSet<>();
        changed(decisions, others).forEach(person -> spellings.addAll(person.spellings().keySet()));
        changed(others, decisions).forEach(person -> spellings.addAll(person.spellings().keySet()));
        Set<String> blocks = new HashSet<>();
        for (String spelling : spellings) {
            index.variant(spelling).ifPresent(variant -> blocks.addAll(Blocks.of(variant)));
        }
        return clustered(index, others, blocks);
    }

    private static Stream<Person> changed(Decisions from, Decisions to) {
        Collection<Person> now = new HashSet<>(to.people());
        return from.people().stream().filter(person -> !now.contains(person));
    }

    private People clustered(PeopleIndex now, Decisions by, Set<String> blocks) {
        var clustering = new Clustering(now, by);
        var changed = candidates.changed();
        for (String block : blocks) {
            List<Candidate> found = clustering.candidates(block);
            if (!found.isEmpty() || changed.get(block).isPresent()) {
                changed.put(block, found.isEmpty() ? null : found);
            }
        }
        return new People(now, by, changed.done());
    }

    public PeopleIndex index() {
        return index;
    }

    public Decisions decisions() {
        return decisions;
    }

    /// All candidates, those most likely first.
    public List<Candidate> candidates() {
        var all = new java.util.ArrayList<Candidate>();
        candidates.forEach((_, found) -> all.addAll(found));
        all.sort(Candidate.ORDER);
        return List.copyOf(all);
    }
}
