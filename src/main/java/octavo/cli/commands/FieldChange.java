package octavo.cli.commands;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.ValuePart;
import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.editing.bulk.FieldOperation;
import octavo.library.TypedText;

import java.util.Optional;
import java.util.function.Function;

/// `field=text`, `field+=text` to add to the value, or `field:=source` with the value as it is
/// written in the file.
record FieldChange(String fieldName, AssignmentSign signBefore, String newText) {

    private enum AssignmentSign {
        TEXT,
        SOURCE,
        ADDITION
    }

    static FieldChange parse(String changeText) {
        int equalsOffset = changeText.indexOf('=');
        AssignmentSign sign = signBefore(changeText, equalsOffset);
        String field =
                changeText
                        .substring(
                                0,
                                Math.max(
                                        0,
                                        sign == AssignmentSign.TEXT
                                                ? equalsOffset
                                                : equalsOffset - 1))
                        .strip();
        if (field.isEmpty()) {
            throw new CommandRefusal(
                    ExitStatus.WRONG_USE,
                    "expected FIELD=VALUE, not " + changeText + ". Try: octavo edit --help");
        }
        return new FieldChange(field, sign, changeText.substring(equalsOffset + 1));
    }

    private static AssignmentSign signBefore(String changeText, int equalsOffset) {
        return switch (equalsOffset > 0 ? changeText.charAt(equalsOffset - 1) : ' ') {
            case ':' -> AssignmentSign.SOURCE;
            case '+' -> AssignmentSign.ADDITION;
            default -> AssignmentSign.TEXT;
        };
    }

    boolean isSource() {
        return signBefore == AssignmentSign.SOURCE;
    }

    boolean isAddition() {
        return signBefore == AssignmentSign.ADDITION;
    }

    /// The change for many entries.
    FieldOperation toOperation() {
        return switch (signBefore) {
            case TEXT -> new FieldOperation.SetText(fieldName, newText);
            case SOURCE -> new FieldOperation.SetValue(fieldName, source());
            case ADDITION -> new FieldOperation.AddText(fieldName, newText);
        };
    }

    /// The value for an entry, or a refusal.
    ///
    /// @param macros the strings defined before the entry
    BibValue valueFor(BibEntry entry, Function<String, Optional<String>> macros) {
        return isSource()
                ? source(macros)
                : TypedText.toValue(entry, fieldName, newText, macros)
                        .orElseThrow(() ->
                                new CommandRefusal(
                                        ExitStatus.PROBLEMS,
                                        "the braces of this value do not balance: " + newText));
    }

    private BibValue source(Function<String, Optional<String>> macros) {
        BibValue value = source();
        for (ValuePart part : value.parts()) {
            if (part instanceof MacroPart macroPart
                    && macros.apply(macroPart.foldedName()).isEmpty()) {
                throw new CommandRefusal(
                        ExitStatus.PROBLEMS,
                        "no @string before the entry is called "
                                + macroPart.name()
                                + ". For the word itself give = rather than :=.");
            }
        }
        return value;
    }

    private BibValue source() {
        BibValue value = BibValue.parse(newText.strip());
        if (!value.isWellFormed()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    "this is not a value as files have it: "
                            + newText
                            + ". Give {text}, a number or the name of an @string; several with #"
                            + " between them.");
        }
        return value;
    }
}
