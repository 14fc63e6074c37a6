package octavo.people;

import octavo.names.GivenName;
import octavo.names.NameAgreement;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds candidates in one block. Every two members of a candidate are compatible, so that J. Smith
/// does not join John and Jane; a name compatible with several incompatible ones joins one of them
/// only if they share co-authors.
final class VariantClustering {
    private static final double CLEARLY = 0.1;

    /// The most groups a name is compared with, and the most names in a group: more than any real
    /// library needs, so that a crafted one takes no quadratic time.
    private static final int MOST_ASKED = 300;

    private static final int MOST_MEMBERS = 100;

    static final Comparator<NameVariant> FULLEST_FIRST =
            Comparator.comparing((NameVariant each) -> !each.nameShape().hasWholeFirstGiven())
                    .thenComparingInt(each -> -each.nameShape().givenNames().size())
                    .thenComparingLong(each -> -countAccents(each.writtenName()))
                    .thenComparingInt(each -> -each.mentions().size())
                    .thenComparing(each -> each.variantKey());

    /// The spelling to write comes first: the fuller name; of names as full, one with accents, then
    /// the one that is used more, and then one with full stops.
    private static final Comparator<NameVariant> PREFERRED_FIRST =
            Comparator.comparing((NameVariant each) -> !each.nameShape().hasWholeFirstGiven())
                    .thenComparingInt(each -> -countGivenWords(each.writtenName()))
                    .thenComparing(each -> countAccents(each.writtenName()) == 0)
                    .thenComparingInt(each -> -each.mentions().size())
                    .thenComparing(each -> !each.writtenName().contains("."))
                    .thenComparing(FULLEST_FIRST);

    private final PeopleIndex index;
    private final PersonDecisions decisions;
    private final PersonEvidence.EvidenceCache evidence;

    VariantClustering(PeopleIndex index, PersonDecisions decisions) {
        this.index = index;
        this.decisions = decisions;
        this.evidence = new PersonEvidence.EvidenceCache(index);
    }

    private static final class VariantGroup {
        private final List<NameVariant> variants = new ArrayList<>();
        private final Set<LocalizedSentence> reasonSentences = new LinkedHashSet<>();
        private double score = 1;
        private boolean isDecided = true;
    }

    private record GroupFit(VariantGroup group, PersonLikeness likeness) {}

    /// The groups of a block, indexed by first given name and by all given names in one word:
    /// Jian-Ping is Jianping. A full name matches no group without one of these or an initial, so
    /// that thousands of spellings of one family name need not all be compared.
    private static final class GroupIndex {
        private static final String INITIAL = ".";

        private final Set<VariantGroup> allGroups = new LinkedHashSet<>();
        private final Map<String, Set<VariantGroup>> groupsByName = new HashMap<>();

        /// The first groups that may be compatible with another.
        Set<VariantGroup> groupsNear(VariantGroup nextGroup) {
            var firstNames = firstNames(nextGroup);
            Stream<VariantGroup> nearGroups =
                    firstNames.contains(INITIAL)
                            ? allGroups.stream()
                            : Stream.concat(Stream.of(INITIAL), firstNames.stream())
                                    .flatMap(name ->
                                            groupsByName.getOrDefault(name, Set.of()).stream());
            return nearGroups
                    .filter(group -> group.variants.size() < MOST_MEMBERS)
                    .limit(MOST_ASKED)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        /// Records that a group is new, or has the members of another.
        void addGroup(VariantGroup group, VariantGroup added) {
            allGroups.add(group);
            firstNames(added)
                    .forEach(name ->
                            groupsByName
                                    .computeIfAbsent(name, _ -> new LinkedHashSet<>())
                                    .add(group));
        }

        private static Set<String> firstNames(VariantGroup group) {
            var firstNames = new HashSet<String>();
            for (NameVariant each : group.variants) {
                GivenName firstGiven = each.nameShape().givenNames().getFirst();
                firstNames.addAll(
                        firstGiven.isInitial()
                                ? List.of(INITIAL)
                                : List.of(firstGiven.bareForm(), firstGiven.expandedForm()));
                if (each.nameShape().hasOnlyWholeGivens()) {
                    firstNames.add(each.nameShape().joinedGivenNames());
                }
            }
            return firstNames;
        }
    }

    List<PersonCandidate> candidates(String block) {
        List<NameVariant> variants =
                index.variantsInBlock(block).stream().sorted(FULLEST_FIRST).toList();
        if (variants.size() < 2) {
            return List.of();
        }
        return switch (block.charAt(0)) {
            case NameBlocks.NAME -> candidatesByName(variants);
            case NameBlocks.WORDS -> new OtherOrders(decisions, evidence).candidates(variants);
            case NameBlocks.ORCID -> candidatesByOrcid(variants);
            case NameBlocks.GIVEN -> new NearFamilies(decisions, evidence).candidates(variants);
            default -> List.of();
        };
    }

    private List<PersonCandidate> candidatesByOrcid(List<NameVariant> variants) {
        boolean haveSameName =
                variants.stream()
                                .map(each -> NameBlocks.initialKey(each.nameShape()))
                                .distinct()
                                .count()
                        == 1;
        boolean areDecided =
                variants.stream()
                        .allMatch(each ->
                                decisions.areSame(
                                        each.variantKey(), variants.getFirst().variantKey()));
        return haveSameName || areDecided
                ? List.of()
                : List.of(
                        new PersonCandidate(
                                PersonCandidate.PersonCandidateKind.SAME,
                                variants,
                                1,
                                List.of(sameOrcid(variants.getFirst()))));
    }

    private static LocalizedSentence sameOrcid(NameVariant variant) {
        return LocalizedSentence.of("the same ORCID {0}", variant.orcid());
    }

    private List<PersonCandidate> candidatesByName(List<NameVariant> variants) {
        String familyBlock = NameBlocks.FAMILY + variants.getFirst().nameShape().contractedFamily();
        int commonness = commonness(index.blockSize(familyBlock));
        var groupIndex = new GroupIndex();
        for (VariantGroup nextGroup : groupByMark(variants)) {
            Optional<GroupFit> bestFit =
                    bestFit(groupIndex.groupsNear(nextGroup), nextGroup, commonness);
            VariantGroup joinedGroup = bestFit.map(GroupFit::group).orElse(nextGroup);
            bestFit.ifPresent(groupFit -> joinGroups(joinedGroup, nextGroup, groupFit.likeness()));
            groupIndex.addGroup(joinedGroup, nextGroup);
        }
        return groupIndex.allGroups.stream()
                .filter(group -> group.variants.size() > 1 && !group.isDecided)
                .map(VariantClustering::toCandidate)
                .toList();
    }

    /// The bit length of a number of namesakes.
    static int commonness(int namesakes) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(namesakes);
    }

    private static PersonCandidate toCandidate(VariantGroup group) {
        List<NameVariant> memberVariants = group.variants.stream().sorted(PREFERRED_FIRST).toList();
        return new PersonCandidate(
                PersonCandidate.PersonCandidateKind.SAME,
                memberVariants,
                group.score,
                List.copyOf(group.reasonSentences));
    }

    private static void joinGroups(
            VariantGroup group, VariantGroup nextGroup, PersonLikeness likeness) {
        group.variants.addAll(nextGroup.variants);
        group.variants.sort(FULLEST_FIRST);
        group.reasonSentences.addAll(nextGroup.reasonSentences);
        group.reasonSentences.addAll(likeness.reasons());
        group.score = Math.min(Math.min(group.score, nextGroup.score), likeness.score());
        group.isDecided = false;
    }

    /// The variants, with those joined that are certainly one person.
    private List<VariantGroup> groupByMark(List<NameVariant> variants) {
        Map<String, VariantGroup> groupsByMark = new HashMap<>();
        var groups = new LinkedHashSet<VariantGroup>();
        for (NameVariant variant : variants) {
            var identityMarks = identityMarks(variant);
            VariantGroup group =
                    identityMarks.stream()
                            .flatMap(mark -> Optional.ofNullable(groupsByMark.get(mark)).stream())
                            .findFirst()
                            .orElseGet(VariantGroup::new);
            if (!group.variants.isEmpty()
                    && !decisions.areSame(
                            group.variants.getFirst().variantKey(), variant.variantKey())) {
                group.isDecided = false;
                group.reasonSentences.add(
                        variant.orcid().isEmpty()
                                ? LocalizedSentence.of(
                                        "the same DBLP number {0}", variant.dblpNumber())
                                : sameOrcid(variant));
            }
            group.variants.add(variant);
            groups.add(group);
            identityMarks.forEach(mark -> groupsByMark.putIfAbsent(mark, group));
        }
        // Persons with an iD come first, so that a name without one has to choose.
        return groups.stream()
                .sorted(
                        Comparator.comparing(
                                group -> group.variants.stream().noneMatch(this::isKnown)))
                .toList();
    }

    /// Keys that make variants certainly one person if shared.
    private List<String> identityMarks(NameVariant variant) {
        var identityMarks = new ArrayList<String>();
        decisions
                .person(variant.variantKey())
                .ifPresent(person -> identityMarks.add("p" + person.id()));
        String orcid = orcidOf(variant);
        if (!orcid.isEmpty()) {
            identityMarks.add("o" + orcid);
        }
        String number = variant.dblpNumber();
        if (!number.isEmpty()) {
            identityMarks.add("n" + number + variant.nameShape().sortedWords());
        }
        return identityMarks;
    }

    private boolean isKnown(NameVariant variant) {
        return !orcidOf(variant).isEmpty() || !variant.dblpNumber().isEmpty();
    }

    private String orcidOf(NameVariant variant) {
        return variant.orcid().isEmpty() ? decisions.orcid(variant.variantKey()) : variant.orcid();
    }

    private Optional<GroupFit> bestFit(
            Set<VariantGroup> groups, VariantGroup nextGroup, int commonness) {
        List<GroupFit> fits = new ArrayList<>();
        for (VariantGroup group : groups) {
            if (areCompatible(group, nextGroup)) {
                fits.add(new GroupFit(group, likeness(group, nextGroup, commonness)));
            }
        }
        fits.sort(Comparator.comparingDouble(fit -> -fit.likeness().score()));
        if (fits.isEmpty() || fits.getFirst().likeness().score() < PersonLikeness.MIN_SCORE) {
            return Optional.empty();
        }
        PersonLikeness bestLikeness = fits.getFirst().likeness();
        boolean isClear =
                fits.size() == 1
                        || bestLikeness.hasSharedCoauthors()
                                && bestLikeness.score() - fits.get(1).likeness().score() >= CLEARLY;
        return isClear ? Optional.of(fits.getFirst()) : Optional.empty();
    }

    private boolean areCompatible(VariantGroup group, VariantGroup nextGroup) {
        for (NameVariant variant : group.variants) {
            for (NameVariant otherVariant : nextGroup.variants) {
                if (areContradictory(variant, otherVariant, group, nextGroup)
                        || isVetoed(variant, otherVariant)
                        || variant.sharesListWith(otherVariant)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Jorg and Joerg contradict each other, except next to Jörg.
    private static boolean areContradictory(
            NameVariant variant,
            NameVariant otherVariant,
            VariantGroup group,
            VariantGroup nextGroup) {
        return NameAgreement.of(variant.nameShape(), otherVariant.nameShape())
                        == NameAgreement.CONTRADICTION
                && Stream.concat(group.variants.stream(), nextGroup.variants.stream())
                        .noneMatch(each ->
                                NameAgreement.areSpellingsOf(
                                        each.nameShape(),
                                        variant.nameShape(),
                                        otherVariant.nameShape()));
    }

    private boolean isVetoed(NameVariant variant, NameVariant otherVariant) {
        return decisions.areDifferent(variant.variantKey(), otherVariant.variantKey())
                || areDifferent(orcidOf(variant), orcidOf(otherVariant))
                || areDifferent(variant.dblpNumber(), otherVariant.dblpNumber());
    }

    private static boolean areDifferent(String variant, String otherVariant) {
        return !variant.isEmpty() && !otherVariant.isEmpty() && !variant.equals(otherVariant);
    }

    private PersonLikeness likeness(VariantGroup group, VariantGroup nextGroup, int commonness) {
        PersonLikeness bestLikeness = new PersonLikeness(-1, false, List.of());
        for (NameVariant variant : group.variants) {
            for (NameVariant otherVariant : nextGroup.variants) {
                PersonLikeness pairLikeness =
                        PersonLikeness.of(
                                variant,
                                otherVariant,
                                evidence.sharedEvidence(variant, otherVariant),
                                commonness);
                bestLikeness =
                        pairLikeness.score() > bestLikeness.score() ? pairLikeness : bestLikeness;
            }
        }
        return bestLikeness;
    }

    /// How many words the given names have; Jian-Ping, like Jianping, is one.
    private static int countGivenWords(String written) {
        return written.substring(written.lastIndexOf(", ") + 1).strip().split(" ").length;
    }

    private static long countAccents(String text) {
        return text.chars().filter(character -> character > 127).count();
    }
}
