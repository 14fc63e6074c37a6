package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.BibValue.Macro;
import octavo.library.Library;
import octavo.library.MacroValues;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Values that are truncated because the `@string`s in them make them too long. Of nested strings
/// only the first that is too long is reported.
final class CutValues implements Check {
    private static final ProblemRule TOO_LONG =
            ProblemRule.warning("value-too-long", "a value is too long because of its @strings");

    @Override
    public List<ProblemRule> rules() {
        return List.of(TOO_LONG);
    }

    @Override
    public ProblemFinder finder(Library library) {
        return subject ->
                switch (subject.what()) {
                    case BibEntry entry -> problems(library.macros(), subject, entry);
                    case BibString string -> problems(library.macros(), subject.item(), string);
                    default -> List.of();
                };
    }

    private static List<Problem> problems(MacroValues macros, CheckedItem subject, BibEntry entry) {
        List<Problem> found = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            Span where = entry.valueSpan(i);
            if (UndefinedNames.mayNameStrings(entry, where)
                    && macros.isCut(subject.field(i).value(), subject.item())) {
                found.add(tooLong(subject.item(), where));
            }
        }
        return found;
    }

    private static List<Problem> problems(MacroValues macros, int item, BibString string) {
        boolean begins =
                macros.isCut(string.name().toLowerCase(Locale.ROOT), item + 1)
                        && string.value().parts().stream()
                                .noneMatch(part ->
                                        part instanceof Macro macro
                                                && macros.isCut(macro.folded(), item));
        return begins ? List.of(tooLong(item, string.valueSpan())) : List.of();
    }

    private static Problem tooLong(int item, Span where) {
        return TOO_LONG.problem(
                item,
                where,
                LocalizedSentence.of(
                        "With its @strings expanded, this value has more than {0} characters;"
                                + " only the first {0} are used.",
                        BibValue.MOST_FROM_NAMES));
    }
}
