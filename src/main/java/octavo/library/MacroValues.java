package octavo.library;

import octavo.bib.BibString;
import octavo.bib.BibValue;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The values of macros: the months, and the `@string`s of the file. As in BibTeX, a definition
/// holds from its position until the next one of the same name. Values longer than
/// [BibValue#MOST_FROM_NAMES] characters are cut.
public final class MacroValues {
    /// The months as the standard styles print them.
    public static final Map<String, String> MONTHS =
            Map.ofEntries(
                    Map.entry("jan", "January"),
                    Map.entry("feb", "February"),
                    Map.entry("mar", "March"),
                    Map.entry("apr", "April"),
                    Map.entry("may", "May"),
                    Map.entry("jun", "June"),
                    Map.entry("jul", "July"),
                    Map.entry("aug", "August"),
                    Map.entry("sep", "September"),
                    Map.entry("oct", "October"),
                    Map.entry("nov", "November"),
                    Map.entry("dec", "December"));

    private static final Map<String, MacroText> MONTH_TEXTS =
            MONTHS.entrySet().stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    Map.Entry::getKey, it -> MacroText.of(it.getValue())));

    /// By folded name: the texts, by the index of the defining item.
    private final Map<String, TreeMap<Integer, MacroText>> definitions = new HashMap<>();

    private MacroValues() {}

    public static MacroValues of(List<Slot> slots) {
        MacroValues macros = new MacroValues();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibString string && !string.name().isEmpty()) {
                int index = i;
                MacroText text = MacroText.of(string.value(), name -> macros.text(name, index));
                String name = string.name().toLowerCase(Locale.ROOT);
                macros.definitions.computeIfAbsent(name, _ -> new TreeMap<>()).put(i, text);
            }
        }
        return macros;
    }

    /// Whether the file defines none.
    public boolean isEmpty() {
        return definitions.isEmpty();
    }

    private Optional<MacroText> text(String name, int index) {
        TreeMap<Integer, MacroText> texts = definitions.get(name);
        Map.Entry<Integer, MacroText> last = texts == null ? null : texts.lowerEntry(index);
        return Optional.ofNullable(last == null ? MONTH_TEXTS.get(name) : last.getValue());
    }

    /// The macros visible to the item at an index; a value that is too long ends with `…`.
    public Function<String, Optional<String>> at(int index) {
        return name -> text(name, index).map(MacroText::text);
    }

    /// A macro's value for the item at an index, cut to a few hundred characters.
    public Optional<String> beginning(String name, int index) {
        return text(name, index).map(MacroText::beginning);
    }

    /// The indices before an index where a macro is defined, by folded name.
    public Set<Integer> placesBefore(int index, String name) {
        return definitions.getOrDefault(name, new TreeMap<>()).headMap(index).keySet();
    }

    /// Whether a macro is defined for the item at an index.
    public boolean isDefined(String name, int index) {
        return text(name, index).isPresent();
    }

    /// Whether a macro's value is cut.
    public boolean isCut(String name, int index) {
        return text(name, index).filter(MacroText::isCut).isPresent();
    }

    /// Whether a value's text is cut in the item at an index.
    public boolean isCut(BibValue value, int index) {
        long length = 0;
        for (BibValue.Part part : value.parts()) {
            length +=
                    part instanceof BibValue.Macro macro
                            ? text(macro.folded(), index).map(MacroText::length).orElse(0L)
                            : 0;
        }
        return length > BibValue.MOST_FROM_NAMES;
    }

    /// The nesting depth of macros in a value of the item at an index.
    public int depth(BibValue value, int index) {
        int depth = 0;
        for (BibValue.Part part : value.parts()) {
            if (part instanceof BibValue.Macro macro) {
                depth =
                        Math.max(
                                depth, text(macro.folded(), index).map(MacroText::depth).orElse(0));
            }
        }
        return depth;
    }
}
