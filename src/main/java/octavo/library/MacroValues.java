package octavo.library;

import octavo.bib.BibString;
import octavo.bib.BibValue;

import java.time.Month;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The values of macros: the months, and the `@string`s of the file. As in BibTeX, a definition
/// holds from its position until the next one of the same name. Values longer than
/// [BibValue#MAX_MACRO_EXPANSION] characters are cut.
public final class MacroValues {
    /// The months as the standard styles print them, from `jan` to `dec`.
    public static final SequencedMap<String, String> MONTH_NAMES = monthNames();

    private static final List<String> MONTH_MACROS = List.copyOf(MONTH_NAMES.keySet());

    private static final Map<String, MacroText> MONTH_TEXTS =
            MONTH_NAMES.entrySet().stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    Map.Entry::getKey, it -> MacroText.of(it.getValue())));

    /// By folded name: the texts, by the index of the defining item.
    private final Map<String, TreeMap<Integer, MacroText>> definitionsByName = new HashMap<>();

    private MacroValues() {}

    private static SequencedMap<String, String> monthNames() {
        SequencedMap<String, String> namesByMacro = new LinkedHashMap<>();
        for (Month month : Month.values()) {
            String foldedName = month.name().toLowerCase(Locale.ROOT);
            String monthName = month.name().charAt(0) + foldedName.substring(1);
            namesByMacro.put(foldedName.substring(0, 3), monthName);
        }
        return Collections.unmodifiableSequencedMap(namesByMacro);
    }

    /// The macro of a month, 1 for January; empty for other numbers.
    public static Optional<String> monthMacro(int month) {
        return month >= 1 && month <= MONTH_MACROS.size()
                ? Optional.of(MONTH_MACROS.get(month - 1))
                : Optional.empty();
    }

    /// The number of a month's macro; 0 for any other name.
    public static int monthNumber(String macroName) {
        return MONTH_MACROS.indexOf(macroName) + 1;
    }

    public static MacroValues of(List<Slot> slots) {
        MacroValues macros = new MacroValues();
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).item() instanceof BibString bibString && !bibString.name().isEmpty()) {
                int index = i;
                MacroText macroText =
                        MacroText.of(
                                bibString.value(),
                                macroName -> macros.macroTextAt(macroName, index));
                String macroName = bibString.name().toLowerCase(Locale.ROOT);
                macros.definitionsByName
                        .computeIfAbsent(macroName, _ -> new TreeMap<>())
                        .put(i, macroText);
            }
        }
        return macros;
    }

    /// Whether the file defines none.
    public boolean isEmpty() {
        return definitionsByName.isEmpty();
    }

    private Optional<MacroText> macroTextAt(String macroName, int index) {
        TreeMap<Integer, MacroText> textsByIndex = definitionsByName.get(macroName);
        Map.Entry<Integer, MacroText> lastDefinition =
                textsByIndex == null ? null : textsByIndex.lowerEntry(index);
        return Optional.ofNullable(
                lastDefinition == null ? MONTH_TEXTS.get(macroName) : lastDefinition.getValue());
    }

    /// The macros visible to the item at an index; a value that is too long ends with `…`.
    public Function<String, Optional<String>> macrosAt(int index) {
        return macroName -> macroTextAt(macroName, index).map(MacroText::text);
    }

    /// A macro's value for the item at an index, cut to a few hundred characters.
    public Optional<String> shortTextAt(String macroName, int index) {
        return macroTextAt(macroName, index).map(MacroText::shortText);
    }

    /// The indices before an index where a macro is defined, by folded name.
    public Set<Integer> definitionIndicesBefore(int index, String macroName) {
        return definitionsByName.getOrDefault(macroName, new TreeMap<>()).headMap(index).keySet();
    }

    /// Whether a macro is defined for the item at an index.
    public boolean isDefined(String macroName, int index) {
        return macroTextAt(macroName, index).isPresent();
    }

    /// The macros in a value of the item at an index that nothing defines for it.
    public List<BibValue.MacroPart> undefinedMacros(BibValue value, int index) {
        return value.parts().stream()
                .filter(BibValue.MacroPart.class::isInstance)
                .map(BibValue.MacroPart.class::cast)
                .filter(macro -> !isDefined(macro.foldedName(), index))
                .toList();
    }

    /// Whether a macro's value is cut.
    public boolean isTruncated(String macroName, int index) {
        return macroTextAt(macroName, index).filter(MacroText::isTruncated).isPresent();
    }

    /// Whether a value's text is cut in the item at an index.
    public boolean isTruncated(BibValue value, int index) {
        long totalLength = 0;
        for (BibValue.ValuePart valuePart : value.parts()) {
            totalLength +=
                    valuePart instanceof BibValue.MacroPart macro
                            ? macroTextAt(macro.foldedName(), index)
                                    .map(MacroText::totalLength)
                                    .orElse(0L)
                            : 0;
        }
        return totalLength > BibValue.MAX_MACRO_EXPANSION;
    }

    /// The nesting depth of macros in a value of the item at an index.
    public int nestingDepth(BibValue value, int index) {
        int deepestNesting = 0;
        for (BibValue.ValuePart valuePart : value.parts()) {
            if (valuePart instanceof BibValue.MacroPart macro) {
                deepestNesting =
                        Math.max(
                                deepestNesting,
                                macroTextAt(macro.foldedName(), index)
                                        .map(MacroText::nestingDepth)
                                        .orElse(0));
            }
        }
        return deepestNesting;
    }

    /// The text of an `@string`, expanded on demand. Strings that double each other 30 times mean a
    /// billion characters in a few hundred bytes of file; this takes as much memory as the file
    /// does.
    ///
    /// Law: `text()` is the whole text, or its first [BibValue#MAX_MACRO_EXPANSION] characters and
    /// `…`.
    static final class MacroText {
        /// Longer than nearly all texts; shorter ones are expanded once and kept.
        private static final int BEGINNING_LENGTH = 300;

        private final List<Object> textParts;
        private final long totalLength;
        private final int nestingDepth;
        private final String beginningText;

        /// Provides the first characters, as many as are ever read: this, or the long text that it
        /// starts with.
        private final MacroText beginningSource;

        /// @param parts macros and literal texts; none is empty
        private MacroText(List<Object> parts) {
            this.textParts = parts;
            long lengthSum = 0;
            int deepestNesting = 0;
            for (Object part : parts) {
                lengthSum = Math.min(Integer.MAX_VALUE, lengthSum + lengthOf(part));
                deepestNesting =
                        Math.max(
                                deepestNesting,
                                part instanceof MacroText text ? text.nestingDepth : 0);
            }
            this.totalLength = lengthSum;
            this.nestingDepth = deepestNesting + 1;
            boolean hasLongHead =
                    !parts.isEmpty()
                            && parts.getFirst() instanceof MacroText firstPart
                            && firstPart.totalLength > BibValue.MAX_MACRO_EXPANSION;
            this.beginningSource =
                    hasLongHead ? ((MacroText) parts.getFirst()).beginningSource : this;
            this.beginningText = findBeginning();
        }

        /// The text of a value.
        ///
        /// @param macroLookup looks up macros; an undefined one expands to its own name
        static MacroText of(BibValue value, Function<String, Optional<MacroText>> macroLookup) {
            List<Object> parts = new ArrayList<>();
            for (BibValue.ValuePart part : value.parts()) {
                Object macroText =
                        switch (part) {
                            case BibValue.BracedPart(var bracedText) -> bracedText;
                            case BibValue.QuotedPart(var quotedText) -> quotedText;
                            case BibValue.BarePart(var bareText) -> bareText;
                            case BibValue.MacroPart macro ->
                                    macroLookup
                                            .apply(macro.foldedName())
                                            .<Object>map(it -> it)
                                            .orElse(macro.name());
                        };
                if (lengthOf(macroText) > 0) {
                    parts.add(macroText);
                }
            }
            return parts.size() == 1 && parts.getFirst() instanceof MacroText onlyMacro
                    ? onlyMacro
                    : new MacroText(List.copyOf(parts));
        }

        static MacroText of(String macroText) {
            return new MacroText(macroText.isEmpty() ? List.of() : List.of(macroText));
        }

        private static long lengthOf(Object part) {
            return part instanceof MacroText text ? text.totalLength : ((String) part).length();
        }

        /// The length of the whole text, capped at `Integer.MAX_VALUE`.
        long totalLength() {
            return totalLength;
        }

        /// The nesting depth of the macros.
        int nestingDepth() {
            return nestingDepth;
        }

        boolean isTruncated() {
            return totalLength > BibValue.MAX_MACRO_EXPANSION;
        }

        String text() {
            if (totalLength <= BEGINNING_LENGTH) {
                return beginningText;
            }
            return isTruncated()
                    ? firstCharacters(BibValue.MAX_MACRO_EXPANSION) + "…"
                    : firstCharacters((int) totalLength);
        }

        /// At most a few hundred characters of it, with `…` for the rest.
        String shortText() {
            return totalLength <= BEGINNING_LENGTH ? beginningText : beginningText + "…";
        }

        /// Shared with the text that it starts with, so that a chain of texts needs one.
        private String findBeginning() {
            if (!textParts.isEmpty()
                    && textParts.getFirst() instanceof MacroText firstPart
                    && firstPart.totalLength >= BEGINNING_LENGTH) {
                return firstPart.beginningText;
            }
            return textParts.size() == 1
                            && textParts.getFirst() instanceof String onlyText
                            && totalLength <= BEGINNING_LENGTH
                    ? onlyText
                    : firstCharacters((int) Math.min(totalLength, BEGINNING_LENGTH));
        }

        /// Its first characters. No part is empty and no text consists of just another one, so this
        /// takes no more steps than characters, however deep the macros nest.
        private String firstCharacters(int characterCount) {
            var characters = new StringBuilder(characterCount);
            Deque<Object> pendingParts = new ArrayDeque<>(beginningSource.textParts);
            while (!pendingParts.isEmpty() && characters.length() < characterCount) {
                int missingCount = characterCount - characters.length();
                Object nextPart = pendingParts.pop();
                if (nextPart instanceof MacroText text
                        && text.beginningText.length() < Math.min(missingCount, text.totalLength)) {
                    text.beginningSource.textParts.reversed().forEach(pendingParts::push);
                } else {
                    String pieceText =
                            nextPart instanceof MacroText text
                                    ? text.beginningText
                                    : (String) nextPart;
                    characters.append(pieceText, 0, Math.min(pieceText.length(), missingCount));
                }
            }
            return characters.toString();
        }
    }
}
