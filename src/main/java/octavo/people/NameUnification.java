package octavo.people;

import octavo.latex.LaTeX;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Plans a uniform spelling of a person's name. A name that already has that spelling, in whatever
/// LaTeX or order, keeps its bytes; others are written as the library writes it most often, and
/// otherwise in the order and notation of the name that they replace.
public final class NameUnification {
    private final NamePlanner planner;
    private final PersonName preferred;
    private final boolean unicode;
    private final Set<NameMention.Place> twice;

    /// How often the library writes the preferred name in which way.
    private final Map<String, Integer> written = new LinkedHashMap<>();

    private NameUnification(Library library, PersonName preferred, Set<NameMention.Place> twice) {
        this.planner = new NamePlanner(library);
        this.preferred = preferred.toUnicode();
        this.unicode = hasUnicode(library);
        this.twice = twice;
    }

    /// The plan for a person.
    ///
    /// @param keys the keys of this person's variants
    /// @param preferred the preferred name, in LaTeX or Unicode
    public static NamePlan plan(
            Library library, PeopleIndex index, Collection<String> keys, PersonName preferred) {
        List<NameMention> uses =
                keys.stream()
                        .flatMap(key -> index.variant(key).stream())
                        .flatMap(variant -> variant.uses().stream())
                        .toList();
        var unification = new NameUnification(library, preferred, twice(uses));
        uses.forEach(unification::count);
        uses.forEach(unification::add);
        return unification.planner.plan();
    }

    /// The lists that name the person twice, with two spellings.
    private static Set<NameMention.Place> twice(List<NameMention> uses) {
        var first = new HashMap<NameMention.Place, String>();
        return uses.stream()
                .filter(use -> !use.spelling().body())
                .filter(use ->
                        !first.computeIfAbsent(use.list(), _ -> use.variant())
                                .equals(use.variant()))
                .map(NameMention::list)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static boolean hasUnicode(Library library) {
        return library.slots().stream()
                .map(Slot::item)
                .anyMatch(item -> {
                    var slice = item.slice();
                    for (int i = 0; i < slice.length(); i++) {
                        if (slice.byteAt(i) < 0) {
                            return true;
                        }
                    }
                    return false;
                });
    }

    private void count(NameMention use) {
        if (obstacle(use).isEmpty() && says(use.spelling().name())) {
            written.merge(use.raw().strip().replaceAll("\\s+", " "), 1, Integer::sum);
        }
    }

    private void add(NameMention use) {
        Optional<LocalizedSentence> obstacle = obstacle(use);
        if (obstacle.isPresent()) {
            planner.refuse(use, obstacle.get());
        } else if (says(use.spelling().name())) {
            return;
        } else if (twice.contains(use.list())) {
            planner.refuse(
                    use,
                    LocalizedSentence.of(
                            "its list has this name twice, spelt differently; edit it by hand"));
        } else {
            planner.rewrite(
                    use,
                    ways(use.raw()),
                    LocalizedSentence.of("write {0}", preferred.displayName()));
        }
    }

    /// Why a name cannot be rewritten, nor written elsewhere as it is here; empty if it can.
    private static Optional<LocalizedSentence> obstacle(NameMention use) {
        NameSpelling spelling = use.spelling();
        if (spelling.body()) {
            return Optional.of(LocalizedSentence.of("it is an organisation, not a person"));
        }
        if (use.joined()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it is joined to other names by commas; repair the list first"));
        }
        if (!spelling.marks().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it is followed by “{0}”; repair that first", spelling.marks()));
        }
        if (!spelling.number().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of("it has a number from DBLP; repair that first"));
        }
        return spelling.name().options().isEmpty()
                ? Optional.empty()
                : Optional.of(LocalizedSentence.of("it is in biblatex's extended format"));
    }

    private boolean says(PersonName name) {
        return name.given().equals(preferred.given())
                && name.prefix().equals(preferred.prefix())
                && name.family().equals(preferred.family())
                && name.suffix().equals(preferred.suffix());
    }

    /// The ways to write the name, the best first.
    private List<String> ways(String raw) {
        boolean familyFirst = raw.indexOf(',') >= 0;
        boolean latex = raw.indexOf('\\') >= 0 || !unicode;
        var ways = new LinkedHashSet<String>();
        usual(familyFirst, latex).ifPresent(ways::add);
        String plain = written(escaped(preferred), familyFirst);
        String ascii = written(ascii(preferred), familyFirst);
        ways.add(latex ? ascii : plain);
        ways.add(ascii);
        return List.copyOf(ways);
    }

    /// How the library writes the name most often, in this order.
    private Optional<String> usual(boolean familyFirst, boolean ascii) {
        return written.entrySet().stream()
                .filter(each -> each.getKey().indexOf(',') >= 0 == familyFirst)
                .filter(each -> !ascii || each.getKey().chars().allMatch(c -> c < 128))
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private static PersonName escaped(PersonName name) {
        return PersonName.of(
                LaTeX.escapeText(name.given()),
                LaTeX.escapeText(name.prefix()),
                LaTeX.escapeText(name.family()),
                LaTeX.escapeText(name.suffix()));
    }

    private static PersonName ascii(PersonName name) {
        PersonName escaped = escaped(name);
        return PersonName.of(
                LaTeX.toAscii(escaped.given()),
                LaTeX.toAscii(escaped.prefix()),
                LaTeX.toAscii(escaped.family()),
                LaTeX.toAscii(escaped.suffix()));
    }

    private static String written(PersonName name, boolean familyFirst) {
        String comma = name.toBibtex();
        if (familyFirst || !name.suffix().isEmpty()) {
            return comma;
        }
        String plain =
                String.join(" ", List.of(name.given(), name.prefix(), name.family()))
                        .replaceAll(" +", " ")
                        .strip();
        return PersonName.parse(plain).value().equals(name) ? plain : comma;
    }
}
