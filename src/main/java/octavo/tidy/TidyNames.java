package octavo.tidy;

import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.Optional;
import java.util.regex.Pattern;

/// Writes names as `von Last, Jr, First`: all, or those that BibTeX reads in another way than
/// everyone else. Bodies in braces stay byte for byte, and so do doubtful lists, and names that
/// would lose more than whitespace.
///
/// @param misread whether only those that BibTeX misreads are written anew, if they have a comma,
///   too
record TidyNames(String name, String summary, boolean misread) implements FieldCleanUp {
    static final TidyNames FAMILY_FIRST =
            new TidyNames("names", "Write names family first: van Beethoven, Ludwig", false);
    static final TidyNames MISREAD =
            new TidyNames(
                    "misread-names",
                    "Write names that BibTeX misreads family first: Lee, Mei-ling",
                    true);

    /// A last word that is hardly a family name: `Knuth DE`, `John Smith III`.
    private static final Pattern NO_FAMILY =
            Pattern.compile("\\p{Lu}{1,2}|(?:\\p{Lu}\\.[ -]?)+|(?i:jr|sr|i{2,3}|iv)\\.?");

    @Override
    public boolean concerns(String field) {
        return FieldCatalogue.isNames(field);
    }

    /// Where `#` joins two parts, a name may continue.
    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        return value.parts().size() == 1 ? value.withTexts(this::rewritten) : Optional.empty();
    }

    private String rewritten(String names) {
        Parsed<BibNameList> parsed = BibNameList.parse(names);
        if (!parsed.diagnostics().isEmpty()) {
            return names;
        }
        BibNameList list = parsed.value();
        var result = new StringBuilder(names);
        for (int i = list.names().size() - 1; i >= 0; i--) {
            Span span = list.spans().get(i);
            String written = names.substring(span.start(), span.end());
            result.replace(span.start(), span.end(), rewritten(written, list.names().get(i)));
        }
        return result.toString();
    }

    private String rewritten(String written, PersonName name) {
        return misread ? asRead(written, name) : familyFirst(written, name);
    }

    /// Braces tell BibTeX that a word is no particle.
    private static String asRead(String written, PersonName name) {
        String turned = name.toBibtex();
        boolean mended =
                PersonName.misreadByBibtex(written).isPresent()
                        && PersonName.misreadByBibtex(turned).isEmpty()
                        && PersonName.parse(turned).value().display().equals(name.display())
                        && unbraced(turned).equals(unbraced(written));
        return mended && name.options().isEmpty() ? turned : written;
    }

    private static String unbraced(String name) {
        return characters(name.replace("{", "").replace("}", ""));
    }

    private static String familyFirst(String written, PersonName name) {
        boolean stays =
                written.indexOf(',') >= 0
                        || name.given().isEmpty()
                        || name.literal().isPresent()
                        || !name.options().isEmpty()
                        || NO_FAMILY.matcher(name.family()).matches();
        String turned = name.toBibtex();
        boolean same =
                PersonName.parse(turned).value().equals(name)
                        && characters(turned).equals(characters(written));
        return stays || !same ? written : turned;
    }

    /// The characters of a name, in any order: ties count, spaces and commas do not.
    private static String characters(String name) {
        return name.codePoints()
                .filter(c -> c != ',' && !Character.isWhitespace(c))
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
