package octavo.check;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Macro;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Unused `@string`s. A file of nothing but strings is meant for other files.
final class UnusedStrings implements Check {
    private static final ProblemRule UNUSED =
            ProblemRule.hint("unused-string", "an @string is not used");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNUSED);
    }

    @Override
    public ProblemFinder finder(Library library) {
        if (library.entries().findAny().isEmpty()) {
            return _ -> List.of();
        }
        Set<String> used = used(library);
        return subject ->
                subject.what() instanceof BibString string
                        ? unused(used, subject.item(), string)
                        : List.of();
    }

    private static Set<String> used(Library library) {
        Set<String> used = new HashSet<>();
        for (var slot : library.slots()) {
            switch (slot.item()) {
                case BibEntry entry -> note(used, entry);
                case BibString string -> note(used, string.value());
                case BibPreamble preamble -> note(used, preamble.parsedValue());
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
        return used;
    }

    private static void note(Set<String> used, BibEntry entry) {
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (UndefinedNames.mayNameStrings(entry, entry.valueSpan(i))) {
                note(used, entry.field(i).value());
            }
        }
    }

    private static void note(Set<String> used, BibValue value) {
        for (BibValue.Part part : value.parts()) {
            if (part instanceof Macro macro) {
                used.add(macro.folded());
            }
        }
    }

    private static List<Problem> unused(Set<String> used, int item, BibString string) {
        if (!string.name().isEmpty() && !used.contains(string.name().toLowerCase(Locale.ROOT))) {
            LocalizedSentence message =
                    LocalizedSentence.of("The string {0} is not used.", string.name());
            return List.of(UNUSED.problem(item, string.nameSpan(), message));
        }
        return List.of();
    }
}
