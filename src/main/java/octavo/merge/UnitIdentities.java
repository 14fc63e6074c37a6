package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;

import java.util.IdentityHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The identities by which elements of files are matched.
final class UnitIdentities {
    /// Programs start their own data with a name: `jabref-meta: grouping`, `BibDesk Static Groups`.
    private static final Pattern COMMENT_HEAD =
            Pattern.compile("(?i)^@comment\\s*[{(]\\s*([\\w-]+:\\s*\\w+|BibDesk [\\w ]+)");

    private static final Set<String> HEAD_WORDS = Set.of("comment", "preamble");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{3,}");

    private final IdentityHashMap<MergeUnit, UnitTraits> traitsByUnit = new IdentityHashMap<>();

    Optional<UnitTraits> traitsOf(MergeUnit unit) {
        return unit.item() instanceof BibEntry entry
                ? Optional.of(traitsByUnit.computeIfAbsent(unit, _ -> UnitTraits.of(entry)))
                : Optional.empty();
    }

    /// The name that a file's owner or a program gave an element.
    static Optional<String> nameOf(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry -> prefixedName("@", entry.key());
            case BibString string -> prefixedName("#", string.name().toLowerCase(Locale.ROOT));
            case BibComment _ -> commentHead(unit.bytes().text());
            case BibPreamble _, BibText _, BibDisabled _ -> Optional.empty();
        };
    }

    private static Optional<String> prefixedName(String prefix, String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(prefix + name);
    }

    private static Optional<String> commentHead(String comment) {
        Matcher headMatcher = COMMENT_HEAD.matcher(comment);
        return headMatcher.find() ? Optional.of("%" + headMatcher.group(1)) : Optional.empty();
    }

    static Optional<String> foldedName(MergeUnit unit) {
        return nameOf(unit).map(name -> name.toLowerCase(Locale.ROOT));
    }

    static Optional<String> keyEvenIfDisabled(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry -> prefixedName("@", entry.key());
            case BibDisabled disabled ->
                    disabled.parseEntry().flatMap(it -> prefixedName("@", it.key()));
            default -> Optional.empty();
        };
    }

    Optional<String> doiOf(MergeUnit unit) {
        return traitsOf(unit).flatMap(UnitTraits::byDoi);
    }

    Optional<String> arxivIdOf(MergeUnit unit) {
        return traitsOf(unit).flatMap(UnitTraits::byArXiv);
    }

    Optional<String> titleOf(MergeUnit unit) {
        return traitsOf(unit).flatMap(UnitTraits::byTitle);
    }

    Optional<String> anyTitleOf(MergeUnit unit) {
        return traitsOf(unit).flatMap(UnitTraits::byAnyTitle);
    }

    /// Whether both are entries with an author in common.
    boolean shareAnAuthor(MergeUnit firstUnit, MergeUnit secondUnit) {
        return traitsOf(firstUnit)
                .flatMap(it -> traitsOf(secondUnit).filter(it::sharesAnAuthorWith))
                .isPresent();
    }

    /// The content of an entry besides its type and key, or of a string besides its name.
    static Optional<String> bodyOf(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry when entry.fieldCount() > 0 -> Optional.of(fieldContents(entry));
            case BibString string when string.valueSpan().length() > 0 ->
                    Optional.of("#" + string.value().source());
            default -> Optional.empty();
        };
    }

    private static String fieldContents(BibEntry entry) {
        var fields = new TreeSet<String>();
        entry.fields()
                .forEach(it ->
                        fields.add(it.name().toLowerCase(Locale.ROOT) + '=' + it.valueSource()));
        return "@" + fields;
    }

    /// Whether two elements of one name may be the same: entries not if they are different works.
    boolean mayBeSameWork(MergeUnit firstUnit, MergeUnit secondUnit) {
        if (firstUnit.item() instanceof BibEntry firstEntry
                && secondUnit.item() instanceof BibEntry secondEntry) {
            return firstEntry.valueSource("title").equals(secondEntry.valueSource("title"))
                    || !traitsOf(firstUnit)
                            .orElseThrow()
                            .contradicts(traitsOf(secondUnit).orElseThrow());
        }
        return firstUnit.isSameKindAs(secondUnit);
    }

    /// Whether an element is a block, or a line with words: not a rule of dashes.
    static boolean isDistinctive(MergeUnit unit) {
        return !unit.isLine() || !wordsOf(unit).isEmpty();
    }

    /// Whether two texts share a word, or have none.
    static boolean shareAWord(MergeUnit firstUnit, MergeUnit secondUnit) {
        Set<String> words = wordsOf(firstUnit);
        Set<String> otherWords = wordsOf(secondUnit);
        return words.isEmpty()
                ? otherWords.isEmpty()
                : words.stream().anyMatch(otherWords::contains);
    }

    private static Set<String> wordsOf(MergeUnit unit) {
        return WORD.matcher(unit.bytes().text())
                .results()
                .map(MatchResult::group)
                .filter(word -> !HEAD_WORDS.contains(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toSet());
    }
}
