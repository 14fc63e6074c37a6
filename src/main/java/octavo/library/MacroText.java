package octavo.library;

import octavo.bib.BibValue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// The text of an `@string`, expanded on demand. Strings that double each other 30 times mean a
/// billion characters in a few hundred bytes of file; this takes as much memory as the file does.
///
/// Law: `text()` is the whole text, or its first [BibValue#MOST_FROM_NAMES] characters and `…`.
final class MacroText {
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
            sum = Math.min(Integer.MAX_VALUE, sum + length(part));
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
            if (length(text) > 0) {
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

    private static long length(Object part) {
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
