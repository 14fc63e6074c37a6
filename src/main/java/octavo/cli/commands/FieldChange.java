package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.ValuePart;
import octavo.cli.terminal.CommandRefusal;
import octavo.cli.terminal.ExitStatus;
import octavo.editing.bulk.FieldOperation;
import octavo.library.TypedText;

import java.util.Optional;
import java.util.function.Function;

/// `field=text`, `field+=text` to add to the value, or `field:=source` with the value as it is
/// written in the file.
record FieldChange(String field, Sign sign, String text) {

    private enum Sign {
        TEXT,
        SOURCE,
        ADDITION
    }

    static FieldChange parse(String change) {
        int equals = change.indexOf('=');
        Sign sign = sign(change, equals);
        String field =
                change.substring(0, Math.max(0, sign == Sign.TEXT ? equals : equals - 1)).strip();
        if (field.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "expected FIELD=VALUE, not " + change + ". Try: octavo edit --help");
        }
        return new FieldChange(field, sign, change.substring(equals + 1));
    }

    private static Sign sign(String change, int equals) {
        return switch (equals > 0 ? change.charAt(equals - 1) : ' ') {
            case ':' -> Sign.SOURCE;
            case '+' -> Sign.ADDITION;
            default -> Sign.TEXT;
        };
    }

    boolean isSource() {
        return sign == Sign.SOURCE;
    }

    boolean isAddition() {
        return sign == Sign.ADDITION;
    }

    /// The change for many entries.
    FieldOperation operation() {
        return switch (sign) {
            case TEXT -> new FieldOperation.SetText(field, text);
            case SOURCE -> new FieldOperation.SetValue(field, source());
            case ADDITION -> new FieldOperation.AddText(field, text);
        };
    }

    /// The value for an entry, or a refusal.
    ///
    /// @param macros the strings defined before the entry
    BibValue value(BibEntry entry, Function<String, Optional<String>> macros) {
        return isSource()
                ? source(macros)
                : TypedText.toValue(entry, field, text, macros)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "the braces of this value do not balance: " + text));
    }

    private BibValue source(Function<String, Optional<String>> macros) {
        BibValue value = source();
        for (ValuePart part : value.parts()) {
            if (part instanceof MacroPart macro && macros.apply(macro.foldedName()).isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        "no @string before the entry is called "
                                + macro.name()
                                + ". For the word itself give = rather than :=.");
            }
        }
        return value;
    }

    private BibValue source() {
        BibValue value = BibValue.parse(text.strip());
        if (!value.isWellFormed()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "this is not a value as files have it: "
                            + text
                            + ". Give {text}, a number or the name of an @string; several with #"
                            + " between them.");
        }
        return value;
    }
}
