package octavo.gui.editor;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import octavo.bib.BibEntry;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.names.AuthorField;
import octavo.names.ListEdit;
import octavo.names.PastedName;
import octavo.names.PastedNames;
import octavo.names.PersonName;
import octavo.people.EntryNames;
import octavo.people.EntryNames.Outcome;
import octavo.text.LocalizedSentence;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// A field of names as a list of people. Every change is a named step that rewrites only what
/// changes.
public final class NamesModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(NamesModel.class);
    private static final String AND = " and ";
    private static final String OTHERS = AND + "others";

    private final String name;
    private final BiConsumer<BibEntry, String> changes;
    private final ObservableList<NameRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper others = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final PersonModel person = new PersonModel(this);
    private EntryNames entry;
    private AuthorField field;
    private String key;

    /// @param changes receives the entry after a step, and the step's label
    NamesModel(String name, EntryNames entry, String key, BiConsumer<BibEntry, String> changes) {
        this.name = name;
        this.entry = entry;
        this.key = key;
        this.changes = changes;
        this.field = entry.field(name);
        refresh();
    }

    /// Updates to another state of the entry.
    void follow(EntryNames now, String nowKey) {
        entry = now;
        key = nowKey;
        AuthorField read = now.field(name);
        if (!person.isChanged()) {
            problem.set("");
        }
        if (!read.equals(field)) {
            field = read;
            refresh();
            person.follow();
        }
    }

    /// Unchanged rows stay the same instances, so that a view keeps its state.
    private void refresh() {
        List<NameRow> now = NameRows.of(field);
        int start = 0;
        int most = Math.min(now.size(), rows.size());
        while (start < most && now.get(start).equals(rows.get(start))) {
            start++;
        }
        rows.remove(start, rows.size());
        rows.addAll(now.subList(start, now.size()));
        others.set(field.list().others());
    }

    /// The field's name, in lower case.
    public String name() {
        return name;
    }

    /// The person being edited.
    public PersonModel person() {
        return person;
    }

    public ObservableList<NameRow> rows() {
        return rows;
    }

    /// Whether the list ends with “and others”.
    public ReadOnlyBooleanProperty othersProperty() {
        return others.getReadOnlyProperty();
    }

    /// Why the last change failed; empty if it succeeded.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    void forgetProblem() {
        problem.set("");
    }

    /// Works out what the person being edited would make of the entry now, and changes nothing.
    void draft(BiConsumer<BibEntry, String> drafted) {
        person.addTo(new NamesModel(name, entry, key, drafted));
    }

    /// Moves a name to another's position.
    ///
    /// @return whether it is there now
    public boolean move(int from, int to) {
        boolean inside = from >= 0 && from < rows.size() && to >= 0 && to < rows.size();
        return inside && from != to && make("move", from, new ListEdit.Move(from, to));
    }

    public boolean remove(int at) {
        return make("remove", at, new ListEdit.Remove(at));
    }

    /// Inserts a person.
    public boolean add(int at, PersonEntry typed) {
        if (typed.parts().isEmpty()) {
            return refuse("empty");
        }
        String written = typed.parts().writtenOver("");
        AuthorField longer = field.with(field.inserting(at, written));
        return apply("add", written, longer, at, typed);
    }

    /// Changes a person's name, marks or ORCID iD.
    public boolean change(int at, PersonEntry typed) {
        String before = rows.get(at).written();
        String after = typed.parts().writtenOver(before);
        if (!after.equals(before) && typed.parts().isEmpty()) {
            return refuse("empty");
        }
        boolean isRenamed = !after.equals(before);
        String verb = isRenamed ? "change" : typed.isMarkedAs(rows.get(at)) ? "orcid" : "mark";
        AuthorField renamed = isRenamed ? field.with(new ListEdit.Replace(at, after)) : field;
        return apply(verb, before, renamed, at, typed);
    }

    /// One step for everything typed about a person.
    private boolean apply(String verb, String who, AuthorField named, int at, PersonEntry typed) {
        if (typed.marks().stream().anyMatch(NamesModel::isNoMark)) {
            return refuse("mark");
        }
        if (!isOrcid(typed.orcid())) {
            return refuse("orcid");
        }
        String number = orcid(typed.orcid()).map(Orcid::number).orElse("");
        AuthorField now = identified(marked(named, at, typed.marks()), at, number);
        return now.equals(field)
                || done(entry.with(now), MESSAGES.text("step.names." + verb, shown(who), key));
    }

    /// Whether something typed is an ORCID iD, or nothing.
    static boolean isOrcid(String typed) {
        return typed.isBlank() || orcid(typed).isPresent();
    }

    private static Optional<Orcid> orcid(String typed) {
        return Orcid.parse(typed).value().filter(Orcid::isValid);
    }

    private static boolean isNoMark(String mark) {
        return mark.isEmpty() || mark.chars().anyMatch(c -> ",;=\"{}\\".indexOf(c) >= 0);
    }

    private static AuthorField marked(AuthorField before, int at, List<String> wanted) {
        AuthorField now = before;
        for (String mark : before.marks(at)) {
            now = wanted.contains(mark) ? now : now.with(now.unmarking(at, mark));
        }
        for (String mark : wanted) {
            now = now.marks(at).contains(mark) ? now : now.with(now.marking(at, mark));
        }
        return now;
    }

    private static AuthorField identified(AuthorField before, int at, String number) {
        boolean isKnown = NameRows.of(before).get(at).orcid().equals(number);
        return isKnown ? before : before.with(before.renoting(at, "orcid", number));
    }

    /// Adds or removes the final “and others”.
    public boolean end(boolean withOthers) {
        if (withOthers == field.list().others()) {
            return true;
        }
        String tail = field.list().gaps().getLast();
        String now = withOthers ? OTHERS + tail.strip() : "";
        return apply(MESSAGES.text("step.names.others", name, key), List.of(new ListEdit.End(now)));
    }

    /// Adds names from pasted text, or replaces the list with them. A name that is already there
    /// keeps its bytes and marks.
    public boolean paste(PastedNames pasted, boolean replacing) {
        List<ListEdit> edits = new ArrayList<>();
        List<String> left = new ArrayList<>();
        rows.forEach(row -> left.add(shown(row.written())));
        int at = replacing ? 0 : left.size();
        for (PastedName each : pasted.names()) {
            String who = each.name().display();
            int there = replacing ? at + left.subList(at, left.size()).indexOf(who) : -1;
            if (there > at) {
                left.add(at, left.remove(there));
                edits.add(new ListEdit.Move(there, at));
            } else if (there < at) {
                String gap = left.isEmpty() ? "" : gap();
                edits.add(new ListEdit.Insert(at, each.name().toBibtex(), gap));
                left.add(at, who);
            }
            at++;
        }
        for (int i = left.size() - 1; i >= at; i--) {
            edits.add(new ListEdit.Remove(i));
        }
        if (pasted.others() && !field.list().others()) {
            edits.add(new ListEdit.End(OTHERS));
        }
        return apply(MESSAGES.text("step.names.paste", pasted.names().size(), key), edits);
    }

    /// Inserts several people where one was typed.
    ///
    /// @param replacing whether the first takes the place of the name there
    boolean addAll(int at, PastedNames typed, boolean replacing) {
        List<ListEdit> edits = new ArrayList<>();
        for (PastedName each : typed.names()) {
            String written = each.name().toBibtex();
            int to = at + edits.size();
            edits.add(
                    replacing && edits.isEmpty()
                            ? new ListEdit.Replace(to, written)
                            : new ListEdit.Insert(
                                    to, written, rows.isEmpty() && to == 0 ? "" : gap()));
        }
        if (typed.others() && !field.list().others()) {
            edits.add(new ListEdit.End(OTHERS));
        }
        return apply(MESSAGES.text("step.names.several", typed.names().size(), key), edits);
    }

    /// Says why something typed is not taken.
    boolean refuse(String why) {
        problem.set(MESSAGES.text("refused.names." + why));
        return false;
    }

    private String gap() {
        return rows.isEmpty() ? AND : field.list().usualGap();
    }

    /// Moves a person to another list of the entry, such as from the authors to the editors.
    public boolean giveTo(int at, String otherField) {
        String written = rows.get(at).written();
        AuthorField other = entry.field(otherField);
        var step = MESSAGES.text("step.names.role", shown(written), otherField, key);
        return switch (entry.with(field.with(new ListEdit.Remove(at)))) {
            case Outcome.Refused(var reason) -> refuse(reason);
            case Outcome.Changed(var without) -> {
                AuthorField longer = other.with(other.inserting(other.list().size(), written));
                yield done(entry.in(without).with(longer), step);
            }
        };
    }

    private boolean make(String verb, int at, ListEdit edit) {
        String who = shown(rows.get(at).written());
        return apply(MESSAGES.text("step.names." + verb, who, key), List.of(edit));
    }

    private static String shown(String written) {
        return PersonName.parse(written).value().display();
    }

    private boolean apply(String step, List<ListEdit> edits) {
        return done(entry.with(field.withAll(edits)), step);
    }

    private boolean done(Outcome outcome, String step) {
        return switch (outcome) {
            case Outcome.Refused(var reason) -> refuse(reason);
            case Outcome.Changed(var after) -> {
                problem.set("");
                changes.accept(after, step);
                yield true;
            }
        };
    }

    private boolean refuse(LocalizedSentence reason) {
        problem.set(MESSAGES.text("refused.names", MessageTranslator.of(reason)));
        return false;
    }
}
