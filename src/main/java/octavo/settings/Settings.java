package octavo.settings;

import octavo.settings.UserHabits.DragChoice;
import octavo.settings.UserHabits.DragFormat;
import octavo.settings.UserHabits.EditorAccess;
import octavo.settings.UserHabits.NameFormulas;
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
/// @param dividerPosition where the editor starts, as a fraction of the window's width
/// @param savedSearches saved searches
public record Settings(
        WindowAppearance windowAppearance,
        UserHabits userHabits,
        Optional<WindowBounds> windowBounds,
        double dividerPosition,
        TableLayouts tableLayouts,
        FileLists fileLists,
        List<NamedSearch> savedSearches) {
    private static final int MOST_RECENT = 12;

    /// The layouts of so many libraries are kept.
    private static final int MOST_OWN_LAYOUTS = 50;

    /// Which theme to show; `SYSTEM` follows the desktop.
    public enum ThemeChoice {
        SYSTEM,
        LIGHT,
        DARK
    }

    /// The window's appearance.
    ///
    /// @param zoomPercent the text size in per cent
    /// @param hasHighContrast whether to maximise contrast
    /// @param languageTag a BCP 47 tag, `de`; empty for the desktop's language
    public record WindowAppearance(
            ThemeChoice themeChoice,
            int zoomPercent,
            boolean hasHighContrast,
            String languageTag) {}

    /// The window's bounds on the screen.
    public record WindowBounds(
            double x, double y, double width, double height, boolean isMaximized) {}

    /// A column of the table.
    public record StoredColumn(String columnId, double width) {}

    /// Which columns a table has, in their order, and what it is sorted by.
    ///
    /// @param columns none for the usual ones
    /// @param sortColumns ids of columns, the first counting most; with `-` before one that
    ///   descends
    public record TableLayout(List<StoredColumn> columns, List<String> sortColumns) {
        public static final TableLayout DEFAULT_LAYOUT = new TableLayout(List.of(), List.of());

        public TableLayout {
            columns = List.copyOf(columns);
            sortColumns = List.copyOf(sortColumns);
        }
    }

    /// The layouts of tables.
    ///
    /// @param lastLayout the one that was changed last
    /// @param ownLayouts those of libraries, by their files
    public record TableLayouts(
            TableLayout lastLayout, SequencedMap<String, TableLayout> ownLayouts) {
        public TableLayouts {
            ownLayouts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(ownLayouts));
        }
    }

    /// A query under a name.
    public record NamedSearch(String searchName, String searchQuery) {}

    public Settings {
        savedSearches = List.copyOf(savedSearches);
    }

    /// The settings of a new user.
    public static Settings defaults() {
        return new Settings(
                new WindowAppearance(ThemeChoice.SYSTEM, 100, false, ""),
                new UserHabits(
                        false,
                        "apa",
                        NameFormulas.DEFAULT_FORMULAS,
                        new DragChoice(
                                DragFormat.LATEX, DragFormat.REFERENCE, PushTarget.NO_TARGET),
                        new OnlineChoice(false, "", EditorAccess.NO_ACCESS),
                        false,
                        true),
                Optional.empty(),
                0.65,
                new TableLayouts(TableLayout.DEFAULT_LAYOUT, new LinkedHashMap<>()),
                FileLists.NO_FILES,
                List.of());
    }

    public ThemeChoice themeChoice() {
        return windowAppearance.themeChoice();
    }

    public int zoomPercent() {
        return windowAppearance.zoomPercent();
    }

    public boolean savesAutomatically() {
        return userHabits.savesAutomatically();
    }

    public Settings withAppearance(UnaryOperator<WindowAppearance> change) {
        return new Settings(
                change.apply(windowAppearance),
                userHabits,
                windowBounds,
                dividerPosition,
                tableLayouts,
                fileLists,
                savedSearches);
    }

    public Settings withHabits(UnaryOperator<UserHabits> change) {
        return new Settings(
                windowAppearance,
                change.apply(userHabits),
                windowBounds,
                dividerPosition,
                tableLayouts,
                fileLists,
                savedSearches);
    }

    public Settings withTheme(ThemeChoice newValue) {
        return withAppearance(it ->
                new WindowAppearance(
                        newValue, it.zoomPercent(), it.hasHighContrast(), it.languageTag()));
    }

    public Settings withZoom(int newValue) {
        return withAppearance(it ->
                new WindowAppearance(
                        it.themeChoice(), newValue, it.hasHighContrast(), it.languageTag()));
    }

    public Settings withHighContrast(boolean newValue) {
        return withAppearance(it ->
                new WindowAppearance(
                        it.themeChoice(), it.zoomPercent(), newValue, it.languageTag()));
    }

    public Settings withLanguage(String newValue) {
        return withAppearance(it ->
                new WindowAppearance(
                        it.themeChoice(), it.zoomPercent(), it.hasHighContrast(), newValue));
    }

    public Settings withAutosave(boolean newValue) {
        return withHabits(it -> it.withAutosave(newValue));
    }

    public Settings withStyle(String newValue) {
        return withHabits(it -> it.withStyle(newValue));
    }

    public Settings withFormulas(NameFormulas newValue) {
        return withHabits(it -> it.withFormulas(newValue));
    }

    public Settings withDragging(DragChoice newValue) {
        return withHabits(it -> it.withDragging(newValue));
    }

    public OnlineChoice onlineChoice() {
        return userHabits.onlineChoice();
    }

    public Settings withOnline(OnlineChoice newValue) {
        return withHabits(it -> it.withOnline(newValue));
    }

    public boolean readsPapers() {
        return userHabits.readsPapers();
    }

    public Settings withReadsPapers(boolean newValue) {
        return withHabits(it -> it.withReadsPapers(newValue));
    }

    public Settings withMakesKeys(boolean newValue) {
        return withHabits(it -> it.withMakesKeys(newValue));
    }

    public Settings withWindowBounds(WindowBounds newValue) {
        return new Settings(
                windowAppearance,
                userHabits,
                Optional.of(newValue),
                dividerPosition,
                tableLayouts,
                fileLists,
                savedSearches);
    }

    public Settings withDivider(double newValue) {
        return new Settings(
                windowAppearance,
                userHabits,
                windowBounds,
                newValue,
                tableLayouts,
                fileLists,
                savedSearches);
    }

    /// How the table of a library is laid out: as its own was, else as the last one.
    public TableLayout tableLayout(String library) {
        return tableLayouts.ownLayouts().getOrDefault(library, tableLayouts.lastLayout());
    }

    /// Keeps the layout of a library's table; others that have none of their own follow it.
    ///
    /// @param library its file; empty if it has none
    public Settings withLayout(String library, TableLayout newLayout) {
        SequencedMap<String, TableLayout> ownLayouts =
                new LinkedHashMap<>(tableLayouts.ownLayouts());
        if (!library.isEmpty()) {
            ownLayouts.putLast(library, newLayout);
        }
        while (ownLayouts.size() > MOST_OWN_LAYOUTS) {
            ownLayouts.pollFirstEntry();
        }
        TableLayouts newLayouts = new TableLayouts(newLayout, ownLayouts);
        return new Settings(
                windowAppearance,
                userHabits,
                windowBounds,
                dividerPosition,
                newLayouts,
                fileLists,
                savedSearches);
    }

    /// Moves a file to the top of the recent ones.
    public Settings withRecentFile(String file) {
        List<String> recentFiles = new ArrayList<>(fileLists.recentFiles());
        recentFiles.remove(file);
        recentFiles.addFirst(file);
        List<String> keptFiles = recentFiles.subList(0, Math.min(MOST_RECENT, recentFiles.size()));
        return withFiles(fileLists.withRecent(keptFiles));
    }

    /// Keeps which libraries are open, to open them again.
    public Settings withSession(List<String> sessionFiles) {
        return withFiles(fileLists.withSession(sessionFiles));
    }

    /// The folders of the papers that cite a library.
    ///
    /// @param libraryPath its file
    public List<Path> projectFolders(Path libraryPath) {
        return fileLists.projectFolders().getOrDefault(nameOfFile(libraryPath), List.of()).stream()
                .map(Path::of)
                .toList();
    }

    /// Keeps which papers cite a library.
    public Settings withProjects(Path libraryPath, List<Path> folders) {
        SequencedMap<String, List<String>> projectFolders =
                new LinkedHashMap<>(fileLists.projectFolders());
        if (folders.isEmpty()) {
            projectFolders.remove(nameOfFile(libraryPath));
        } else {
            projectFolders.put(
                    nameOfFile(libraryPath), folders.stream().map(Path::toString).toList());
        }
        return withFiles(fileLists.withProjects(projectFolders));
    }

    /// The libraries for which git may be run unasked.
    public GitLibraries gitLibraries() {
        return fileLists.gitLibraries();
    }

    public Settings withGit(UnaryOperator<GitLibraries> change) {
        return withFiles(fileLists.withGit(change.apply(fileLists.gitLibraries())));
    }

    /// The libraries that are kept in step with their server.
    public InStepLibraries inStepLibraries() {
        return fileLists.inStepLibraries();
    }

    public Settings withInStep(Path library, boolean isWanted) {
        return withFiles(fileLists.withInStep(inStepLibraries().with(library, isWanted)));
    }

    /// The libraries for which services are asked each day what is new.
    public DailyLooks dailyLooks() {
        return fileLists.dailyLooks();
    }

    public Settings withDailyLooks(UnaryOperator<DailyLooks> change) {
        return withFiles(fileLists.withDailyLooks(change.apply(dailyLooks())));
    }

    /// How a file is named in the settings.
    public static String nameOfFile(Path file) {
        return file.toAbsolutePath().normalize().toString();
    }

    /// The files that were open, the last one first.
    public List<String> recentFiles() {
        return fileLists.recentFiles();
    }

    private Settings withFiles(FileLists newValue) {
        return new Settings(
                windowAppearance,
                userHabits,
                windowBounds,
                dividerPosition,
                tableLayouts,
                newValue,
                savedSearches);
    }

    public Settings withSearches(List<NamedSearch> newValue) {
        return new Settings(
                windowAppearance,
                userHabits,
                windowBounds,
                dividerPosition,
                tableLayouts,
                fileLists,
                newValue);
    }

    /// Saves a search, replacing one of the same name.
    public Settings withSearch(NamedSearch search) {
        List<NamedSearch> otherSearches =
                new ArrayList<>(withoutSearch(search.searchName()).savedSearches());
        otherSearches.add(search);
        return withSearches(otherSearches);
    }

    /// Renames a search in place.
    public Settings withRenamedSearch(String searchName, String newValue) {
        return withSearches(
                savedSearches.stream()
                        .map(it ->
                                it.searchName().equals(searchName)
                                        ? new NamedSearch(newValue, it.searchQuery())
                                        : it)
                        .toList());
    }

    public Settings withoutSearch(String searchName) {
        return withSearches(
                savedSearches.stream()
                        .filter(each -> !each.searchName().equals(searchName))
                        .toList());
    }
}
