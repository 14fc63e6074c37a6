package octavo.check;

import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.venuenames.JournalName;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Journals with their full name in some entries and an abbreviation in others. Each entry with the
/// rarer form is reported.
final class JournalNames implements Check {
    private static final ProblemRule MIXED_NAMES =
            ProblemRule.hint(
                    "mixed-journal-names",
                    "a journal is abbreviated in some entries and not in others");

    /// The most names with the same initials that are compared with an abbreviation.
    private static final int MAX_COMPARED = 100;

    @Override
    public List<ProblemRule> rules() {
        return List.of(MIXED_NAMES);
    }

    @Override
    public ProblemFinder newFinder(Library library) {
        Map<String, Integer> nameCounts = new HashMap<>();
        Work.allOf(library)
                .flatMap(work -> journalName(work).stream())
                .forEach(name -> nameCounts.merge(name, 1, Integer::sum));
        Map<String, String> commonByRarer = findRarer(nameCounts);
        return checkedItem ->
                commonByRarer.isEmpty() || !checkedItem.isEntry()
                        ? List.of()
                        : journalName(checkedItem.work()).stream()
                                .filter(commonByRarer::containsKey)
                                .map(name ->
                                        problemOf(
                                                checkedItem,
                                                name,
                                                commonByRarer.getOrDefault(name, "")))
                                .toList();
    }

    private static Problem problemOf(
            CheckedItem checkedItem, String journalName, String otherName) {
        String fieldName =
                checkedItem.hasField(FieldName.JOURNAL)
                        ? FieldName.JOURNAL
                        : FieldName.JOURNALTITLE;
        LocalizedSentence messageSentence =
                LocalizedSentence.of(
                        "This journal is “{0}” here, but “{1}” elsewhere.", journalName, otherName);
        return MIXED_NAMES.problemAt(
                checkedItem.item(), checkedItem.fieldSpan(fieldName), messageSentence);
    }

    private static Optional<String> journalName(Work work) {
        boolean hasOwnJournal =
                work.entry().hasField(FieldName.JOURNAL)
                        || work.entry().hasField(FieldName.JOURNALTITLE);
        String name = hasOwnJournal ? work.plainText(FieldName.JOURNALTITLE) : "";
        return name.isBlank() ? Optional.empty() : Optional.of(name);
    }

    /// The rarer names, each with the more frequent form.
    private static Map<String, String> findRarer(Map<String, Integer> nameCounts) {
        Map<String, List<JournalName>> fullNamesByInitials = new HashMap<>();
        List<JournalName> possibleAbbreviations = new ArrayList<>();
        for (String text : nameCounts.keySet()) {
            JournalName journalName = JournalName.of(text);
            if (journalName.mayBeAbbreviation()) {
                possibleAbbreviations.add(journalName);
            }
            if (!journalName.hasAbbreviatedWords()) {
                fullNamesByInitials
                        .computeIfAbsent(journalName.initials(), _ -> new ArrayList<>())
                        .add(journalName);
            }
        }
        Map<String, String> commonByRarer = new HashMap<>();
        for (JournalName journalName : possibleAbbreviations) {
            fullNamesByInitials.getOrDefault(journalName.initials(), List.of()).stream()
                    .limit(MAX_COMPARED)
                    .filter(journalName::abbreviates)
                    .map(JournalName::fullText)
                    .max(Comparator.comparingInt(fullName -> nameCounts.getOrDefault(fullName, 0)))
                    .ifPresent(fullName -> {
                        boolean isFullRarer =
                                nameCounts.getOrDefault(fullName, 0)
                                        < nameCounts.getOrDefault(journalName.fullText(), 0);
                        commonByRarer.put(
                                isFullRarer ? fullName : journalName.fullText(),
                                isFullRarer ? journalName.fullText() : fullName);
                    });
        }
        return commonByRarer;
    }
}
