package octavo.check;

import java.util.ArrayList;
import java.util.List;

/// Misses the fields without which a type of entry cannot be printed properly. What is inherited
/// counts.
final class RequiredFields implements EntryCheck {
    private static final Rule MISSING =
            Rule.warning("missing-field", "an entry lacks a field that its type needs");

    @Override
    public List<Rule> rules() {
        return List.of(MISSING);
    }

    @Override
    public List<Problem> problems(Subject subject) {
        String type = subject.type();
        List<Problem> found = new ArrayList<>();
        for (List<String> fields : NeededFields.of(subject.library().flavour(), type)) {
            if (fields.stream().allMatch(field -> subject.raw(field).isBlank())) {
                String missing = String.join("/", fields).replaceFirst("/date.*", "");
                String message = "This " + type + " has no " + missing.replace("/", " or ") + ".";
                found.add(MISSING.problem(subject.item(), subject.head(), message));
            }
        }
        return found;
    }
}
