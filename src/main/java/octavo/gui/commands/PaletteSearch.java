package octavo.gui.commands;

import javafx.scene.input.KeyCombination;

import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.UserCommand;
import octavo.gui.entries.EntryCells;
import octavo.gui.palette.PaletteItem;
import octavo.gui.palette.PaletteItem.ItemSort;
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

    private static final String NEW_ENTRY = "new-entry";

    /// Commands that are looked for by other words than their own, which the palette shows.
    private static final Set<String> KINDS_WITH_OTHER_NAME =
            Set.of(
                    "link-file",
                    "rate",
                    "priority",
                    "read",
                    "skimmed",
                    "cited-works",
                    "listed-works",
                    "citing-works",
                    "following",
                    "follow",
                    "pictures",
                    "verify",
                    NEW_ENTRY);

    /// What numbers the commands of one kind.
    private static final Pattern NUMBER_SUFFIX = Pattern.compile("-\\d");

    private PaletteSearch() {}

    /// @param showSetting shows the setting of a name
    /// @param applyTheme takes a theme
    static List<PaletteItem> fixedItems(
            List<UserCommand> commands,
            Consumer<String> showSetting,
            Consumer<ThemeChoice> applyTheme) {
        Stream<PaletteItem> settings =
                SettingsView.names().stream()
                        .map(settingName ->
                                new PaletteItem(
                                        ItemSort.SETTING,
                                        settingName,
                                        "",
                                        "",
                                        () -> showSetting.accept(settingName)));
        Stream<PaletteItem> themes =
                Arrays.stream(ThemeChoice.values())
                        .map(themeChoice -> themeItem(themeChoice, applyTheme));
        return Stream.of(commandItems(commands), settings, themes)
                .flatMap(paletteItems -> paletteItems)
                .toList();
    }

    private static PaletteItem themeItem(
            ThemeChoice themeChoice, Consumer<ThemeChoice> applyTheme) {
        String themeName = MESSAGES.text("theme." + themeChoice.name().toLowerCase(Locale.ROOT));
        return new PaletteItem(
                ItemSort.SETTING,
                MESSAGES.text("palette.theme", UserCommand.plainText(themeName)),
                "",
                "",
                () -> applyTheme.accept(themeChoice));
    }

    private static Stream<PaletteItem> commandItems(List<UserCommand> commands) {
        return commands.stream()
                .filter(userCommand -> userCommand.isPossible().getValue())
                .map(userCommand ->
                        new PaletteItem(
                                ItemSort.COMMAND,
                                UserCommand.plainText(userCommand.commandText().getValue()),
                                otherName(userCommand),
                                userCommand
                                        .keyCombination()
                                        .map(KeyCombination::getDisplayText)
                                        .orElse(""),
                                userCommand::perform));
    }

    private static String otherName(UserCommand userCommand) {
        boolean isNew =
                Arrays.stream(EntryCommands.EntryKind.values())
                        .anyMatch(commandKind -> commandKind.commandId().equals(userCommand.id()));
        String commandKind =
                isNew ? NEW_ENTRY : NUMBER_SUFFIX.matcher(userCommand.id()).replaceFirst("");
        return KINDS_WITH_OTHER_NAME.contains(commandKind)
                ? MESSAGES.text("palette." + commandKind)
                : "";
    }

    /// @param showEntry shows the entry in a slot
    static List<PaletteItem> entryItems(List<EntryCells> rows, IntConsumer showEntry) {
        List<PaletteItem> entryItems = new ArrayList<>();
        for (EntryCells entryCells : rows) {
            EntryCells.Texts cellTexts = entryCells.texts();
            String authorsAndYear = cellTexts.authors() + " " + cellTexts.year();
            String title = cellTexts.title().isEmpty() ? cellTexts.key() : cellTexts.title();
            entryItems.add(
                    new PaletteItem(
                            ItemSort.ENTRY,
                            title,
                            authorsAndYear,
                            cellTexts.key(),
                            cellTexts.year().matches("\\d{4}")
                                    ? Integer.parseInt(cellTexts.year())
                                    : 0,
                            () -> showEntry.accept(entryCells.slot().number())));
        }
        return entryItems;
    }
}
