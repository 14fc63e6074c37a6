package octavo.check;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Macro;
import octavo.library.Library;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An `@string` that no value of the file uses. A file of nothing but strings is there for others.
final class UnusedStrings implements Check {
    private static final Rule UNUSED = Rule.hint("unused-string", "an @string is not used");

    @Override
    public List<Rule> rules() {
        return List.of(UNUSED);
    }

    @Override
    public Stream<Problem> problems(Library library) {
        Set<String> used = new HashSet<>();
        for (var slot : library.slots()) {
            switch (slot.item()) {
                case BibEntry entry ->
                        entry.fields().stream().map(BibField::value).forEach(it -> note(used, it));
                case BibString string -> note(used, string.value());
                case BibPreamble preamble -> note(used, preamble.parsedValue());
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
        if (library.entries().findAny().isEmpty()) {
            return Stream.empty();
        }
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i -> unused(library, used, i).stream());
    }

    private static void note(Set<String> used, BibValue value) {
        for (BibValue.Part part : value.parts()) {
            if (part instanceof Macro macro) {
                used.add(macro.folded());
            }
        }
    }

    private static List<Problem> unused(Library library, Set<String> used, int item) {
        if (library.slots().get(item).item() instanceof BibString string
                && !string.name().isEmpty()
                && !used.contains(string.name().toLowerCase(Locale.ROOT))) {
            String message = "No value uses the string " + string.name() + ".";
            return List.of(UNUSED.problem(item, string.nameSpan(), message));
        }
        return List.of();
    }
}
