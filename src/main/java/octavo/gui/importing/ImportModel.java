package octavo.gui.importing;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.importing.ArrivalModel.Fate;
import octavo.importing.AgreementPlan;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.ValueSources;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// All entries that came at once. Nothing changes until they are taken, and then in one step.
public final class ImportModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(ImportModel.class);

    private final String library;
    private final List<ArrivalModel> arrivals;
    private final List<RefusedEntry> refused;
    private final AgreementPlan intake;
    private final BiConsumer<ImportPlan, List<CandidateChoice>> taken;
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");

    /// @param library what the library is called
    /// @param sources which service each value is from
    /// @param taken makes the choices true
    public ImportModel(
            String library,
            AgreementPlan intake,
            ValueSources sources,
            BiConsumer<ImportPlan, List<CandidateChoice>> taken) {
        this.library = library;
        this.intake = intake;
        this.arrivals =
                IntStream.range(0, intake.importPlan().candidates().size())
                        .mapToObj(i ->
                                new ArrivalModel(
                                        intake.importPlan().candidates().get(i),
                                        intake.of(i),
                                        sources))
                        .toList();
        this.refused = intake.importPlan().refusedEntries();
        this.taken = taken;
        arrivals.forEach(each -> each.fateProperty().addListener(_ -> summarise()));
        summarise();
    }

    private void summarise() {
        summary.set(MESSAGES.text("summary", count(Fate.ADD), count(Fate.TAKE), count(Fate.SKIP)));
    }

    private long count(Fate fate) {
        return arrivals.stream().filter(each -> each.fate() == fate).count();
    }

    public String library() {
        return library;
    }

    public List<ArrivalModel> arrivals() {
        return arrivals;
    }

    /// The entries that cannot come in, with the reasons; empty if all can.
    public String refused() {
        return refused(refused);
    }

    /// What was repaired of the entries, so that BibTeX can read them; empty if nothing was.
    public String repaired() {
        return intake.importPlan().repairedEntries().stream()
                .map(each -> each.entryName() + " (" + MessageTranslator.of(each.remark()) + ")")
                .collect(Collectors.joining(", "));
    }

    /// Entries that cannot come in, with the reasons.
    public static String refused(List<RefusedEntry> entries) {
        return entries.stream()
                .map(each -> each.entryName() + " (" + MessageTranslator.of(each.reason()) + ")")
                .collect(Collectors.joining(", "));
    }

    /// What would happen now, in words.
    public ReadOnlyStringProperty summaryProperty() {
        return summary.getReadOnlyProperty();
    }

    /// How many entries are in a state.
    public long count(ImportCandidate.CandidateState state) {
        return arrivals.stream().filter(each -> each.state() == state).count();
    }

    /// Does what was chosen.
    public void take() {
        ImportPlan plan = intake.with(each -> arrivals.get(each.candidateIndex()).adapts(each));
        taken.accept(plan, arrivals.stream().map(ArrivalModel::choice).toList());
    }
}
