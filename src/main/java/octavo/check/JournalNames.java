package octavo.check;

import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Journals with their full name in some entries and an abbreviation in others. Each entry with the
/// rarer form is reported.
final class JournalNames implements Check {
    private static final ProblemRule MIXED =
            ProblemRule.hint(
                    "mixed-journal-names",
                    "a journal is abbreviated in some entries and not in others");

    /// The most names with the same initials that are compared with an abbreviation.
    private static final int MOST_COMPARED = 100;

    @Override
    public List<ProblemRule> rules() {
        return List.of(MIXED);
    }

    @Override
    public ProblemFinder finder(Library library) {
        Map<String, Integer> counts = new HashMap<>();
        Work.allOf(library)
                .flatMap(work -> journal(work).stream())
                .forEach(name -> counts.merge(name, 1, Integer::sum));
        Map<String, String> rarer = rarer(counts);
        return subject ->
                rarer.isEmpty() || !subject.isEntry()
                        ? List.of()
                        : journal(subject.work()).stream()
                                .filter(rarer::containsKey)
                                .map(name -> problem(subject, name, rarer.getOrDefault(name, "")))
                                .toList();
    }

    private static Problem problem(CheckedItem subject, String name, String other) {
        String field = subject.has(FieldName.JOURNAL) ? FieldName.JOURNAL : FieldName.JOURNALTITLE;
        LocalizedSentence message =
                LocalizedSentence.of(
                        "This journal is “{0}” here, but “{1}” elsewhere.", name, other);
        return MIXED.problem(subject.item(), subject.place(field), message);
    }

    private static Optional<String> journal(Work work) {
        boolean own =
                work.entry().has(FieldName.JOURNAL) || work.entry().has(FieldName.JOURNALTITLE);
        String name = own ? work.text(FieldName.JOURNALTITLE) : "";
        return name.isBlank() ? Optional.empty() : Optional.of(name);
    }

    /// The rarer names, each with the more frequent form.
    private static Map<String, String> rarer(Map<String, Integer> counts) {
        Map<String, List<JournalName>> whole = new HashMap<>();
        List<JournalName> shortened = new ArrayList<>();
        for (String text : counts.keySet()) {
            JournalName name = JournalName.of(text);
            if (name.mayBeShort()) {
                shortened.add(name);
            }
            if (!name.isCutShort()) {
                whole.computeIfAbsent(name.initials(), _ -> new ArrayList<>()).add(name);
            }
        }
        Map<String, String> rarer = new HashMap<>();
        for (JournalName name : shortened) {
            whole.getOrDefault(name.initials(), List.of()).stream()
                    .limit(MOST_COMPARED)
                    .filter(name::abbreviates)
                    .map(JournalName::text)
                    .max(Comparator.comparingInt(full -> counts.getOrDefault(full, 0)))
                    .ifPresent(full -> {
                        boolean fullIsRarer =
                                counts.getOrDefault(full, 0) < counts.getOrDefault(name.text(), 0);
                        rarer.put(
                                fullIsRarer ? full : name.text(), fullIsRarer ? name.text() : full);
                    });
        }
        return rarer;
    }
}
