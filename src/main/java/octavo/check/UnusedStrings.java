package octavo.check;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.BibValue.MacroPart;
import octavo.library.Library;
import octavo.text.LocalizedSentence;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Unused `@string`s. A file of nothing but strings is meant for other files.
final class UnusedStrings implements Check {
    private static final ProblemRule UNUSED_STRING =
            ProblemRule.hint("unused-string", "an @string is not used");

    @Override
    public List<ProblemRule> rules() {
        return List.of(UNUSED_STRING);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        if (library.entrySlots().findAny().isEmpty()) {
            return _ -> List.of();
        }
        Set<String> usedNames = usedNames(library);
        return checkedItem ->
                checkedItem.what() instanceof BibString bibString
                        ? unusedProblems(usedNames, checkedItem.item(), bibString)
                        : List.of();
    }

    private static Set<String> usedNames(Library library) {
        Set<String> usedNames = new HashSet<>();
        for (var slot : library.slots()) {
            switch (slot.item()) {
                case BibEntry entry -> addNames(usedNames, entry);
                case BibString bibString -> addNames(usedNames, bibString.value());
                case BibPreamble preamble -> addNames(usedNames, preamble.value());
                case BibComment _, BibText _, BibDisabled _ -> {}
            }
        }
        return usedNames;
    }

    private static void addNames(Set<String> usedNames, BibEntry entry) {
        for (int i = 0; i < entry.fieldCount(); i++) {
            if (UndefinedNames.mayUseMacros(entry, entry.valueSpan(i))) {
                addNames(usedNames, entry.field(i).value());
            }
        }
    }

    private static void addNames(Set<String> usedNames, BibValue value) {
        for (BibValue.ValuePart valuePart : value.parts()) {
            if (valuePart instanceof MacroPart macro) {
                usedNames.add(macro.foldedName());
            }
        }
    }

    private static List<Problem> unusedProblems(
            Set<String> usedNames, int itemIndex, BibString bibString) {
        if (!bibString.name().isEmpty()
                && !usedNames.contains(bibString.name().toLowerCase(Locale.ROOT))) {
            LocalizedSentence messageSentence =
                    LocalizedSentence.of("The string {0} is not used.", bibString.name());
            return List.of(
                    UNUSED_STRING.problemAt(itemIndex, bibString.nameSpan(), messageSentence));
        }
        return List.of();
    }
}
