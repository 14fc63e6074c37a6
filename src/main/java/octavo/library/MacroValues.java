package octavo.library;

import octavo.bib.BibString;
import octavo.bib.BibValue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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

    /// The macros in a value of the item at an index that nothing defines for it.
    public List<BibValue.Macro> undefined(BibValue value, int index) {
        return value.parts().stream()
                .filter(BibValue.Macro.class::isInstance)
                .map(BibValue.Macro.class::cast)
                .filter(macro -> !isDefined(macro.folded(), index))
                .toList();
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

    /// The text of an `@string`, expanded on demand. Strings that double each other 30 times mean a
    /// billion characters in a few hundred bytes of file; this takes as much memory as the file
    /// does.
    ///
    /// Law: `text()` is the whole text, or its first [BibValue#MOST_FROM_NAMES] characters and `…`.
    static final class MacroText {
        /// Longer than nearly all texts; shorter ones are expanded once and kept.
        private static final int START = 300;

        private final List<Object> parts;
        private final long length;
        private final int depth;
        private final String start;

        /// Provides the first characters, as many as are ever read: this, or the long text that it
        /// starts with.
        private final MacroText head;

        /// @param parts macros and literal texts; none is empty
        private MacroText(List<Object> parts) {
            this.parts = parts;
            long sum = 0;
            int deepest = 0;
            for (Object part : parts) {
                sum = Math.min(Integer.MAX_VALUE, sum + lengthOf(part));
                deepest = Math.max(deepest, part instanceof MacroText text ? text.depth : 0);
            }
            this.length = sum;
            this.depth = deepest + 1;
            boolean longHead =
                    !parts.isEmpty()
                            && parts.getFirst() instanceof MacroText first
                            && first.length > BibValue.MOST_FROM_NAMES;
            this.head = longHead ? ((MacroText) parts.getFirst()).head : this;
            this.start = start();
        }

        /// The text of a value.
        ///
        /// @param macros looks up macros; an undefined one expands to its own name
        static MacroText of(BibValue value, Function<String, Optional<MacroText>> macros) {
            List<Object> parts = new ArrayList<>();
            for (BibValue.Part part : value.parts()) {
                Object text =
                        switch (part) {
                            case BibValue.Braced(var braced) -> braced;
                            case BibValue.Quoted(var quoted) -> quoted;
                            case BibValue.Bare(var bare) -> bare;
                            case BibValue.Macro macro ->
                                    macros.apply(macro.folded())
                                            .<Object>map(it -> it)
                                            .orElse(macro.name());
                        };
                if (lengthOf(text) > 0) {
                    parts.add(text);
                }
            }
            return parts.size() == 1 && parts.getFirst() instanceof MacroText same
                    ? same
                    : new MacroText(List.copyOf(parts));
        }

        static MacroText of(String text) {
            return new MacroText(text.isEmpty() ? List.of() : List.of(text));
        }

        private static long lengthOf(Object part) {
            return part instanceof MacroText text ? text.length : ((String) part).length();
        }

        /// The length of the whole text, capped at `Integer.MAX_VALUE`.
        long length() {
            return length;
        }

        /// The nesting depth of the macros.
        int depth() {
            return depth;
        }

        boolean isCut() {
            return length > BibValue.MOST_FROM_NAMES;
        }

        String text() {
            if (length <= START) {
                return start;
            }
            return isCut() ? first(BibValue.MOST_FROM_NAMES) + "…" : first((int) length);
        }

        /// At most a few hundred characters of it, with `…` for the rest.
        String beginning() {
            return length <= START ? start : start + "…";
        }

        /// Shared with the text that it starts with, so that a chain of texts needs one.
        private String start() {
            if (!parts.isEmpty()
                    && parts.getFirst() instanceof MacroText first
                    && first.length >= START) {
                return first.start;
            }
            return parts.size() == 1 && parts.getFirst() instanceof String only && length <= START
                    ? only
                    : first((int) Math.min(length, START));
        }

        /// Its first characters. No part is empty and no text consists of just another one, so this
        /// takes no more steps than characters, however deep the macros nest.
        private String first(int count) {
            var first = new StringBuilder(count);
            Deque<Object> open = new ArrayDeque<>(head.parts);
            while (!open.isEmpty() && first.length() < count) {
                int missing = count - first.length();
                Object next = open.pop();
                if (next instanceof MacroText text
                        && text.start.length() < Math.min(missing, text.length)) {
                    text.head.parts.reversed().forEach(open::push);
                } else {
                    String piece = next instanceof MacroText text ? text.start : (String) next;
                    first.append(piece, 0, Math.min(piece.length(), missing));
                }
            }
            return first.toString();
        }
    }
}
