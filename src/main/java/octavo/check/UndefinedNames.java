package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue.Macro;
import octavo.library.Library;
import octavo.library.Macros;
import octavo.library.Slot;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A bare name in a value for which no `@string` stands before it. BibTeX prints nothing for it.
final class UndefinedNames implements Check {
    private static final Rule UNDEFINED =
            Rule.warning("undefined-string", "a bare name has no @string before it");

    @Override
    public List<Rule> rules() {
        return List.of(UNDEFINED);
    }

    @Override
    public Stream<Problem> problems(Library library) {
        Macros macros = library.macros();
        List<Slot> slots = library.slots();
        return IntStream.range(0, slots.size())
                .boxed()
                .flatMap(i ->
                        slots.get(i).item() instanceof BibEntry entry
                                ? entry.fields().stream()
                                        .flatMap(field -> undefined(macros, i, field))
                                : Stream.empty());
    }

    private static Stream<Problem> undefined(Macros macros, int item, BibField field) {
        char first = field.source().isEmpty() ? '{' : field.source().charAt(0);
        boolean oneBracedPart = first == '{' && field.source().indexOf('#') < 0;
        if (oneBracedPart) {
            return Stream.empty();
        }
        return field.value().parts().stream()
                .filter(Macro.class::isInstance)
                .map(part -> (Macro) part)
                .filter(macro -> macros.at(item).apply(macro.folded()).isEmpty())
                .map(macro ->
                        UNDEFINED.problem(
                                item,
                                field.where(),
                                "No @string before this defines " + macro.name() + "."));
    }
}
