package octavo.strings;

import octavo.bib.BibValue;
import octavo.bib.BibValue.Bare;
import octavo.bib.BibValue.Braced;
import octavo.bib.BibValue.Macro;
import octavo.bib.BibValue.Part;
import octavo.bib.BibValue.Quoted;

import java.util.Optional;
import java.util.function.Function;

/// Changes the names in a value and leaves every other character: the delimiters, the `#` between
/// parts and the white space around it.
final class MacroParts {
    private MacroParts() {}

    /// The value with other source for its macros.
    ///
    /// @param change the source for a macro; nothing where it stays
    static BibValue changed(BibValue value, Function<Macro, Optional<String>> change) {
        var result = new StringBuilder();
        String source = value.source();
        int at = 0;
        for (Part part : value.parts()) {
            String written = written(part);
            int start = source.indexOf(written, at);
            if (start < 0) {
                return value;
            }
            Optional<String> now =
                    part instanceof Macro macro ? change.apply(macro) : Optional.empty();
            result.append(source, at, start).append(now.orElse(written));
            at = start + written.length();
        }
        return BibValue.parse(result.append(source, at, source.length()).toString());
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
}
