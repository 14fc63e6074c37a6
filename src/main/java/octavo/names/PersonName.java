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
/// @param hyphenated whether a hyphen joins prefix and family name, as in al-Khwarizmi
/// @param options further keys of biblatex's extended form, such as `useprefix` or `given-i`
public record PersonName(
        String given,
        String prefix,
        String family,
        String suffix,
        boolean hyphenated,
        Map<String, String> options) {

    private static final Pattern BLANKS = Pattern.compile(" {2,}");
    private static final Pattern STOPPED = Pattern.compile("\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.)*+");

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
    public static Parsed<PersonName> parse(String raw) {
        return NameParser.parse(raw, 0);
    }

    /// The words that BibTeX takes for a prefix where everyone else reads the name otherwise:
    /// `ling` in `Mei-ling Lee`, `Schulte im` in `Schulte im Walde, Sabine`. Empty if they agree.
    public static Optional<String> misreadByBibtex(String raw) {
        return NameParser.misreadByBibtex(raw);
    }

    /// Whether a name is written in biblatex's extended form, which BibTeX does not know.
    public static boolean isExtended(String raw) {
        return ExtendedName.parse(raw).isPresent();
    }

    /// The name of a body in Unicode, without the braces that mark it as one.
    public Optional<String> literal() {
        return isLiteral()
                ? Optional.of(LaTeX.toUnicode(family.substring(1, family.length() - 1)).strip())
                : Optional.empty();
    }

    /// The same name in Unicode.
    public PersonName unicode() {
        String body = isLiteral() ? "{" + literal().orElse("") + "}" : plain(family);
        return new PersonName(
                plain(given), plain(prefix), body, plain(suffix), hyphenated, options);
    }

    /// A part in Unicode. Empty groups leave no spaces.
    private static String plain(String part) {
        return LaTeX.toUnicode(part).transform(PersonName::withSingleBlanks).strip();
    }

    private static String withSingleBlanks(String text) {
        return text.contains("  ") ? BLANKS.matcher(text).replaceAll(" ") : text;
    }

    /// Whether initials are in place of the family name: `M., Wagenländer`.
    public boolean isSwapped() {
        return prefix.isEmpty()
                && STOPPED.matcher(family).matches()
                && !given.isEmpty()
                && !STOPPED.matcher(given).matches()
                && !CAPITALS.matcher(given).matches()
                && !INITIAL_WITHIN.matcher(given).find();
    }

    /// The name in Unicode as people write it: Ludwig van Beethoven.
    public String display() {
        return display(NameForm.GIVEN_FIRST);
    }

    public String display(NameForm form) {
        return literal().orElseGet(() -> form.write(this));
    }

    /// The initials of the given names in Unicode, such as J.-P. or D. E.
    public String initials() {
        String chosen = options.getOrDefault("given-i", "");
        return chosen.isEmpty() ? BibtexInitials.of(given) : BibtexInitials.of(chosen);
    }

    /// The name in BibTeX's syntax: parsed again it is this name, as far as BibTeX can express it.
    public String toBibtex() {
        return BibNameWriter.write(this);
    }

    /// The keys to compare names by: `family, given` in lower-case ASCII, with accents dropped and
    /// transliterated. Two names may be the same if they share one.
    public Set<String> foldings() {
        var name = unicode();
        var family =
                LetterFolding.of(literal().orElse(name.prefixedFamily() + " " + name.suffix()));
        var givens = LetterFolding.of(name.given());
        var foldings = new LinkedHashSet<String>();
        foldings.add(joined(family.bare(), givens.bare()));
        foldings.add(joined(family.expanded(), givens.expanded()));
        return Collections.unmodifiableSet(foldings);
    }

    /// Prefix and family name, joined as they belong: van Beethoven, al-Khwarizmi, d'Alembert.
    String prefixedFamily() {
        boolean elided = prefix.endsWith("'") || prefix.endsWith("’");
        String joint = prefix.isEmpty() || family.isEmpty() || elided ? "" : " ";
        return prefix + (hyphenated ? "-" : joint) + family;
    }

    private boolean isLiteral() {
        boolean familyOnly = given.isEmpty() && prefix.isEmpty() && suffix.isEmpty();
        return familyOnly && BraceGroups.isGroup(family) && !family.startsWith("{\\");
    }

    private static String joined(String family, String given) {
        return given.isEmpty() ? family : family + ", " + given;
    }
}
