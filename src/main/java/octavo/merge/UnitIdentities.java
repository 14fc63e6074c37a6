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
    private static final Pattern HEAD =
            Pattern.compile("(?i)^@comment\\s*[{(]\\s*([\\w-]+:\\s*\\w+|BibDesk [\\w ]+)");

    private static final Set<String> HEADS = Set.of("comment", "preamble");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{3,}");

    private final IdentityHashMap<MergeUnit, UnitTraits> traits = new IdentityHashMap<>();

    Optional<UnitTraits> traits(MergeUnit unit) {
        return unit.item() instanceof BibEntry entry
                ? Optional.of(traits.computeIfAbsent(unit, _ -> UnitTraits.of(entry)))
                : Optional.empty();
    }

    /// The name that a file's owner or a program gave an element.
    static Optional<String> name(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry -> named("@", entry.key());
            case BibString string -> named("#", string.name().toLowerCase(Locale.ROOT));
            case BibComment _ -> head(unit.bytes().text());
            case BibPreamble _, BibText _, BibDisabled _ -> Optional.empty();
        };
    }

    private static Optional<String> named(String kind, String name) {
        return name.isEmpty() ? Optional.empty() : Optional.of(kind + name);
    }

    private static Optional<String> head(String comment) {
        Matcher head = HEAD.matcher(comment);
        return head.find() ? Optional.of("%" + head.group(1)) : Optional.empty();
    }

    static Optional<String> foldedName(MergeUnit unit) {
        return name(unit).map(name -> name.toLowerCase(Locale.ROOT));
    }

    static Optional<String> keyEvenIfDisabled(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry -> named("@", entry.key());
            case BibDisabled disabled -> disabled.entry().flatMap(it -> named("@", it.key()));
            default -> Optional.empty();
        };
    }

    Optional<String> doi(MergeUnit unit) {
        return traits(unit).flatMap(UnitTraits::byDoi);
    }

    Optional<String> arXiv(MergeUnit unit) {
        return traits(unit).flatMap(UnitTraits::byArXiv);
    }

    Optional<String> title(MergeUnit unit) {
        return traits(unit).flatMap(UnitTraits::byTitle);
    }

    Optional<String> anyTitle(MergeUnit unit) {
        return traits(unit).flatMap(UnitTraits::byAnyTitle);
    }

    /// Whether both are entries with an author in common.
    boolean shareAnAuthor(MergeUnit one, MergeUnit other) {
        return traits(one).flatMap(it -> traits(other).filter(it::sharesAnAuthorWith)).isPresent();
    }

    /// The content of an entry besides its type and key, or of a string besides its name.
    static Optional<String> body(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry when entry.fieldCount() > 0 -> Optional.of(fields(entry));
            case BibString string when string.valueSpan().length() > 0 ->
                    Optional.of("#" + string.value().source());
            default -> Optional.empty();
        };
    }

    private static String fields(BibEntry entry) {
        var fields = new TreeSet<String>();
        entry.fields()
                .forEach(it -> fields.add(it.name().toLowerCase(Locale.ROOT) + '=' + it.source()));
        return "@" + fields;
    }

    /// Whether two elements of one name may be the same: entries not if they are different works.
    boolean mayBeOneWork(MergeUnit one, MergeUnit other) {
        if (one.item() instanceof BibEntry before && other.item() instanceof BibEntry after) {
            return before.source("title").equals(after.source("title"))
                    || !traits(one).orElseThrow().contradicts(traits(other).orElseThrow());
        }
        return one.isOfKindOf(other);
    }

    /// Whether an element is a block, or a line with words: not a rule of dashes.
    static boolean isTelling(MergeUnit unit) {
        return !unit.isLine() || !words(unit).isEmpty();
    }

    /// Whether two texts share a word, or have none.
    static boolean shareAWord(MergeUnit one, MergeUnit other) {
        Set<String> words = words(one);
        Set<String> others = words(other);
        return words.isEmpty() ? others.isEmpty() : words.stream().anyMatch(others::contains);
    }

    private static Set<String> words(MergeUnit unit) {
        return WORD.matcher(unit.bytes().text())
                .results()
                .map(MatchResult::group)
                .filter(word -> !HEADS.contains(word.toLowerCase(Locale.ROOT)))
                .collect(Collectors.toSet());
    }
}
