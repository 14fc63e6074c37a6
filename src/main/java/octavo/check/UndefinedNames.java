package octavo.check;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.library.MacroValues;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Undefined macros in values. BibTeX prints nothing for them.
final class UndefinedNames implements EntryCheck {
    static final ProblemRule UNDEFINED_STRING =
            ProblemRule.warning("undefined-string", "a macro has no @string before it");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNDEFINED_STRING);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        MacroValues macroValues = checkedItem.library().macros();
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < checkedItem.names().size(); i++) {
            if (mayUseMacros(checkedItem.entry(), checkedItem.entry().valueSpan(i))) {
                undefinedProblems(macroValues, checkedItem.item(), checkedItem.fieldAt(i))
                        .forEach(problems::add);
            }
        }
        return problems;
    }

    /// Whether a value is anything but a single braced text.
    static boolean mayUseMacros(BibEntry entry, Span valueSpan) {
        if (valueSpan.isEmpty() || entry.slice().byteAt(valueSpan.start()) != '{') {
            return !valueSpan.isEmpty();
        }
        for (int i = valueSpan.start(); i < valueSpan.end(); i++) {
            if (entry.slice().byteAt(i) == '#') {
                return true;
            }
        }
        return false;
    }

    private static Stream<Problem> undefinedProblems(
            MacroValues macroValues, int itemIndex, BibField field) {
        return macroValues.undefinedMacros(field.value(), itemIndex).stream()
                .map(macro ->
                        UNDEFINED_STRING.problemAt(
                                itemIndex,
                                field.valueSpan(),
                                LocalizedSentence.of(
                                        "No @string before this entry defines {0}.",
                                        macro.name())));
    }
}
