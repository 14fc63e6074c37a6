package octavo.check;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldTrait;
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
    private static final ProblemRule FIELD =
            ProblemRule.hint("misspelt-field", "a field name is probably misspelt");

    /// In a shorter name a letter more or less makes another name.
    private static final int SHORTEST = 5;

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
        seen.computeIfAbsent("@" + subject.type(), _ -> meant(subject.type(), TYPES))
                .map(meant ->
                        LocalizedSentence.of(
                                "@{0} is probably a misspelling of @{1}.", entry.type(), meant))
                .map(said -> TYPE.problem(subject.item(), entry.typeSpan(), said))
                .ifPresent(found::add);
        for (int i = 0; i < subject.names().size(); i++) {
            int at = i;
            String name = subject.names().get(i);
            seen.computeIfAbsent(name, _ -> meant(name, FIELDS))
                    .filter(meant -> !subject.has(meant))
                    .filter(meant -> !meant.equals(name + "s")) // `group` has a sense of its own.
                    .map(meant ->
                            LocalizedSentence.of(
                                    "{0} is probably a misspelling of {1}.", name, meant))
                    .map(said -> FIELD.problem(subject.item(), entry.nameSpan(at), said))
                    .ifPresent(found::add);
        }
        return found;
    }

    /// The intended name. A letter before or after makes a name of its own: `fjournal`, `editors`,
    /// `note2`.
    private static Optional<String> meant(String name, Set<String> names) {
        if (name.isEmpty()) {
            return Optional.empty();
        }
        boolean own =
                names.contains(name)
                        || names.contains(name.substring(1))
                        || names.contains(name.substring(0, name.length() - 1));
        if (own) {
            return Optional.empty();
        }
        return names.stream()
                .filter(each -> !FieldCatalogue.has(each, FieldTrait.RARE))
                .filter(each -> WordLikeness.distance(name, each, 1) <= 1)
                .filter(each -> name.length() >= SHORTEST || letters(name).equals(letters(each)))
                .min(String::compareTo);
    }

    private static List<Integer> letters(String name) {
        return name.chars().sorted().boxed().toList();
    }
}
