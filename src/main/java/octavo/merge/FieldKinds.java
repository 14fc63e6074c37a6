package octavo.merge;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.names.BibNameList;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;

/// How values of fields split into pieces.
final class FieldKinds {
    private FieldKinds() {}

    static boolean isTimeOfChange(String field) {
        return FieldCatalogue.kind(field) == FieldKind.CHANGED;
    }

    /// The spans of names or set members in the text of a field.
    static Optional<List<Span>> pieces(String field, String text) {
        if (FieldCatalogue.isNames(field)) {
            return Optional.of(BibNameList.parse(text).value().spans());
        }
        return FieldCatalogue.kind(field)
                .separators()
                .chars()
                .filter(it -> text.indexOf(it) >= 0)
                .mapToObj(it -> TextPieces.between((char) it, text))
                .findFirst();
    }
}
