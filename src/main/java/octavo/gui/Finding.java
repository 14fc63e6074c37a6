package octavo.gui;

import javafx.scene.input.KeyCombination;

import octavo.gui.controls.Command;
import octavo.gui.entries.Row;
import octavo.gui.palette.Candidate;
import octavo.gui.palette.Candidate.Sort;
import octavo.gui.settings.SettingsView;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/// What the command palette finds: every command that can be given now, every setting and every
/// entry.
final class Finding {
    private Finding() {}

    /// @param set shows the setting of a name
    static List<Candidate> fixed(List<Command> commands, Consumer<String> set) {
        Stream<Candidate> settings =
                SettingsView.names().stream()
                        .map(name ->
                                new Candidate(Sort.SETTING, name, "", "", () -> set.accept(name)));
        return Stream.concat(commands(commands), settings).toList();
    }

    private static Stream<Candidate> commands(List<Command> commands) {
        return commands.stream()
                .filter(command -> command.possible().getValue())
                .map(command ->
                        new Candidate(
                                Sort.COMMAND,
                                Command.plain(command.text().getValue()),
                                "",
                                command.keys().map(KeyCombination::getDisplayText).orElse(""),
                                command::perform));
    }

    /// @param show shows the entry of a slot
    static List<Candidate> entries(List<Row> rows, IntConsumer show) {
        List<Candidate> entries = new ArrayList<>();
        for (Row row : rows) {
            Row.Texts texts = row.texts();
            String more = texts.authors() + " " + texts.year();
            String title = texts.title().isEmpty() ? texts.key() : texts.title();
            entries.add(
                    new Candidate(
                            Sort.ENTRY,
                            title,
                            more,
                            texts.key(),
                            () -> show.accept(row.slot().number())));
        }
        return entries;
    }
}
