package octavo.gui.importing;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

import octavo.bib.BibEntry;
import octavo.duplicates.MergePlan;
import octavo.formats.workdrafts.PrintedSource;
import octavo.importing.AgreementPlan.ValueAdaptation;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ValueSources;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// One entry that came, while somebody chooses what becomes of it.
public final class ImportCandidateModel {

    /// What can become of it.
    public enum CandidateFate {
        ADD,
        TAKE,
        SKIP
    }

    private final ImportCandidate candidate;
    private final ValueSources valueSources;
    private final ObjectProperty<CandidateFate> fate;
    private final Set<String> takenFields = new LinkedHashSet<>();
    private final List<ValueAdaptation> adaptations;
    private final Set<ValueAdaptation> chosenAdaptations;

    /// @param adaptations the values that the library writes in another way
    /// @param valueSources which service each value is from
    ImportCandidateModel(
            ImportCandidate candidate,
            List<ValueAdaptation> adaptations,
            ValueSources valueSources) {
        this.candidate = candidate;
        this.valueSources = valueSources;
        this.adaptations = List.copyOf(adaptations);
        this.chosenAdaptations = new HashSet<>(adaptations);
        candidate.differingRows().stream()
                .filter(row -> row.chosenSource() != MergePlan.ValueSource.KEPT)
                .forEach(row -> takenFields.add(row.field()));
        fate = new SimpleObjectProperty<>(fateOf(candidate.proposedChoice()));
    }

    private static CandidateFate fateOf(CandidateChoice choice) {
        return switch (choice) {
            case CandidateChoice.AddEntry _ -> CandidateFate.ADD;
            case CandidateChoice.SkipEntry _ -> CandidateFate.SKIP;
            case CandidateChoice.TakeFields _ -> CandidateFate.TAKE;
        };
    }

    public ImportCandidate.CandidateState candidateState() {
        return candidate.state();
    }

    public List<LocalizedSentence> reasons() {
        return candidate.reasons();
    }

    /// The fields that it brings, with what the library has in them.
    public List<MergePlan.MergeRow> differingRows() {
        return candidate.differingRows();
    }

    public ObservableValue<CandidateFate> fateProperty() {
        return fate;
    }

    public CandidateFate fate() {
        return fate.get();
    }

    /// Whether something can become of it: what is new has nothing to be put into.
    public boolean allowsFate(CandidateFate wantedFate) {
        return wantedFate != CandidateFate.TAKE
                || candidateState() == ImportCandidate.CandidateState.DIFFERS;
    }

    public void chooseFate(CandidateFate wantedFate) {
        if (allowsFate(wantedFate)) {
            fate.set(wantedFate);
        }
    }

    public boolean takesField(String field) {
        return takenFields.contains(field);
    }

    /// Takes a field of it or leaves it; whoever takes one wants it put into the entry that is
    /// known.
    public void takeField(String field, boolean isWanted) {
        if (isWanted) {
            takenFields.add(field);
        } else {
            takenFields.remove(field);
        }
        fate.set(takenFields.isEmpty() ? CandidateFate.SKIP : CandidateFate.TAKE);
    }

    public List<ValueAdaptation> adaptations() {
        return adaptations;
    }

    /// Whether a value comes in as the library writes it.
    public boolean adaptsValue(ValueAdaptation adaptation) {
        return chosenAdaptations.contains(adaptation);
    }

    public void adaptValue(ValueAdaptation adaptation, boolean isWanted) {
        if (isWanted) {
            chosenAdaptations.add(adaptation);
        } else {
            chosenAdaptations.remove(adaptation);
        }
    }

    /// A value that was looked up, and where.
    public record SourcedValue(String field, String value, String source) {}

    /// The values that were looked up, in the order of the entry.
    public List<SourcedValue> sourcedValues() {
        return candidate.entry().fields().stream()
                .flatMap(field -> source(field.name(), valueSources).stream())
                .toList();
    }

    /// The printed reference that it was read from; empty if it was not.
    public String printedText() {
        return valueSources
                .printedSource(candidate.entry())
                .map(PrintedSource::sourceText)
                .orElse("");
    }

    /// A value read from a printed reference.
    ///
    /// @param isUnsure whether somebody should check it
    public record PrintedValue(String field, String value, boolean isUnsure) {}

    /// The values read from a printed reference, in the order of the entry.
    public List<PrintedValue> printedValues() {
        return printedText().isEmpty()
                ? List.of()
                : candidate.entry().fields().stream()
                        .map(field ->
                                new PrintedValue(
                                        field.name(),
                                        plainText(field.name()),
                                        valueSources.isUnsure(candidate.entry(), field.name())))
                        .toList();
    }

    private Optional<SourcedValue> source(String field, ValueSources valueSources) {
        return valueSources
                .of(candidate.entry(), field)
                .map(source -> new SourcedValue(field, plainText(field), source));
    }

    CandidateChoice choice() {
        return switch (fate.get()) {
            case ADD -> new CandidateChoice.AddEntry();
            case SKIP -> new CandidateChoice.SkipEntry();
            case TAKE ->
                    takenFields.isEmpty()
                            ? new CandidateChoice.SkipEntry()
                            : new CandidateChoice.TakeFields(takenFields);
        };
    }

    public String key() {
        return candidate.entry().key();
    }

    public String title() {
        String title = plainText("title");
        return title.isEmpty() ? key() : title;
    }

    /// The family names of the authors, and the year.
    public String namesAndYear() {
        String names =
                BibNameList.parse(source("author")).value().names().stream()
                        .limit(4)
                        .map(PersonName::toUnicode)
                        .map(name -> name.literal().orElse(name.family()))
                        .collect(Collectors.joining(", "));
        String year = plainText("year").isEmpty() ? plainText("date") : plainText("year");
        return names.isEmpty() || year.isEmpty() ? names + year : names + " · " + year;
    }

    private String plainText(String field) {
        return LaTeX.toUnicode(source(field)).strip();
    }

    private String source(String field) {
        BibEntry entry = candidate.entry();
        return entry.value(field).map(it -> it.expandedText(_ -> Optional.empty())).orElse("");
    }
}
