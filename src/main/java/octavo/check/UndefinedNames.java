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
    static final ProblemRule UNDEFINED =
            ProblemRule.warning("undefined-string", "a macro has no @string before it");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNDEFINED);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        MacroValues macros = subject.library().macros();
        List<Problem> found = new ArrayList<>();
        for (int i = 0; i < subject.names().size(); i++) {
            if (mayNameStrings(subject.entry(), subject.entry().valueSpan(i))) {
                undefined(macros, subject.item(), subject.field(i)).forEach(found::add);
            }
        }
        return found;
    }

    /// Whether a value is anything but a single braced text.
    static boolean mayNameStrings(BibEntry entry, Span value) {
        if (value.isEmpty() || entry.slice().at(value.start()) != '{') {
            return !value.isEmpty();
        }
        for (int i = value.start(); i < value.end(); i++) {
            if (entry.slice().at(i) == '#') {
                return true;
            }
        }
        return false;
    }

    private static Stream<Problem> undefined(MacroValues macros, int item, BibField field) {
        return macros.undefined(field.value(), item).stream()
                .map(macro ->
                        UNDEFINED.problem(
                                item,
                                field.where(),
                                LocalizedSentence.of(
                                        "No @string before this entry defines {0}.",
                                        macro.name())));
    }
}
