package octavo.check;

import octavo.bib.BibField;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// A field that an entry has twice: BibTeX and biber take one and drop the other.
final class RepeatedFields implements EntryCheck {
    private static final Rule REPEATED =
            Rule.warning("duplicate-field", "an entry has a field twice")
                    .fixedBy("remove-duplicate-fields");

    @Override
    public List<Rule> rules() {
        return List.of(REPEATED);
    }

    @Override
    public Stream<Problem> problems(Library library, int item, Work work) {
        Set<String> seen = new HashSet<>();
        return work.entry().fields().stream()
                .filter(field -> !seen.add(field.name().toLowerCase(Locale.ROOT)))
                .filter(field -> !field.name().toLowerCase(Locale.ROOT).startsWith("bdsk-"))
                .map(field -> problem(item, field));
    }

    private static Problem problem(int item, BibField field) {
        String message =
                "This entry has a field " + field.name() + " already, and that one counts.";
        return REPEATED.problem(item, field.where(), message);
    }
}
