package octavo.editing.strings;

import octavo.bib.BibValue;
import octavo.bib.BibValue.BarePart;
import octavo.bib.BibValue.BracedPart;
import octavo.bib.BibValue.MacroPart;
import octavo.bib.BibValue.QuotedPart;
import octavo.bib.BibValue.ValuePart;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Replaces macros in a value and leaves every other character: delimiters, the `#` between parts
/// and the whitespace around it.
final class MacroParts {
    private MacroParts() {}

    /// The value with a macro replaced by other source; empty if it is too damaged for that.
    ///
    /// @param foldedName the macro's name
    static Optional<BibValue> replaceMacro(BibValue value, String foldedName, String replacement) {
        if (!usesMacro(value, foldedName)) {
            return Optional.of(value);
        }
        var newSource = new StringBuilder();
        String source = value.source();
        int position = 0;
        for (ValuePart part : value.parts()) {
            String partSource = sourceOf(part);
            int partStart = source.indexOf(partSource, position);
            if (partStart < 0) {
                return Optional.empty();
            }
            boolean isReplaced =
                    part instanceof MacroPart macro && macro.foldedName().equals(foldedName);
            newSource
                    .append(source, position, partStart)
                    .append(isReplaced ? replacement : partSource);
            position = partStart + partSource.length();
        }
        return Optional.of(
                BibValue.parse(newSource.append(source, position, source.length()).toString()));
    }

    private static String sourceOf(ValuePart part) {
        return switch (part) {
            case BracedPart(var text) -> '{' + text + '}';
            case QuotedPart(var text) -> '"' + text + '"';
            case BarePart(var text) -> text;
            case MacroPart(var name) -> name;
        };
    }

    static boolean usesMacro(BibValue value, String foldedName) {
        return value.parts().stream()
                .anyMatch(part ->
                        part instanceof MacroPart macro && macro.foldedName().equals(foldedName));
    }

    static List<String> macroNames(BibValue value) {
        return value.parts().stream()
                .flatMap(part ->
                        part instanceof MacroPart(var name) ? Stream.of(name) : Stream.empty())
                .toList();
    }
}
