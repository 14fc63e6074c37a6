package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.BibValue.BarePart;
import octavo.bib.BibValue.BracedPart;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.QuotedPart;
import octavo.bib.BibValue.ValuePart;
import octavo.fields.FieldCatalogue;
import octavo.library.TypedText;

import java.util.List;
import java.util.Optional;

/// Converts a field's value to text for the form, and edited text back.
final class FieldSyntax {

    /// The editable form of a field.
    enum FieldForm {
        /// The text between the delimiters, which stay.
        TEXT,
        /// A bare number; it gets braces if it no longer is one.
        NUMBER,
        /// The value's source: several parts or macros, which a text would lose.
        SOURCE
    }

    private FieldSyntax() {}

    static FieldForm formOf(BibField field) {
        List<ValuePart> valueParts = field.value().parts();
        if (valueParts.size() != 1) {
            return FieldForm.SOURCE;
        }
        return switch (valueParts.getFirst()) {
            case BracedPart _, QuotedPart _ -> FieldForm.TEXT;
            case BarePart bareValue -> bareValue.isNumber() ? FieldForm.NUMBER : FieldForm.SOURCE;
            case MacroPart _ -> FieldForm.SOURCE;
        };
    }

    /// The text to edit, with line endings for text areas.
    static String shownText(BibField field) {
        String text = rawText(field);
        return isUnfolded(field)
                ? UnfoldedText.of(text, field.name()).shown()
                : text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /// What stands in the file for a text that was edited as it was shown.
    static String editedText(BibField field, String typedText) {
        return !isUnfolded(field) || typedText.equals(shownText(field))
                ? typedText
                : UnfoldedText.of(rawText(field), field.name()).edited(typedText);
    }

    private static String rawText(BibField field) {
        return formOf(field) == FieldForm.SOURCE
                ? field.valueSource()
                : field.value().expandedText(_ -> Optional.empty());
    }

    private static boolean isUnfolded(BibField field) {
        return formOf(field) == FieldForm.TEXT && !FieldCatalogue.kindOf(field.name()).isVerbatim();
    }

    /// The value of an edited text; empty if it is invalid.
    static Optional<BibValue> parseValue(
            BibEntry entry, String fieldName, FieldForm fieldForm, String editedText) {
        String valueText = withLineEndsOf(entry, editedText);
        return switch (fieldForm) {
            case TEXT, NUMBER -> TypedText.toValue(entry, fieldName, valueText);
            case SOURCE ->
                    Optional.of(BibValue.parse(valueText.strip())).filter(BibValue::isWellFormed);
        };
    }

    /// Text areas have one kind of line ending; the file keeps its own.
    private static String withLineEndsOf(BibEntry entry, String text) {
        return entry.text().contains("\r\n") ? text.replaceAll("(?<!\r)\n", "\r\n") : text;
    }
}
