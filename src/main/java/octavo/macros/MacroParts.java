package octavo.macros;

import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Part;
import octavo.bib.BibValue.Quoted;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Replaces macros in a value and leaves every other character: delimiters, the `#` between parts
/// and the whitespace around it.
final class MacroParts {
    private MacroParts() {}

    /// The value with a macro replaced by other source; empty if it is too damaged for that.
    ///
    /// @param folded the macro's name
    static Optional<BibValue> changed(BibValue value, String folded, String now) {
        if (!uses(value, folded)) {
            return Optional.of(value);
        }
        var result = new StringBuilder();
        String source = value.source();
        int at = 0;
        for (Part part : value.parts()) {
            String written = written(part);
            int start = source.indexOf(written, at);
            if (start < 0) {
                return Optional.empty();
            }
            boolean meant = part instanceof Macro macro && macro.folded().equals(folded);
            result.append(source, at, start).append(meant ? now : written);
            at = start + written.length();
        }
        return Optional.of(BibValue.parse(result.append(source, at, source.length()).toString()));
    }

    private static String written(Part part) {
        return switch (part) {
            case Braced(var text) -> '{' + text + '}';
            case Quoted(var text) -> '"' + text + '"';
            case Bare(var text) -> text;
            case Macro(var name) -> name;
        };
    }

    static boolean uses(BibValue value, String folded) {
        return value.parts().stream()
                .anyMatch(part -> part instanceof Macro macro && macro.folded().equals(folded));
    }

    static List<String> names(BibValue value) {
        return value.parts().stream()
                .flatMap(part -> part instanceof Macro(var name) ? Stream.of(name) : Stream.empty())
                .toList();
    }
}
