package octavo.gui.pictures;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

import octavo.bibliometrics.CoauthorGraph;
import octavo.bibliometrics.PapersByYear;
import octavo.bibliometrics.PointLayout;
import octavo.discovery.CitationQuestion;
import octavo.discovery.InquiryProgress;
import octavo.discovery.ReferenceNetwork;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.gui.pagecontract.ServiceFailures;
import octavo.gui.pagecontract.ServiceInquiry;
import octavo.gui.pagecontract.WorkScope;
import octavo.gui.pagecontract.WorkScopes;
import octavo.gui.pictures.PictureContent.CoauthorsContent;
import octavo.gui.pictures.PictureContent.NetworkContent;
import octavo.gui.pictures.PictureContent.YearsContent;
import octavo.library.Work;
import octavo.lookup.UserLookup;
import octavo.people.DecisionsJson;
import octavo.people.People;
import octavo.people.PersonDecisions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Which picture is shown, of which entries, and what of it somebody has clicked. Only the network
/// of references asks services, if the settings allow it or somebody presses the button.
public final class PicturesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(PicturesModel.class);

    /// Width by height of the place for points.
    private static final double ASPECT_RATIO = 1.5;

    private final DiscoveryContext context;
    private final WorkScopes workScopes;
    private final ServiceInquiry serviceInquiry;
    private final ObjectProperty<PictureKind> kind = new SimpleObjectProperty<>(PictureKind.YEARS);
    private final ObjectProperty<WorkScope> scope;
    private final ReadOnlyObjectWrapper<Optional<PictureContent>> content =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<PicturePart>> part =
            new ReadOnlyObjectWrapper<>(Optional.empty());

    public PicturesModel(DiscoveryContext context, WorkScopes workScopes) {
        this.context = context;
        this.workScopes = workScopes;
        serviceInquiry = ServiceInquiry.of(context, () -> "");
        scope = new SimpleObjectProperty<>(workScopes.usualScope());
        kind.subscribe((_, _) -> draw());
        scope.subscribe((_, _) -> draw());
    }

    WorkScopes workScopes() {
        return workScopes;
    }

    DiscoveryContext context() {
        return context;
    }

    /// Says what the picture has left out, or how far the services are.
    ServiceInquiry serviceInquiry() {
        return serviceInquiry;
    }

    ObjectProperty<PictureKind> kindProperty() {
        return kind;
    }

    /// Whose papers are drawn.
    ObjectProperty<WorkScope> scopeProperty() {
        return scope;
    }

    /// What is drawn; empty until it is known.
    ReadOnlyObjectProperty<Optional<PictureContent>> contentProperty() {
        return content.getReadOnlyProperty();
    }

    /// What was clicked last.
    ReadOnlyObjectProperty<Optional<PicturePart>> partProperty() {
        return part.getReadOnlyProperty();
    }

    void showPart(PicturePart chosenPart) {
        part.set(Optional.of(chosenPart));
    }

    /// Closes the pictures and shows the entries of the part in the table.
    void showEntries(List<Work> entries) {
        context.showEntries().accept(entries.stream().map(PicturesModel::slotOf).toList());
    }

    static int slotOf(Work entry) {
        return entry.library().slots().get(entry.index()).number();
    }

    private List<Work> entries() {
        return workScopes.entriesIn(scope.get());
    }

    /// Draws the chosen picture, as far as nobody has to be asked.
    public void draw() {
        cancel();
        content.set(Optional.empty());
        part.set(Optional.empty());
        serviceInquiry.showFailures("");
        serviceInquiry.showStatus("");
        serviceInquiry.forgetQuestion();
        List<Work> entries = entries();
        switch (kind.get()) {
            case YEARS -> compute(() -> new YearsContent(PapersByYear.of(entries)));
            case COAUTHORS -> {
                PersonDecisions decisions =
                        DecisionsJson.readDecisions(context.sidecarEdits().currentContent())
                                .decisions();
                compute(() -> coauthors(entries, decisions));
            }
            case REFERENCES -> serviceInquiry.askIfAllowed(this::askServices);
        }
    }

    private CoauthorsContent coauthors(List<Work> entries, PersonDecisions decisions) {
        CoauthorGraph graph = CoauthorGraph.of(entries, People.of(workScopes.library(), decisions));
        return new CoauthorsContent(
                graph, PointLayout.of(graph.drawnCount(), graph.links(), ASPECT_RATIO));
    }

    private void compute(Callable<PictureContent> work) {
        serviceInquiry.compute(work, this::showContent);
    }

    /// Asks, and from now on whenever something else is chosen.
    void askWithConsent() {
        serviceInquiry.giveConsent();
        draw();
    }

    private void askServices() {
        List<Work> entries = entries();
        if (entries.stream().allMatch(it -> it.doi().isEmpty())) {
            serviceInquiry.showStatus(MESSAGES.text("references.unaskable", entries.size()));
            return;
        }
        CitationQuestion question =
                new CitationQuestion(
                        workScopes.library(),
                        DistinctPairs.of(context.sidecarEdits().currentContent()),
                        entries,
                        ReferenceNetwork.leastCountFor(entries));
        UserLookup userLookup = context.onlineAccess().userLookup();
        String contactMail = context.onlineAccess().onlineChoice().contactMail();
        serviceInquiry.ask(
                (Consumer<InquiryProgress<ReferenceNetwork>> onProgress) -> {
                    ReferenceNetwork network =
                            ReferenceNetwork.ask(
                                    userLookup.referenceInquiry(true, contactMail),
                                    userLookup.authorInquiry(true, contactMail),
                                    question,
                                    onProgress);
                    return new NetworkContent(
                            network,
                            PointLayout.of(
                                    network.works().size(), network.citations(), ASPECT_RATIO));
                },
                this::showProgress,
                this::showContent);
    }

    private void showProgress(InquiryProgress<ReferenceNetwork> progress) {
        serviceInquiry.showStatus(
                MESSAGES.text(
                        "asking." + progress.matter().name().toLowerCase(Locale.ROOT),
                        progress.answeredCount(),
                        progress.soughtCount()));
    }

    private void showContent(PictureContent newContent) {
        content.set(Optional.of(newContent));
        if (newContent instanceof NetworkContent networkContent) {
            serviceInquiry.showFailures(
                    ServiceFailures.describe(networkContent.network().failures()));
        }
        serviceInquiry.showStatus(PictureStatus.describe(newContent, entries().size()));
    }

    /// Stops what is computed or asked.
    public void cancel() {
        serviceInquiry.cancel();
    }
}
