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

    static boolean holdsChangeTime(String fieldName) {
        return FieldCatalogue.kindOf(fieldName) == FieldKind.CHANGED;
    }

    /// The spans of names or set members in the text of a field.
    static Optional<List<Span>> splitPieces(String fieldName, String fieldText) {
        if (FieldCatalogue.holdsNames(fieldName)) {
            return Optional.of(BibNameList.parse(fieldText).value().nameSpans());
        }
        return FieldCatalogue.kindOf(fieldName)
                .separatorCharacters()
                .chars()
                .filter(separator -> fieldText.indexOf(separator) >= 0)
                .mapToObj(separator -> TextPieces.splitAt((char) separator, fieldText))
                .findFirst();
    }
}
