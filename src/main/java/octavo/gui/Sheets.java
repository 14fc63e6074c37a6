package octavo.gui;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

import octavo.gui.controls.Command;
import octavo.gui.entries.Row;
import octavo.gui.importing.ImportModel;
import octavo.gui.importing.ImportView;
import octavo.gui.palette.PaletteModel;
import octavo.gui.palette.PaletteView;
import octavo.gui.settings.SettingsModel;
import octavo.gui.settings.SettingsView;
import octavo.gui.shell.AboutView;
import octavo.gui.shell.Conflicts;
import octavo.gui.shell.ConflictsView;
import octavo.gui.shell.ShortcutsView;
import octavo.gui.sidebar.Assignment;
import octavo.gui.sidebar.TagView;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

/// What lies over the window for a while: the palette, settings, questions and what is to be looked
/// at before it is done.
final class Sheets {
    private final Remembered remembered;
    private final Workspaces workspaces;
    private final Consumer<Region> show;
    private final Runnable hide;
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private ObservableValue<Boolean> shown = new SimpleBooleanProperty();

    /// @param show shows a sheet in the place of the one before
    Sheets(Remembered remembered, Workspaces workspaces, Consumer<Region> show, Runnable hide) {
        this.remembered = remembered;
        this.workspaces = workspaces;
        this.show = show;
        this.hide = hide;
    }

    /// @param isShown whether a sheet is shown
    void follow(ObservableValue<Boolean> isShown) {
        shown = isShown;
        shown.addListener((_, _, _) -> remembered.background().tell(this::next));
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

    /// @param entry shows the entry of a slot
    void palette(List<Command> commands, IntConsumer entry) {
        Workspace workspace = workspaces.currentProperty().get();
        Function<String, List<Row>> rows =
                workspace == null ? _ -> List.of() : workspace.entries().called();
        PaletteModel model =
                new PaletteModel(
                        remembered.background(),
                        workspaces::failed,
                        Finding.fixed(commands, this::settings),
                        words -> Finding.entries(rows.apply(words), entry));
        PaletteView palette = new PaletteView(model, hide);
        show.accept(palette);
        palette.focus();
    }

    /// Asks for a tag for the chosen entries.
    void tag(Workspace workspace) {
        List<Integer> slots = workspace.entries().chosen();
        TagView view =
                new TagView(
                        slots.size(),
                        workspace.sidebar().values("keywords"),
                        tag -> {
                            hide.run();
                            workspace.assign(slots, Assignment.tag(tag));
                        });
        show.accept(view);
        view.focus();
    }

    /// @param words what is searched for in the settings
    void settings(String words) {
        SettingsModel model =
                new SettingsModel(
                        remembered.settingsProperty(), remembered::change, remembered.background());
        SettingsView view = new SettingsView(model, hide);
        show.accept(view);
        view.find(words);
    }

    void shortcuts(List<Command> commands) {
        show.accept(new ShortcutsView(commands));
    }

    void about() {
        show.accept(new AboutView());
    }

    /// Shows what would be imported.
    void review(ImportModel model, Optional<Runnable> instead) {
        ImportView view = new ImportView(model, hide, instead);
        show.accept(view);
        view.focus();
    }

    void review(Conflicts conflicts) {
        show.accept(new ConflictsView(conflicts, hide));
    }
}
