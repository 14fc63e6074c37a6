package octavo.latex;

import java.util.Optional;

/// What a LaTeX command does to the text. Formats are sets of `LatexFormat.bit()`.
sealed interface LatexCommand {
    /// Puts a combining mark on the letter that follows; with no letter there it shows its own
    /// sign.
    record Accent(String mark, String sign) implements LatexCommand {}

    /// Stands for a text.
    record Sign(String text) implements LatexCommand {}

    /// Stands for a word in mathematics, such as log, which keeps its distance.
    record Operator(String text) implements LatexCommand {}

    /// Gives its argument a look.
    record Style(Change change) implements LatexCommand {}

    /// Gives the rest of the group a look.
    record Switch(Change change) implements LatexCommand {}

    /// Puts something before and after its argument.
    record Around(String before, String after) implements LatexCommand {}

    /// Prints nothing, nor do so many arguments.
    record Drop(int arguments) implements LatexCommand {}

    /// Has an argument that is not LaTeX.
    record Verbatim(Argument argument) implements LatexCommand {}

    /// Passes over everything up to the end of this command. `\ifmmode` does so outside
    /// mathematics, `\else` behind what was read inside.
    record Skip(String end) implements LatexCommand {}

    record Unknown() implements LatexCommand {}

    enum Argument {
        /// An address, which is also what is shown.
        LINK,
        /// The address of the argument after it.
        TARGET,
        /// Any text.
        PLAIN,
        /// Any text between two equal signs.
        DELIMITED,
        /// The number of a character.
        NUMBER
    }

    /// The formats that are added, once others have been removed, and whether the text is raised or
    /// lowered against what is around it.
    record Change(int added, int removed, Optional<ScriptLevel> script) {
        Change(int added, int removed) {
            this(added, removed, Optional.empty());
        }

        int applied(int formats) {
            return formats & ~removed | added;
        }
    }
}
