package octavo.gui.importing;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

import octavo.bib.BibEntry;
import octavo.duplicates.MergePlan;
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
public final class ArrivalModel {

    /// What can become of it.
    public enum Fate {
        ADD,
        TAKE,
        SKIP
    }

    private final ImportCandidate arrival;
    private final ValueSources sources;
    private final ObjectProperty<Fate> fate;
    private final Set<String> fields = new LinkedHashSet<>();
    private final List<ValueAdaptation> adaptations;
    private final Set<ValueAdaptation> adapted;

    /// @param adaptations the values that the library writes in another way
    /// @param sources which service each value is from
    ArrivalModel(ImportCandidate arrival, List<ValueAdaptation> adaptations, ValueSources sources) {
        this.arrival = arrival;
        this.sources = sources;
        this.adaptations = List.copyOf(adaptations);
        this.adapted = new HashSet<>(adaptations);
        arrival.differingRows().stream()
                .filter(row -> row.chosenSource() != MergePlan.ValueSource.KEPT)
                .forEach(row -> fields.add(row.field()));
        fate = new SimpleObjectProperty<>(fateOf(arrival.proposedChoice()));
    }

    private static Fate fateOf(CandidateChoice choice) {
        return switch (choice) {
            case CandidateChoice.AddEntry _ -> Fate.ADD;
            case CandidateChoice.SkipEntry _ -> Fate.SKIP;
            case CandidateChoice.TakeFields _ -> Fate.TAKE;
        };
    }

    public ImportCandidate.CandidateState state() {
        return arrival.state();
    }

    public List<LocalizedSentence> reasons() {
        return arrival.reasons();
    }

    /// The fields that it brings, with what the library has in them.
    public List<MergePlan.MergeRow> rows() {
        return arrival.differingRows();
    }

    public ObservableValue<Fate> fateProperty() {
        return fate;
    }

    public Fate fate() {
        return fate.get();
    }

    /// Whether something can become of it: what is new has nothing to be put into.
    public boolean allows(Fate wanted) {
        return wanted != Fate.TAKE || state() == ImportCandidate.CandidateState.DIFFERS;
    }

    public void choose(Fate wanted) {
        if (allows(wanted)) {
            fate.set(wanted);
        }
    }

    public boolean takes(String field) {
        return fields.contains(field);
    }

    /// Takes a field of it or leaves it; whoever takes one wants it put into the entry that is
    /// known.
    public void take(String field, boolean wanted) {
        if (wanted) {
            fields.add(field);
        } else {
            fields.remove(field);
        }
        fate.set(fields.isEmpty() ? Fate.SKIP : Fate.TAKE);
    }

    public List<ValueAdaptation> adaptations() {
        return adaptations;
    }

    /// Whether a value comes in as the library writes it.
    public boolean adapts(ValueAdaptation adaptation) {
        return adapted.contains(adaptation);
    }

    public void adapt(ValueAdaptation adaptation, boolean wanted) {
        if (wanted) {
            adapted.add(adaptation);
        } else {
            adapted.remove(adaptation);
        }
    }

    /// A value that was looked up, and where.
    public record SourcedValue(String field, String value, String source) {}

    /// The values that were looked up, in the order of the entry.
    public List<SourcedValue> sourced() {
        return arrival.entry().fields().stream()
                .flatMap(field -> source(field.name(), sources).stream())
                .toList();
    }

    private Optional<SourcedValue> source(String field, ValueSources known) {
        return known.of(arrival.entry(), field)
                .map(source -> new SourcedValue(field, plain(field), source));
    }

    CandidateChoice choice() {
        return switch (fate.get()) {
            case ADD -> new CandidateChoice.AddEntry();
            case SKIP -> new CandidateChoice.SkipEntry();
            case TAKE ->
                    fields.isEmpty()
                            ? new CandidateChoice.SkipEntry()
                            : new CandidateChoice.TakeFields(fields);
        };
    }

    public String key() {
        return arrival.entry().key();
    }

    public String title() {
        String title = plain("title");
        return title.isEmpty() ? key() : title;
    }

    /// The family names of the authors, and the year.
    public String line() {
        String names =
                BibNameList.parse(source("author")).value().names().stream()
                        .limit(4)
                        .map(PersonName::toUnicode)
                        .map(name -> name.literal().orElse(name.family()))
                        .collect(Collectors.joining(", "));
        String year = plain("year").isEmpty() ? plain("date") : plain("year");
        return names.isEmpty() || year.isEmpty() ? names + year : names + " · " + year;
    }

    private String plain(String field) {
        return LaTeX.toUnicode(source(field)).strip();
    }

    private String source(String field) {
        BibEntry entry = arrival.entry();
        return entry.value(field).map(it -> it.expandedText(_ -> Optional.empty())).orElse("");
    }
}
