package octavo.gui.importing;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.importing.ImportCandidateModel.CandidateFate;
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

    private final String libraryName;
    private final List<ImportCandidateModel> candidates;
    private final List<RefusedEntry> refusedEntries;
    private final AgreementPlan agreementPlan;
    private final BiConsumer<ImportPlan, List<CandidateChoice>> onImport;
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");

    /// @param libraryName what the library is called
    /// @param sources which service each value is from
    /// @param onImport makes the choices true
    public ImportModel(
            String libraryName,
            AgreementPlan agreementPlan,
            ValueSources sources,
            BiConsumer<ImportPlan, List<CandidateChoice>> onImport) {
        this.libraryName = libraryName;
        this.agreementPlan = agreementPlan;
        this.candidates =
                IntStream.range(0, agreementPlan.importPlan().candidates().size())
                        .mapToObj(i ->
                                new ImportCandidateModel(
                                        agreementPlan.importPlan().candidates().get(i),
                                        agreementPlan.of(i),
                                        sources))
                        .toList();
        this.refusedEntries = agreementPlan.importPlan().refusedEntries();
        this.onImport = onImport;
        candidates.forEach(each -> each.fateProperty().addListener(_ -> updateSummary()));
        updateSummary();
    }

    private void updateSummary() {
        summary.set(
                MESSAGES.text(
                        "summary",
                        count(CandidateFate.ADD),
                        count(CandidateFate.TAKE),
                        count(CandidateFate.SKIP)));
    }

    private long count(CandidateFate fate) {
        return candidates.stream().filter(each -> each.fate() == fate).count();
    }

    public String library() {
        return libraryName;
    }

    public List<ImportCandidateModel> candidates() {
        return candidates;
    }

    /// The entries that cannot come in, with the reasons; empty if all can.
    public String refused() {
        return refused(refusedEntries);
    }

    /// What was repaired of the entries, so that BibTeX can read them; empty if nothing was.
    public String describeRepaired() {
        return agreementPlan.importPlan().repairedEntries().stream()
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
        return candidates.stream().filter(each -> each.candidateState() == state).count();
    }

    /// Does what was chosen.
    public void startImport() {
        ImportPlan importPlan =
                agreementPlan.with(each -> candidates.get(each.candidateIndex()).adaptsValue(each));
        onImport.accept(importPlan, candidates.stream().map(ImportCandidateModel::choice).toList());
    }
}
