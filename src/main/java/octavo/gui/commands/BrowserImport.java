package octavo.gui.commands;

import octavo.gui.controls.MessageTexts;
import octavo.gui.importing.ImportModel;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.openlibraries.Workspace;
import octavo.importing.AgreementPlan;
import octavo.importing.GatheredSources;
import octavo.importing.ImportCandidate;
import octavo.importing.ImportCandidate.CandidateChoice;
import octavo.importing.ImportPlan;
import octavo.importing.NamedSource;
import octavo.library.Edit;
import octavo.library.Library;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Imports the papers that a browser sends. Nobody reviews them: whoever clicks there does not see
/// the window.
public final class BrowserImport {
    private static final MessageTexts MESSAGES = MessageTexts.of(BrowserImport.class);

    private final ImportReview importReview;

    public BrowserImport(ImportReview importReview) {
        this.importReview = importReview;
    }

    /// What became of papers that a browser sent.
    ///
    /// @param addedSlots the slots of those that are new
    /// @param presentSlots the slots of those that the library had
    /// @param refusalText the reasons against the others
    public record SentResult(
            List<Integer> addedSlots, List<Integer> presentSlots, String refusalText) {
        public SentResult {
            addedSlots = List.copyOf(addedSlots);
            presentSlots = List.copyOf(presentSlots);
        }
    }

    /// What else belongs to the step of an import.
    public interface ImportExtras {
        /// @param library the library with the new slots
        Edit toEdit(Library library, List<Integer> addedSlots);
    }

    /// The edit of an import, worked out before it is applied.
    ///
    /// @param importExtras what it was worked out with
    private record SentEdit(
            ImportPlan plan, List<Integer> addedSlots, Edit edit, ImportExtras importExtras) {
        static SentEdit of(
                Library library, AgreementPlan agreementPlan, ImportExtras importExtras) {
            ImportPlan plan = agreementPlan.planWithAll();
            List<CandidateChoice> choices =
                    plan.candidates().stream().map(SentEdit::choiceFor).toList();
            Edit importEdit = plan.toEdit(library, choices);
            Library laterLibrary = library.applyEdit(importEdit);
            List<Integer> addedSlots = ImportPlan.addedSlots(library, laterLibrary);
            Edit extraEdit = importExtras.toEdit(laterLibrary, addedSlots);
            return new SentEdit(
                    plan,
                    addedSlots,
                    new Edit.EditBatch(List.of(importEdit, extraEdit)),
                    importExtras);
        }

        private static CandidateChoice choiceFor(ImportCandidate importCandidate) {
            return importCandidate.state() == ImportCandidate.CandidateState.NEW
                    ? importCandidate.proposedChoice()
                    : new CandidateChoice.SkipEntry();
        }
    }

    /// Imports what a browser sent. Whoever clicks there sees no review here: what is new comes in
    /// as the library writes it, and what the library knows otherwise is offered.
    ///
    /// @param importExtras asked for before and after the edit is worked out, since they may change
    public void importSent(
            Workspace workspace,
            List<NamedSource> namedSources,
            Supplier<ImportExtras> importExtras,
            Consumer<SentResult> onImported,
            Consumer<Exception> onFailure) {
        Optional<Path> path = workspace.document().path();
        String givenPattern = importReview.keyPattern();
        ImportExtras currentExtras = importExtras.get();
        workspace.computeInBackground(
                library ->
                        SentEdit.of(
                                library,
                                ImportReview.buildPlan(
                                        library,
                                        path,
                                        givenPattern,
                                        GatheredSources.of(namedSources)),
                                currentExtras),
                sentEdit -> {
                    if (importExtras.get().equals(sentEdit.importExtras())) {
                        onImported.accept(applySent(workspace, sentEdit, namedSources));
                    } else {
                        importSent(workspace, namedSources, importExtras, onImported, onFailure);
                    }
                },
                onFailure);
    }

    private SentResult applySent(
            Workspace workspace, SentEdit sentEdit, List<NamedSource> namedSources) {
        LibraryDocument document = workspace.document();
        ImportPlan plan = sentEdit.plan();
        List<Integer> addedSlots = sentEdit.addedSlots();
        List<Integer> presentSlots =
                plan.candidates().stream()
                        .flatMap(importCandidate -> importCandidate.knownSlot().stream())
                        .toList();
        if (!addedSlots.isEmpty()) {
            document.applyEdit(MESSAGES.text("import.step", addedSlots.size()), sentEdit.edit());
            workspace.entries().reveal(addedSlots);
            importReview.preprintOffer().offerLinks(workspace, addedSlots);
            document.reportStep(
                    MESSAGES.text(
                            "import.sent",
                            ImportReview.joinedKeys(document.library(), addedSlots)));
        } else if (!presentSlots.isEmpty()) {
            workspace.entries().reveal(presentSlots);
        }
        reportPresent(workspace, plan, presentSlots, namedSources);
        return new SentResult(addedSlots, presentSlots, ImportModel.refused(plan.refusedEntries()));
    }

    private void reportPresent(
            Workspace workspace,
            ImportPlan plan,
            List<Integer> presentSlots,
            List<NamedSource> namedSources) {
        if (presentSlots.isEmpty()) {
            return;
        }
        String knownText =
                MESSAGES.text(
                        "import.known",
                        ImportReview.joinedKeys(workspace.document().library(), presentSlots));
        boolean hasDifference =
                plan.candidates().stream()
                        .anyMatch(importCandidate ->
                                importCandidate.state() == ImportCandidate.CandidateState.DIFFERS);
        if (!hasDifference) {
            workspace.document().reportDone(knownText);
            return;
        }
        Runnable reviewAction =
                () ->
                        importReview.readSources(
                                workspace,
                                () -> GatheredSources.of(namedSources),
                                (agreementPlan, sources) ->
                                        importReview.reviewPlan(
                                                workspace,
                                                agreementPlan,
                                                sources,
                                                Optional.empty()));
        workspace
                .document()
                .notices()
                .accept(
                        CancellableTask.offerNotice(
                                knownText + " " + MESSAGES.text("import.differs"),
                                MESSAGES.text("import.review"),
                                reviewAction));
    }
}
