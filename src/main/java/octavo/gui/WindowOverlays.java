package octavo.gui;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.layout.Region;

import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.ProposalView;
import octavo.gui.controls.UserCommand;
import octavo.gui.document.OpenConflicts;
import octavo.gui.entries.EntryCells;
import octavo.gui.importing.ImportModel;
import octavo.gui.importing.ImportView;
import octavo.gui.manual.ManualModel;
import octavo.gui.manual.ManualPages;
import octavo.gui.manual.ManualView;
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

/// What lies over the window for a while: the palette, settings, questions and what is to be looked
/// at before it is done. That comes back when another sheet has lain over it.
final class WindowOverlays {
    private final SettingsStore remembered;
    private final Workspaces workspaces;
    private final Consumer<Region> display;
    private final Consumer<Region> asking;
    private final Runnable hide;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private Optional<Undecided> undecided = Optional.empty();
    private ObservableValue<Boolean> shown = new SimpleBooleanProperty();

    /// What is being looked at before it is done.
    ///
    /// @param again shows it again
    /// @param left what is done when somebody turns away from it
    private record Undecided(Runnable again, Runnable left) {}

    /// @param display shows a sheet in the place of the one before
    /// @param asking the same for one that holds what somebody has typed or chosen
    WindowOverlays(
            SettingsStore remembered,
            Workspaces workspaces,
            Consumer<Region> display,
            Consumer<Region> asking,
            Runnable hide) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.display = display;
        this.asking = asking;
        this.hide = hide;
    }

    /// @param isShown whether a sheet is shown
    void follow(ObservableValue<Boolean> isShown) {
        shown = isShown;
        shown.addListener((_, _, now) -> {
            if (!now) {
                Optional<Undecided> before = undecided;
                undecided = Optional.empty();
                before.ifPresent(it -> it.left().run());
            }
            remembered.background().tell(this::next);
        });
    }

    /// What is being looked at comes back afterwards.
    private void show(Region sheet) {
        show(sheet, display);
    }

    private void show(Region sheet, Consumer<Region> by) {
        undecided.ifPresent(it -> waiting.addFirst(it.again()));
        undecided = Optional.empty();
        by.accept(sheet);
    }

    /// Shows what is to be looked at before it is done.
    private void lookAt(Region sheet, Runnable focus, Runnable left) {
        ask(sheet, focus);
        undecided = Optional.of(new Undecided(() -> lookAt(sheet, focus, left), left));
    }

    /// Goes on once no sheet is shown.
    void whenFree(Runnable then) {
        waiting.add(then);
        next();
    }

    private void next() {
        if (!shown.getValue() && !waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    /// While something is being looked at, it finds nothing that works on the library below.
    ///
    /// @param entry shows the entry of a slot
    void palette(List<UserCommand> commands, IntConsumer entry) {
        boolean covered = undecided.isPresent() || !waiting.isEmpty();
        Workspace workspace = workspaces.currentProperty().get();
        Function<String, List<EntryCells>> rows =
                workspace == null || covered ? _ -> List.of() : workspace.entries().called();
        List<UserCommand> possible =
                commands.stream().filter(each -> !covered || !each.isOfLibrary()).toList();
        PaletteModel model =
                new PaletteModel(
                        remembered.background(),
                        workspaces::failed,
                        PaletteSearch.fixed(
                                possible,
                                this::settings,
                                theme -> remembered.change(it -> it.withTheme(theme))),
                        words -> PaletteSearch.entries(rows.apply(words), entry));
        PaletteView palette = new PaletteView(model, hide);
        ask(palette, palette::focus);
    }

    /// Takes away what is shown.
    void hide() {
        hide.run();
    }

    /// Shows a sheet that asks for something, with the keys in it.
    void ask(Region sheet, Runnable focus) {
        show(sheet, asking);
        focus.run();
    }

    /// Asks for a tag for the chosen entries.
    void tag(Workspace workspace) {
        List<Integer> slots = workspace.entries().chosen();
        TagView view =
                new TagView(
                        "tag",
                        slots.size(),
                        workspace.sidebar().values("tag"),
                        name -> {
                            hide.run();
                            AssignCommand.assign(workspace, slots, FacetValue.tag(name));
                        });
        ask(view, view::focus);
    }

    /// @param words what is searched for in the settings
    void settings(String words) {
        SettingsModel model =
                new SettingsModel(
                        remembered.settingsProperty(), remembered::change, remembered.background());
        OnlineModel online =
                new OnlineModel(
                        remembered::change,
                        remembered.background(),
                        ServiceKeys.ofUser(),
                        AnswerCache.ofUser());
        SettingsView view = new SettingsView(model, online, hide);
        show(view);
        view.find(words);
    }

    /// @param menus have the commands with their keys
    void shortcuts(List<Menu> menus) {
        show(new ShortcutsView(menus, hide));
    }

    /// @param browse opens an address outside the window
    void manual(Consumer<String> browse) {
        remembered
                .background()
                .run(
                        ManualPages::read,
                        pages -> {
                            ManualView view = new ManualView(new ManualModel(pages, browse), hide);
                            ask(view, view::focus);
                        },
                        workspaces::failed);
    }

    /// Shows the whole text of a notice.
    void details(String text) {
        show(new NoticeDetailsView(text, hide));
    }

    void about() {
        show(new AboutView(hide));
    }

    /// Shows what would be imported.
    void review(ImportModel model, Optional<Runnable> instead) {
        ImportView view = new ImportView(model, hide, instead);
        lookAt(view, view::focus, () -> {});
    }

    /// Shows changes before they are made; whoever makes them takes the sheet away.
    void review(ChangeProposal proposal) {
        ProposalView view = new ProposalView(proposal, hide);
        view.getStyleClass().addAll("sheet", "proposal-sheet");
        lookAt(view, view::focus, () -> {});
    }

    void review(OpenConflicts conflicts) {
        lookAt(new ConflictsView(conflicts, hide), () -> {}, conflicts::postpone);
    }
}
