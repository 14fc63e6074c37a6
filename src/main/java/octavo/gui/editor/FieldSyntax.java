package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Part;
import octavo.bib.BibValue.Quoted;
import octavo.fields.FieldCatalogue;
import octavo.library.TypedText;

import java.util.List;
import java.util.Optional;

/// Converts a field's value to text for the form, and edited text back.
final class FieldSyntax {

    /// The editable form of a field.
    enum Form {
        /// The text between the delimiters, which stay.
        TEXT,
        /// A bare number; it gets braces if it no longer is one.
        NUMBER,
        /// The value's source: several parts or macros, which a text would lose.
        SOURCE
    }

    private FieldSyntax() {}

    static Form form(BibField field) {
        List<Part> parts = field.value().parts();
        if (parts.size() != 1) {
            return Form.SOURCE;
        }
        return switch (parts.getFirst()) {
            case Braced _, Quoted _ -> Form.TEXT;
            case Bare bare -> bare.isNumber() ? Form.NUMBER : Form.SOURCE;
            case Macro _ -> Form.SOURCE;
        };
    }

    /// The text to edit, with line endings for text areas.
    static String shown(BibField field) {
        String text = text(field);
        return isUnfolded(field)
                ? UnfoldedText.of(text, field.name()).shown()
                : text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /// What stands in the file for a text that was edited as it was shown.
    static String edited(BibField field, String typed) {
        return !isUnfolded(field) || typed.equals(shown(field))
                ? typed
                : UnfoldedText.of(text(field), field.name()).edited(typed);
    }

    private static String text(BibField field) {
        return form(field) == Form.SOURCE
                ? field.source()
                : field.value().text(_ -> Optional.empty());
    }

    private static boolean isUnfolded(BibField field) {
        return form(field) == Form.TEXT && !FieldCatalogue.kind(field.name()).isVerbatim();
    }

    /// The value of an edited text; empty if it is invalid.
    static Optional<BibValue> value(BibEntry entry, String field, Form form, String edited) {
        String text = withLineEndsOf(entry, edited);
        return switch (form) {
            case TEXT, NUMBER -> TypedText.value(entry, field, text);
            case SOURCE -> Optional.of(BibValue.parse(text.strip())).filter(BibValue::isWhole);
        };
    }

    /// Text areas have one kind of line ending; the file keeps its own.
    private static String withLineEndsOf(BibEntry entry, String text) {
        return entry.text().contains("\r\n") ? text.replaceAll("(?<!\r)\n", "\r\n") : text;
    }
}
