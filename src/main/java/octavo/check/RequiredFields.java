package octavo.check;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// Missing fields without which a type of entry cannot be printed properly. Inherited fields count.
final class RequiredFields implements EntryCheck {
    static final ProblemRule MISSING_FIELD =
            ProblemRule.warning("missing-field", "a required field is missing");

    @Override
    public List<ProblemRule> rules() {
        return List.of(MISSING_FIELD);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        if (lacksParent(checkedItem)) {
            return List.of();
        }
        String type = checkedItem.foldedType();
        List<Problem> problems = new ArrayList<>();
        for (List<String> alternatives : checkedItem.library().bibDialect().neededFields(type)) {
            if (alternatives.stream().allMatch(field -> checkedItem.rawValue(field).isBlank())) {
                List<String> missingFields = alternatives.subList(0, countNamed(alternatives));
                LocalizedSentence messageSentence =
                        LocalizedSentence.of(
                                "This @{0} has no {1}.",
                                type, LocalizedSentence.anyOf(missingFields));
                problems.add(
                        MISSING_FIELD.problemAt(
                                checkedItem.item(), checkedItem.headSpan(), messageSentence));
            }
        }
        return problems;
    }

    /// Whether another entry, which is not in the library, would have the rest; that it is missing
    /// is what there is to say.
    private static boolean lacksParent(CheckedItem checkedItem) {
        String parentKey = checkedItem.rawValue(FieldName.CROSSREF).strip();
        return !parentKey.isEmpty() && checkedItem.library().indexOfKey(parentKey).isEmpty();
    }

    /// How many of the alternatives to list: not the date where the year will do.
    private static int countNamed(List<String> alternatives) {
        int dateIndex = alternatives.indexOf("date");
        return dateIndex > 0 ? dateIndex : alternatives.size();
    }
}
