package octavo.gui.discovery;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;

import octavo.discovery.CitationQuestion;
import octavo.discovery.CitedWorks;
import octavo.discovery.CitingWorks;
import octavo.discovery.InquiryProgress;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.gui.pagecontract.ServiceFailures;
import octavo.gui.pagecontract.ServiceInquiry;
import octavo.gui.pagecontract.WorkScope;
import octavo.gui.pagecontract.WorkScopes;
import octavo.library.Work;
import octavo.lookup.UserLookup;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What entries cite, or what cites them: which entries are asked about, what came, and what is not
/// known. Nothing is sent unless the settings allow it, or somebody presses the button.
public final class CitationSearchModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(CitationSearchModel.class);
    private static final List<Integer> OFFERED_COUNTS = List.of(1, 2, 3, 5, 10);

    private final DiscoveryContext context;
    private final CitationDirection direction;
    private final WorkScopes workScopes;
    private final DiscoveryRows discoveryRows = new DiscoveryRows();
    private final ServiceInquiry serviceInquiry;
    private final ObjectProperty<WorkScope> scope;
    private final ObjectProperty<Integer> leastCount;
    private final ReadOnlyStringWrapper remarks = new ReadOnlyStringWrapper("");

    /// @param direction whether to what entries cite, or to what cites them
    public CitationSearchModel(
            DiscoveryContext context, CitationDirection direction, WorkScopes workScopes) {
        this.context = context;
        this.direction = direction;
        this.workScopes = workScopes;
        this.serviceInquiry = ServiceInquiry.of(context, this::describePart);
        this.scope = new SimpleObjectProperty<>(workScopes.usualScope());
        this.leastCount = new SimpleObjectProperty<>(usualCount());
        scope.subscribe((_, _) -> {
            leastCount.set(usualCount());
            askIfAllowed();
        });
        leastCount.subscribe((_, _) -> askIfAllowed());
    }

    CitationDirection direction() {
        return direction;
    }

    WorkScopes workScopes() {
        return workScopes;
    }

    DiscoveryContext context() {
        return context;
    }

    DiscoveryRows discoveryRows() {
        return discoveryRows;
    }

    /// Says how far the services are, or how many works there are.
    ServiceInquiry serviceInquiry() {
        return serviceInquiry;
    }

    /// Which entries are asked about.
    ObjectProperty<WorkScope> scopeProperty() {
        return scope;
    }

    /// How many of them must cite a work, or be cited by it.
    ObjectProperty<Integer> leastCountProperty() {
        return leastCount;
    }

    /// The counts to choose from; a single one if there is no choice.
    List<Integer> offeredCounts() {
        int entryCount = entries().size();
        return OFFERED_COUNTS.stream().filter(it -> it == 1 || it <= entryCount).toList();
    }

    /// What the list lacks; empty if nothing.
    ReadOnlyStringProperty remarksProperty() {
        return remarks.getReadOnlyProperty();
    }

    /// The entries that are asked about.
    List<Work> entries() {
        return workScopes.entriesIn(scope.get());
    }

    private int usualCount() {
        return direction == CitationDirection.CITED ? CitationQuestion.usualCount(entries()) : 1;
    }

    /// Asks if the settings allow it, or somebody has since this was opened.
    public void askIfAllowed() {
        clear();
        if (serviceInquiry.mayAsk()) {
            askServices();
        }
    }

    /// Asks, and from now on whenever something else is chosen.
    void askWithConsent() {
        serviceInquiry.giveConsent();
        clear();
        askServices();
    }

    private void clear() {
        cancel();
        discoveryRows.clear();
        remarks.set("");
        serviceInquiry.showFailures("");
        serviceInquiry.showStatus("");
    }

    private void askServices() {
        if (entries().stream().noneMatch(this::canBeAsked)) {
            serviceInquiry.showStatus(text("unaskable", entries().size()));
            return;
        }
        CitationQuestion question =
                new CitationQuestion(
                        workScopes.library(),
                        DistinctPairs.of(context.sidecarEdits().currentContent()),
                        entries(),
                        leastCount.get());
        UserLookup userLookup = context.onlineAccess().userLookup();
        String contactMail = context.onlineAccess().onlineChoice().contactMail();
        serviceInquiry.ask(
                (Consumer<InquiryProgress<CitationState>> onProgress) ->
                        ask(userLookup, contactMail, question, onProgress),
                this::showProgress,
                this::showAnswer);
    }

    private boolean canBeAsked(Work entry) {
        return switch (direction) {
            case CITED -> entry.doi().isPresent();
            case CITING -> CitationQuestion.anyDoi(entry).isPresent();
        };
    }

    private CitationState ask(
            UserLookup userLookup,
            String contactMail,
            CitationQuestion question,
            Consumer<InquiryProgress<CitationState>> onProgress)
            throws InterruptedException {
        return switch (direction) {
            case CITED ->
                    CitationState.of(
                            CitedWorks.ask(
                                    userLookup.referenceInquiry(true, contactMail),
                                    userLookup.authorInquiry(true, contactMail),
                                    question,
                                    progress ->
                                            onProgress.accept(
                                                    progress.map(
                                                            it -> CitationState.of(it, question)))),
                            question);
            case CITING ->
                    CitationState.of(
                            CitingWorks.ask(
                                    userLookup.citationInquiry(true, contactMail),
                                    question,
                                    progress ->
                                            onProgress.accept(
                                                    progress.map(
                                                            it -> CitationState.of(it, question)))),
                            question);
        };
    }

    private void showProgress(InquiryProgress<CitationState> progress) {
        progress.partialAnswer().ifPresent(this::showWorks);
        serviceInquiry.showStatus(
                MESSAGES.text(
                        "citations.asking." + progress.matter().name().toLowerCase(Locale.ROOT),
                        progress.answeredCount(),
                        progress.soughtCount()));
    }

    private void showWorks(CitationState state) {
        discoveryRows.showWorks(state.works());
        serviceInquiry.showFailures(ServiceFailures.describe(state.failures()));
    }

    private void showAnswer(CitationState state) {
        showWorks(state);
        int workCount = state.works().size();
        serviceInquiry.showStatus(
                !state.isAnswered()
                        ? text("unanswered")
                        : workCount == 0
                                ? text("none", leastCount.get())
                                : MESSAGES.text(
                                        "citations.done",
                                        state.missingCount(),
                                        workCount - state.missingCount()));
        remarks.set(state.isAnswered() ? describeGaps(state) : "");
    }

    private String describeGaps(CitationState state) {
        int entryCount = entries().size();
        return Stream.of(
                        describeCount(
                                "citations.unlisted." + direction.id(),
                                entryCount - state.listedCount(),
                                entryCount),
                        describeCount("citations.nameless", state.namelessCount(), entryCount),
                        describeCount("citations.omitted", state.omittedCount(), entryCount))
                .filter(it -> !it.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String describeCount(String messageKey, int count, int entryCount) {
        return count == 0 ? "" : MESSAGES.text(messageKey, count, entryCount);
    }

    private String text(String name, Object... arguments) {
        return MESSAGES.text("citations." + name + "." + direction.id(), arguments);
    }

    /// What came before somebody stopped it.
    private String describePart() {
        int workCount = discoveryRows.rows().size();
        return workCount == 0 ? "" : MESSAGES.text("citations.stopped", workCount);
    }

    /// Stops asking. What was found stays.
    public void cancel() {
        serviceInquiry.cancel();
    }
}
