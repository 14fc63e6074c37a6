package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Part;
import octavo.bib.BibValue.Quoted;

import java.util.List;
import java.util.Optional;

/// How a field's value is shown in a form, and what an edited text means for the entry.
final class FieldSyntax {

    /// What is edited in a field.
    enum Form {
        /// The text between the delimiters, which stay as they are.
        TEXT,
        /// A bare number; it gets braces when it is no longer one.
        NUMBER,
        /// The value's source: several parts, or the names of macros, that would be lost in a text.
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
            case Bare(var text) -> isNumber(text) ? Form.NUMBER : Form.SOURCE;
            case Macro _ -> Form.SOURCE;
        };
    }

    /// The text to edit, with line ends as text areas have them.
    static String shown(BibField field) {
        String text =
                form(field) == Form.SOURCE
                        ? field.source()
                        : field.value().text(_ -> Optional.empty());
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    /// The value that an edited text stands for; nothing if it stands for none.
    static Optional<BibValue> value(BibEntry entry, String field, Form form, String edited) {
        String text = withLineEndsOf(entry, edited);
        return switch (form) {
            case TEXT -> entry.valueOf(field, text);
            case NUMBER ->
                    isNumber(text) ? Optional.of(BibValue.parse(text)) : entry.valueOf(field, text);
            case SOURCE -> Optional.of(BibValue.parse(text.strip())).filter(FieldSyntax::isWhole);
        };
    }

    /// A text area knows one kind of line end; the file keeps its own.
    private static String withLineEndsOf(BibEntry entry, String text) {
        return entry.text().contains("\r\n") ? text.replace("\n", "\r\n") : text;
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /// Whether every part of a source is what BibTeX takes, with one `#` between two.
    private static boolean isWhole(BibValue value) {
        return !value.parts().isEmpty()
                && value.parts().stream().allMatch(FieldSyntax::isWhole)
                && joins(value) == value.parts().size() - 1;
    }

    private static boolean isWhole(Part part) {
        return switch (part) {
            case Braced _, Quoted _ -> true;
            case Bare(var text) -> isNumber(text);
            case Macro(var name) -> name.chars().noneMatch(c -> "{}\"#,=%()'~\\".indexOf(c) >= 0);
        };
    }

    /// The `#` outside braces and quotes.
    private static int joins(BibValue value) {
        String rest = value.source();
        for (Part part : value.parts()) {
            String inside =
                    switch (part) {
                        case Braced(var text) -> text;
                        case Quoted(var text) -> text;
                        case Bare _, Macro _ -> "";
                    };
            int at = rest.indexOf(inside);
            rest = rest.substring(0, at) + rest.substring(at + inside.length());
        }
        return (int) rest.chars().filter(c -> c == '#').count();
    }
}
