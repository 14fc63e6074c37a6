package octavo.editing.strings;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// A macro that values use or an `@string` defines.
///
/// @param name as first written
/// @param definitions the indices of the `@string`s that define it
/// @param uses where it is used
/// @param textStart the first few hundred characters of its value at the end of the file; empty if
///   it is undefined
/// @param origin where it is defined
/// @param problems messages about it
public record StringUse(
        String name,
        List<Integer> definitions,
        List<MacroUse> uses,
        Optional<String> textStart,
        MacroOrigin origin,
        List<LocalizedSentence> problems) {
    public StringUse {
        definitions = List.copyOf(definitions);
        uses = List.copyOf(uses);
        problems = List.copyOf(problems);
    }

    /// Where a macro is defined.
    public enum MacroOrigin {
        FILE,
        /// One of the twelve months, defined by every style.
        MONTH,
        /// A string file used with this one, such as IEEEabrv.bib.
        EXTERNAL,
        NOWHERE
    }

    /// A use of it.
    ///
    /// @param itemIndex the index of the entry or `@string` that uses it
    /// @param ownerName the entry's key, or the string's name
    /// @param fieldName empty in an `@string`
    public record MacroUse(int itemIndex, String ownerName, String fieldName) {}
}
