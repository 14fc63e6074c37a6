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
    private final PersonName preferredName;
    private final boolean hasUnicode;
    private final Set<NameMention.MentionField> repeatedLists;

    /// How often the library writes the preferred name in which way.
    private final Map<String, Integer> writtenCounts = new LinkedHashMap<>();

    private NameUnification(
            Library library,
            PersonName preferredName,
            Set<NameMention.MentionField> repeatedLists) {
        this.planner = new NamePlanner(library);
        this.preferredName = preferredName.toUnicode();
        this.hasUnicode = hasUnicode(library);
        this.repeatedLists = repeatedLists;
    }

    /// The plan for a person.
    ///
    /// @param variantKeys the keys of this person's variants
    /// @param preferredName the preferred name, in LaTeX or Unicode
    public static NamePlan plan(
            Library library,
            PeopleIndex index,
            Collection<String> variantKeys,
            PersonName preferredName) {
        List<NameMention> nameMentions =
                variantKeys.stream()
                        .flatMap(key -> index.variant(key).stream())
                        .flatMap(variant -> variant.mentions().stream())
                        .toList();
        var unification =
                new NameUnification(library, preferredName, listsWithRepeats(nameMentions));
        nameMentions.forEach(unification::countSpelling);
        nameMentions.forEach(unification::addRewrite);
        return unification.planner.plan();
    }

    /// The lists that name the person twice, with two spellings.
    private static Set<NameMention.MentionField> listsWithRepeats(List<NameMention> nameMentions) {
        var firstVariants = new HashMap<NameMention.MentionField, String>();
        return nameMentions.stream()
                .filter(mention -> !mention.spelling().isOrganization())
                .filter(mention ->
                        !firstVariants
                                .computeIfAbsent(mention.listPlace(), _ -> mention.variantKey())
                                .equals(mention.variantKey()))
                .map(NameMention::listPlace)
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

    private void countSpelling(NameMention mention) {
        if (findObjection(mention).isEmpty() && isPreferred(mention.spelling().name())) {
            writtenCounts.merge(mention.rawName().strip().replaceAll("\\s+", " "), 1, Integer::sum);
        }
    }

    private void addRewrite(NameMention mention) {
        Optional<LocalizedSentence> objection = findObjection(mention);
        if (objection.isPresent()) {
            planner.refuseName(mention, objection.get());
        } else if (isPreferred(mention.spelling().name())) {
            return;
        } else if (repeatedLists.contains(mention.listPlace())) {
            planner.refuseName(
                    mention,
                    LocalizedSentence.of(
                            "its list has this name twice, spelt differently; edit it by hand"));
        } else {
            planner.rewriteName(
                    mention,
                    newSpellings(mention.rawName()),
                    LocalizedSentence.of("write {0}", preferredName.displayName()));
        }
    }

    /// Why a name cannot be rewritten, nor written elsewhere as it is here; empty if it can.
    private static Optional<LocalizedSentence> findObjection(NameMention mention) {
        NameSpelling spelling = mention.spelling();
        if (spelling.isOrganization()) {
            return Optional.of(LocalizedSentence.of("it is an organisation, not a person"));
        }
        if (mention.isJoined()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it is joined to other names by commas; repair the list first"));
        }
        if (!spelling.marks().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of(
                            "it is followed by “{0}”; repair that first", spelling.marks()));
        }
        if (!spelling.dblpNumber().isEmpty()) {
            return Optional.of(
                    LocalizedSentence.of("it has a number from DBLP; repair that first"));
        }
        return spelling.name().options().isEmpty()
                ? Optional.empty()
                : Optional.of(LocalizedSentence.of("it is in biblatex's extended format"));
    }

    private boolean isPreferred(PersonName name) {
        return name.given().equals(preferredName.given())
                && name.prefix().equals(preferredName.prefix())
                && name.family().equals(preferredName.family())
                && name.suffix().equals(preferredName.suffix());
    }

    /// The ways to write the name, the best first.
    private List<String> newSpellings(String rawName) {
        boolean familyFirst = rawName.indexOf(',') >= 0;
        boolean needsLatex = rawName.indexOf('\\') >= 0 || !hasUnicode;
        var newSpellings = new LinkedHashSet<String>();
        usualSpelling(familyFirst, needsLatex).ifPresent(newSpellings::add);
        String plainSpelling = writeName(escapeName(preferredName), familyFirst);
        String asciiSpelling = writeName(toAscii(preferredName), familyFirst);
        newSpellings.add(needsLatex ? asciiSpelling : plainSpelling);
        newSpellings.add(asciiSpelling);
        return List.copyOf(newSpellings);
    }

    /// How the library writes the name most often, in this order.
    private Optional<String> usualSpelling(boolean familyFirst, boolean needsAscii) {
        return writtenCounts.entrySet().stream()
                .filter(each -> each.getKey().indexOf(',') >= 0 == familyFirst)
                .filter(each ->
                        !needsAscii || each.getKey().chars().allMatch(character -> character < 128))
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    private static PersonName escapeName(PersonName name) {
        return PersonName.of(
                LaTeX.escapeText(name.given()),
                LaTeX.escapeText(name.prefix()),
                LaTeX.escapeText(name.family()),
                LaTeX.escapeText(name.suffix()));
    }

    private static PersonName toAscii(PersonName name) {
        PersonName escapedName = escapeName(name);
        return PersonName.of(
                LaTeX.toAscii(escapedName.given()),
                LaTeX.toAscii(escapedName.prefix()),
                LaTeX.toAscii(escapedName.family()),
                LaTeX.toAscii(escapedName.suffix()));
    }

    private static String writeName(PersonName name, boolean familyFirst) {
        String familyFirstName = name.toBibtex();
        if (familyFirst || !name.suffix().isEmpty()) {
            return familyFirstName;
        }
        String givenFirstName =
                String.join(" ", List.of(name.given(), name.prefix(), name.family()))
                        .replaceAll(" +", " ")
                        .strip();
        return PersonName.parse(givenFirstName).value().equals(name)
                ? givenFirstName
                : familyFirstName;
    }
}
