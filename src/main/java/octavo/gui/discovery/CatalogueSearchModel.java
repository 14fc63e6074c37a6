package octavo.gui.discovery;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.discovery.CatalogueQuery;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.discovery.CatalogueRun.RunState;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.ServiceFailures;
import octavo.gui.pagecontract.ServiceInquiry;
import octavo.library.Library;
import octavo.search.Query;
import octavo.search.QueryParser;
import octavo.sidecar.Sidecar;
import octavo.text.Parsed;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// A search in catalogues: what is searched for, what was found so far, and who has not answered.
/// Nothing is sent unless the settings allow it, or somebody says so.
public final class CatalogueSearchModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(CatalogueSearchModel.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    private final DiscoveryContext context;
    private final StringProperty query = new SimpleStringProperty("");
    private final DiscoveryRows discoveryRows = new DiscoveryRows();
    private final ServiceInquiry serviceInquiry;

    public CatalogueSearchModel(DiscoveryContext context) {
        this.context = context;
        this.serviceInquiry = ServiceInquiry.of(context, this::describePart);
        query.subscribe((_, _) -> serviceInquiry.forgetQuestion());
    }

    /// What is searched for.
    public StringProperty queryProperty() {
        return query;
    }

    DiscoveryRows discoveryRows() {
        return discoveryRows;
    }

    /// Says how many works there are, and who is still asked; or what is wrong with the query.
    ServiceInquiry serviceInquiry() {
        return serviceInquiry;
    }

    DiscoveryContext context() {
        return context;
    }

    /// Searches for what was typed.
    void search() {
        cancel();
        discoveryRows.clear();
        serviceInquiry.showFailures("");
        serviceInquiry.showStatus("");
        String typedText = query.get().strip();
        if (typedText.isEmpty()) {
            return;
        }
        Parsed<Query> parsedQuery = QueryParser.parse(typedText, Set.of());
        Optional<CatalogueQuery> catalogueQuery = CatalogueQuery.of(parsedQuery.value());
        if (!parsedQuery.diagnostics().isEmpty()) {
            serviceInquiry.showStatus(
                    MessageTranslator.of(parsedQuery.diagnostics().getFirst().message()));
        } else if (catalogueQuery.isEmpty()) {
            serviceInquiry.showStatus(MESSAGES.text("unaskable"));
        } else {
            serviceInquiry.askIfAllowed(() -> askCatalogues(catalogueQuery.get()));
        }
    }

    /// Allows searching until this is closed, and searches.
    void searchWithConsent() {
        serviceInquiry.giveConsent();
        search();
    }

    private void askCatalogues(CatalogueQuery catalogueQuery) {
        Library library = context.library().get();
        Sidecar sidecar = context.sidecarEdits().currentContent();
        OnlineAccess onlineAccess = context.onlineAccess();
        String contactMail = onlineAccess.onlineChoice().contactMail();
        serviceInquiry.ask(
                (Consumer<RunState> onProgress) ->
                        new CatalogueRun(
                                        onlineAccess
                                                .userLookup()
                                                .catalogueInquiry(true, contactMail),
                                        catalogueQuery,
                                        library,
                                        DistinctPairs.of(sidecar),
                                        LONGEST_WAIT)
                                .askAll(onProgress),
                this::showState,
                this::showState);
    }

    /// The number of works of a search that ended before all catalogues had answered.
    private String describePart() {
        int workCount = discoveryRows.rows().size();
        return workCount == 0 ? "" : MESSAGES.text("status.done", workCount, 0);
    }

    private void showState(RunState state) {
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
        serviceInquiry.showStatus(isOver ? finishedText : waitingText);
        serviceInquiry.showFailures(ServiceFailures.describe(state.failureReasons()));
    }

    /// Stops asking. What was found stays.
    public void cancel() {
        serviceInquiry.cancel();
    }
}
