package octavo.gui.editor;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.editor.EntryFormLines.Row;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.BibDialect;
import octavo.library.InheritedField;
import octavo.people.EntryNames;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The form of one entry. Every change is emitted as a named step. Rejected text is kept, even
/// while other entries are shown.
public final class EditorModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(EditorModel.class);

    /// A step made by the user.
    public record Change(int slot, BibEntry entry, String label) {}

    /// What the form needs from the library.
    ///
    /// @param changes receives every change
    /// @param inherited the inherited fields of the entry in a slot
    /// @param people reads the name lists of an entry in a slot
    /// @param mend applies a clean-up to the entry in a slot
    /// @param ignoring has a kind of problem ignored
    public record Host(
            Consumer<Change> changes,
            Supplier<BibDialect> flavour,
            BiFunction<Integer, String, Optional<InheritedField>> inherited,
            BiFunction<Integer, BibEntry, EntryNames> people,
            BiConsumer<Integer, String> mend,
            Ignoring ignoring) {}

    /// Has a kind of problem ignored, in the entry of a slot or everywhere.
    public interface Ignoring {
        void accept(String kind, int slot, boolean everywhere);
    }

    /// A text that an entry could not take.
    ///
    /// @param line the id of its line in the form; none for the source
    public record Refused(int slot, Optional<String> line) {}

    private final BackgroundTasks background;
    private final Host host;
    private final Map<String, NamesModel> names = new HashMap<>();
    private final ObservableList<FieldModel> fields = FXCollections.observableArrayList();
    private final SourceModel source = new SourceModel(this::rewrite);
    private final ObjectProperty<KnownVenues> venues = new SimpleObjectProperty<>(KnownVenues.NONE);
    private final ObjectProperty<PersonCompletions> people =
            new SimpleObjectProperty<>(PersonCompletions.NONE);
    private final ObjectProperty<ValueCompletions> values =
            new SimpleObjectProperty<>(ValueCompletions.NONE);
    private final ReadOnlyBooleanWrapper empty = new ReadOnlyBooleanWrapper(true);
    private final ReadOnlyBooleanWrapper pending = new ReadOnlyBooleanWrapper();

    /// Lines of other entries with rejected texts, by slot and id.
    private final Map<Integer, Map<String, FieldModel>> kept = new HashMap<>();

    /// People being edited in other entries, by slot and field.
    private final Map<Integer, Map<String, NamesModel>> keptNames = new HashMap<>();

    /// The behaviour of the form's lines, by id.
    private final Map<String, Row> rows = new LinkedHashMap<>();

    private Optional<BibEntry> entry = Optional.empty();
    private int slot = -1;
    private boolean showing;

    public EditorModel(BackgroundTasks background, Host host) {
        this.background = background;
        this.host = host;
        fields.subscribe(this::notePending);
        source.textProperty().subscribe(_ -> notePending());
    }

    public ObservableList<FieldModel> fields() {
        return fields;
    }

    /// The source of the entry.
    public SourceModel source() {
        return source;
    }

    private void rewrite(BibEntry now) {
        host.changes().accept(new Change(slot, now, SourceModel.step(now)));
    }

    /// Whether there is no entry to show.
    public ReadOnlyBooleanProperty emptyProperty() {
        return empty.getReadOnlyProperty();
    }

    /// Whether some text is uncommitted: it is being typed, or was rejected.
    public ReadOnlyBooleanProperty pendingProperty() {
        return pending.getReadOnlyProperty();
    }

    /// Updates whether text is pending. Fields and source call it on each key; people do not.
    public void notePending() {
        if (!showing) {
            pending.set(isTyping() || !refused().isEmpty());
        }
    }

    /// Shows an entry, or another state of it.
    public void show(int number, Optional<BibEntry> shown) {
        showing = true;
        try {
            exchange(number, shown);
        } finally {
            showing = false;
        }
        notePending();
    }

    private void exchange(int number, Optional<BibEntry> shown) {
        Map<String, FieldModel> spare =
                number == slot ? Map.of() : byId(fields.filtered(FieldModel::isFree));
        Map<String, FieldModel> known = number == slot ? byId(fields) : exchangeTexts(number);
        followNames(number, shown);
        slot = number;
        entry = shown;
        source.show(number, shown);
        empty.set(shown.isEmpty());
        rows.clear();
        BibDialect dialect = host.flavour().get();
        shown.ifPresent(it ->
                EntryFormLines.of(it, dialect, field -> host.inherited().apply(number, field))
                        .forEach(this::put));
        shown.ifPresent(it ->
                known.values().stream()
                        .filter(field -> field.isNew() && !rows.containsKey(field.id()))
                        .forEach(field -> put(EntryFormLines.lacking(it, dialect, field.name()))));
        List<FieldModel> now =
                rows.values().stream()
                        .map(row -> field(row, known, spare).readBy(row.reading()))
                        .toList();
        if (!now.equals(fields)) {
            fields.setAll(now);
        }
    }

    /// Sets the problems of the entry. A problem of no particular line is shown at the first.
    public void mark(List<FieldProblem> marks) {
        for (FieldModel field : fields) {
            boolean first = field == fields.getFirst();
            field.mark(
                    marks.stream()
                            .filter(mark ->
                                    field.id().equals(mark.line())
                                            || first && mark.line().isEmpty())
                            .toList());
        }
    }

    /// Fixes the entry with a clean-up.
    void mend(String cleanUp) {
        commit();
        host.mend().accept(slot, cleanUp);
    }

    /// Reports a kind of problem no more, in this entry or everywhere.
    void ignore(String kind, boolean everywhere) {
        commit();
        host.ignoring().accept(kind, slot, everywhere);
    }

    BackgroundTasks background() {
        return background;
    }

    /// Who can be meant where somebody types a name.
    public ObjectProperty<PersonCompletions> peopleProperty() {
        return people;
    }

    /// What other entries have in their fields.
    public ObjectProperty<ValueCompletions> valuesProperty() {
        return values;
    }

    /// What is known of venues.
    public ObjectProperty<KnownVenues> venuesProperty() {
        return venues;
    }

    private void followNames(int number, Optional<BibEntry> shown) {
        if (number != slot) {
            exchangeNames(number);
        }
        if (shown.isEmpty()) {
            names.clear();
        } else if (!names.isEmpty() && !shown.equals(entry)) {
            EntryNames now = host.people().apply(number, shown.get());
            names.values().forEach(each -> each.follow(now, shown.get().key()));
        }
    }

    private void exchangeNames(int number) {
        names.values().removeIf(each -> !each.person().isChanged());
        if (!names.isEmpty()) {
            keptNames.put(slot, Map.copyOf(names));
        }
        names.clear();
        Map<String, NamesModel> known = keptNames.remove(number);
        names.putAll(known == null ? Map.of() : known);
    }

    /// The people in a field, if it holds names.
    public Optional<NamesModel> names(FieldModel field) {
        String name = field.name().toLowerCase(Locale.ROOT);
        return entry.filter(_ -> field.line().namesPeople() && field.line().isEditable())
                .map(it -> names.computeIfAbsent(name, _ -> namesOf(name, it)));
    }

    private NamesModel namesOf(String name, BibEntry shown) {
        int number = slot;
        NamesModel made =
                new NamesModel(
                        name,
                        host.people().apply(number, shown),
                        shown.key(),
                        (edited, step) -> host.changes().accept(new Change(number, edited, step)));
        made.person().knownProperty().bind(people);
        return made;
    }

    private void put(Row row) {
        rows.put(row.line().id(), row);
    }

    private static Map<String, FieldModel> byId(List<FieldModel> fields) {
        Map<String, FieldModel> byId = new LinkedHashMap<>();
        fields.forEach(field -> byId.put(field.id(), field));
        return byId;
    }

    /// Stores the form's rejected texts, and returns those of another entry.
    private Map<String, FieldModel> exchangeTexts(int number) {
        List<FieldModel> refused = fields.stream().filter(FieldModel::isChanged).toList();
        if (!refused.isEmpty()) {
            kept.put(slot, byId(refused));
        }
        Map<String, FieldModel> known = kept.remove(number);
        return known == null ? Map.of() : known;
    }

    private FieldModel field(
            Row row, Map<String, FieldModel> known, Map<String, FieldModel> spare) {
        FieldModel free = spare.get(row.line().id());
        if (free != null && free.line().isSame(row.line()) && !known.containsKey(row.line().id())) {
            free.showOther(row.presence(), row.text());
            return free.as(row.line());
        }
        FieldModel old = known.get(row.line().id());
        if (old != null && old.line().isSame(row.line())) {
            if (entry.filter(it -> it.has(old.name())).isPresent() || !old.isNew()) {
                old.follow(row.presence(), row.text());
            }
            return old.as(row.line());
        }
        FieldModel field = FieldModel.of(row.line(), row.presence(), row.text(), this::commit);
        field.textProperty().subscribe(_ -> notePending());
        return field;
    }

    /// Commits all typed text. Failures stay among [#refused], and do not affect the rest.
    public void commit() {
        List.copyOf(names.values())
                .forEach(each -> EditGuard.run(() -> each.person().commit(), _ -> {}));
        List.copyOf(fields).forEach(FieldModel::commit);
        source.commit();
        notePending();
    }

    /// Whether there is typed text that the entry does not have.
    public boolean isTyping() {
        return source.isChanged() || fields.stream().anyMatch(this::isTyped);
    }

    /// The rejected texts, of this entry and of earlier ones.
    public List<Refused> refused() {
        List<Refused> refused = new ArrayList<>();
        fields.stream().filter(this::isTyped).forEach(field -> refused.add(of(slot, field)));
        kept.forEach(
                (number, lines) -> lines.values().forEach(field -> refused.add(of(number, field))));
        keptNames.forEach((number, people) ->
                people.keySet()
                        .forEach(name ->
                                refused.add(
                                        new Refused(
                                                number, Optional.of(EntryFormLines.idOf(name))))));
        source.refused().forEach(number -> refused.add(new Refused(number, Optional.empty())));
        return refused;
    }

    private static Refused of(int number, FieldModel field) {
        return new Refused(number, Optional.of(field.id()));
    }

    private boolean isTyped(FieldModel field) {
        NamesModel people = names.get(field.name().toLowerCase(Locale.ROOT));
        return field.isChanged() || people != null && people.person().isChanged();
    }

    private void commit(FieldModel field) {
        Row row = Objects.requireNonNull(rows.get(field.id()));
        if (field.isNew() && field.textProperty().get().isEmpty()) {
            fields.remove(field);
            return;
        }
        edited(field)
                .ifPresentOrElse(
                        host.changes(),
                        () -> field.refuse(row.refusal().apply(field.textProperty().get())));
    }

    private Optional<Change> edited(FieldModel field) {
        Row row = Objects.requireNonNull(rows.get(field.id()));
        return entry.flatMap(field.reading()::applied)
                .or(() -> row.edit().apply(field.typed()))
                .map(edited -> new Change(slot, edited, row.step()));
    }

    /// The step that typed text would be now, so that it can be kept before it is one.
    public Optional<Change> draft() {
        return new EntryDraft(slot).of(fields, this::edited).of(names.values()).of(source).first();
    }

    /// Adds a line for a field; the entry gets the field with its first text. For an existing field
    /// its line is returned.
    ///
    /// @return the line; empty if the name is not valid
    public Optional<FieldModel> add(String name) {
        String folded = name.strip().toLowerCase(Locale.ROOT);
        String id = EntryFormLines.idOf(folded);
        Optional<FieldModel> there =
                fields.stream().filter(field -> field.id().equals(id)).findFirst();
        if (there.isPresent()) {
            return there;
        }
        return entry.filter(it -> EntryFormLines.takesField(it, folded))
                .map(it -> added(it, folded));
    }

    /// Whether the form has a line for a field.
    boolean has(String name) {
        return rows.containsKey(EntryFormLines.idOf(name));
    }

    private FieldModel added(BibEntry shown, String name) {
        Row row = EntryFormLines.lacking(shown, host.flavour().get(), name);
        put(row);
        FieldModel field = FieldModel.ofNew(row.line(), this::commit).readBy(row.reading());
        field.textProperty().subscribe(_ -> notePending());
        fields.add(field);
        return field;
    }

    /// Removes a field from the entry, with any typed text.
    public void remove(FieldModel field) {
        if (field.isNew()) {
            fields.remove(field);
            return;
        }
        field.revert();
        String name = field.name();
        entry.flatMap(it -> it.without(name))
                .ifPresent(edited -> {
                    String key = edited.key();
                    String label = MESSAGES.text("step.remove", name, key);
                    host.changes().accept(new Change(slot, edited, label));
                });
    }
}
