package octavo.gui;

import javafx.scene.input.KeyCombination;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntryCells;
import octavo.gui.palette.PaletteItem;
import octavo.gui.palette.PaletteItem.Sort;
import octavo.gui.settings.SettingsView;
import octavo.settings.Settings.ThemeChoice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The content of the command palette: all available commands, all settings and all entries.
final class PaletteSearch {
    private static final MessageTexts MESSAGES = MessageTexts.of(PaletteSearch.class);

    private static final String NEW = "new-entry";

    /// Commands that are looked for by other words than their own, which the palette shows.
    private static final Set<String> ALSO_CALLED =
            Set.of("link-file", "rate", "priority", "read", "skimmed", NEW);

    /// What numbers the commands of one kind.
    private static final Pattern NUMBER = Pattern.compile("-\\d");

    private PaletteSearch() {}

    /// @param set shows the setting of a name
    /// @param dress takes a theme
    static List<PaletteItem> fixed(
            List<UserCommand> commands, Consumer<String> set, Consumer<ThemeChoice> dress) {
        Stream<PaletteItem> settings =
                SettingsView.names().stream()
                        .map(name ->
                                new PaletteItem(
                                        Sort.SETTING, name, "", "", () -> set.accept(name)));
        Stream<PaletteItem> themes =
                Arrays.stream(ThemeChoice.values()).map(theme -> theme(theme, dress));
        return Stream.of(commands(commands), settings, themes).flatMap(it -> it).toList();
    }

    private static PaletteItem theme(ThemeChoice theme, Consumer<ThemeChoice> dress) {
        String name = MESSAGES.text("theme." + theme.name().toLowerCase(Locale.ROOT));
        return new PaletteItem(
                Sort.SETTING,
                MESSAGES.text("palette.theme", UserCommand.plain(name)),
                "",
                "",
                () -> dress.accept(theme));
    }

    private static Stream<PaletteItem> commands(List<UserCommand> commands) {
        return commands.stream()
                .filter(command -> command.possible().getValue())
                .map(command ->
                        new PaletteItem(
                                Sort.COMMAND,
                                UserCommand.plain(command.text().getValue()),
                                otherName(command),
                                command.keys().map(KeyCombination::getDisplayText).orElse(""),
                                command::perform));
    }

    private static String otherName(UserCommand command) {
        boolean isNew =
                Arrays.stream(EntryCommands.Kind.values())
                        .anyMatch(kind -> kind.command().equals(command.id()));
        String kind = isNew ? NEW : NUMBER.matcher(command.id()).replaceFirst("");
        return ALSO_CALLED.contains(kind) ? MESSAGES.text("palette." + kind) : "";
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
                            texts.year().matches("\\d{4}") ? Integer.parseInt(texts.year()) : 0,
                            () -> show.accept(row.slot().number())));
        }
        return entries;
    }
}
