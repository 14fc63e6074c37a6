package octavo.latex;

import java.util.Optional;

/// What a LaTeX command does to the text. Formats are sets of `LatexFormat.bit()`.
sealed interface LatexCommand {
    /// Puts a combining mark on the next letter; without a letter it prints its own character.
    record Accent(String mark, String sign) implements LatexCommand {}

    /// Prints a text.
    record Sign(String text) implements LatexCommand {}

    /// Prints the name of an operator, such as log, with space around it.
    record Operator(String text) implements LatexCommand {}

    /// Formats its argument.
    record Style(Change change) implements LatexCommand {}

    /// Formats the rest of the group.
    record Switch(Change change) implements LatexCommand {}

    /// Prints something before and after its argument.
    record Around(String before, String after) implements LatexCommand {}

    /// Prints nothing, and drops its arguments.
    record Drop(int arguments) implements LatexCommand {}

    /// Has an argument that is not LaTeX.
    record Verbatim(Argument argument) implements LatexCommand {}

    /// Skips everything up to the end of this command. `\ifmmode` does so outside mathematics,
    /// `\else` after the branch that was read.
    record Skip(String end) implements LatexCommand {}

    record Unknown() implements LatexCommand {}

    enum Argument {
        /// A URL, which is also the text.
        LINK,
        /// The URL of the following argument.
        TARGET,
        /// Any text.
        PLAIN,
        /// Any text between two identical delimiters.
        DELIMITED,
        /// A code point.
        NUMBER
    }

    /// The formats that are added after others have been removed, and whether the text is raised or
    /// lowered relative to its surroundings.
    record Change(int added, int removed, Optional<ScriptLevel> script) {
        Change(int added, int removed) {
            this(added, removed, Optional.empty());
        }

        int applied(int formats) {
            return formats & ~removed | added;
        }
    }
}
