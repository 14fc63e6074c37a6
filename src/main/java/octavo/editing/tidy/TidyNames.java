package octavo.editing.tidy;

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
/// @param onlyMisread whether only those that BibTeX misreads are written anew, if they have a
///   comma, too
record TidyNames(String name, String summary, boolean onlyMisread) implements FieldCleanUp {
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
    public boolean appliesTo(String field) {
        return FieldCatalogue.holdsNames(field);
    }

    /// Where `#` joins two parts, a name may continue.
    @Override
    public Optional<BibValue> cleanValue(BibValue value) {
        return value.parts().size() == 1 ? value.mapTexts(this::rewriteNames) : Optional.empty();
    }

    private String rewriteNames(String namesText) {
        Parsed<BibNameList> parsedNames = BibNameList.parse(namesText);
        if (!parsedNames.diagnostics().isEmpty()) {
            return namesText;
        }
        BibNameList nameList = parsedNames.value();
        var rewrittenNames = new StringBuilder(namesText);
        for (int i = nameList.names().size() - 1; i >= 0; i--) {
            Span nameSpan = nameList.nameSpans().get(i);
            String writtenName = namesText.substring(nameSpan.start(), nameSpan.end());
            rewrittenNames.replace(
                    nameSpan.start(),
                    nameSpan.end(),
                    rewriteNames(writtenName, nameList.names().get(i)));
        }
        return rewrittenNames.toString();
    }

    private String rewriteNames(String writtenName, PersonName name) {
        return onlyMisread ? writeAsRead(writtenName, name) : writeFamilyFirst(writtenName, name);
    }

    /// Braces tell BibTeX that a word is no particle.
    private static String writeAsRead(String writtenName, PersonName name) {
        String rewrittenName = name.toBibtex();
        boolean isRepaired =
                PersonName.misreadByBibtex(writtenName).isPresent()
                        && PersonName.misreadByBibtex(rewrittenName).isEmpty()
                        && PersonName.parse(rewrittenName)
                                .value()
                                .displayName()
                                .equals(name.displayName())
                        && withoutBraces(rewrittenName).equals(withoutBraces(writtenName));
        return isRepaired && name.options().isEmpty() ? rewrittenName : writtenName;
    }

    private static String withoutBraces(String name) {
        return sortedCharacters(name.replace("{", "").replace("}", ""));
    }

    private static String writeFamilyFirst(String writtenName, PersonName name) {
        boolean isKept =
                writtenName.indexOf(',') >= 0
                        || name.given().isEmpty()
                        || name.literal().isPresent()
                        || !name.options().isEmpty()
                        || NO_FAMILY.matcher(name.family()).matches();
        String rewrittenName = name.toBibtex();
        boolean isSameName =
                PersonName.parse(rewrittenName).value().equals(name)
                        && sortedCharacters(rewrittenName).equals(sortedCharacters(writtenName));
        return isKept || !isSameName ? writtenName : rewrittenName;
    }

    /// The characters of a name, in any order: ties count, spaces and commas do not.
    private static String sortedCharacters(String name) {
        return name.codePoints()
                .filter(codePoint -> codePoint != ',' && !Character.isWhitespace(codePoint))
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
