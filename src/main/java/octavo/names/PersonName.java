package octavo.names;

import octavo.latex.LaTeX;
import octavo.names.NameTokens.BraceGroups;
import octavo.text.LetterFolding;
import octavo.text.Parsed;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// One name, its parts in LaTeX; a missing part is empty. A body is a family name in braces.
///
/// @param isHyphenated whether a hyphen joins prefix and family name, as in al-Khwarizmi
/// @param options further keys of biblatex's extended form, such as `useprefix` or `given-i`
public record PersonName(
        String given,
        String prefix,
        String family,
        String suffix,
        boolean isHyphenated,
        Map<String, String> options) {

    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    private static final Pattern ABBREVIATED = Pattern.compile("\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.)*+");

    /// An initial before a further word: `Carlos E. Cardenas`, whose family name has come then.
    private static final Pattern INITIAL_WITHIN = Pattern.compile("\\p{Lu}\\.[ ~]\\p{L}{2}");

    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}{1,2}");

    public PersonName {
        options =
                options.isEmpty()
                        ? Map.of()
                        : Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public static PersonName of(String given, String prefix, String family, String suffix) {
        return new PersonName(given, prefix, family, suffix, false, Map.of());
    }

    /// Parses one name as BibTeX's `format.name$` does, or in biblatex's extended form.
    public static Parsed<PersonName> parse(String nameText) {
        return NameParser.parse(nameText, 0);
    }

    /// The words that BibTeX takes for a prefix where everyone else reads the name otherwise:
    /// `ling` in `Mei-ling Lee`, `Schulte im` in `Schulte im Walde, Sabine`. Empty if they agree.
    public static Optional<String> misreadByBibtex(String nameText) {
        return NameParser.misreadByBibtex(nameText);
    }

    /// Whether a name is written in biblatex's extended form, which BibTeX does not know.
    public static boolean isExtended(String nameText) {
        return ExtendedName.parse(nameText).isPresent();
    }

    /// The name of a body in Unicode, without the braces that mark it as one.
    public Optional<String> literal() {
        return isLiteral()
                ? Optional.of(LaTeX.toUnicode(family.substring(1, family.length() - 1)).strip())
                : Optional.empty();
    }

    /// The family name, or the name of a body, folded for comparing.
    public String foldedFamily() {
        PersonName unicodeName = toUnicode();
        return LetterFolding.of(unicodeName.literal().orElse(unicodeName.family())).unaccented();
    }

    /// The same name in Unicode.
    public PersonName toUnicode() {
        String familyInUnicode =
                isLiteral() ? "{" + literal().orElse("") + "}" : partInUnicode(family);
        return new PersonName(
                partInUnicode(given),
                partInUnicode(prefix),
                familyInUnicode,
                partInUnicode(suffix),
                isHyphenated,
                options);
    }

    /// A part in Unicode. Empty groups leave no spaces.
    private static String partInUnicode(String part) {
        return LaTeX.toUnicode(part).transform(PersonName::withSingleBlanks).strip();
    }

    private static String withSingleBlanks(String text) {
        return text.contains("  ") ? BLANKS.matcher(text).replaceAll(" ") : text;
    }

    /// Whether initials are in place of the family name: `M., Wagenländer`.
    public boolean hasSwappedInitials() {
        return prefix.isEmpty()
                && ABBREVIATED.matcher(family).matches()
                && !given.isEmpty()
                && !ABBREVIATED.matcher(given).matches()
                && !CAPITALS.matcher(given).matches()
                && !INITIAL_WITHIN.matcher(given).find();
    }

    /// The name in Unicode as people write it: Ludwig van Beethoven.
    public String displayName() {
        return displayName(NameForm.GIVEN_FIRST);
    }

    public String displayName(NameForm nameForm) {
        return literal().orElseGet(() -> nameForm.writeName(this));
    }

    /// The initials of the given names in Unicode, such as J.-P. or D. E.
    public String initials() {
        String chosenInitials = options.getOrDefault("given-i", "");
        return chosenInitials.isEmpty()
                ? BibtexInitials.initialsOf(given)
                : BibtexInitials.initialsOf(chosenInitials);
    }

    /// The name in BibTeX's syntax: parsed again it is this name, as far as BibTeX can express it.
    public String toBibtex() {
        return BibNameWriter.writeName(this);
    }

    /// The keys to compare names by: `family, given` in lower-case ASCII, with accents dropped and
    /// transliterated. Two names may be the same if they share one.
    public Set<String> comparisonKeys() {
        var unicodeName = toUnicode();
        var foldedFamily =
                LetterFolding.of(
                        literal()
                                .orElse(unicodeName.prefixedFamily() + " " + unicodeName.suffix()));
        var foldedGivens = LetterFolding.of(unicodeName.given());
        var keys = new LinkedHashSet<String>();
        keys.add(joinFamilyFirst(foldedFamily.unaccented(), foldedGivens.unaccented()));
        keys.add(joinFamilyFirst(foldedFamily.transliterated(), foldedGivens.transliterated()));
        return Collections.unmodifiableSet(keys);
    }

    /// Prefix and family name, joined as they belong: van Beethoven, al-Khwarizmi, d'Alembert.
    String prefixedFamily() {
        boolean isElided = prefix.endsWith("'") || prefix.endsWith("’");
        String separator = prefix.isEmpty() || family.isEmpty() || isElided ? "" : " ";
        return prefix + (isHyphenated ? "-" : separator) + family;
    }

    private boolean isLiteral() {
        boolean hasOnlyFamily = given.isEmpty() && prefix.isEmpty() && suffix.isEmpty();
        return hasOnlyFamily && BraceGroups.isGroup(family) && !family.startsWith("{\\");
    }

    private static String joinFamilyFirst(String family, String given) {
        return given.isEmpty() ? family : family + ", " + given;
    }
}
