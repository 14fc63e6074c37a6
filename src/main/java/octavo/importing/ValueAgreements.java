package octavo.importing;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.editing.tidy.BareDoi;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.importing.AgreementPlan.ValueAdaptation;
import octavo.text.LocalizedSentence;
import octavo.values.WorkPages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// DOIs and pages of a new entry as they would be written if somebody typed them.
final class ValueAgreements {
    private static final LocalizedSentence BARE_DOI =
            LocalizedSentence.of("the DOI alone, without an address");
    private static final LocalizedSentence FULL_RANGES =
            LocalizedSentence.of("page ranges in full, with two hyphens");

    private ValueAgreements() {}

    /// @param candidateIndex the index of the entry among the candidates
    static List<ValueAdaptation> adaptations(int candidateIndex, BibEntry entry) {
        List<ValueAdaptation> adaptations = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String field = entry.fieldName(i);
            Optional<String> oldText = entry.value(field).flatMap(ValueAgreements::singleText);
            if (field.equalsIgnoreCase(FieldName.DOI)) {
                oldText.map(BareDoi::toBareDoi)
                        .flatMap(it -> adaptation(candidateIndex, entry, field, it, BARE_DOI))
                        .ifPresent(adaptations::add);
            } else if (FieldCatalogue.kindOf(field) == FieldKind.PAGES) {
                oldText.flatMap(WorkPages::pagesInFull)
                        .flatMap(it -> adaptation(candidateIndex, entry, field, it, FULL_RANGES))
                        .ifPresent(adaptations::add);
            }
        }
        return adaptations;
    }

    /// The text of a value that nothing but itself defines.
    private static Optional<String> singleText(BibValue value) {
        return value.parts().size() == 1
                        && !(value.parts().getFirst() instanceof BibValue.MacroPart)
                ? Optional.of(value.expandedText(_ -> Optional.empty()))
                : Optional.empty();
    }

    private static Optional<ValueAdaptation> adaptation(
            int candidateIndex,
            BibEntry entry,
            String fieldName,
            String newText,
            LocalizedSentence reason) {
        BibValue valueBefore = entry.value(fieldName).orElseThrow();
        return valueBefore.expandedText(_ -> Optional.empty()).strip().equals(newText)
                ? Optional.empty()
                : entry.delimitedValue(fieldName, newText)
                        .map(valueAfter ->
                                new ValueAdaptation(
                                        candidateIndex,
                                        fieldName,
                                        valueBefore.source(),
                                        valueAfter.source(),
                                        reason));
    }
}
