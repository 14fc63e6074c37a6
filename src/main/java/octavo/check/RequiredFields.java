package octavo.check;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;

/// Misses the fields without which a type of entry cannot be printed properly. What is inherited
/// counts.
final class RequiredFields implements EntryCheck {
    static final ProblemRule MISSING =
            ProblemRule.warning("missing-field", "an entry lacks a field that its type needs");

    @Override
    public List<ProblemRule> rules() {
        return List.of(MISSING);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        String type = subject.type();
        List<Problem> found = new ArrayList<>();
        for (List<String> fields : subject.library().flavour().neededFields(type)) {
            if (fields.stream().allMatch(field -> subject.raw(field).isBlank())) {
                List<String> missing = fields.subList(0, named(fields));
                LocalizedSentence message =
                        LocalizedSentence.of(
                                "This {0} has no {1}.", type, LocalizedSentence.anyOf(missing));
                found.add(MISSING.problem(subject.item(), subject.head(), message));
            }
        }
        return found;
    }

    /// How many of the fields are named: not the date, where the year does instead.
    private static int named(List<String> fields) {
        int date = fields.indexOf("date");
        return date > 0 ? date : fields.size();
    }
}
