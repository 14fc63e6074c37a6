package octavo.gui;

import javafx.scene.input.KeyCombination;

import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntryCells;
import octavo.gui.palette.PaletteItem;
import octavo.gui.palette.PaletteItem.Sort;
import octavo.gui.settings.SettingsView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/// The content of the command palette: all available commands, all settings and all entries.
final class PaletteSearch {
    private PaletteSearch() {}

    /// @param set shows a setting
    static List<PaletteItem> fixed(List<UserCommand> commands, Consumer<String> set) {
        Stream<PaletteItem> settings =
                SettingsView.names().stream()
                        .map(name ->
                                new PaletteItem(
                                        Sort.SETTING, name, "", "", () -> set.accept(name)));
        return Stream.concat(commands(commands), settings).toList();
    }

    private static Stream<PaletteItem> commands(List<UserCommand> commands) {
        return commands.stream()
                .filter(command -> command.possible().getValue())
                .map(command ->
                        new PaletteItem(
                                Sort.COMMAND,
                                UserCommand.plain(command.text().getValue()),
                                "",
                                command.keys().map(KeyCombination::getDisplayText).orElse(""),
                                command::perform));
    }

    /// @param show shows the entry in a slot
    static List<PaletteItem> entries(List<EntryCells> rows, IntConsumer show) {
        List<PaletteItem> entries = new ArrayList<>();
        for (EntryCells row : rows) {
            EntryCells.Texts texts = row.texts();
            String more = texts.authors() + " " + texts.year();
            String title = texts.title().isEmpty() ? texts.key() : texts.title();
            entries.add(
                    new PaletteItem(
                            Sort.ENTRY,
                            title,
                            more,
                            texts.key(),
                            () -> show.accept(row.slot().number())));
        }
        return entries;
    }
}
