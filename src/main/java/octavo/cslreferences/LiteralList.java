package octavo.cslreferences;

import octavo.conversion.TrackedFields;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.latex.LaTeX;
import octavo.library.BibDialect;
import octavo.names.BibNameList;
import octavo.text.Span;

import java.util.List;
import java.util.StringJoiner;

/// The lists of publishers and places that biblatex has: `Berlin and New York`. Styles in any
/// language print them as CSL's own data does, with semicolons.
final class LiteralList {
    private LiteralList() {}

    /// The text of a field, which may be such a list. In BibTeX, `and` is a word like others.
    static String textOf(TrackedFields trackedFields, String fieldName) {
        String plainText = trackedFields.plainText(fieldName);
        boolean isMaybeList =
                FieldCatalogue.kindOf(fieldName) == FieldKind.LIST
                        && plainText.contains(" and ")
                        && trackedFields.work().library().bibDialect() == BibDialect.BIBLATEX;
        if (!isMaybeList) {
            return plainText;
        }
        String latexSource = trackedFields.work().intendedRawValue(fieldName).orElse("");
        boolean isFromThatField = LaTeX.toUnicode(latexSource).strip().equals(plainText);
        return isFromThatField ? joinMembers(latexSource) : plainText;
    }

    private static String joinMembers(String latexSource) {
        BibNameList members = BibNameList.parse(latexSource).value();
        List<Span> memberSpans = members.nameSpans();
        StringJoiner joinedMembers = new StringJoiner("; ");
        memberSpans.forEach(span ->
                joinedMembers.add(
                        LaTeX.toUnicode(latexSource.substring(span.start(), span.end())).strip()));
        return joinedMembers + (members.hasOthers() ? " et al." : "");
    }
}
