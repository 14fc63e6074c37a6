package octavo.settings;

import octavo.settings.UserHabits.Citing;
import octavo.settings.UserHabits.Dragging;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.Formulas;
import octavo.settings.UserHabits.OnlineChoice;
import octavo.settings.UserHabits.PushTarget;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// What the window remembers. Losing it loses no work.
///
/// @param divider where the editor starts, as a fraction of the window's width
/// @param searches saved searches
public record Settings(
        Appearance appearance,
        UserHabits habits,
        Optional<Place> place,
        double divider,
        Tables tables,
        Files files,
        List<Search> searches) {
    private static final int RECENT = 12;

    /// The layouts of so many libraries are kept.
    private static final int OWN_LAYOUTS = 50;

    /// Which theme to show; `SYSTEM` follows the desktop.
    public enum ThemeChoice {
        SYSTEM,
        LIGHT,
        DARK
    }

    /// The window's appearance.
    ///
    /// @param zoom the text size in per cent
    /// @param highContrast whether to maximise contrast
    /// @param language a BCP 47 tag, `de`; empty for the desktop's language
    public record Appearance(ThemeChoice theme, int zoom, boolean highContrast, String language) {}

    /// The window's bounds on the screen.
    public record Place(double x, double y, double width, double height, boolean maximized) {}

    /// A column of the table.
    public record Column(String id, double width) {}

    /// Which columns a table has, in their order, and what it is sorted by.
    ///
    /// @param columns none for the usual ones
    /// @param sort ids of columns, the first counting most; with `-` before one that descends
    public record TableLayout(List<Column> columns, List<String> sort) {
        public static final TableLayout USUAL = new TableLayout(List.of(), List.of());

        public TableLayout {
            columns = List.copyOf(columns);
            sort = List.copyOf(sort);
        }
    }

    /// The layouts of tables.
    ///
    /// @param last the one that was changed last
    /// @param own those of libraries, by their files
    public record Tables(TableLayout last, SequencedMap<String, TableLayout> own) {
        public Tables {
            own = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(own));
        }
    }

    /// Libraries by their files.
    ///
    /// @param recent files that were open, the last one first
    /// @param session the files that were open when the window was closed last, in their order
    /// @param projects the folders of papers that cite a library, by its file
    public record Files(
            List<String> recent,
            List<String> session,
            SequencedMap<String, List<String>> projects) {
        public static final Files NONE =
                new Files(List.of(), List.of(), Collections.emptySortedMap());

        public Files {
            recent = List.copyOf(recent);
            session = List.copyOf(session);
            SequencedMap<String, List<String>> copies = new LinkedHashMap<>();
            projects.forEach((library, folders) -> copies.put(library, List.copyOf(folders)));
            projects = Collections.unmodifiableSequencedMap(copies);
        }
    }

    /// A query under a name.
    public record Search(String name, String query) {}

    public Settings {
        searches = List.copyOf(searches);
    }

    /// The settings of a new user.
    public static Settings first() {
        return new Settings(
                new Appearance(ThemeChoice.SYSTEM, 100, false, ""),
                new UserHabits(
                        false,
                        "apa",
                        Formulas.USUAL,
                        new Dragging(Citing.LATEX, Citing.REFERENCE, PushTarget.NONE),
                        new OnlineChoice(false, "", EditorAccess.OFF),
                        false,
                        true),
                Optional.empty(),
                0.65,
                new Tables(TableLayout.USUAL, new LinkedHashMap<>()),
                Files.NONE,
                List.of());
    }

    public ThemeChoice theme() {
        return appearance.theme();
    }

    public int zoom() {
        return appearance.zoom();
    }

    public boolean autosave() {
        return habits.autosave();
    }

    public Settings withAppearance(UnaryOperator<Appearance> change) {
        return new Settings(
                change.apply(appearance), habits, place, divider, tables, files, searches);
    }

    public Settings withHabits(UnaryOperator<UserHabits> change) {
        return new Settings(
                appearance, change.apply(habits), place, divider, tables, files, searches);
    }

    public Settings withTheme(ThemeChoice other) {
        return withAppearance(
                it -> new Appearance(other, it.zoom(), it.highContrast(), it.language()));
    }

    public Settings withZoom(int other) {
        return withAppearance(
                it -> new Appearance(it.theme(), other, it.highContrast(), it.language()));
    }

    public Settings withHighContrast(boolean other) {
        return withAppearance(it -> new Appearance(it.theme(), it.zoom(), other, it.language()));
    }

    public Settings withLanguage(String other) {
        return withAppearance(
                it -> new Appearance(it.theme(), it.zoom(), it.highContrast(), other));
    }

    public Settings withAutosave(boolean other) {
        return withHabits(it -> it.withAutosave(other));
    }

    public Settings withStyle(String other) {
        return withHabits(it -> it.withStyle(other));
    }

    public Settings withFormulas(Formulas other) {
        return withHabits(it -> it.withFormulas(other));
    }

    public Settings withDragging(Dragging other) {
        return withHabits(it -> it.withDragging(other));
    }

    public OnlineChoice online() {
        return habits.online();
    }

    public Settings withOnline(OnlineChoice other) {
        return withHabits(it -> it.withOnline(other));
    }

    public boolean readsPapers() {
        return habits.readsPapers();
    }

    public Settings withReadsPapers(boolean other) {
        return withHabits(it -> it.withReadsPapers(other));
    }

    public Settings withMakesKeys(boolean other) {
        return withHabits(it -> it.withMakesKeys(other));
    }

    public Settings withPlace(Place other) {
        return new Settings(
                appearance, habits, Optional.of(other), divider, tables, files, searches);
    }

    public Settings withDivider(double other) {
        return new Settings(appearance, habits, place, other, tables, files, searches);
    }

    /// How the table of a library is laid out: as its own was, else as the last one.
    public TableLayout layout(String library) {
        return tables.own().getOrDefault(library, tables.last());
    }

    /// Keeps the layout of a library's table; others that have none of their own follow it.
    ///
    /// @param library its file; empty if it has none
    public Settings withLayout(String library, TableLayout layout) {
        SequencedMap<String, TableLayout> own = new LinkedHashMap<>(tables.own());
        if (!library.isEmpty()) {
            own.putLast(library, layout);
        }
        while (own.size() > OWN_LAYOUTS) {
            own.pollFirstEntry();
        }
        Tables now = new Tables(layout, own);
        return new Settings(appearance, habits, place, divider, now, files, searches);
    }

    /// Moves a file to the top of the recent ones.
    public Settings withRecent(String file) {
        List<String> recent = new ArrayList<>(files.recent());
        recent.remove(file);
        recent.addFirst(file);
        List<String> kept = recent.subList(0, Math.min(RECENT, recent.size()));
        return withFiles(new Files(kept, files.session(), files.projects()));
    }

    /// Keeps which libraries are open, to open them again.
    public Settings withSession(List<String> session) {
        return withFiles(new Files(files.recent(), session, files.projects()));
    }

    /// The folders of the papers that cite a library.
    ///
    /// @param library its file
    public List<Path> projects(Path library) {
        return files.projects().getOrDefault(nameOf(library), List.of()).stream()
                .map(Path::of)
                .toList();
    }

    /// Keeps which papers cite a library.
    public Settings withProjects(Path library, List<Path> folders) {
        SequencedMap<String, List<String>> projects = new LinkedHashMap<>(files.projects());
        if (folders.isEmpty()) {
            projects.remove(nameOf(library));
        } else {
            projects.put(nameOf(library), folders.stream().map(Path::toString).toList());
        }
        return withFiles(new Files(files.recent(), files.session(), projects));
    }

    /// How a file is named in the settings.
    public static String nameOf(Path file) {
        return file.toAbsolutePath().normalize().toString();
    }

    /// The files that were open, the last one first.
    public List<String> recent() {
        return files.recent();
    }

    private Settings withFiles(Files other) {
        return new Settings(appearance, habits, place, divider, tables, other, searches);
    }

    public Settings withSearches(List<Search> other) {
        return new Settings(appearance, habits, place, divider, tables, files, other);
    }

    /// Saves a search, replacing one of the same name.
    public Settings withSearch(Search search) {
        List<Search> others = new ArrayList<>(withoutSearch(search.name()).searches());
        others.add(search);
        return withSearches(others);
    }

    /// Renames a search in place.
    public Settings withSearchCalled(String name, String other) {
        return withSearches(
                searches.stream()
                        .map(it -> it.name().equals(name) ? new Search(other, it.query()) : it)
                        .toList());
    }

    public Settings withoutSearch(String name) {
        return withSearches(searches.stream().filter(each -> !each.name().equals(name)).toList());
    }
}
