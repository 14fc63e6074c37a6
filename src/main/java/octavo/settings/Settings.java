package octavo.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the window remembers. Everything here may be lost without loss of work.
///
/// @param zoom the size of text, in per cent
/// @param divider where the editor begins, as a part of the window's width
/// @param columns the table's columns in their order; columns that are not named keep their place
/// @param recent files that were open, the last one first
/// @param autosave whether changes are saved without being asked to
public record Settings(
        ThemeChoice theme,
        int zoom,
        Optional<Place> place,
        double divider,
        List<Column> columns,
        List<String> recent,
        boolean autosave) {
    private static final int RECENT = 12;

    /// Which theme to show; `SYSTEM` follows the desktop.
    public enum ThemeChoice {
        SYSTEM,
        LIGHT,
        DARK
    }

    /// Where the window is on the screen.
    public record Place(double x, double y, double width, double height, boolean maximized) {}

    /// A column of the table.
    public record Column(String id, double width) {}

    public Settings {
        columns = List.copyOf(columns);
        recent = List.copyOf(recent);
    }

    /// What somebody gets who has set nothing.
    public static Settings first() {
        return new Settings(
                ThemeChoice.SYSTEM, 100, Optional.empty(), 0.68, List.of(), List.of(), false);
    }

    public Settings withTheme(ThemeChoice other) {
        return new Settings(other, zoom, place, divider, columns, recent, autosave);
    }

    public Settings withZoom(int other) {
        return new Settings(theme, other, place, divider, columns, recent, autosave);
    }

    public Settings withPlace(Place other) {
        return new Settings(theme, zoom, Optional.of(other), divider, columns, recent, autosave);
    }

    public Settings withDivider(double other) {
        return new Settings(theme, zoom, place, other, columns, recent, autosave);
    }

    public Settings withColumns(List<Column> other) {
        return new Settings(theme, zoom, place, divider, other, recent, autosave);
    }

    /// Puts a file first among the recent ones.
    public Settings withRecent(String file) {
        List<String> files = new ArrayList<>(recent);
        files.remove(file);
        files.addFirst(file);
        List<String> kept = files.subList(0, Math.min(RECENT, files.size()));
        return new Settings(theme, zoom, place, divider, columns, kept, autosave);
    }

    public Settings withAutosave(boolean other) {
        return new Settings(theme, zoom, place, divider, columns, recent, other);
    }
}
