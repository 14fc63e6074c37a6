package octavo.gui.commands;

import octavo.discovery.FollowOffer;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.CatalogueSearchModel;
import octavo.gui.discovery.CatalogueSearchView;
import octavo.gui.discovery.CitationDirection;
import octavo.gui.discovery.CitationSearchModel;
import octavo.gui.discovery.CitationSearchView;
import octavo.gui.discovery.FollowModel;
import octavo.gui.discovery.FollowView;
import octavo.gui.discovery.FollowingModel;
import octavo.gui.discovery.FollowingView;
import octavo.gui.discovery.OwnWorksModel;
import octavo.gui.discovery.OwnWorksView;
import octavo.gui.librarystate.UserNotice.NoticeLevel;
import octavo.gui.openlibraries.LibraryPages;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.pagecontract.WorkScope;
import octavo.gui.pagecontract.WorkScopes;
import octavo.gui.pictures.PicturesModel;
import octavo.gui.pictures.PicturesView;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importing.GatheredSources;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.LookupResult;
import octavo.sidecar.Sidecar;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Shows works that services know beside a library, and takes the chosen ones into the review of
/// imports; and pictures of the library and of these.
public final class WorkDiscovery {
    private static final MessageTexts MESSAGES = MessageTexts.of(WorkDiscovery.class);

    private final BackgroundTasks background;
    private final OnlineAccess onlineAccess;
    private final ImportReview importReview;
    private final WindowOverlays windowOverlays;

    /// @param onlineAccess asks the services, as far as the settings allow it
    public WorkDiscovery(
            BackgroundTasks background,
            OnlineAccess onlineAccess,
            ImportReview importReview,
            WindowOverlays windowOverlays) {
        this.background = background;
        this.onlineAccess = onlineAccess;
        this.importReview = importReview;
        this.windowOverlays = windowOverlays;
    }

    /// Searches catalogues, at first for what the library is searched for.
    void searchCatalogues(Workspace workspace) {
        CatalogueSearchModel model = new CatalogueSearchModel(contextOf(workspace));
        model.queryProperty().set(workspace.entries().queryProperty().get());
        CatalogueSearchView view = new CatalogueSearchView(model, windowOverlays::hideOverlay);
        windowOverlays.showForReview(view, view::focus, model::cancel);
    }

    /// Compares one's own list with what services have of one.
    void lookForMore(Workspace workspace) {
        OwnWorksModel model = new OwnWorksModel(contextOf(workspace));
        OwnWorksView view = new OwnWorksView(model, windowOverlays::hideOverlay);
        windowOverlays.showForReview(view, view::focus, model::cancel);
    }

    /// Follows the citations of the selected entries, or of more.
    ///
    /// @param direction whether to what entries cite, or to what cites them
    void followCitations(Workspace workspace, CitationDirection direction) {
        CitationSearchModel model =
                new CitationSearchModel(contextOf(workspace), direction, scopesOf(workspace));
        CitationSearchView view = new CitationSearchView(model, windowOverlays::hideOverlay);
        windowOverlays.showForReview(view, view::focus, model::cancel);
        model.askIfAllowed();
    }

    /// Shows pictures of papers: of several that are selected, or of those that are searched for,
    /// or else of one's own.
    void showPictures(Workspace workspace) {
        WorkScopes workScopes = scopesOf(workspace);
        if (workScopes.entriesIn(WorkScope.SELECTION).size() == 1) {
            workScopes = workScopes.withLast(WorkScope.SELECTION);
        }
        PicturesModel model = new PicturesModel(contextOf(workspace), workScopes);
        PicturesView view = new PicturesView(model, windowOverlays::hideOverlay);
        windowOverlays.showForReview(view, view::focus, model::cancel);
        model.draw();
    }

    /// Shows what is new of those who are followed.
    public void showFollowing(Workspace workspace) {
        FollowingModel model = new FollowingModel(contextOf(workspace), workspace.following());
        FollowingView view = new FollowingView(model, windowOverlays::hideOverlay);
        windowOverlays.showForReview(view, view::focus, model::close);
    }

    /// Asks which of the people and venues of the selected entry to follow.
    void followOfEntry(Workspace workspace) {
        workspace.chosenWorks().stream()
                .findFirst()
                .ifPresent(work -> offerSources(workspace, work));
    }

    private void offerSources(Workspace workspace, Work work) {
        Sidecar sidecar = workspace.document().sidecarSession().content();
        workspace.computeInBackground(
                library -> FollowedOffers.of(library, sidecar, work.index()),
                offers -> {
                    if (offers.isEmpty()) {
                        workspace.addNotice(
                                NoticeLevel.INFORMATION, MESSAGES.text("follow.nobody"));
                    } else {
                        askWhomToFollow(workspace, offers);
                    }
                });
    }

    private void askWhomToFollow(Workspace workspace, List<FollowOffer> offers) {
        FollowView view =
                new FollowView(
                        new FollowModel(workspace.following(), offers),
                        windowOverlays::hideOverlay);
        windowOverlays.showQuestion(view, view::focus);
    }

    /// Follows somebody, or no longer; asks for the number if it is not known.
    public void follow(Workspace workspace, FollowOffer offer) {
        offer.chooseSource(workspace.following().sourcesProperty().get())
                .ifPresentOrElse(
                        source ->
                                workspace.addNotice(
                                        NoticeLevel.DONE, workspace.following().toggle(source)),
                        () -> askWhomToFollow(workspace, List.of(offer)));
    }

    private static WorkScopes scopesOf(Workspace workspace) {
        Library library = workspace.document().library();
        List<Work> allWorks = Work.allOf(library).toList();
        List<Work> shownWorks = workspace.shownWorks();
        List<Work> ownWorks =
                workspace.ownSlotsProperty().get().stream()
                        .boxed()
                        .flatMap(slot -> library.indexOfSlot(slot).stream())
                        .sorted()
                        .flatMap(index -> library.workAt(index).stream())
                        .toList();
        SequencedMap<WorkScope, List<Work>> entriesByScope = new LinkedHashMap<>();
        entriesByScope.put(WorkScope.SELECTION, workspace.chosenWorks());
        if (shownWorks.size() < allWorks.size()) {
            entriesByScope.put(WorkScope.SHOWN, shownWorks);
        }
        entriesByScope.put(WorkScope.OWN, ownWorks);
        entriesByScope.values().removeIf(List::isEmpty);
        entriesByScope.put(WorkScope.LIBRARY, allWorks);
        return new WorkScopes(library, entriesByScope);
    }

    private DiscoveryContext contextOf(Workspace workspace) {
        return new DiscoveryContext(
                background,
                onlineAccess,
                () -> workspace.document().library(),
                new SidecarEdits(
                        workspace.document().sidecarSession(), workspace.document()::applyEdit),
                slots -> showEntries(workspace, slots),
                papers -> reviewPapers(workspace, papers),
                workspace::reportFailure);
    }

    private void showEntries(Workspace workspace, List<Integer> slots) {
        windowOverlays.hideOverlay();
        workspace.pageProperty().set(LibraryPages.LIBRARY_ID);
        workspace.entries().reveal(slots);
    }

    private void reviewPapers(Workspace workspace, List<FoundPaper> papers) {
        windowOverlays.hideOverlay();
        importReview.lookedUpPapers().addFound(papers);
        LookupResult result = new LookupResult(papers, List.of());
        importReview.readSources(
                workspace,
                () ->
                        new GatheredSources(
                                List.of(), result.foundWorks(), List.of(), result.valueSources()),
                (agreementPlan, valueSources) ->
                        importReview.reviewPlan(
                                workspace, agreementPlan, valueSources, Optional.empty()));
    }
}
