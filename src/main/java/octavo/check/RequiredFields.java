package octavo.check;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// Missing fields without which a type of entry cannot be printed properly. Inherited fields count.
final class RequiredFields implements EntryCheck {
    static final ProblemRule MISSING =
            ProblemRule.warning("missing-field", "an entry lacks a field that its type needs");

    @Override
    public List<ProblemRule> rules() {
        return List.of(MISSING);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        if (lacksParent(subject)) {
            return List.of();
        }
        String type = subject.type();
        List<Problem> found = new ArrayList<>();
        for (List<String> fields : subject.library().flavour().neededFields(type)) {
            if (fields.stream().allMatch(field -> subject.raw(field).isBlank())) {
                List<String> missing = fields.subList(0, named(fields));
                LocalizedSentence message =
                        LocalizedSentence.of(
                                "This @{0} has no {1}.", type, LocalizedSentence.anyOf(missing));
                found.add(MISSING.problem(subject.item(), subject.head(), message));
            }
        }
        return found;
    }

    /// Whether another entry, which is not in the library, would have the rest; that it is missing
    /// is what there is to say.
    private static boolean lacksParent(CheckedItem subject) {
        String parent = subject.raw(FieldName.CROSSREF).strip();
        return !parent.isEmpty() && subject.library().indexOfKey(parent).isEmpty();
    }

    /// How many of the alternatives to list: not the date where the year will do.
    private static int named(List<String> fields) {
        int date = fields.indexOf("date");
        return date > 0 ? date : fields.size();
    }
}
