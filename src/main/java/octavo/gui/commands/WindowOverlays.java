package octavo.gui.commands;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.layout.Region;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntryCells;
import octavo.gui.importing.ImportModel;
import octavo.gui.importing.ImportView;
import octavo.gui.librarystate.OpenConflicts;
import octavo.gui.manual.ManualModel;
import octavo.gui.manual.ManualPages;
import octavo.gui.manual.ManualView;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.gui.openlibraries.Workspaces;
import octavo.gui.palette.PaletteModel;
import octavo.gui.palette.PaletteView;
import octavo.gui.settings.OnlineModel;
import octavo.gui.settings.SettingsModel;
import octavo.gui.settings.SettingsView;
import octavo.gui.shell.AboutView;
import octavo.gui.shell.ConflictsView;
import octavo.gui.shell.NoticeDetailsView;
import octavo.gui.shell.ShortcutsView;
import octavo.gui.sidebar.FacetValue;
import octavo.gui.sidebar.TagView;
import octavo.net.AnswerCache;
import octavo.settings.ServiceKeys;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

/// The overlays of the window: palette, settings, questions and reviews. A covered overlay
/// reappears when the one over it closes.
public final class WindowOverlays {
    private final SettingsStore settingsStore;
    private final Workspaces workspaces;
    private final Consumer<Region> showOverlay;
    private final Consumer<Region> askOverlay;
    private final Runnable hideOverlay;
    private final Deque<Runnable> waitingActions = new ArrayDeque<>();
    private Optional<UndecidedReview> undecidedReview = Optional.empty();
    private ObservableValue<Boolean> isOverlayShown = new SimpleBooleanProperty();

    /// What is being looked at before it is done.
    ///
    /// @param showAgain shows it again
    /// @param onLeft what is done when somebody turns away from it
    private record UndecidedReview(Runnable showAgain, Runnable onLeft) {}

    /// @param showOverlay shows a sheet in the place of the one before
    /// @param askOverlay the same for one that holds what somebody has typed or chosen
    public WindowOverlays(
            SettingsStore settingsStore,
            Workspaces workspaces,
            Consumer<Region> showOverlay,
            Consumer<Region> askOverlay,
            Runnable hideOverlay) {
        this.settingsStore = settingsStore;
        this.workspaces = workspaces;
        this.showOverlay = showOverlay;
        this.askOverlay = askOverlay;
        this.hideOverlay = hideOverlay;
    }

    /// @param isShown whether a sheet is shown
    public void followShown(ObservableValue<Boolean> isShown) {
        isOverlayShown = isShown;
        isOverlayShown.addListener((_, _, isShownNow) -> {
            if (!isShownNow) {
                Optional<UndecidedReview> earlierReview = undecidedReview;
                undecidedReview = Optional.empty();
                earlierReview.ifPresent(it -> it.onLeft().run());
            }
            settingsStore.background().runOnUi(this::runNextWaiting);
        });
    }

    /// What is being looked at comes back afterwards.
    private void showOverlay(Region overlayRegion) {
        showOverlay(overlayRegion, showOverlay);
    }

    private void showOverlay(Region overlayRegion, Consumer<Region> displayer) {
        undecidedReview.ifPresent(it -> waitingActions.addFirst(it.showAgain()));
        undecidedReview = Optional.empty();
        displayer.accept(overlayRegion);
    }

    /// Shows what is to be looked at before it is done.
    ///
    /// @param onLeft what happens once it is away
    void showForReview(Region overlayRegion, Runnable focusAction, Runnable onLeft) {
        showQuestion(overlayRegion, focusAction);
        undecidedReview =
                Optional.of(
                        new UndecidedReview(
                                () -> showForReview(overlayRegion, focusAction, onLeft), onLeft));
    }

    /// Goes on once no sheet is shown.
    void whenFree(Runnable waitingAction) {
        waitingActions.add(waitingAction);
        runNextWaiting();
    }

    private void runNextWaiting() {
        if (!isOverlayShown.getValue() && !waitingActions.isEmpty()) {
            waitingActions.remove().run();
        }
    }

    /// While something is being looked at, it finds nothing that works on the library below.
    ///
    /// @param onEntryChosen shows the entry of a slot
    public void showPalette(List<UserCommand> commands, IntConsumer onEntryChosen) {
        boolean isCovered = undecidedReview.isPresent() || !waitingActions.isEmpty();
        Workspace workspace = workspaces.currentProperty().get();
        Function<String, List<EntryCells>> rowsByQuery =
                workspace == null || isCovered ? _ -> List.of() : workspace.entries().called();
        List<UserCommand> offeredCommands =
                commands.stream()
                        .filter(userCommand -> !isCovered || !userCommand.isOfLibrary())
                        .toList();
        PaletteModel paletteModel =
                new PaletteModel(
                        settingsStore.background(),
                        workspaces::reportFailure,
                        PaletteSearch.fixedItems(
                                offeredCommands,
                                this::showSettings,
                                themeChoice ->
                                        settingsStore.changeSettings(currentSettings ->
                                                currentSettings.withTheme(themeChoice))),
                        searchWords ->
                                PaletteSearch.entryItems(
                                        rowsByQuery.apply(searchWords), onEntryChosen));
        PaletteView paletteView = new PaletteView(paletteModel, hideOverlay);
        showQuestion(paletteView, paletteView::focus);
    }

    /// Takes away what is shown.
    void hideOverlay() {
        hideOverlay.run();
    }

    /// Shows a sheet that asks for something, with the keys in it.
    void showQuestion(Region overlayRegion, Runnable focusAction) {
        showOverlay(overlayRegion, askOverlay);
        focusAction.run();
    }

    /// Asks for a tag for the chosen entries.
    public void askForTag(Workspace workspace) {
        List<Integer> chosenSlots = workspace.entries().chosen();
        TagView tagView =
                new TagView(
                        "tag",
                        chosenSlots.size(),
                        workspace.sidebar().values("tag"),
                        tagName -> {
                            hideOverlay.run();
                            AssignCommand.assign(workspace, chosenSlots, FacetValue.tag(tagName));
                        });
        showQuestion(tagView, tagView::focus);
    }

    /// @param searchWords what is searched for in the settings
    public void showSettings(String searchWords) {
        SettingsModel settingsModel =
                new SettingsModel(
                        settingsStore.settingsProperty(),
                        settingsStore::changeSettings,
                        settingsStore.background());
        OnlineModel onlineModel =
                new OnlineModel(
                        settingsStore::changeSettings,
                        settingsStore.background(),
                        ServiceKeys.ofUser(),
                        AnswerCache.ofUser());
        SettingsView settingsView = new SettingsView(settingsModel, onlineModel, hideOverlay);
        showOverlay(settingsView);
        settingsView.find(searchWords);
    }

    /// @param menus have the commands with their keys
    public void showShortcuts(List<Menu> menus) {
        showOverlay(new ShortcutsView(menus, hideOverlay));
    }

    /// @param openAddress opens an address outside the window
    public void showManual(String topicId, Consumer<String> openAddress) {
        settingsStore
                .background()
                .runInBackground(
                        ManualPages::readManual,
                        manualPages -> {
                            ManualView manualView =
                                    new ManualView(
                                            new ManualModel(manualPages, topicId, openAddress),
                                            hideOverlay);
                            showQuestion(manualView, manualView::focus);
                        },
                        workspaces::reportFailure);
    }

    /// Shows the whole text of a notice.
    public void showNoticeDetails(String noticeText) {
        showOverlay(new NoticeDetailsView(noticeText, hideOverlay));
    }

    public void showAbout() {
        showOverlay(new AboutView(hideOverlay));
    }

    /// Shows what would be imported.
    void review(ImportModel importModel, Optional<Runnable> alternative) {
        ImportView view = new ImportView(importModel, hideOverlay, alternative);
        showForReview(view, view::focus, () -> {});
    }

    /// Shows changes before they are made; whoever makes them takes the sheet away.
    void review(ChangeProposal proposal) {
        ProposalView view = new ProposalView(proposal, hideOverlay);
        view.getStyleClass().addAll("sheet", "proposal-sheet");
        showForReview(view, view::focus, () -> {});
    }

    public void review(OpenConflicts conflicts) {
        showForReview(new ConflictsView(conflicts, hideOverlay), () -> {}, conflicts::postpone);
    }
}
