package octavo.tidy;

import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.Optional;
import java.util.regex.Pattern;

/// Writes names as `von Last, Jr, First`. A name that already has a comma stays byte for byte, and
/// so do bodies in braces, doubtful lists, and names that would lose more than whitespace.
final class TidyNames implements FieldCleanUp {

    /// A last word that is hardly a family name: `Knuth DE`, `John Smith III`.
    private static final Pattern NO_FAMILY =
            Pattern.compile("\\p{Lu}{1,2}|(?:\\p{Lu}\\.[ -]?)+|(?i:jr|sr|i{2,3}|iv)\\.?");

    @Override
    public String name() {
        return "names";
    }

    @Override
    public String summary() {
        return "Write names family first: van Beethoven, Ludwig";
    }

    @Override
    public boolean concerns(String field) {
        return FieldCatalogue.isNames(field);
    }

    /// Where `#` joins two parts, a name may continue.
    @Override
    public Optional<BibValue> cleaned(BibValue value) {
        return value.parts().size() == 1
                ? value.withTexts(TidyNames::familyFirst)
                : Optional.empty();
    }

    private static String familyFirst(String names) {
        Parsed<BibNameList> parsed = BibNameList.parse(names);
        if (!parsed.diagnostics().isEmpty()) {
            return names;
        }
        BibNameList list = parsed.value();
        var result = new StringBuilder(names);
        for (int i = list.names().size() - 1; i >= 0; i--) {
            Span span = list.spans().get(i);
            String written = names.substring(span.start(), span.end());
            result.replace(span.start(), span.end(), familyFirst(written, list.names().get(i)));
        }
        return result.toString();
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
