package octavo.check;

import octavo.bib.BibField;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Repeated fields: BibTeX and biber use one and drop the other.
final class RepeatedFields implements EntryCheck {
    static final ProblemRule REPEATED_FIELD =
            ProblemRule.warning("duplicate-field", "an entry has a duplicate field")
                    .withFix("remove-duplicate-fields");

    @Override
    public List<ProblemRule> rules() {
        return List.of(REPEATED_FIELD);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        Set<String> seenNames = new HashSet<>();
        List<Problem> problems = new ArrayList<>();
        for (int i = 0; i < checkedItem.names().size(); i++) {
            String fieldName = checkedItem.names().get(i);
            if (!seenNames.add(fieldName) && !fieldName.startsWith("bdsk-")) {
                problems.add(problemOf(checkedItem.item(), checkedItem.fieldAt(i)));
            }
        }
        return problems;
    }

    private static Problem problemOf(int itemIndex, BibField field) {
        LocalizedSentence messageSentence =
                LocalizedSentence.of(
                        "Duplicate field {0}: BibTeX uses the first one.", field.name());
        return REPEATED_FIELD.problemAt(itemIndex, field.valueSpan(), messageSentence);
    }
}
