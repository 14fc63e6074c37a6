package octavo.macros;

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

/// Creates, inlines and renames the `@string`s of a library. Each is one edit with one undo; values
/// that concatenate a macro keep their `#` and every other byte.
public final class StringEdits {
    /// Why a string cannot be extracted.
    public static final LocalizedSentence NO_FIELD =
            LocalizedSentence.of("no field has exactly this text");

    private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_:.+/-]*");

    /// An edit, or the reason why there is none.
    ///
    /// @param changed the number of values changed
    public record Outcome(Optional<Edit> edit, int changed, Optional<LocalizedSentence> refusal) {
        static Outcome refused(LocalizedSentence why) {
            return new Outcome(Optional.empty(), 0, Optional.of(why));
        }
    }

    private final Library library;

    public StringEdits(Library library) {
        this.library = library;
    }

    /// Whether a name is valid for a string.
    public static boolean isName(String name) {
        return NAME.matcher(name).matches()
                && !MacroValues.MONTHS.containsKey(StringTable.folded(name));
    }

    /// Replaces every value that is exactly a text with a macro, and defines its `@string` before
    /// the first entry. An existing string of that name and text is reused.
    public Outcome extract(String name, String text) {
        if (!isName(name)) {
            return Outcome.refused(
                    LocalizedSentence.of("{0} is not a valid name for a string", name));
        }
        Optional<BibValue> value = BibValue.braced(text);
        if (value.isEmpty()) {
            return Outcome.refused(LocalizedSentence.of("the braces of the text do not balance"));
        }
        int place = place();
        List<Integer> definitions = definitions(name);
        boolean reused =
                !definitions.isEmpty()
                        && definitions.stream().allMatch(it -> isSame(it, text, place));
        if (!definitions.isEmpty() && !reused) {
            return Outcome.refused(
                    LocalizedSentence.of(
                            "a string {0} already exists, with another text or in another place",
                            name));
        }
        if (definitions.isEmpty() && isUsed(name)) {
            return Outcome.refused(
                    LocalizedSentence.of(
                            "entries already use {0}, perhaps from another file", name));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        rewriting.entries(it -> isJust(it, text) ? BibValue.parse(name) : it);
        if (rewriting.changed() == 0) {
            return Outcome.refused(NO_FIELD);
        }
        if (!reused && !added(rewriting, place, name, value.get())) {
            return Outcome.refused(
                    LocalizedSentence.of("the file's encoding may lack letters of the text"));
        }
        return rewriting.outcome();
    }

    private static boolean isJust(BibValue value, String text) {
        return value.parts().size() == 1
                && switch (value.parts().getFirst()) {
                    case BibValue.Braced(var own) -> own.equals(text);
                    case BibValue.Quoted(var own) -> own.equals(text);
                    case BibValue.Bare _, BibValue.Macro _ -> false;
                };
    }

    private boolean isSame(int definition, String text, int place) {
        return definition < place
                && library.slots().get(definition).item() instanceof BibString string
                && string.value().text(library.macros().at(definition)).equals(text);
    }

    private boolean added(ValueRewriting rewriting, int place, String name, BibValue value) {
        String line = "@string{" + name + " = " + value.source() + "}";
        boolean follows = place > 1 && isString(place - 2) && Library.isBlank(item(place - 1));
        boolean ascii = line.chars().allMatch(c -> c < 128);
        boolean utf8 = library.slots().stream().allMatch(slot -> slot.item().slice().isUtf8());
        String end = lineEnd();
        List<BibItem> items = BibParser.parse(follows ? end + line : line + end + end).items();
        if (!ascii && !utf8 || items.stream().noneMatch(BibString.class::isInstance)) {
            return false;
        }
        rewriting.insert(follows ? place - 1 : place, items);
        return true;
    }

    private boolean isString(int index) {
        return item(index) instanceof BibString;
    }

    private String lineEnd() {
        return library.slots().stream()
                .map(slot -> slot.item().slice().text())
                .filter(text -> text.indexOf('\n') >= 0)
                .findFirst()
                .filter(text -> text.contains("\r\n"))
                .map(_ -> "\r\n")
                .orElse("\n");
    }

    /// Before the first entry.
    private int place() {
        int place = 0;
        while (place < library.slots().size()
                && !(library.slots().get(place).item() instanceof BibEntry)) {
            place++;
        }
        return place;
    }

    /// Replaces the name of a string with its text, and removes the string. Macros that this file
    /// does not define stay: months, and strings of other files.
    public Outcome inline(String name) {
        String folded = StringTable.folded(name);
        List<Integer> definitions = definitions(name);
        if (definitions.isEmpty()) {
            return Outcome.refused(LocalizedSentence.of("this file does not define {0}", name));
        }
        boolean left =
                definitions.stream().anyMatch(it -> it > 0)
                        && isUsedBefore(folded, definitions.getFirst());
        if (left) {
            return Outcome.refused(
                    LocalizedSentence.of(
                            "{0} is used before it is defined; define it earlier first", name));
        }
        if (inPreamble(folded)) {
            return Outcome.refused(LocalizedSentence.of("the @preamble uses {0}", name));
        }
        Optional<String> unknown = unknownIn(definitions);
        if (unknown.isPresent()) {
            return Outcome.refused(
                    LocalizedSentence.of(
                            "the text of {0} uses {1}, which is not defined before it in this file",
                            name, unknown.get()));
        }
        if (definitions.stream().anyMatch(it -> library.macros().isCut(folded, it + 1))) {
            return Outcome.refused(
                    LocalizedSentence.of(
                            "the text of {0} is longer than {1} characters",
                            name, BibValue.MOST_FROM_NAMES));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        for (int i = 0; i < library.slots().size(); i++) {
            int index = i;
            rewriting.at(i, value -> inlined(value, folded, index));
        }
        definitions.forEach(rewriting::remove);
        return rewriting.outcome();
    }

    private Optional<BibValue> inlined(BibValue value, String folded, int index) {
        return MacroParts.uses(value, folded)
                ? library.macros()
                        .at(index)
                        .apply(folded)
                        .flatMap(BibValue::braced)
                        .flatMap(text -> MacroParts.changed(value, folded, text.source()))
                : Optional.of(value);
    }

    /// An undefined macro in the text of strings, which another file may expand to something.
    private Optional<String> unknownIn(List<Integer> definitions) {
        Set<Integer> asked = new HashSet<>();
        Deque<Integer> open = new ArrayDeque<>(definitions);
        while (!open.isEmpty()) {
            int index = open.pop();
            if (!asked.add(index) || !(item(index) instanceof BibString string)) {
                continue;
            }
            for (String name : MacroParts.names(string.value())) {
                Optional<Integer> definition =
                        definitions(name).stream().filter(it -> it < index).reduce((_, it) -> it);
                if (definition.isEmpty()
                        && !MacroValues.MONTHS.containsKey(StringTable.folded(name))) {
                    return Optional.of(name);
                }
                definition.ifPresent(open::push);
            }
        }
        return Optional.empty();
    }

    private BibItem item(int index) {
        return library.slots().get(index).item();
    }

    private boolean isUsedBefore(String folded, int definition) {
        return StringTable.of(library, Set.of()).stream()
                .filter(use -> StringTable.folded(use.name()).equals(folded))
                .flatMap(use -> use.uses().stream())
                .anyMatch(use -> use.index() <= definition);
    }

    private boolean inPreamble(String folded) {
        return library.slots().stream()
                .anyMatch(slot ->
                        slot.item() instanceof BibPreamble preamble
                                && MacroParts.uses(preamble.parsedValue(), folded));
    }

    /// Renames a string, in its definition and in all uses.
    public Outcome rename(String name, String other) {
        String folded = StringTable.folded(name);
        if (!isName(other)) {
            return Outcome.refused(
                    LocalizedSentence.of("{0} is not a valid name for a string", other));
        }
        if (definitions(name).isEmpty()) {
            return Outcome.refused(LocalizedSentence.of("this file does not define {0}", name));
        }
        boolean taken = !definitions(other).isEmpty() || isUsed(other);
        if (!StringTable.folded(other).equals(folded) && taken) {
            return Outcome.refused(LocalizedSentence.of("the name {0} is in use", other));
        }
        if (inPreamble(folded)) {
            return Outcome.refused(LocalizedSentence.of("the @preamble uses {0}", name));
        }
        ValueRewriting rewriting = new ValueRewriting(library);
        for (int i = 0; i < library.slots().size(); i++) {
            rewriting.at(i, value -> MacroParts.changed(value, folded, other));
        }
        definitions(name).forEach(index -> rewriting.rename(index, other));
        return rewriting.outcome();
    }

    private List<Integer> definitions(String name) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibString string
                    && string.name().equalsIgnoreCase(name)) {
                found.add(i);
            }
        }
        return found;
    }

    private boolean isUsed(String name) {
        String folded = StringTable.folded(name);
        return library.entries()
                .map(Slot::item)
                .map(BibEntry.class::cast)
                .flatMap(entry -> entry.fields().stream())
                .map(BibField::value)
                .anyMatch(value -> MacroParts.uses(value, folded));
    }
}
