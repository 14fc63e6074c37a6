package octavo.settings;

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
        Habits habits,
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

    /// The user's habits.
    ///
    /// @param autosave whether changes are saved automatically
    /// @param style the id of the CSL style for references
    /// @param readsPapers whether searches include the PDFs that entries link to
    /// @param makesKeys whether new entries get keys by the formula while they are filled in
    public record Habits(
            boolean autosave,
            String style,
            Formulas formulas,
            Dragging dragging,
            OnlineChoice online,
            boolean readsPapers,
            boolean makesKeys) {}

    /// What names are made by; the usual ones where empty.
    ///
    /// @param key of entries
    /// @param fileName of linked files
    /// @param fileFolder where linked files are moved to; empty to leave them in their folders
    public record Formulas(String key, String fileName, String fileFolder) {
        public static final Formulas USUAL = new Formulas("", "", "");
    }

    /// What may be requested from the web. Keys of services are in a separate file.
    ///
    /// @param lookUps whether pasted or dropped identifiers are looked up
    /// @param mail a contact address for services; empty for none
    /// @param editors who on this computer may ask Octavo
    public record OnlineChoice(boolean lookUps, String mail, EditorAccess editors) {}

    /// What programs on this computer may ask for.
    ///
    /// @param picks whether editors may have somebody pick citations
    /// @param exports whether programs may fetch the open libraries
    /// @param port where they ask
    public record EditorAccess(boolean picks, boolean exports, int port) {
        /// Nothing; the port is the one that the editors' snippets know.
        public static final EditorAccess OFF = new EditorAccess(false, false, 23119);

        public boolean isOn() {
            return picks || exports;
        }
    }

    /// The format of entries dragged to another program.
    public enum Citing {
        LATEX,
        PANDOC,
        TYPST,
        KEYS,
        REFERENCE,
        MARKDOWN,
        HTML,
        LATEX_REFERENCE,
        BIBTEX
    }

    /// How entries get to other programs: the formats for dragging, and an editor.
    ///
    /// @param withAlt while Alt is held down
    public record Dragging(Citing plain, Citing withAlt, PushTarget editor) {}

    /// The editors that can be told to insert a citation.
    public enum PushEditor {
        NONE,
        TEXSTUDIO,
        TEXMAKER,
        TEXWORKS,
        VIM,
        NEOVIM,
        EMACS,
        LYX,
        VSCODE,
        KILE
    }

    /// The editor that citations are sent to.
    ///
    /// @param command its program; the usual one if empty
    /// @param server its name or address, for those that have one
    public record PushTarget(PushEditor editor, String command, String server) {
        public static final PushTarget NONE = new PushTarget(PushEditor.NONE, "", "");
    }

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
                new Habits(
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

    public Settings withHabits(UnaryOperator<Habits> change) {
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
        return withHabits(it ->
                new Habits(
                        other,
                        it.style(),
                        it.formulas(),
                        it.dragging(),
                        it.online(),
                        it.readsPapers(),
                        it.makesKeys()));
    }

    public Settings withStyle(String other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        other,
                        it.formulas(),
                        it.dragging(),
                        it.online(),
                        it.readsPapers(),
                        it.makesKeys()));
    }

    public Settings withFormulas(Formulas other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        it.style(),
                        other,
                        it.dragging(),
                        it.online(),
                        it.readsPapers(),
                        it.makesKeys()));
    }

    public Settings withDragging(Dragging other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        it.style(),
                        it.formulas(),
                        other,
                        it.online(),
                        it.readsPapers(),
                        it.makesKeys()));
    }

    public OnlineChoice online() {
        return habits.online();
    }

    public Settings withOnline(OnlineChoice other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        it.style(),
                        it.formulas(),
                        it.dragging(),
                        other,
                        it.readsPapers(),
                        it.makesKeys()));
    }

    public boolean readsPapers() {
        return habits.readsPapers();
    }

    public Settings withReadsPapers(boolean other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        it.style(),
                        it.formulas(),
                        it.dragging(),
                        it.online(),
                        other,
                        it.makesKeys()));
    }

    public Settings withMakesKeys(boolean other) {
        return withHabits(it ->
                new Habits(
                        it.autosave(),
                        it.style(),
                        it.formulas(),
                        it.dragging(),
                        it.online(),
                        it.readsPapers(),
                        other));
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
        return files.projects().getOrDefault(name(library), List.of()).stream()
                .map(Path::of)
                .toList();
    }

    /// Keeps which papers cite a library.
    public Settings withProjects(Path library, List<Path> folders) {
        SequencedMap<String, List<String>> projects = new LinkedHashMap<>(files.projects());
        if (folders.isEmpty()) {
            projects.remove(name(library));
        } else {
            projects.put(name(library), folders.stream().map(Path::toString).toList());
        }
        return withFiles(new Files(files.recent(), files.session(), projects));
    }

    private static String name(Path library) {
        return library.toAbsolutePath().normalize().toString();
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
