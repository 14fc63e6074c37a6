package octavo.gui.cv;

import static java.util.stream.Collectors.toSet;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.csl.catalogue.BundledStyle;
import octavo.cv.profile.Numbering;
import octavo.cv.profile.Profile.ListSection;
import octavo.cv.profile.Profile.MatchSelection;
import octavo.cv.profile.Profiles;
import octavo.cv.profile.RawAround;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.StyleCompletion;
import octavo.gui.cv.ListOwner.Authorship;
import octavo.gui.cv.OptionEdits.OptionEdit;
import octavo.gui.cv.ProfileJson.Typed;
import octavo.gui.page.OpenLibrary;
import octavo.gui.page.SidecarEdits;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.sidecar.JsonFault;
import octavo.sidecar.Sidecar;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The profiles of a library, and the current one's list. Every change is saved in the sidecar.
public final class CvModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(CvModel.class);

    /// What it prints, the rows that show it, and whose list it is.
    private record Page(PrintedProfile printed, List<CvRow> rows, ListOwner owner) {}

    private final OpenLibrary library;
    private final SidecarEdits notes;
    private final ObservableList<String> names = FXCollections.observableArrayList();
    private final StringProperty chosen = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<@Nullable PrintedProfile> printed =
            new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper("");
    private final ListOutputs outputs;
    private final LatestTask printing;
    private final LatestTask completing;
    private List<CvRow> rows = List.of();
    private ListOwner owner = ListOwner.of(Authorship.of(Library.empty()), List.of());

    public CvModel(OpenLibrary library) {
        this.library = library;
        this.outputs = new ListOutputs(this, library);
        this.printing = new LatestTask(library.background());
        this.completing = new LatestTask(library.background());
        this.notes = new SidecarEdits(library, this::refresh);
        chosen.addListener(_ -> {
            outputs.decline();
            print();
        });
        library.libraryValue().subscribe(_ -> notes.readContent(_ -> refresh()));
    }

    private void refresh() {
        names.setAll(PrintedProfile.names(notes.currentContent()));
        if (names.contains(chosen.get())) {
            print();
        } else {
            chosen.set(names.getFirst());
        }
    }

    /// Formats the list again, and updates the state of the files.
    void print() {
        String name = Objects.requireNonNullElse(chosen.get(), "");
        var source =
                new PrintedProfile.Source(
                        library.libraryValue().getValue(),
                        notes.currentContent(),
                        library.libraryPath());
        ListOwner last = owner;
        printing.runLatest(
                () -> {
                    PrintedProfile now = PrintedProfile.of(source, name);
                    List<String> own = now.profile().nameForms().ownNames();
                    ListOwner whose =
                            last.now(source.library(), own.isEmpty() ? source.ownNames() : own);
                    return new Page(now, CvRow.of(now), whose);
                },
                now -> {
                    rows = now.rows();
                    owner = now.owner();
                    printed.set(now.printed());
                },
                library.onFailure());
    }

    /// Whether the list is being made, so that what is shown is the one before.
    ReadOnlyBooleanProperty makingProperty() {
        return printing.busyProperty();
    }

    /// Opens an entry's paper outside the window.
    void read(String key) {
        slot(key).ifPresent(slot -> library.libraryWays().openPaper().accept(slot));
    }

    /// Shows an entry in the table.
    void showEntry(String key) {
        slot(key).ifPresent(slot -> library.libraryWays().showEntry().accept(slot, ""));
    }

    private Optional<Integer> slot(String key) {
        Library now = library.libraryValue().getValue();
        return now.indexOfKey(key).map(at -> now.slots().get(at).number());
    }

    /// Shows the entries that a query finds.
    void showEntries(String query) {
        library.libraryWays().showEntries().accept(query);
    }

    /// Finds styles that fit what someone types.
    void styles(String typed, Consumer<List<BundledStyle>> found) {
        completing.runLatest(() -> StyleCompletion.fitting(typed), found, library.onFailure());
    }

    public ObservableList<String> names() {
        return names;
    }

    /// The name of the current profile.
    public StringProperty chosenProperty() {
        return chosen;
    }

    /// The rows of the list.
    List<CvRow> rows() {
        return rows;
    }

    /// The formatted list; null until it is available.
    public ReadOnlyObjectProperty<@Nullable PrintedProfile> printedProperty() {
        return printed.getReadOnlyProperty();
    }

    /// How much of the library is listed, in words.
    String listed() {
        PrintedProfile now = printed.get();
        return now == null
                ? ""
                : MESSAGES.text(
                        "listed",
                        now.document().entries().size(),
                        owner.authorship().works().size());
    }

    /// Whose list it is, as of what is printed.
    ListOwner owner() {
        return owner;
    }

    /// Says whose list it is: in the profile if that says it already, and otherwise of the library.
    /// A list that nobody has changed becomes that of the owner's papers.
    ///
    /// @return what is wrong with the name; empty if it is someone's here
    String beMe(String typed) {
        Optional<String> spelling = owner.spelling(typed);
        PrintedProfile now = printed.get();
        if (spelling.isEmpty() || now == null) {
            return MESSAGES.text("nobody", typed.strip());
        }
        if (!isKept() || now.profile().nameForms().ownNames().isEmpty()) {
            notes.changeContent(
                    MESSAGES.text("step.me", spelling.get()),
                    it -> {
                        PersonDecisions said = DecisionsJson.read(it).decisions();
                        Sidecar known = DecisionsJson.write(said.onlyMe(spelling.get()), it);
                        return isKept()
                                ? known
                                : ProfileEdits.create(
                                        known, chosen.get(), owner.of(spelling.get()));
                    });
            refresh();
        } else {
            edit(OptionEdits.selfNames(List.of(spelling.get())));
        }
        return "";
    }

    /// The profile that is looked at, as the sidecar writes it.
    String json() {
        return ProfileJson.text(notes.currentContent(), chosen.get());
    }

    /// Takes the profile as someone wrote it.
    ///
    /// @return why it is no JSON; empty if it is
    String json(String typed) {
        return switch (ProfileJson.parse(typed)) {
            case Typed.Valid(ObjectNode profile) -> {
                change(it -> ProfileEdits.replace(it, chosen.get(), profile));
                yield "";
            }
            case Typed.Invalid(JsonFault(String reason, int line, int column)) ->
                    MESSAGES.text("json-invalid", line, column, reason);
        };
    }

    /// The files that the list goes to.
    ListOutputs outputs() {
        return outputs;
    }

    /// Changes an option of the profile that is looked at.
    void edit(OptionEdit edit) {
        change(it -> edit.in(it, chosen.get()));
    }

    private void change(UnaryOperator<Sidecar> edit) {
        change("change", chosen.get(), edit);
    }

    private void change(String verb, String name, UnaryOperator<Sidecar> edit) {
        notes.changeContent(MESSAGES.text("step." + verb, name), edit);
        refresh();
    }

    /// A message about the last profile name.
    ReadOnlyStringProperty saidProperty() {
        return said.getReadOnlyProperty();
    }

    /// Creates a profile and switches to it.
    ///
    /// @return whether the name was free
    public boolean create(String name) {
        return take(
                name, free -> change("create", free, it -> ProfileEdits.create(it, free, owner)));
    }

    /// Makes a profile like one that comes with Octavo, of its name, and looks at it.
    void createLike(String shipped) {
        String name = shipped;
        for (int i = 2; names.contains(name); i++) {
            name = shipped + "-" + i;
        }
        take(
                name,
                free -> change("create", free, it -> ProfileEdits.createLike(it, free, shipped)));
    }

    /// Renames the current profile.
    ///
    /// @return whether the name was free
    public boolean rename(String name) {
        String before = chosen.get();
        return take(
                name,
                free -> change("rename", before, it -> ProfileEdits.rename(it, before, free)));
    }

    /// Names a profile and switches to it, or reports that the name is taken.
    private boolean take(String name, Consumer<String> taker) {
        String plain = name.strip();
        boolean taken = names.contains(plain) && isKept();
        said.set(taken ? MESSAGES.text("taken", plain) : "");
        if (taken || plain.isEmpty()) {
            return false;
        }
        taker.accept(plain);
        chosen.set(plain);
        return true;
    }

    /// Whether the current profile is stored in the sidecar.
    boolean isKept() {
        return Profiles.readAll(notes.currentContent().copyTree()).containsKey(chosen.get());
    }

    public void remove() {
        change("remove", chosen.get(), it -> ProfileEdits.remove(it, chosen.get()));
    }

    public void hide(String key, boolean hidden) {
        change(it -> ProfileEdits.hide(it, chosen.get(), key, hidden));
    }

    /// Adds a note after an entry; an empty text removes it.
    public void note(String key, String text) {
        if (!text.equals(note(key))) {
            change(it -> ProfileEdits.note(it, chosen.get(), key, text));
        }
    }

    /// The note after an entry.
    public String note(String key) {
        PrintedProfile now = printed.get();
        return now == null ? "" : now.profile().entrySettings().notesByKey().getOrDefault(key, "");
    }

    /// Moves an entry by some places within its section.
    void move(CvRow.Entry entry, int step) {
        move(entry.section(), entry.key(), entry.place() + step);
    }

    boolean canMove(CvRow.Entry entry, int step) {
        PrintedProfile now = printed.get();
        int to = entry.place() + step;
        return now != null
                && entry.section() >= 0
                && entry.section() < now.keys().size()
                && to >= 0
                && to < now.keys().get(entry.section()).size();
    }

    /// Moves an entry to the place of another in its section.
    ///
    /// @return whether that was possible
    public boolean move(int section, String key, int to) {
        PrintedProfile now = printed.get();
        if (now == null || section < 0 || section >= now.keys().size()) {
            return false;
        }
        List<String> keys = new ArrayList<>(now.keys().get(section));
        int from = keys.indexOf(key);
        if (from < 0 || to < 0 || to >= keys.size() || to == from) {
            return false;
        }
        keys.add(to, keys.remove(from));
        int fixed = now.profile().listSections().get(section).firstKeys().size();
        int last = Math.max(Math.max(from, to) + 1, Math.min(fixed, keys.size()));
        List<String> first = List.copyOf(keys.subList(0, last));
        change(it -> ProfileEdits.order(it, chosen.get(), section, first));
        return true;
    }

    /// Changes a section; an index after the last adds one.
    public void section(int index, String heading, String where, String sort) {
        ListSection as =
                new ListSection(
                        heading,
                        where,
                        sort.isBlank() ? List.of() : List.of(sort.strip().split("[,\\s]+", -1)),
                        List.of(),
                        Numbering.NONE,
                        MatchSelection.ALL,
                        List.of(),
                        "",
                        RawAround.NONE);
        change(it -> ProfileEdits.section(it, chosen.get(), index, as));
    }

    public void removeSection(int index) {
        change(it -> ProfileEdits.removeSection(it, chosen.get(), index));
    }

    /// Removes the sections that list nothing.
    void removeEmptySections() {
        PrintedProfile now = printed.get();
        if (now != null) {
            Set<Integer> filled =
                    IntStream.range(0, now.keys().size())
                            .filter(i -> !now.keys().get(i).isEmpty())
                            .boxed()
                            .collect(toSet());
            change(it -> ProfileEdits.keepSections(it, chosen.get(), filled));
        }
    }

    public void moveSection(int from, int to) {
        PrintedProfile now = printed.get();
        if (now != null && to >= 0 && to < now.profile().listSections().size()) {
            change(it -> ProfileEdits.moveSection(it, chosen.get(), from, to));
        }
    }

    /// Formats entries with a built-in template, or a CSL style.
    public void form(boolean csl, String id) {
        if (!id.isBlank()) {
            change(it -> ProfileEdits.form(it, chosen.get(), csl, id.strip()));
        }
    }
}
