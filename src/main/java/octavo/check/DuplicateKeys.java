package octavo.check;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Two entries with one key: BibTeX takes the first and complains. It compares keys without regard
/// to case, biber with regard to it.
final class DuplicateKeys implements Check {
    static final Code SAME = new Code("duplicate-key", Severity.ERROR);
    static final Code CASE = new Code("duplicate-key-case", Severity.WARNING);

    @Override
    public Stream<Problem> problems(Library library) {
        Map<String, String> seen = new HashMap<>();
        return IntStream.range(0, library.slots().size())
                .boxed()
                .filter(i -> library.slots().get(i).item() instanceof BibEntry)
                .flatMap(i -> problem(seen, i, (BibEntry) library.slots().get(i).item()).stream());
    }

    private static java.util.Optional<Problem> problem(
            Map<String, String> seen, int item, BibEntry entry) {
        String key = entry.key();
        if (key.isEmpty()) {
            return java.util.Optional.empty();
        }
        String first = seen.putIfAbsent(key.toLowerCase(Locale.ROOT), key);
        if (first == null) {
            return java.util.Optional.empty();
        }
        Diagnostic what =
                first.equals(key)
                        ? new Diagnostic(
                                entry.keySpan(), SAME, "Another entry has the key " + key + ".")
                        : new Diagnostic(
                                entry.keySpan(),
                                CASE,
                                "BibTeX takes " + key + " and " + first + " for the same key.");
        return java.util.Optional.of(new Problem(item, what));
    }
}
