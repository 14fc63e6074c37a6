package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.names.PersonName;
import octavo.values.PartialDate;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Merges what several services know of a paper into one work. The registration agency has
/// priority, but a preprint never leads a published version; another service's value is used where
/// the agency's is missing or clearly inferior. Author lists are never shortened.
final class AnswerMerge {
    /// Services by the quality of their descriptions of published works.
    private static final List<String> SOURCE_RANKING =
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
                    "arXiv",
                    "ORCID");

    /// What a preprint contributes to the published paper.
    private static final Set<String> PREPRINT_FIELDS =
            Set.of(
                    FieldName.EPRINT,
                    FieldName.EPRINTTYPE,
                    FieldName.EPRINTCLASS,
                    FieldName.ABSTRACT,
                    FieldName.KEYWORDS);

    private final Map<String, ImportedValue> mergedFields = new LinkedHashMap<>();
    private final Map<String, String> fieldSources = new HashMap<>();
    private final List<SourcedWork> sourcedWorks;

    private AnswerMerge(List<SourcedWork> sourcedWorks) {
        this.sourcedWorks =
                sourcedWorks.stream()
                        .sorted(
                                Comparator.comparing(
                                                (SourcedWork it) -> isPreprint(it.importedWork()))
                                        .thenComparingInt(AnswerMerge::sourceRank))
                        .toList();
    }

    private static int sourceRank(SourcedWork sourcedWork) {
        for (int i = 0; i < SOURCE_RANKING.size(); i++) {
            if (SOURCE_RANKING.get(i).equalsIgnoreCase(sourcedWork.sourceName())) {
                return i;
            }
        }
        return SOURCE_RANKING.size() - 1;
    }

    /// @param sourcedWorks at least one
    static FoundPaper mergeAnswers(SoughtPaper soughtPaper, List<SourcedWork> sourcedWorks) {
        return new AnswerMerge(sourcedWorks).mergeInto(soughtPaper);
    }

    private FoundPaper mergeInto(SoughtPaper soughtPaper) {
        SourcedWork firstAnswer = sourcedWorks.getFirst();
        ImportedWork baseWork = firstAnswer.importedWork();
        baseWork.fields()
                .forEach(
                        (fieldName, value) -> setField(fieldName, value, firstAnswer.sourceName()));
        for (SourcedWork otherAnswer : sourcedWorks.subList(1, sourcedWorks.size())) {
            boolean isOtherPreprint =
                    isPreprint(otherAnswer.importedWork()) && !isPreprint(baseWork);
            otherAnswer
                    .importedWork()
                    .fields()
                    .forEach((fieldName, value) -> {
                        if (!isOtherPreprint
                                || PREPRINT_FIELDS.contains(fieldName)
                                || isFuller(fieldName, value)) {
                            addField(fieldName, value, otherAnswer.sourceName());
                        }
                    });
        }
        var mergedWork =
                new ImportedWork(
                        specificType(baseWork),
                        baseWork.key(),
                        new LinkedHashMap<>(mergedFields),
                        baseWork.lineNumber());
        List<String> sourceNames =
                sourcedWorks.stream().map(SourcedWork::sourceName).distinct().toList();
        return new FoundPaper(soughtPaper, mergedWork, sourceNames, fieldSources, sourcedWorks);
    }

    /// Whether these are the known authors with fuller names.
    private boolean isFuller(String fieldName, ImportedValue value) {
        return fieldName.equals(FieldName.AUTHOR)
                && Optional.ofNullable(mergedFields.get(fieldName))
                        .filter(currentValue -> isBetter(fieldName, value, currentValue))
                        .isPresent();
    }

    private static boolean isPreprint(ImportedWork work) {
        return work.type().equals("online");
    }

    /// The first type that is specific.
    private String specificType(ImportedWork baseWork) {
        return sourcedWorks.stream()
                .map(it -> it.importedWork().type())
                .filter(type -> !type.equals("misc"))
                .findFirst()
                .orElse(baseWork.type());
    }

    private void setField(String fieldName, ImportedValue value, String sourceName) {
        mergedFields.put(fieldName, value);
        fieldSources.put(fieldName, sourceName);
    }

    private void addField(String fieldName, ImportedValue value, String sourceName) {
        Optional<ImportedValue> currentValue = Optional.ofNullable(mergedFields.get(fieldName));
        if (currentValue.isEmpty() || isBetter(fieldName, value, currentValue.get())) {
            setField(fieldName, value, sourceName);
        }
    }

    private static boolean isBetter(
            String fieldName, ImportedValue value, ImportedValue currentValue) {
        if (value instanceof ImportedValue.PeopleValue otherValue
                && currentValue instanceof ImportedValue.PeopleValue known) {
            return isFullerList(otherValue, known);
        }
        if (value instanceof ImportedValue.DateValue otherValue
                && currentValue instanceof ImportedValue.DateValue known) {
            return otherValue.date() instanceof PartialDate otherDate
                    && known.date() instanceof PartialDate knownDate
                    && otherDate.year() == knownDate.year()
                    && otherDate.precision().compareTo(knownDate.precision()) > 0;
        }
        return fieldName.equals(FieldName.TITLE)
                && isShouted(currentValue.plainText())
                && !isShouted(value.plainText());
    }

    /// The same people, with given names instead of initials; or the complete list, if some are
    /// missing.
    private static boolean isFullerList(
            ImportedValue.PeopleValue otherPeople, ImportedValue.PeopleValue currentPeople) {
        if (currentPeople.hasOthers() && !otherPeople.hasOthers()) {
            return otherPeople.names().size() >= currentPeople.names().size();
        }
        boolean hasSameFamilies =
                foldedFamilies(otherPeople.names()).equals(foldedFamilies(currentPeople.names()));
        return hasSameFamilies
                && givenNameLetters(otherPeople.names()) > givenNameLetters(currentPeople.names());
    }

    private static List<String> foldedFamilies(List<PersonName> names) {
        return names.stream().map(PersonName::foldedFamily).toList();
    }

    private static int givenNameLetters(List<PersonName> names) {
        return names.stream()
                .mapToInt(name ->
                        (int) name.toUnicode().given().chars().filter(Character::isLetter).count())
                .sum();
    }

    private static boolean isShouted(String title) {
        return title.chars().anyMatch(Character::isLetter)
                && title.chars().noneMatch(Character::isLowerCase);
    }
}
