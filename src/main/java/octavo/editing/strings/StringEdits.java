package octavo.editing.strings;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.MacroValues;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Defines, creates, inlines and renames the `@string`s of a library. Each is one edit with one
/// undo; values that concatenate a macro keep their `#` and every other byte.
public final class StringEdits {
    /// Why a string cannot be extracted.
    public static final LocalizedSentence NO_FIELD =
            LocalizedSentence.of("no field has exactly this text");

    private static final Pattern VALID_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_:.+/-]*");

    /// An edit, or the reason why there is none.
    ///
    /// @param changedCount the number of values changed
    public record StringEditOutcome(
            Optional<Edit> edit, int changedCount, Optional<LocalizedSentence> refusal) {
        static StringEditOutcome refusedBecause(LocalizedSentence reason) {
            return new StringEditOutcome(Optional.empty(), 0, Optional.of(reason));
        }
    }

    private final Library library;

    public StringEdits(Library library) {
        this.library = library;
    }

    /// Whether a name is valid for a string.
    public static boolean isValidName(String name) {
        return VALID_NAME.matcher(name).matches()
                && !MacroValues.MONTH_NAMES.containsKey(StringTable.foldName(name));
    }

    /// Defines a string that entries use already, before the first entry.
    public StringEditOutcome defineString(String name, String text) {
        Optional<LocalizedSentence> refusal = refuseDefinition(name, text);
        if (refusal.isPresent()) {
            return StringEditOutcome.refusedBecause(refusal.get());
        }
        if (!findDefinitions(name).isEmpty()) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("this file already defines {0}", name));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        return defineIn(rewriting, firstEntryIndex(), name, text);
    }

    private static Optional<LocalizedSentence> refuseDefinition(String name, String text) {
        if (!isValidName(name)) {
            return Optional.of(LocalizedSentence.of("{0} is not a valid name for a string", name));
        }
        return BibValue.braced(text).isEmpty()
                ? Optional.of(LocalizedSentence.of("the braces of the text do not balance"))
                : Optional.empty();
    }

    private StringEditOutcome defineIn(
            ValueRewriting rewriting, int insertIndex, String name, String text) {
        return addDefinition(rewriting, insertIndex, name, BibValue.braced(text).orElseThrow())
                ? rewriting.toOutcome()
                : StringEditOutcome.refusedBecause(
                        LocalizedSentence.of("the file's encoding may lack letters of the text"));
    }

    /// Replaces every value that is exactly a text with a macro, and defines its `@string` before
    /// the first entry. An existing string of that name and text is reused.
    public StringEditOutcome extractString(String name, String text) {
        Optional<LocalizedSentence> refusal = refuseDefinition(name, text);
        if (refusal.isPresent()) {
            return StringEditOutcome.refusedBecause(refusal.get());
        }
        int insertIndex = firstEntryIndex();
        List<Integer> definitions = findDefinitions(name);
        boolean isReused =
                !definitions.isEmpty()
                        && definitions.stream().allMatch(it -> definesText(it, text, insertIndex));
        if (!definitions.isEmpty() && !isReused) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "a string {0} already exists, with another text or in another place",
                            name));
        }
        if (definitions.isEmpty() && isUsed(name)) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "entries already use {0}, perhaps from another file", name));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        rewriting.changeEntries(it -> hasExactText(it, text) ? BibValue.parse(name) : it);
        if (rewriting.changedCount() == 0) {
            return StringEditOutcome.refusedBecause(NO_FIELD);
        }
        return isReused ? rewriting.toOutcome() : defineIn(rewriting, insertIndex, name, text);
    }

    private static boolean hasExactText(BibValue value, String text) {
        return value.parts().size() == 1
                && switch (value.parts().getFirst()) {
                    case BibValue.BracedPart(var partText) -> partText.equals(text);
                    case BibValue.QuotedPart(var partText) -> partText.equals(text);
                    case BibValue.BarePart _, BibValue.MacroPart _ -> false;
                };
    }

    private boolean definesText(int definition, String text, int insertIndex) {
        return definition < insertIndex
                && library.slots().get(definition).item() instanceof BibString string
                && string.value().expandedText(library.macros().macrosAt(definition)).equals(text);
    }

    private boolean addDefinition(
            ValueRewriting rewriting, int insertIndex, String name, BibValue value) {
        String definitionLine = "@string{" + name + " = " + value.source() + "}";
        boolean follows =
                insertIndex > 1
                        && isString(insertIndex - 2)
                        && Library.isBlank(itemAt(insertIndex - 1));
        boolean isAscii = definitionLine.chars().allMatch(c -> c < 128);
        boolean isUtf8 = library.slots().stream().allMatch(slot -> slot.item().slice().isUtf8());
        String end = usualLineEnd();
        List<BibItem> parsedItems =
                BibParser.parse(follows ? end + definitionLine : definitionLine + end + end)
                        .items();
        if (!isAscii && !isUtf8 || parsedItems.stream().noneMatch(BibString.class::isInstance)) {
            return false;
        }
        rewriting.insertItems(follows ? insertIndex - 1 : insertIndex, parsedItems);
        return true;
    }

    private boolean isString(int index) {
        return itemAt(index) instanceof BibString;
    }

    private String usualLineEnd() {
        return library.slots().stream()
                .map(slot -> slot.item().slice().text())
                .filter(text -> text.indexOf('\n') >= 0)
                .findFirst()
                .filter(text -> text.contains("\r\n"))
                .map(_ -> "\r\n")
                .orElse("\n");
    }

    /// Before the first entry.
    private int firstEntryIndex() {
        int insertIndex = 0;
        while (insertIndex < library.slots().size()
                && !(library.slots().get(insertIndex).item() instanceof BibEntry)) {
            insertIndex++;
        }
        return insertIndex;
    }

    /// Replaces the name of a string with its text, and removes the string. Macros that this file
    /// does not define stay: months, and strings of other files.
    public StringEditOutcome inlineString(String name) {
        String foldedName = StringTable.foldName(name);
        List<Integer> definitions = findDefinitions(name);
        if (definitions.isEmpty()) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("this file does not define {0}", name));
        }
        boolean isUsedTooEarly =
                definitions.stream().anyMatch(definition -> definition > 0)
                        && isUsedBefore(foldedName, definitions.getFirst());
        if (isUsedTooEarly) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "{0} is used before it is defined; define it earlier first", name));
        }
        if (isUsedInPreamble(foldedName)) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("the @preamble uses {0}", name));
        }
        Optional<String> undefinedMacro = findUndefinedMacro(definitions);
        if (undefinedMacro.isPresent()) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "the text of {0} uses {1}, which is not defined before it in this file",
                            name, undefinedMacro.get()));
        }
        if (definitions.stream()
                .anyMatch(definition -> library.macros().isTruncated(foldedName, definition + 1))) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of(
                            "the text of {0} is longer than {1} characters",
                            name, BibValue.MAX_MACRO_EXPANSION));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        for (int i = 0; i < library.slots().size(); i++) {
            int index = i;
            rewriting.changeItem(i, value -> inlineMacro(value, foldedName, index));
        }
        definitions.forEach(rewriting::removeItem);
        return rewriting.toOutcome();
    }

    private Optional<BibValue> inlineMacro(BibValue value, String foldedName, int index) {
        return MacroParts.usesMacro(value, foldedName)
                ? library.macros()
                        .macrosAt(index)
                        .apply(foldedName)
                        .flatMap(BibValue::braced)
                        .flatMap(macroText ->
                                MacroParts.replaceMacro(value, foldedName, macroText.source()))
                : Optional.of(value);
    }

    /// An undefined macro in the text of strings, which another file may expand to something.
    private Optional<String> findUndefinedMacro(List<Integer> definitions) {
        Set<Integer> visitedDefinitions = new HashSet<>();
        Deque<Integer> openDefinitions = new ArrayDeque<>(definitions);
        while (!openDefinitions.isEmpty()) {
            int index = openDefinitions.pop();
            if (!visitedDefinitions.add(index) || !(itemAt(index) instanceof BibString string)) {
                continue;
            }
            for (String macroName : MacroParts.macroNames(string.value())) {
                Optional<Integer> definition =
                        findDefinitions(macroName).stream()
                                .filter(it -> it < index)
                                .reduce((_, it) -> it);
                if (definition.isEmpty()
                        && !MacroValues.MONTH_NAMES.containsKey(StringTable.foldName(macroName))) {
                    return Optional.of(macroName);
                }
                definition.ifPresent(openDefinitions::push);
            }
        }
        return Optional.empty();
    }

    private BibItem itemAt(int index) {
        return library.slots().get(index).item();
    }

    private boolean isUsedBefore(String foldedName, int definition) {
        return StringTable.of(library, Set.of()).stream()
                .filter(use -> StringTable.foldName(use.name()).equals(foldedName))
                .flatMap(use -> use.uses().stream())
                .anyMatch(use -> use.itemIndex() <= definition);
    }

    private boolean isUsedInPreamble(String foldedName) {
        return library.slots().stream()
                .anyMatch(slot ->
                        slot.item() instanceof BibPreamble preamble
                                && MacroParts.usesMacro(preamble.value(), foldedName));
    }

    /// Renames a string, in its definition and in all uses.
    public StringEditOutcome renameString(String name, String newName) {
        String foldedName = StringTable.foldName(name);
        if (!isValidName(newName)) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("{0} is not a valid name for a string", newName));
        }
        if (findDefinitions(name).isEmpty()) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("this file does not define {0}", name));
        }
        boolean isTaken = !findDefinitions(newName).isEmpty() || isUsed(newName);
        if (!StringTable.foldName(newName).equals(foldedName) && isTaken) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("the name {0} is in use", newName));
        }
        if (isUsedInPreamble(foldedName)) {
            return StringEditOutcome.refusedBecause(
                    LocalizedSentence.of("the @preamble uses {0}", name));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        for (int i = 0; i < library.slots().size(); i++) {
            rewriting.changeItem(i, value -> MacroParts.replaceMacro(value, foldedName, newName));
        }
        findDefinitions(name).forEach(index -> rewriting.renameString(index, newName));
        return rewriting.toOutcome();
    }

    private List<Integer> findDefinitions(String stringName) {
        List<Integer> definitionIndexes = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibString string
                    && string.name().equalsIgnoreCase(stringName)) {
                definitionIndexes.add(i);
            }
        }
        return definitionIndexes;
    }

    private boolean isUsed(String stringName) {
        String foldedName = StringTable.foldName(stringName);
        return library.entrySlots()
                .map(Slot::item)
                .map(BibEntry.class::cast)
                .flatMap(entry -> entry.fields().stream())
                .map(BibField::value)
                .anyMatch(value -> MacroParts.usesMacro(value, foldedName));
    }
}
