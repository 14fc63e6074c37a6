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

    private static final Comparator<NameVariant> FULLEST_FIRST =
            Comparator.comparing((NameVariant each) -> !each.shape().hasWholeFirstGiven())
                    .thenComparingInt(each -> -each.shape().givenNames().size())
                    .thenComparingLong(each -> -accents(each.written()))
                    .thenComparingInt(each -> -each.uses().size())
                    .thenComparing(each -> each.key());

    /// The spelling to write comes first: the fuller name; of names as full, one with accents and
    /// then the one that is used more.
    private static final Comparator<NameVariant> PREFERRED_FIRST =
            Comparator.comparing((NameVariant each) -> !each.shape().hasWholeFirstGiven())
                    .thenComparingInt(each -> -givenWords(each.written()))
                    .thenComparing(each -> accents(each.written()) == 0)
                    .thenComparingInt(each -> -each.uses().size())
                    .thenComparing(FULLEST_FIRST);

    private final PeopleIndex index;
    private final PersonDecisions decisions;
    private final PersonEvidence.Gathered evidence;

    VariantClustering(PeopleIndex index, PersonDecisions decisions) {
        this.index = index;
        this.decisions = decisions;
        this.evidence = new PersonEvidence.Gathered(index);
    }

    private static final class Group {
        private final List<NameVariant> members = new ArrayList<>();
        private final Set<LocalizedSentence> reasons = new LinkedHashSet<>();
        private double score = 1;
        private boolean decided = true;
    }

    private record Fit(Group group, PersonLikeness likeness) {}

    /// The groups of a block, indexed by first given name and by all given names in one word:
    /// Jian-Ping is Jianping. A full name matches no group without one of these or an initial, so
    /// that thousands of spellings of one family name need not all be compared.
    private static final class Groups {
        private static final String INITIAL = ".";

        private final Set<Group> all = new LinkedHashSet<>();
        private final Map<String, Set<Group>> byName = new HashMap<>();

        /// The first groups that may be compatible with another.
        Set<Group> near(Group next) {
            var names = names(next);
            Stream<Group> asked =
                    names.contains(INITIAL)
                            ? all.stream()
                            : Stream.concat(Stream.of(INITIAL), names.stream())
                                    .flatMap(name -> byName.getOrDefault(name, Set.of()).stream());
            return asked.filter(group -> group.members.size() < MOST_MEMBERS)
                    .limit(MOST_ASKED)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
        }

        /// Records that a group is new, or has the members of another.
        void note(Group group, Group added) {
            all.add(group);
            names(added)
                    .forEach(name ->
                            byName.computeIfAbsent(name, _ -> new LinkedHashSet<>()).add(group));
        }

        private static Set<String> names(Group group) {
            var names = new HashSet<String>();
            for (NameVariant each : group.members) {
                GivenName first = each.shape().givenNames().getFirst();
                names.addAll(
                        first.isInitial()
                                ? List.of(INITIAL)
                                : List.of(first.bareForm(), first.expandedForm()));
                if (each.shape().hasOnlyWholeGivens()) {
                    names.add(each.shape().joinedGivenNames());
                }
            }
            return names;
        }
    }

    List<PersonCandidate> candidates(String block) {
        List<NameVariant> variants = index.block(block).stream().sorted(FULLEST_FIRST).toList();
        if (variants.size() < 2) {
            return List.of();
        }
        return switch (block.charAt(0)) {
            case NameBlocks.NAME -> byName(variants);
            case NameBlocks.WORDS -> new OtherOrders(decisions, evidence).candidates(variants);
            case NameBlocks.ORCID -> byOrcid(variants);
            case NameBlocks.GIVEN -> new NearFamilies(decisions, evidence).candidates(variants);
            default -> List.of();
        };
    }

    private List<PersonCandidate> byOrcid(List<NameVariant> variants) {
        boolean elsewhere =
                variants.stream().map(each -> NameBlocks.person(each.shape())).distinct().count()
                        == 1;
        boolean decided =
                variants.stream()
                        .allMatch(each -> decisions.areSame(each.key(), variants.getFirst().key()));
        return elsewhere || decided
                ? List.of()
                : List.of(
                        new PersonCandidate(
                                PersonCandidate.Kind.SAME,
                                variants,
                                1,
                                List.of(sameOrcid(variants.getFirst()))));
    }

    private static LocalizedSentence sameOrcid(NameVariant variant) {
        return LocalizedSentence.of("the same ORCID {0}", variant.orcid());
    }

    private List<PersonCandidate> byName(List<NameVariant> variants) {
        String family = NameBlocks.FAMILY + variants.getFirst().shape().contractedFamily();
        int commonness = commonness(index.blockSize(family));
        var groups = new Groups();
        for (Group next : certain(variants)) {
            Optional<Fit> fit = best(groups.near(next), next, commonness);
            Group with = fit.map(Fit::group).orElse(next);
            fit.ifPresent(it -> join(with, next, it.likeness()));
            groups.note(with, next);
        }
        return groups.all.stream()
                .filter(group -> group.members.size() > 1 && !group.decided)
                .map(VariantClustering::candidate)
                .toList();
    }

    /// The bit length of a number of namesakes.
    static int commonness(int namesakes) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(namesakes);
    }

    private static PersonCandidate candidate(Group group) {
        List<NameVariant> members = group.members.stream().sorted(PREFERRED_FIRST).toList();
        return new PersonCandidate(
                PersonCandidate.Kind.SAME, members, group.score, List.copyOf(group.reasons));
    }

    private static void join(Group group, Group next, PersonLikeness likeness) {
        group.members.addAll(next.members);
        group.members.sort(FULLEST_FIRST);
        group.reasons.addAll(next.reasons);
        group.reasons.addAll(likeness.reasons());
        group.score = Math.min(Math.min(group.score, next.score), likeness.score());
        group.decided = false;
    }

    /// The variants, with those joined that are certainly one person.
    private List<Group> certain(List<NameVariant> variants) {
        Map<String, Group> byMark = new HashMap<>();
        var groups = new LinkedHashSet<Group>();
        for (NameVariant variant : variants) {
            var marks = marks(variant);
            Group group =
                    marks.stream()
                            .flatMap(mark -> Optional.ofNullable(byMark.get(mark)).stream())
                            .findFirst()
                            .orElseGet(Group::new);
            if (!group.members.isEmpty()
                    && !decisions.areSame(group.members.getFirst().key(), variant.key())) {
                group.decided = false;
                group.reasons.add(
                        variant.orcid().isEmpty()
                                ? LocalizedSentence.of("the same DBLP number {0}", variant.number())
                                : sameOrcid(variant));
            }
            group.members.add(variant);
            groups.add(group);
            marks.forEach(mark -> byMark.putIfAbsent(mark, group));
        }
        // Persons with an iD come first, so that a name without one has to choose.
        return groups.stream()
                .sorted(
                        Comparator.comparing(
                                group -> group.members.stream().noneMatch(this::isKnown)))
                .toList();
    }

    /// Keys that make variants certainly one person if shared.
    private List<String> marks(NameVariant variant) {
        var marks = new ArrayList<String>();
        decisions.person(variant.key()).ifPresent(person -> marks.add("p" + person.id()));
        String orcid = orcid(variant);
        if (!orcid.isEmpty()) {
            marks.add("o" + orcid);
        }
        String number = variant.number();
        if (!number.isEmpty()) {
            marks.add("n" + number + variant.shape().sortedWords());
        }
        return marks;
    }

    private boolean isKnown(NameVariant variant) {
        return !orcid(variant).isEmpty() || !variant.number().isEmpty();
    }

    private String orcid(NameVariant variant) {
        return variant.orcid().isEmpty() ? decisions.orcid(variant.key()) : variant.orcid();
    }

    private Optional<Fit> best(Set<Group> groups, Group next, int commonness) {
        List<Fit> fits = new ArrayList<>();
        for (Group group : groups) {
            if (goesWith(group, next)) {
                fits.add(new Fit(group, likeness(group, next, commonness)));
            }
        }
        fits.sort(Comparator.comparingDouble(fit -> -fit.likeness().score()));
        if (fits.isEmpty() || fits.getFirst().likeness().score() < PersonLikeness.LEAST) {
            return Optional.empty();
        }
        PersonLikeness best = fits.getFirst().likeness();
        boolean clear =
                fits.size() == 1
                        || best.shareCoauthors()
                                && best.score() - fits.get(1).likeness().score() >= CLEARLY;
        return clear ? Optional.of(fits.getFirst()) : Optional.empty();
    }

    private boolean goesWith(Group group, Group next) {
        for (NameVariant a : group.members) {
            for (NameVariant b : next.members) {
                if (contradict(a, b, group, next) || isVetoed(a, b) || a.standsBeside(b)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Jorg and Joerg contradict each other, except next to Jörg.
    private static boolean contradict(NameVariant a, NameVariant b, Group group, Group next) {
        return NameAgreement.of(a.shape(), b.shape()) == NameAgreement.CONTRADICTION
                && Stream.concat(group.members.stream(), next.members.stream())
                        .noneMatch(each ->
                                NameAgreement.areSpellingsOf(each.shape(), a.shape(), b.shape()));
    }

    private boolean isVetoed(NameVariant a, NameVariant b) {
        return decisions.areDifferent(a.key(), b.key())
                || differ(orcid(a), orcid(b))
                || differ(a.number(), b.number());
    }

    private static boolean differ(String a, String b) {
        return !a.isEmpty() && !b.isEmpty() && !a.equals(b);
    }

    private PersonLikeness likeness(Group group, Group next, int commonness) {
        PersonLikeness best = new PersonLikeness(-1, false, List.of());
        for (NameVariant a : group.members) {
            for (NameVariant b : next.members) {
                PersonLikeness one = PersonLikeness.of(a, b, evidence.shared(a, b), commonness);
                best = one.score() > best.score() ? one : best;
            }
        }
        return best;
    }

    /// How many words the given names have; Jian-Ping, like Jianping, is one.
    private static int givenWords(String written) {
        return written.substring(written.lastIndexOf(", ") + 1).strip().split(" ").length;
    }

    private static long accents(String text) {
        return text.chars().filter(c -> c > 127).count();
    }
}
