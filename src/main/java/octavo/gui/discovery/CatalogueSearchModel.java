package octavo.gui.discovery;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.discovery.CatalogueQuery;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.discovery.CatalogueRun.RunState;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.library.Library;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.sidecar.Sidecar;
import octavo.text.Parsed;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/// A search in catalogues: what is searched for, what was found so far, and who has not answered.
/// Nothing is sent unless the settings allow it, or somebody says so.
public final class CatalogueSearchModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(CatalogueSearchModel.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    private final DiscoveryContext context;
    private final StringProperty query = new SimpleStringProperty("");
    private final DiscoveryRows discoveryRows = new DiscoveryRows();
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper failures = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper asksForConsent = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private boolean hasConsent;
    private Runnable cancelRun = () -> {};
    private int runCount;

    public CatalogueSearchModel(DiscoveryContext context) {
        this.context = context;
        query.subscribe((_, _) -> asksForConsent.set(false));
    }

    /// What is searched for.
    public StringProperty queryProperty() {
        return query;
    }

    DiscoveryRows discoveryRows() {
        return discoveryRows;
    }

    /// How many works there are, and who is still asked; or what is wrong with the query.
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// Who has not answered, and why; empty if all have.
    ReadOnlyStringProperty failuresProperty() {
        return failures.getReadOnlyProperty();
    }

    /// Whether the search waits for somebody to allow it.
    ReadOnlyBooleanProperty asksForConsentProperty() {
        return asksForConsent.getReadOnlyProperty();
    }

    /// Whether catalogues are asked.
    ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    DiscoveryContext context() {
        return context;
    }

    /// Searches for what was typed.
    void search() {
        cancel();
        discoveryRows.clear();
        failures.set("");
        status.set("");
        String typedText = query.get().strip();
        if (typedText.isEmpty()) {
            return;
        }
        Parsed<Query> parsedQuery = QueryParser.parse(typedText, Set.of());
        Optional<CatalogueQuery> catalogueQuery = CatalogueQuery.of(parsedQuery.value());
        if (!parsedQuery.diagnostics().isEmpty()) {
            status.set(MessageTranslator.of(parsedQuery.diagnostics().getFirst().message()));
        } else if (catalogueQuery.isEmpty()) {
            status.set(MESSAGES.text("unaskable"));
        } else if (hasConsent || context.onlineAccess().onlineChoice().allowsLookups()) {
            askCatalogues(catalogueQuery.get());
        } else {
            asksForConsent.set(true);
        }
    }

    /// Allows searching until this is closed, and searches.
    void searchWithConsent() {
        hasConsent = true;
        asksForConsent.set(false);
        search();
    }

    private void askCatalogues(CatalogueQuery catalogueQuery) {
        Library library = context.library().get();
        Sidecar sidecar = context.sidecarEdits().currentContent();
        OnlineAccess onlineAccess = context.onlineAccess();
        String contactMail = onlineAccess.onlineChoice().contactMail();
        int thisRun = runCount;
        isRunning.set(true);
        status.set(MESSAGES.text("asking"));
        cancelRun =
                context.background()
                        .runInBackground(
                                () ->
                                        new CatalogueRun(
                                                        onlineAccess
                                                                .userLookup()
                                                                .catalogueInquiry(
                                                                        true, contactMail),
                                                        catalogueQuery,
                                                        library,
                                                        DistinctPairs.of(sidecar),
                                                        LONGEST_WAIT)
                                                .askAll(state ->
                                                        context.background()
                                                                .runOnUi(() ->
                                                                        showState(thisRun, state))),
                                state -> {
                                    showState(thisRun, state);
                                    endRun(thisRun);
                                },
                                failure -> showFailure(thisRun, failure));
    }

    private void endRun(int runNumber) {
        if (runNumber == runCount) {
            isRunning.set(false);
        }
    }

    private void showFailure(int runNumber, Exception failure) {
        if (runNumber == runCount) {
            isRunning.set(false);
            showWorkCount("");
            context.onFailure().accept(failure);
        }
    }

    /// The number of works of a run that ended before all catalogues had answered.
    private void showWorkCount(String textForNone) {
        int workCount = discoveryRows.rows().size();
        status.set(workCount == 0 ? textForNone : MESSAGES.text("status.done", workCount, 0));
    }

    /// What was cancelled may still have news on its way.
    private void showState(int runNumber, RunState state) {
        if (runNumber != runCount) {
            return;
        }
        discoveryRows.showWorks(state.works());
        int workCount = discoveryRows.rows().size();
        boolean isOver = state.pendingServices().isEmpty();
        String waitingText =
                MESSAGES.text(
                        "status.waiting", workCount, String.join(", ", state.pendingServices()));
        String finishedText =
                state.answeringCount() == 0
                        ? MESSAGES.text("status.unanswered")
                        : MESSAGES.text("status.done", workCount, state.unfittingCount());
        status.set(isOver ? finishedText : waitingText);
        failures.set(ServiceFailures.describe(state.failureReasons()));
    }

    /// Stops asking. What was found stays.
    public void cancel() {
        cancelRun.run();
        cancelRun = () -> {};
        runCount++;
        if (isRunning.get()) {
            isRunning.set(false);
            showWorkCount(MESSAGES.text("status.stopped"));
        }
    }
}
