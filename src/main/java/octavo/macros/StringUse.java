package octavo.macros;

import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// A name that values use, or that an `@string` defines.
///
/// @param name as it is first written
/// @param definitions the places in the library of the `@string`s that define it
/// @param uses where it is used
/// @param text what it stands for at the end of the file, the first few hundred characters of it;
///   nothing where nobody defines it
/// @param from where it is defined
/// @param problems what is wrong with it, in words
public record StringUse(
        String name,
        List<Integer> definitions,
        List<Use> uses,
        Optional<String> text,
        Origin from,
        List<LocalizedSentence> problems) {
    public StringUse {
        definitions = List.copyOf(definitions);
        uses = List.copyOf(uses);
        problems = List.copyOf(problems);
    }

    /// Where a name is defined.
    public enum Origin {
        FILE,
        /// One of the twelve months, which every style has.
        MONTH,
        /// A file of strings that is used with this one, such as IEEEabrv.bib.
        EXTERNAL,
        NOWHERE
    }

    /// A use of it.
    ///
    /// @param index the place in the library of the entry or `@string` that uses it
    /// @param owner the entry's key, or the string's name
    /// @param field empty in an `@string`
    public record Use(int index, String owner, String field) {}
}
