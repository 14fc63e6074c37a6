package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
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
    public ProblemFinder newFinder(Library library) {
        return checkedItem ->
                switch (checkedItem.what()) {
                    case BibEntry entry -> problems(library.macros(), checkedItem, entry);
                    case BibString bibString ->
                            problems(library.macros(), checkedItem.item(), bibString);
                    default -> List.of();
                };
    }

    private static List<Problem> problems(
            MacroValues macroValues, CheckedItem checkedItem, BibEntry entry) {
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            Span valueSpan = entry.valueSpan(i);
            if (UndefinedNames.mayUseMacros(entry, valueSpan)
                    && macroValues.isTruncated(
                            checkedItem.fieldAt(i).value(), checkedItem.item())) {
                problems.add(tooLongAt(checkedItem.item(), valueSpan));
            }
        }
        return problems;
    }

    private static List<Problem> problems(
            MacroValues macroValues, int itemIndex, BibString bibString) {
        boolean beginsHere =
                macroValues.isTruncated(bibString.name().toLowerCase(Locale.ROOT), itemIndex + 1)
                        && bibString.value().parts().stream()
                                .noneMatch(part ->
                                        part instanceof MacroPart macro
                                                && macroValues.isTruncated(
                                                        macro.foldedName(), itemIndex));
        return beginsHere ? List.of(tooLongAt(itemIndex, bibString.valueSpan())) : List.of();
    }

    private static Problem tooLongAt(int itemIndex, Span valueSpan) {
        return TOO_LONG.problemAt(
                itemIndex,
                valueSpan,
                LocalizedSentence.of(
                        "With its @strings expanded, this value has more than {0} characters;"
                                + " only the first {0} are used.",
                        BibValue.MAX_MACRO_EXPANSION));
    }
}
