package octavo.importing;

import octavo.importing.AgreementPlan.ValueAdaptation;
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
    private static final int LONG_NAME_LENGTH = 12;

    private final Library joinedLibrary;
    private final Map<Integer, Integer> candidateBySlot;
    private final PersonDecisions personDecisions;
    private final People people;

    /// The library's names, by folded family name.
    private final Map<String, List<NameVariant>> ourVariants = new HashMap<>();

    /// @param joinedLibrary the library with the new entries
    /// @param candidateBySlot their slots, with their indices in the import
    NameAgreements(
            Library joinedLibrary,
            Map<Integer, Integer> candidateBySlot,
            PersonDecisions personDecisions) {
        this.joinedLibrary = joinedLibrary;
        this.candidateBySlot = candidateBySlot;
        this.personDecisions = personDecisions;
        this.people = People.of(joinedLibrary, personDecisions);
        for (NameVariant nameVariant : people.index().variants().values()) {
            if (countUses(nameVariant, false) > 0 && !nameVariant.isOrganization()) {
                ourVariants
                        .computeIfAbsent(
                                nameVariant.nameShape().contractedFamily(), _ -> new ArrayList<>())
                        .add(nameVariant);
            }
        }
    }

    private long countUses(NameVariant nameVariant, boolean isFresh) {
        return nameVariant.mentions().stream()
                .filter(use -> candidateBySlot.containsKey(use.slot()) == isFresh)
                .count();
    }

    List<ValueAdaptation> adaptations() {
        PeopleIndex peopleIndex = people.index();
        NamePlan namePlan = new NamePlan(List.of(), List.of());
        for (NameVariant nameVariant : peopleIndex.variants().values()) {
            if (countUses(nameVariant, true) == 0 || nameVariant.isOrganization()) {
                continue;
            }
            Optional<String> preferredName =
                    ourName(nameVariant).filter(it -> !it.equals(nameVariant.writtenName()));
            if (preferredName.isPresent()) {
                PersonName preferred = PersonName.parse(preferredName.get()).value();
                namePlan =
                        namePlan.joinPlan(
                                NameUnification.plan(
                                        joinedLibrary,
                                        peopleIndex,
                                        List.of(nameVariant.variantKey()),
                                        preferred));
            }
        }
        NamePlan freshPlan =
                namePlan.onlyWanted(each -> candidateBySlot.containsKey(each.place().slot()));
        Library libraryAfter = joinedLibrary.applyEdit(freshPlan.toEdit(joinedLibrary));
        Map<List<Object>, Set<String>> displayNames = new LinkedHashMap<>();
        freshPlan
                .rewrites()
                .forEach(each ->
                        displayNames
                                .computeIfAbsent(
                                        List.of(each.place().slot(), each.place().field()),
                                        _ -> new LinkedHashSet<>())
                                .add(PersonName.parse(each.newName()).value().displayName()));
        List<ValueAdaptation> adaptations = new ArrayList<>();
        displayNames.forEach((list, names) ->
                adaptation((Integer) list.getFirst(), (String) list.getLast(), names, libraryAfter)
                        .ifPresent(adaptations::add));
        return adaptations;
    }

    private Optional<ValueAdaptation> adaptation(
            int slotNumber, String fieldName, Set<String> names, Library libraryAfter) {
        Optional<String> sourceBefore =
                joinedLibrary
                        .entryInSlot(slotNumber)
                        .flatMap(entry -> entry.valueSource(fieldName));
        Optional<String> sourceAfter =
                libraryAfter.entryInSlot(slotNumber).flatMap(entry -> entry.valueSource(fieldName));
        if (sourceBefore.isEmpty() || sourceAfter.isEmpty() || sourceBefore.equals(sourceAfter)) {
            return Optional.empty();
        }
        return Optional.of(
                new ValueAdaptation(
                        candidateBySlot.getOrDefault(slotNumber, -1),
                        fieldName,
                        sourceBefore.get(),
                        sourceAfter.get(),
                        LocalizedSentence.of("this library writes {0}", String.join("; ", names))));
    }

    /// The library's spelling of a person, if it certainly has that person.
    private Optional<String> ourName(NameVariant nameVariant) {
        KnownIndividual individual = people.individual(nameVariant);
        Optional<String> decidedName =
                individual.decidedPerson().map(Person::name).filter(name -> !name.isEmpty());
        if (decidedName.isPresent()) {
            return decidedName;
        }
        Optional<NameVariant> knownVariant = mostUsed(individual.variants());
        if (knownVariant.isPresent()) {
            return knownVariant
                    .filter(it -> isNoShorter(it, nameVariant))
                    .map(NameVariant::writtenName);
        }
        return findAlike(nameVariant).map(NameVariant::writtenName);
    }

    private Optional<NameVariant> mostUsed(List<NameVariant> nameVariants) {
        return nameVariants.stream()
                .filter(each -> countUses(each, false) > 0)
                .max((a, b) -> Long.compare(countUses(a, false), countUses(b, false)));
    }

    private static boolean isNoShorter(NameVariant ours, NameVariant theirs) {
        return ours.nameShape().hasOnlyWholeGivens()
                && ours.nameShape().givenNames().size() >= theirs.nameShape().givenNames().size();
    }

    /// The one name in the library that differs only in accents, hyphens or case.
    private Optional<NameVariant> findAlike(NameVariant nameVariant) {
        NameShape nameShape = nameVariant.nameShape();
        List<NameVariant> alikeVariants =
                ourVariants.getOrDefault(nameShape.contractedFamily(), List.of()).stream()
                        .filter(each -> !each.variantKey().equals(nameVariant.variantKey()))
                        .filter(each ->
                                NameAgreement.of(each.nameShape(), nameShape) == NameAgreement.SAME)
                        .toList();
        if (alikeVariants.size() != 1
                || !nameShape.hasOnlyWholeGivens()
                || countUses(nameVariant, false) > 0) {
            return Optional.empty();
        }
        NameVariant ourVariant = alikeVariants.getFirst();
        boolean isApart =
                personDecisions.areDifferent(ourVariant.variantKey(), nameVariant.variantKey())
                        || !ourVariant.nameShape().suffix().equals(nameShape.suffix())
                        || !ourVariant.nameShape().particles().equals(nameShape.particles())
                        || !ourVariant.dblpNumber().equals(nameVariant.dblpNumber())
                        || !nameVariant.orcid().isEmpty() && !ourVariant.orcid().isEmpty();
        boolean isSure =
                countLetters(ourVariant) >= LONG_NAME_LENGTH
                        || shareCoauthors(ourVariant, nameVariant);
        return isApart || !isSure ? Optional.empty() : Optional.of(ourVariant);
    }

    private static long countLetters(NameVariant nameVariant) {
        return nameVariant.writtenName().codePoints().filter(Character::isLetter).count();
    }

    private boolean shareCoauthors(NameVariant firstVariant, NameVariant secondVariant) {
        Set<String> sharedCoauthors = new HashSet<>(coauthorsOf(firstVariant));
        sharedCoauthors.retainAll(coauthorsOf(secondVariant));
        return !sharedCoauthors.isEmpty();
    }

    private Set<String> coauthorsOf(NameVariant nameVariant) {
        return nameVariant.mentions().stream()
                .flatMap(use ->
                        people.index().mentions(use.slot()).stream()
                                .filter(each -> each.position() != use.position())
                                .filter(each -> each.field().equals(use.field())))
                .map(NameMention::initialKey)
                .collect(Collectors.toSet());
    }
}
