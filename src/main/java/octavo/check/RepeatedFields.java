package octavo.check;

import octavo.bib.BibField;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Repeated fields: BibTeX and biber use one and drop the other.
final class RepeatedFields implements EntryCheck {
    static final ProblemRule REPEATED =
            ProblemRule.warning("duplicate-field", "an entry has a duplicate field")
                    .fixedBy("remove-duplicate-fields");

    @Override
    public List<ProblemRule> rules() {
        return List.of(REPEATED);
    }

    @Override
    public List<Problem> problems(CheckedItem subject) {
        Set<String> seen = new HashSet<>();
        List<Problem> found = new ArrayList<>();
        for (int i = 0; i < subject.names().size(); i++) {
            String name = subject.names().get(i);
            if (!seen.add(name) && !name.startsWith("bdsk-")) {
                found.add(problem(subject.item(), subject.field(i)));
            }
        }
        return found;
    }

    private static Problem problem(int item, BibField field) {
        LocalizedSentence message =
                LocalizedSentence.of(
                        "Duplicate field {0}: BibTeX uses the first one.", field.name());
        return REPEATED.problem(item, field.where(), message);
    }
}
