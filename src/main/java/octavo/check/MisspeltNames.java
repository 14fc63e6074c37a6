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
    private static final ProblemRule TYPE =
            ProblemRule.hint("misspelt-type", "an entry type is probably misspelt");
    static final ProblemRule FIELD =
            ProblemRule.hint("misspelt-field", "a field name is probably misspelt");

    /// Of two shorter names, a letter more or less makes another name.
    private static final int SHORTEST = 5;

    private static final Map<String, String> ABBREVIATED =
            Map.of("vol", "volume", "num", "number", "pp", "pages", "jour", "journal");

    private static final Set<String> TYPES = TypeCatalogue.names();
    private static final Set<String> FIELDS = Set.copyOf(FieldCatalogue.names());

    @Override
    public List<ProblemRule> rules() {
        return List.of(TYPE, FIELD);
    }

    /// Caches names, since a library repeats the same few unknown ones.
    @Override
    public ProblemFinder finder(Library library) {
        Map<String, Optional<String>> seen = new HashMap<>();
        return subject -> subject.isEntry() ? problems(subject, seen) : List.of();
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        return problems(subject, new HashMap<>());
    }

    private static List<Problem> problems(CheckedItem subject, Map<String, Optional<String>> seen) {
        BibEntry entry = subject.entry();
        List<Problem> found = new ArrayList<>();
        seen.computeIfAbsent("@" + subject.type(), _ -> meantType(subject.type()))
                .map(meant ->
                        LocalizedSentence.of(
                                "@{0} is probably a misspelling of @{1}.", entry.type(), meant))
                .map(said -> TYPE.problem(subject.item(), entry.typeSpan(), said))
                .ifPresent(found::add);
        for (int i = 0; i < subject.names().size(); i++) {
            int at = i;
            String name = subject.names().get(i);
            seen.computeIfAbsent(name, _ -> meantField(name))
                    .filter(meant -> !subject.has(meant) || letters(name).equals(letters(meant)))
                    .filter(meant -> !meant.equals(name + "s")) // `group` has a sense of its own.
                    .map(meant ->
                            LocalizedSentence.of(
                                    "{0} is probably a misspelling of {1}.", name, meant))
                    .map(said -> FIELD.problem(subject.item(), entry.nameSpan(at), said))
                    .ifPresent(found::add);
        }
        return found;
    }

    /// The intended type, which may be written in the plural.
    private static Optional<String> meantType(String name) {
        if (TYPES.contains(name)) {
            return Optional.empty();
        }
        boolean plural = name.endsWith("s") && TYPES.contains(withoutEnd(name));
        return plural
                ? Optional.of(withoutEnd(name))
                : isOwn(name, TYPES) ? Optional.empty() : near(name, TYPES);
    }

    private static Optional<String> meantField(String name) {
        if (FIELDS.contains(name)) {
            return Optional.empty();
        }
        Optional<String> whole = Optional.ofNullable(ABBREVIATED.get(name));
        return whole.isPresent() || isOwn(name, FIELDS) ? whole : near(name, FIELDS);
    }

    /// A letter before or after makes a name of its own, unless it is struck twice: `fjournal`,
    /// `editors` and `note2`, but not `urll`.
    private static boolean isOwn(String name, Set<String> names) {
        boolean struckTwice =
                name.length() > 2
                        && name.endsWith(name.substring(name.length() - 2, name.length() - 1));
        return name.isEmpty()
                || names.contains(name.substring(1))
                || names.contains(withoutEnd(name)) && !struckTwice;
    }

    private static String withoutEnd(String name) {
        return name.isEmpty() ? name : name.substring(0, name.length() - 1);
    }

    private static Optional<String> near(String name, Set<String> names) {
        return names.stream()
                .filter(each -> !FieldCatalogue.has(each, FieldTrait.RARE))
                .filter(each -> WordLikeness.distance(name, each, 1) <= 1)
                .filter(each -> name.length() >= SHORTEST || isShortSlip(name, each))
                .min(String::compareTo);
    }

    private static boolean isShortSlip(String name, String meant) {
        return meant.length() >= SHORTEST && !meant.startsWith(name)
                || name.equals(meant + meant.charAt(meant.length() - 1))
                || letters(name).equals(letters(meant));
    }

    private static List<Integer> letters(String name) {
        return name.chars().sorted().boxed().toList();
    }
}
