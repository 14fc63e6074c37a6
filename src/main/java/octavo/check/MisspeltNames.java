package octavo.check;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.fields.TypeCatalogue;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.text.WordLikeness;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Unknown names of types and fields that are one edit away from a known one: `@artcle`, `jounral`.
/// BibTeX ignores them silently, and prints the rest.
final class MisspeltNames implements EntryCheck {
    private static final ProblemRule MISSPELT_TYPE =
            ProblemRule.hint("misspelt-type", "an entry type is probably misspelt");
    static final ProblemRule MISSPELT_FIELD =
            ProblemRule.hint("misspelt-field", "a field name is probably misspelt");

    /// Of two shorter names, a letter more or less makes another name.
    private static final int MIN_LENGTH = 5;

    private static final Map<String, String> FIELDS_BY_ABBREVIATION =
            Map.of("vol", "volume", "num", "number", "pp", "pages", "jour", "journal");

    private static final Set<String> TYPE_NAMES = TypeCatalogue.typeNames();
    private static final Set<String> FIELD_NAMES = Set.copyOf(FieldCatalogue.fieldNames());

    @Override
    public List<ProblemRule> rules() {
        return List.of(MISSPELT_TYPE, MISSPELT_FIELD);
    }

    /// Caches names, since a library repeats the same few unknown ones.
    @Override
    public ProblemFinder newFinder(Library library) {
        Map<String, Optional<String>> intendedNames = new HashMap<>();
        return checkedItem ->
                checkedItem.isEntry() ? problems(checkedItem, intendedNames) : List.of();
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        return problems(checkedItem, new HashMap<>());
    }

    private static List<Problem> problems(
            CheckedItem checkedItem, Map<String, Optional<String>> intendedNames) {
        BibEntry entry = checkedItem.entry();
        List<Problem> problems = new ArrayList<>();
        intendedNames
                .computeIfAbsent(
                        "@" + checkedItem.foldedType(), _ -> intendedType(checkedItem.foldedType()))
                .map(intendedName ->
                        LocalizedSentence.of(
                                "@{0} is probably a misspelling of @{1}.",
                                entry.type(), intendedName))
                .map(message ->
                        MISSPELT_TYPE.problemAt(checkedItem.item(), entry.typeSpan(), message))
                .ifPresent(problems::add);
        for (int i = 0; i < checkedItem.names().size(); i++) {
            int fieldIndex = i;
            String name = checkedItem.names().get(i);
            intendedNames
                    .computeIfAbsent(name, _ -> intendedField(name))
                    .filter(intendedName ->
                            !checkedItem.hasField(intendedName)
                                    || sortedLetters(name).equals(sortedLetters(intendedName)))
                    .filter(intendedName ->
                            !intendedName.equals(name + "s")) // `group` has a sense of its own.
                    .map(intendedName ->
                            LocalizedSentence.of(
                                    "{0} is probably a misspelling of {1}.", name, intendedName))
                    .map(message ->
                            MISSPELT_FIELD.problemAt(
                                    checkedItem.item(), entry.nameSpan(fieldIndex), message))
                    .ifPresent(problems::add);
        }
        return problems;
    }

    /// The intended type, which may be written in the plural.
    private static Optional<String> intendedType(String name) {
        if (TYPE_NAMES.contains(name)) {
            return Optional.empty();
        }
        boolean isPlural = name.endsWith("s") && TYPE_NAMES.contains(withoutLastLetter(name));
        return isPlural
                ? Optional.of(withoutLastLetter(name))
                : isDeliberate(name, TYPE_NAMES) ? Optional.empty() : nearestName(name, TYPE_NAMES);
    }

    private static Optional<String> intendedField(String name) {
        if (FIELD_NAMES.contains(name)) {
            return Optional.empty();
        }
        Optional<String> fullName = Optional.ofNullable(FIELDS_BY_ABBREVIATION.get(name));
        return fullName.isPresent() || isDeliberate(name, FIELD_NAMES)
                ? fullName
                : nearestName(name, FIELD_NAMES);
    }

    /// A letter before or after makes a name of its own, unless it is struck twice: `fjournal`,
    /// `editors` and `note2`, but not `urll`.
    private static boolean isDeliberate(String name, Set<String> knownNames) {
        boolean isLastLetterDoubled =
                name.length() > 2
                        && name.endsWith(name.substring(name.length() - 2, name.length() - 1));
        return name.isEmpty()
                || knownNames.contains(name.substring(1))
                || knownNames.contains(withoutLastLetter(name)) && !isLastLetterDoubled;
    }

    private static String withoutLastLetter(String name) {
        return name.isEmpty() ? name : name.substring(0, name.length() - 1);
    }

    private static Optional<String> nearestName(String name, Set<String> knownNames) {
        return knownNames.stream()
                .filter(candidate -> !FieldCatalogue.hasTrait(candidate, FieldTrait.RARE))
                .filter(candidate -> WordLikeness.editDistance(name, candidate, 1) <= 1)
                .filter(candidate -> name.length() >= MIN_LENGTH || isShortSlip(name, candidate))
                .min(String::compareTo);
    }

    private static boolean isShortSlip(String name, String intendedName) {
        return intendedName.length() >= MIN_LENGTH && !intendedName.startsWith(name)
                || name.equals(intendedName + intendedName.charAt(intendedName.length() - 1))
                || sortedLetters(name).equals(sortedLetters(intendedName));
    }

    private static List<Integer> sortedLetters(String name) {
        return name.chars().sorted().boxed().toList();
    }
}
