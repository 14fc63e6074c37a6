package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.importer.AgreementPlan.Adaptation;
import octavo.text.LocalizedSentence;
import octavo.tidy.BareDoi;
import octavo.values.WorkPages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// DOIs and pages of a new entry as they would be written if somebody typed them.
final class ValueAgreements {
    private static final LocalizedSentence DOI =
            LocalizedSentence.of("the DOI alone, without an address");
    private static final LocalizedSentence PAGES =
            LocalizedSentence.of("page ranges in full, with two hyphens");

    private ValueAgreements() {}

    /// @param arrival the index of the entry among the candidates
    static List<Adaptation> adaptations(int arrival, BibEntry entry) {
        List<Adaptation> found = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            String field = entry.fieldName(i);
            Optional<String> text = entry.value(field).flatMap(ValueAgreements::text);
            if (field.equalsIgnoreCase(FieldName.DOI)) {
                text.map(BareDoi::cleaned)
                        .flatMap(it -> adaptation(arrival, entry, field, it, DOI))
                        .ifPresent(found::add);
            } else if (FieldCatalogue.kind(field) == FieldKind.PAGES) {
                text.flatMap(WorkPages::inFull)
                        .flatMap(it -> adaptation(arrival, entry, field, it, PAGES))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    /// The text of a value that nothing but itself defines.
    private static Optional<String> text(BibValue value) {
        return value.parts().size() == 1 && !(value.parts().getFirst() instanceof BibValue.Macro)
                ? Optional.of(value.text(_ -> Optional.empty()))
                : Optional.empty();
    }

    private static Optional<Adaptation> adaptation(
            int arrival, BibEntry entry, String field, String text, LocalizedSentence reason) {
        BibValue before = entry.value(field).orElseThrow();
        return before.text(_ -> Optional.empty()).strip().equals(text)
                ? Optional.empty()
                : entry.valueOf(field, text)
                        .map(after ->
                                new Adaptation(
                                        arrival, field, before.source(), after.source(), reason));
    }
}
