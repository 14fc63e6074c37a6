package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedValue;
import octavo.importer.ImportedWork;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.values.PartialDate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Merges what several services know of a paper into one work. The registration agency has
/// priority; another service's value is used where the agency's is missing or clearly inferior.
/// Author lists are never shortened.
final class AnswerMerge {
    /// Services by the quality of their descriptions of published works.
    private static final List<String> RANK =
            List.of(
                    "Crossref",
                    "PubMed",
                    "DataCite",
                    "doi.org",
                    "Europe PMC",
                    "dblp",
                    "Open Library",
                    "Google Books",
                    "OpenAlex",
                    "Semantic Scholar",
                    "arXiv");

    /// What a preprint contributes to the published paper.
    private static final Set<String> OF_PREPRINT =
            Set.of(
                    FieldName.EPRINT,
                    FieldName.EPRINTTYPE,
                    FieldName.EPRINTCLASS,
                    FieldName.ABSTRACT,
                    FieldName.KEYWORDS);

    private final Map<String, ImportedValue> fields = new LinkedHashMap<>();
    private final Map<String, String> sources = new HashMap<>();
    private final List<SourcedWork> answers;

    private AnswerMerge(List<SourcedWork> answers) {
        this.answers = answers.stream().sorted(Comparator.comparingInt(AnswerMerge::rank)).toList();
    }

    private static int rank(SourcedWork answer) {
        int rank = RANK.indexOf(answer.source());
        return rank < 0 ? RANK.size() - 1 : rank;
    }

    /// @param answers at least one
    static FoundPaper of(SoughtPaper sought, List<SourcedWork> answers) {
        return new AnswerMerge(answers).merged(sought);
    }

    private FoundPaper merged(SoughtPaper sought) {
        SourcedWork first = answers.getFirst();
        ImportedWork base = first.work();
        base.fields().forEach((name, value) -> set(name, value, first.source()));
        for (SourcedWork other : answers.subList(1, answers.size())) {
            boolean preprint = isPreprint(other.work()) && !isPreprint(base);
            other.work()
                    .fields()
                    .forEach((name, value) -> {
                        if (!preprint || OF_PREPRINT.contains(name) || isFuller(name, value)) {
                            add(name, value, other.source());
                        }
                    });
        }
        var work =
                new ImportedWork(type(base), base.key(), new LinkedHashMap<>(fields), base.line());
        List<String> names = answers.stream().map(SourcedWork::source).distinct().toList();
        return new FoundPaper(sought, work, names, sources);
    }

    /// Whether these are the known authors with fuller names.
    private boolean isFuller(String name, ImportedValue value) {
        return name.equals(FieldName.AUTHOR)
                && Optional.ofNullable(fields.get(name))
                        .filter(now -> isBetter(name, value, now))
                        .isPresent();
    }

    private static boolean isPreprint(ImportedWork work) {
        return work.type().equals("online");
    }

    /// The first type that is specific.
    private String type(ImportedWork base) {
        return answers.stream()
                .map(it -> it.work().type())
                .filter(type -> !type.equals("misc"))
                .findFirst()
                .orElse(base.type());
    }

    private void set(String name, ImportedValue value, String source) {
        fields.put(name, value);
        sources.put(name, source);
    }

    private void add(String name, ImportedValue value, String source) {
        Optional<ImportedValue> now = Optional.ofNullable(fields.get(name));
        if (now.isEmpty() || isBetter(name, value, now.get())) {
            set(name, value, source);
        }
    }

    private static boolean isBetter(String name, ImportedValue value, ImportedValue now) {
        if (value instanceof ImportedValue.People other
                && now instanceof ImportedValue.People known) {
            return saysMore(other, known);
        }
        if (value instanceof ImportedValue.Dated other
                && now instanceof ImportedValue.Dated known) {
            return other.date() instanceof PartialDate more
                    && known.date() instanceof PartialDate less
                    && more.year() == less.year()
                    && more.precision().compareTo(less.precision()) > 0;
        }
        return name.equals(FieldName.TITLE) && isShouted(now.plain()) && !isShouted(value.plain());
    }

    /// The same people, with given names instead of initials; or the complete list, if some are
    /// missing.
    private static boolean saysMore(ImportedValue.People other, ImportedValue.People known) {
        if (known.others() && !other.others()) {
            return other.names().size() >= known.names().size();
        }
        boolean same = families(other.names()).equals(families(known.names()));
        return same && letters(other.names()) > letters(known.names());
    }

    private static List<String> families(List<PersonName> names) {
        List<String> families = new ArrayList<>();
        names.forEach(name -> families.add(LetterFolding.of(name.unicode().family()).bare()));
        return families;
    }

    private static int letters(List<PersonName> names) {
        return names.stream()
                .mapToInt(name ->
                        (int) name.unicode().given().chars().filter(Character::isLetter).count())
                .sum();
    }

    private static boolean isShouted(String title) {
        return title.chars().anyMatch(Character::isLetter)
                && title.chars().noneMatch(Character::isLowerCase);
    }
}
