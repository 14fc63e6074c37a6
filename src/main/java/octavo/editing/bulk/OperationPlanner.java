package octavo.editing.bulk;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.library.TypedText;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Plans the effect of one operation on an entry.
final class OperationPlanner {
    private final FieldOperation operation;

    OperationPlanner(FieldOperation operation) {
        this.operation = operation;
    }

    void planOperation(EntryPlan entryPlan) {
        switch (operation) {
            case FieldOperation.SetText(var fieldName, var text) ->
                    setText(entryPlan, fieldName, text);
            case FieldOperation.SetValue(var fieldName, var value) ->
                    setValue(entryPlan, fieldName, value);
            case FieldOperation.AddText(var fieldName, var text) ->
                    addText(entryPlan, fieldName, text);
            case FieldOperation.RemoveMember(var fieldName, var member) ->
                    replaceMember(entryPlan, fieldName, member, "");
            case FieldOperation.RenameMember(var fieldName, var member, var newMember) ->
                    replaceMember(entryPlan, fieldName, member, newMember);
            case FieldOperation.ClearField(var fieldName) ->
                    entryPlan.fieldIndexes(fieldName).forEach(entryPlan::removeField);
            case FieldOperation.MoveField(var fromField, var toField) ->
                    moveField(entryPlan, fromField, toField);
            case FieldOperation.CopyField(var fromField, var toField) ->
                    copyField(entryPlan, fromField, toField);
            case FieldOperation.ReplaceText replaceOperation ->
                    replaceText(entryPlan, replaceOperation);
        }
    }

    private static void setText(EntryPlan entryPlan, String fieldName, String newText) {
        if (entryPlan.entry().hasField(fieldName)
                && entryPlan.fieldText(fieldName).equals(newText)) {
            return;
        }
        TypedText.toValue(
                        entryPlan.entry(),
                        fieldName,
                        newText,
                        entryPlan.macros().macrosAt(entryPlan.entryIndex()))
                .ifPresentOrElse(
                        value -> entryPlan.setValue(fieldName, value),
                        () -> entryPlan.skipField(-1, unbalancedMessage(newText)));
    }

    private static LocalizedSentence unbalancedMessage(String text) {
        return LocalizedSentence.of("The braces of this value would not balance: {0}", text);
    }

    private static void setValue(EntryPlan entryPlan, String fieldName, BibValue value) {
        Optional<BibValue.MacroPart> undefinedMacro =
                value.parts().stream()
                        .filter(BibValue.MacroPart.class::isInstance)
                        .map(BibValue.MacroPart.class::cast)
                        .filter(name ->
                                !entryPlan
                                        .macros()
                                        .isDefined(name.foldedName(), entryPlan.entryIndex()))
                        .findFirst();
        if (undefinedMacro.isPresent()) {
            entryPlan.skipField(
                    -1,
                    LocalizedSentence.of(
                            "No @string before this entry defines {0}.",
                            undefinedMacro.get().name()));
        } else {
            entryPlan.setValue(fieldName, value);
        }
    }

    private static void addText(EntryPlan entryPlan, String fieldName, String addedText) {
        String oldText = entryPlan.fieldText(fieldName);
        if (oldText.isBlank()) {
            setText(entryPlan, fieldName, addedText);
        } else if (!MemberList.isList(fieldName)) {
            changeText(entryPlan, fieldName, oldText.stripTrailing() + " " + addedText);
        } else if (!MemberList.of(fieldName, oldText).hasMember(addedText)) {
            changeText(
                    entryPlan,
                    fieldName,
                    MemberList.of(fieldName, oldText).addMember(oldText, addedText));
        }
    }

    /// @param newMember nothing removes it
    private static void replaceMember(
            EntryPlan entryPlan, String fieldName, String member, String newMember) {
        Optional<String> newText =
                MemberList.replaceMember(
                        fieldName, entryPlan.fieldText(fieldName), member, newMember);
        if (newText.isPresent() && newText.get().isEmpty()) {
            entryPlan.removeField(entryPlan.fieldIndexes(fieldName).getFirst());
        } else {
            newText.ifPresent(text -> changeText(entryPlan, fieldName, text));
        }
    }

    /// Changes the text of a field, unless the text comes from elsewhere.
    private static void changeText(EntryPlan entryPlan, String fieldName, String newText) {
        BibValue currentValue = entryPlan.entry().value(fieldName).orElseThrow();
        if (currentValue.parts().stream().anyMatch(BibValue.MacroPart.class::isInstance)) {
            entryPlan.skipField(
                    entryPlan.fieldIndexes(fieldName).getFirst(), usesStringMessage(fieldName));
        } else {
            entryPlan
                    .entry()
                    .delimitedValue(fieldName, newText)
                    .ifPresentOrElse(
                            value -> entryPlan.setValue(fieldName, value),
                            () -> entryPlan.skipField(-1, unbalancedMessage(newText)));
        }
    }

    private static LocalizedSentence usesStringMessage(String fieldName) {
        return LocalizedSentence.of(
                "The value of {0} uses a string; edit the string itself.", fieldName);
    }

    private static void moveField(EntryPlan entryPlan, String fromField, String toField) {
        List<Integer> fieldIndexes = entryPlan.fieldIndexes(fromField);
        if (fieldIndexes.isEmpty() || fromField.equals(toField)) {
            return;
        }
        int fieldIndex = fieldIndexes.getFirst();
        if (!entryPlan.entry().hasField(toField) || fromField.equalsIgnoreCase(toField)) {
            entryPlan.renameField(fieldIndex, toField);
        } else if (entryPlan.fieldText(fromField).equals(entryPlan.fieldText(toField))) {
            entryPlan.removeField(fieldIndex);
        } else {
            entryPlan.skipField(fieldIndex, occupiedMessage(toField));
        }
    }

    private static LocalizedSentence occupiedMessage(String fieldName) {
        return LocalizedSentence.of("The entry already has another value in {0}.", fieldName);
    }

    private static void copyField(EntryPlan entryPlan, String fromField, String toField) {
        Optional<BibValue> value = entryPlan.entry().value(fromField);
        if (value.isEmpty() || fromField.equalsIgnoreCase(toField)) {
            return;
        }
        if (!entryPlan.entry().hasField(toField)) {
            entryPlan.setValue(toField, value.get());
        } else if (!entryPlan.fieldText(fromField).equals(entryPlan.fieldText(toField))) {
            entryPlan.skipField(
                    entryPlan.fieldIndexes(fromField).getFirst(), occupiedMessage(toField));
        }
    }

    private static void replaceText(
            EntryPlan entryPlan, FieldOperation.ReplaceText replaceOperation) {
        BibEntry entry = entryPlan.entry();
        boolean hasMacros = !entryPlan.macros().isEmpty();
        if (!hasMacros && !replaceOperation.replacement().mayMatch(entry.text())) {
            return;
        }
        for (int i = 0; i < entry.fieldCount(); i++) {
            String name = entry.fieldName(i).toLowerCase(Locale.ROOT);
            if (replaceOperation.fieldNames().isEmpty()
                    || replaceOperation.fieldNames().contains(name)) {
                replaceText(entryPlan, i, replaceOperation.replacement());
            }
        }
    }

    private static void replaceText(
            EntryPlan entryPlan, int fieldIndex, TextReplacement replacement) {
        BibField field = entryPlan.entry().field(fieldIndex);
        if (!replacement.mayMatch(field.valueSource()) && entryPlan.macros().isEmpty()) {
            return;
        }
        try {
            BibValue value = field.value();
            value.mapTexts(replacement::replaceMatches)
                    .flatMap(changedValue -> withNumber(changedValue, replacement))
                    .ifPresentOrElse(
                            changedValue -> entryPlan.setValue(fieldIndex, changedValue),
                            () ->
                                    entryPlan.skipField(
                                            fieldIndex, unbalancedMessage(field.valueSource())));
            skipStrings(entryPlan, fieldIndex, value, replacement);
        } catch (StackOverflowError _) {
            entryPlan.skipField(
                    fieldIndex,
                    LocalizedSentence.of(
                            "This value of {0} is too long for the regular expression.",
                            field.name()));
        }
    }

    /// A bare number stays undelimited as long as it is a number.
    private static Optional<BibValue> withNumber(BibValue value, TextReplacement replacement) {
        if (value.parts().size() == 1
                && value.parts().getFirst() instanceof BibValue.BarePart barePart
                && barePart.isNumber()) {
            String text = replacement.replaceMatches(barePart.text());
            boolean isNumber = new BibValue.BarePart(text).isNumber();
            return isNumber ? Optional.of(BibValue.parse(text)) : BibValue.braced(text);
        }
        return Optional.of(value);
    }

    /// Reports matches inside an `@string`.
    private static void skipStrings(
            EntryPlan entryPlan, int fieldIndex, BibValue value, TextReplacement replacement) {
        if (entryPlan.macros().isEmpty()) {
            return;
        }
        List<String> stringNames = new ArrayList<>();
        for (BibValue.ValuePart part : value.parts()) {
            if (part instanceof BibValue.MacroPart macro) {
                entryPlan
                        .macros()
                        .shortTextAt(macro.foldedName(), entryPlan.entryIndex())
                        .filter(replacement::matches)
                        .ifPresent(_ -> stringNames.add(macro.name()));
            }
        }
        if (!stringNames.isEmpty()) {
            entryPlan.skipField(
                    fieldIndex,
                    LocalizedSentence.of(
                            "The text is in the string {0}; edit the string itself.",
                            String.join(", ", stringNames)));
        }
    }
}
