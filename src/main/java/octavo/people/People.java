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
    private final PersistentMap<String, List<PersonCandidate>> candidatesByBlock;

    private People(
            PeopleIndex index,
            PersonDecisions decisions,
            PersistentMap<String, List<PersonCandidate>> candidates) {
        this.index = index;
        this.decisions = decisions;
        this.candidatesByBlock = candidates;
    }

    public static People of(Library library, PersonDecisions decisions) {
        PeopleIndex index = PeopleIndex.of(library);
        var emptyPeople = new People(index, decisions, PersistentMap.empty(index.size()));
        return emptyPeople.clusterBlocks(index, decisions, index.blockNames());
    }

    /// The people after an edit to their library.
    public People afterEdit(Edit edit, Library library) {
        PeopleIndex newIndex = index.afterEdit(edit, library);
        Set<String> blocks = new HashSet<>(newIndex.touchedBlocks());
        for (String block : newIndex.touchedBlocks()) {
            if (block.charAt(0) == NameBlocks.FAMILY
                    && VariantClustering.commonness(index.blockSize(block))
                            != VariantClustering.commonness(newIndex.blockSize(block))) {
                newIndex.variantsInBlock(block)
                        .forEach(variant -> blocks.addAll(NameBlocks.of(variant)));
            }
        }
        return clusterBlocks(newIndex, decisions, blocks);
    }

    /// The same people with other decisions.
    public People withDecisions(PersonDecisions newDecisions) {
        Set<String> spellings = new TreeSet<>();
        changedPeople(decisions, newDecisions)
                .forEach(person -> spellings.addAll(person.spellings().keySet()));
        changedPeople(newDecisions, decisions)
                .forEach(person -> spellings.addAll(person.spellings().keySet()));
        Set<String> blocks = new HashSet<>();
        for (String spelling : spellings) {
            index.variant(spelling).ifPresent(variant -> blocks.addAll(NameBlocks.of(variant)));
        }
        return clusterBlocks(index, newDecisions, blocks);
    }

    private static Stream<Person> changedPeople(
            PersonDecisions oldDecisions, PersonDecisions newDecisions) {
        Collection<Person> newPeople = new HashSet<>(newDecisions.people());
        return oldDecisions.people().stream().filter(person -> !newPeople.contains(person));
    }

    private People clusterBlocks(
            PeopleIndex newIndex, PersonDecisions newDecisions, Set<String> blocks) {
        var clustering = new VariantClustering(newIndex, newDecisions);
        var changedCandidates = candidatesByBlock.startChanges();
        for (String block : blocks) {
            List<PersonCandidate> blockCandidates = clustering.candidates(block);
            if (!blockCandidates.isEmpty() || changedCandidates.get(block).isPresent()) {
                changedCandidates.put(block, blockCandidates.isEmpty() ? null : blockCandidates);
            }
        }
        return new People(newIndex, newDecisions, changedCandidates.toMap());
    }

    public PeopleIndex index() {
        return index;
    }

    public PersonDecisions decisions() {
        return decisions;
    }

    /// All candidates, the most likely first.
    public List<PersonCandidate> candidates() {
        var allCandidates = new ArrayList<PersonCandidate>();
        candidatesByBlock.forEach((_, blockCandidates) -> allCandidates.addAll(blockCandidates));
        allCandidates.sort(PersonCandidate.ORDER);
        return List.copyOf(allCandidates);
    }

    /// All persons, those with the most entries first. Only decisions and ORCID iDs merge variants
    /// here.
    public List<KnownIndividual> individuals() {
        var variantsByIdentity = new LinkedHashMap<String, List<NameVariant>>();
        for (NameVariant variant : index.variants().values()) {
            variantsByIdentity
                    .computeIfAbsent(identity(variant), _ -> new ArrayList<>())
                    .add(variant);
        }
        return variantsByIdentity.values().stream()
                .map(this::individual)
                .sorted(
                        Comparator.comparingInt(KnownIndividual::entryCount)
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
        var sortedVariants =
                variants.stream()
                        .sorted(
                                Comparator.comparingInt(
                                                (NameVariant each) -> -each.mentions().size())
                                        .thenComparing(each -> each.variantKey()))
                        .toList();
        var decidedPerson =
                sortedVariants.stream()
                        .flatMap(each -> decisions.person(each.variantKey()).stream())
                        .findFirst()
                        .or(() -> withOrcid(sortedVariants.getFirst().orcid()));
        return new KnownIndividual(decidedPerson, sortedVariants);
    }

    private String identity(NameVariant variant) {
        String orcid =
                variant.orcid().isEmpty() ? decisions.orcid(variant.variantKey()) : variant.orcid();
        return decisions
                .person(variant.variantKey())
                .or(() -> withOrcid(orcid))
                .map(person -> "p" + person.id())
                .orElse(orcid.isEmpty() ? "v" + variant.variantKey() : "o" + orcid);
    }

    private Optional<Person> withOrcid(String orcid) {
        return orcid.isEmpty()
                ? Optional.empty()
                : decisions.people().stream()
                        .filter(person -> person.orcid().equals(orcid))
                        .findFirst();
    }
}
