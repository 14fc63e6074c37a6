package octavo.importer;

import octavo.importer.AgreementPlan.Adaptation;
import octavo.library.Library;
import octavo.names.NameAgreement;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.people.KnownIndividual;
import octavo.people.NameMention;
import octavo.people.NamePlan;
import octavo.people.NameUnification;
import octavo.people.NameVariant;
import octavo.people.People;
import octavo.people.PeopleIndex;
import octavo.people.Person;
import octavo.people.PersonDecisions;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Names in new entries that the library spells differently.
///
/// A name certainly belongs to a person in the library if that was decided, if both have the same
/// ORCID iD, or if the names differ only in accents, hyphens or case, no one else in the library
/// has that name, and the two share a co-author or the name is long. *Lu, Wei* and *Lü, Wei* are
/// two people.
final class NameAgreements {
    /// The minimum length of a distinctive name, in letters.
    private static final int LONG = 12;

    private final Library joined;
    private final Map<Integer, Integer> arrivals;
    private final PersonDecisions decisions;
    private final People people;

    /// The library's names, by folded family name.
    private final Map<String, List<NameVariant>> ours = new HashMap<>();

    /// @param joined the library with the new entries
    /// @param arrivals their slots, with their indices in the import
    NameAgreements(Library joined, Map<Integer, Integer> arrivals, PersonDecisions decisions) {
        this.joined = joined;
        this.arrivals = arrivals;
        this.decisions = decisions;
        this.people = People.of(joined, decisions);
        for (NameVariant variant : people.index().variants().values()) {
            if (uses(variant, false) > 0 && !variant.body()) {
                ours.computeIfAbsent(variant.shape().contracted(), _ -> new ArrayList<>())
                        .add(variant);
            }
        }
    }

    private long uses(NameVariant variant, boolean fresh) {
        return variant.uses().stream()
                .filter(use -> arrivals.containsKey(use.slot()) == fresh)
                .count();
    }

    List<Adaptation> adaptations() {
        PeopleIndex index = people.index();
        NamePlan plan = new NamePlan(List.of(), List.of());
        for (NameVariant variant : index.variants().values()) {
            if (uses(variant, true) == 0 || variant.body()) {
                continue;
            }
            Optional<String> name = ourName(variant).filter(it -> !it.equals(variant.written()));
            if (name.isPresent()) {
                PersonName preferred = PersonName.parse(name.get()).value();
                plan =
                        plan.and(
                                NameUnification.plan(
                                        joined, index, List.of(variant.key()), preferred));
            }
        }
        NamePlan fresh = plan.only(each -> arrivals.containsKey(each.place().slot()));
        Library after = joined.apply(fresh.edit(joined));
        Map<List<Object>, Set<String>> lists = new LinkedHashMap<>();
        fresh.rewrites()
                .forEach(each ->
                        lists.computeIfAbsent(
                                        List.of(each.place().slot(), each.place().field()),
                                        _ -> new LinkedHashSet<>())
                                .add(PersonName.parse(each.after()).value().display()));
        List<Adaptation> found = new ArrayList<>();
        lists.forEach((list, names) ->
                adaptation((Integer) list.getFirst(), (String) list.getLast(), names, after)
                        .ifPresent(found::add));
        return found;
    }

    private Optional<Adaptation> adaptation(
            int slot, String field, Set<String> names, Library after) {
        Optional<String> before = joined.entry(slot).flatMap(entry -> entry.source(field));
        Optional<String> now = after.entry(slot).flatMap(entry -> entry.source(field));
        if (before.isEmpty() || now.isEmpty() || before.equals(now)) {
            return Optional.empty();
        }
        return Optional.of(
                new Adaptation(
                        arrivals.getOrDefault(slot, -1),
                        field,
                        before.get(),
                        now.get(),
                        LocalizedSentence.of("this library writes {0}", String.join("; ", names))));
    }

    /// The library's spelling of a person, if it certainly has that person.
    private Optional<String> ourName(NameVariant variant) {
        KnownIndividual person = people.individual(variant);
        Optional<String> decided =
                person.decided().map(Person::name).filter(name -> !name.isEmpty());
        if (decided.isPresent()) {
            return decided;
        }
        Optional<NameVariant> known = mostUsed(person.variants());
        if (known.isPresent()) {
            return known.filter(it -> isNoShorter(it, variant)).map(NameVariant::written);
        }
        return alike(variant).map(NameVariant::written);
    }

    private Optional<NameVariant> mostUsed(List<NameVariant> variants) {
        return variants.stream()
                .filter(each -> uses(each, false) > 0)
                .max((a, b) -> Long.compare(uses(a, false), uses(b, false)));
    }

    private static boolean isNoShorter(NameVariant ours, NameVariant theirs) {
        return ours.shape().isAllWhole()
                && ours.shape().givens().size() >= theirs.shape().givens().size();
    }

    /// The one name in the library that differs only in accents, hyphens or case.
    private Optional<NameVariant> alike(NameVariant variant) {
        NameShape shape = variant.shape();
        List<NameVariant> known =
                ours.getOrDefault(shape.contracted(), List.of()).stream()
                        .filter(each -> !each.key().equals(variant.key()))
                        .filter(each -> NameAgreement.of(each.shape(), shape) == NameAgreement.SAME)
                        .toList();
        if (known.size() != 1 || !shape.isAllWhole() || uses(variant, false) > 0) {
            return Optional.empty();
        }
        NameVariant one = known.getFirst();
        boolean isApart =
                decisions.areDifferent(one.key(), variant.key())
                        || !one.shape().suffix().equals(shape.suffix())
                        || !one.shape().particles().equals(shape.particles())
                        || !one.number().equals(variant.number())
                        || !variant.orcid().isEmpty() && !one.orcid().isEmpty();
        boolean isSure = letters(one) >= LONG || shareCoauthors(one, variant);
        return isApart || !isSure ? Optional.empty() : Optional.of(one);
    }

    private static long letters(NameVariant variant) {
        return variant.written().codePoints().filter(Character::isLetter).count();
    }

    private boolean shareCoauthors(NameVariant one, NameVariant other) {
        Set<String> shared = new HashSet<>(coauthors(one));
        shared.retainAll(coauthors(other));
        return !shared.isEmpty();
    }

    private Set<String> coauthors(NameVariant variant) {
        return variant.uses().stream()
                .flatMap(use ->
                        people.index().mentions(use.slot()).stream()
                                .filter(each -> each.position() != use.position())
                                .filter(each -> each.field().equals(use.field())))
                .map(NameMention::person)
                .collect(Collectors.toSet());
    }
}
