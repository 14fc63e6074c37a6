package octavo.check;

import octavo.fields.FieldName;
import octavo.text.LocalizedSentence;
import octavo.values.PublicationDate;

import java.util.List;
import java.util.function.IntSupplier;

/// Years in which nothing can have appeared yet. Journals are dated a year ahead, not more.
final class FutureYears implements EntryCheck {
    static final ProblemRule YEAR_IN_FUTURE =
            ProblemRule.warning("year-in-future", "a year is later than next year");

    private final IntSupplier currentYear;

    FutureYears(IntSupplier currentYear) {
        this.currentYear = currentYear;
    }

    @Override
    public List<ProblemRule> rules() {
        return List.of(YEAR_IN_FUTURE);
    }

    @Override
    public List<Problem> findProblems(CheckedItem checkedItem) {
        String fieldName = checkedItem.hasField(FieldName.DATE) ? FieldName.DATE : FieldName.YEAR;
        if (!checkedItem.hasField(fieldName)) {
            return List.of();
        }
        return PublicationDate.parse(checkedItem.plainText(fieldName)).value().startYear().stream()
                .filter(year -> year > currentYear.getAsInt() + 1)
                .map(year ->
                        YEAR_IN_FUTURE.problemAt(
                                checkedItem.item(),
                                checkedItem.fieldSpan(fieldName),
                                LocalizedSentence.of(
                                        "{0} is in the future.", String.valueOf(year))))
                .toList();
    }
}
