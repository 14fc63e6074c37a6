package octavo.people;

import octavo.library.Edit;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The people of one library state: who is in it, the decisions about them, and who may be the same
/// person. Immutable; after an edit only what it affects is recomputed.
public final class People {
    private final PeopleIndex index;
    private final PersonDecisions decisions;
    private final PersistentMap<String, List<PersonCandidate>> candidates;

    private People(
            PeopleIndex index,
            PersonDecisions decisions,
            PersistentMap<String, List<PersonCandidate>> candidates) {
        this.index = index;
        this.decisions = decisions;
        this.candidates = candidates;
    }

    public static People of(Library library, PersonDecisions decisions) {
        PeopleIndex index = PeopleIndex.of(library);
        var none = new People(index, decisions, PersistentMap.empty(index.size()));
        return none.clustered(index, decisions, index.blockNames());
    }

    /// The people after an edit to their library.
    public People after(Edit edit, Library library) {
        PeopleIndex now = index.after(edit, library);
        Set<String> blocks = new HashSet<>(now.touched());
        for (String block : now.touched()) {
            if (block.charAt(0) == NameBlocks.FAMILY
                    && VariantClustering.commonness(index.blockSize(block))
                            != VariantClustering.commonness(now.blockSize(block))) {
                now.block(block).forEach(variant -> blocks.addAll(NameBlocks.of(variant)));
            }
        }
        return clustered(now, decisions, blocks);
    }

    /// The same people with other decisions.
    public People with(PersonDecisions others) {
        Set<String> spellings = new TreeSet<>();
        changed(decisions, others).forEach(person -> spellings.addAll(person.spellings().keySet()));
        changed(others, decisions).forEach(person -> spellings.addAll(person.spellings().keySet()));
        Set<String> blocks = new HashSet<>();
        for (String spelling : spellings) {
            index.variant(spelling).ifPresent(variant -> blocks.addAll(NameBlocks.of(variant)));
        }
        return clustered(index, others, blocks);
    }

    private static Stream<Person> changed(PersonDecisions from, PersonDecisions to) {
        Collection<Person> now = new HashSet<>(to.people());
        return from.people().stream().filter(person -> !now.contains(person));
    }

    private People clustered(PeopleIndex now, PersonDecisions by, Set<String> blocks) {
        var clustering = new VariantClustering(now, by);
        var changed = candidates.changed();
        for (String block : blocks) {
            List<PersonCandidate> found = clustering.candidates(block);
            if (!found.isEmpty() || changed.get(block).isPresent()) {
                changed.put(block, found.isEmpty() ? null : found);
            }
        }
        return new People(now, by, changed.done());
    }

    public PeopleIndex index() {
        return index;
    }

    public PersonDecisions decisions() {
        return decisions;
    }

    /// All candidates, the most likely first.
    public List<PersonCandidate> candidates() {
        var all = new ArrayList<PersonCandidate>();
        candidates.forEach((_, found) -> all.addAll(found));
        all.sort(PersonCandidate.ORDER);
        return List.copyOf(all);
    }

    /// All persons, those with the most entries first. Only decisions and ORCID iDs merge variants
    /// here.
    public List<KnownIndividual> individuals() {
        var groups = new LinkedHashMap<String, List<NameVariant>>();
        for (NameVariant variant : index.variants().values()) {
            groups.computeIfAbsent(identity(variant), _ -> new ArrayList<>()).add(variant);
        }
        return groups.values().stream()
                .map(this::individual)
                .sorted(
                        Comparator.comparingInt(KnownIndividual::entries)
                                .reversed()
                                .thenComparing(KnownIndividual::name))
                .toList();
    }

    /// The person of a variant.
    public KnownIndividual individual(NameVariant variant) {
        String identity = identity(variant);
        return individual(
                index.variants().values().stream()
                        .filter(each -> identity(each).equals(identity))
                        .toList());
    }

    private KnownIndividual individual(List<NameVariant> variants) {
        var sorted =
                variants.stream()
                        .sorted(
                                Comparator.comparingInt((NameVariant each) -> -each.uses().size())
                                        .thenComparing(each -> each.key()))
                        .toList();
        var person =
                sorted.stream()
                        .flatMap(each -> decisions.person(each.key()).stream())
                        .findFirst()
                        .or(() -> withOrcid(sorted.getFirst().orcid()));
        return new KnownIndividual(person, sorted);
    }

    private String identity(NameVariant variant) {
        String orcid = variant.orcid().isEmpty() ? decisions.orcid(variant.key()) : variant.orcid();
        return decisions
                .person(variant.key())
                .or(() -> withOrcid(orcid))
                .map(person -> "p" + person.id())
                .orElse(orcid.isEmpty() ? "v" + variant.key() : "o" + orcid);
    }

    private Optional<Person> withOrcid(String orcid) {
        return orcid.isEmpty()
                ? Optional.empty()
                : decisions.people().stream()
                        .filter(person -> person.orcid().equals(orcid))
                        .findFirst();
    }
}
