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

    private final String fieldName;
    private final BiConsumer<BibEntry, String> changes;
    private final ObservableList<NameRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyBooleanWrapper hasOthers = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final PersonModel personModel = new PersonModel(this);
    private EntryNames entryNames;
    private AuthorField authorField;
    private String entryKey;

    /// @param changes receives the entry after a step, and the step's label
    NamesModel(String name, EntryNames entry, String key, BiConsumer<BibEntry, String> changes) {
        this.fieldName = name;
        this.entryNames = entry;
        this.entryKey = key;
        this.changes = changes;
        this.authorField = entry.field(name);
        refresh();
    }

    /// Updates to another state of the entry.
    void follow(EntryNames now, String nowKey) {
        entryNames = now;
        entryKey = nowKey;
        AuthorField read = now.field(fieldName);
        if (!personModel.isChanged()) {
            problem.set("");
        }
        if (!read.equals(authorField)) {
            authorField = read;
            refresh();
            personModel.follow();
        }
    }

    /// Unchanged rows stay the same instances, so that a view keeps its state.
    private void refresh() {
        List<NameRow> now = NameRows.of(authorField);
        int start = 0;
        int most = Math.min(now.size(), rows.size());
        while (start < most && now.get(start).equals(rows.get(start))) {
            start++;
        }
        rows.remove(start, rows.size());
        rows.addAll(now.subList(start, now.size()));
        hasOthers.set(authorField.authorList().hasOthers());
    }

    /// The field's name, in lower case.
    public String name() {
        return fieldName;
    }

    /// The person being edited.
    public PersonModel personModel() {
        return personModel;
    }

    public ObservableList<NameRow> rows() {
        return rows;
    }

    /// Whether the list ends with “and others”.
    public ReadOnlyBooleanProperty othersProperty() {
        return hasOthers.getReadOnlyProperty();
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
        personModel.addTo(new NamesModel(fieldName, entryNames, entryKey, drafted));
    }

    /// Moves a name to another's position.
    ///
    /// @return whether it is there now
    public boolean move(int from, int to) {
        boolean inside = from >= 0 && from < rows.size() && to >= 0 && to < rows.size();
        return inside && from != to && make("move", from, new ListEdit.MoveName(from, to));
    }

    public boolean remove(int nameIndex) {
        return make("remove", nameIndex, new ListEdit.RemoveName(nameIndex));
    }

    /// Inserts a person.
    public boolean add(int nameIndex, PersonEntry typed) {
        if (typed.parts().isEmpty()) {
            return refuse("empty");
        }
        String written = typed.parts().writtenOver("");
        AuthorField longer = authorField.applyEdit(authorField.insertionEdit(nameIndex, written));
        return apply("add", written, longer, nameIndex, typed);
    }

    /// Changes a person's name, marks or ORCID iD.
    public boolean change(int nameIndex, PersonEntry typed) {
        String before = rows.get(nameIndex).writtenName();
        String after = typed.parts().writtenOver(before);
        if (!after.equals(before) && typed.parts().isEmpty()) {
            return refuse("empty");
        }
        boolean isRenamed = !after.equals(before);
        String verb =
                isRenamed ? "change" : typed.isMarkedAs(rows.get(nameIndex)) ? "orcid" : "mark";
        AuthorField renamed =
                isRenamed
                        ? authorField.applyEdit(new ListEdit.ReplaceName(nameIndex, after))
                        : authorField;
        return apply(verb, before, renamed, nameIndex, typed);
    }

    /// One step for everything typed about a person.
    private boolean apply(
            String verb, String who, AuthorField named, int nameIndex, PersonEntry typed) {
        if (typed.marks().stream().anyMatch(NamesModel::isNoMark)) {
            return refuse("mark");
        }
        if (!isOrcid(typed.orcid())) {
            return refuse("orcid");
        }
        String number = orcid(typed.orcid()).map(Orcid::number).orElse("");
        AuthorField now = identified(marked(named, nameIndex, typed.marks()), nameIndex, number);
        return now.equals(authorField)
                || done(
                        entryNames.with(now),
                        MESSAGES.text("step.names." + verb, shown(who), entryKey));
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

    private static AuthorField marked(AuthorField before, int nameIndex, List<String> wanted) {
        AuthorField now = before;
        for (String mark : before.marksOf(nameIndex)) {
            now = wanted.contains(mark) ? now : now.applyEdit(now.unmarkEdit(nameIndex, mark));
        }
        for (String mark : wanted) {
            now =
                    now.marksOf(nameIndex).contains(mark)
                            ? now
                            : now.applyEdit(now.markEdit(nameIndex, mark));
        }
        return now;
    }

    private static AuthorField identified(AuthorField before, int nameIndex, String number) {
        boolean isKnown = NameRows.of(before).get(nameIndex).orcidNumber().equals(number);
        return isKnown
                ? before
                : before.applyEdit(before.noteReplacementEdit(nameIndex, "orcid", number));
    }

    /// Adds or removes the final “and others”.
    public boolean end(boolean withOthers) {
        if (withOthers == authorField.authorList().hasOthers()) {
            return true;
        }
        String tail = authorField.authorList().gaps().getLast();
        String now = withOthers ? OTHERS + tail.strip() : "";
        return apply(
                MESSAGES.text("step.names.others", fieldName, entryKey),
                List.of(new ListEdit.SetEnding(now)));
    }

    /// Adds names from pasted text, or replaces the list with them. A name that is already there
    /// keeps its bytes and marks.
    public boolean paste(PastedNames pasted, boolean replacing) {
        List<ListEdit> edits = new ArrayList<>();
        List<String> left = new ArrayList<>();
        rows.forEach(row -> left.add(shown(row.writtenName())));
        int nameIndex = replacing ? 0 : left.size();
        for (PastedName each : pasted.names()) {
            String who = each.name().displayName();
            int there =
                    replacing ? nameIndex + left.subList(nameIndex, left.size()).indexOf(who) : -1;
            if (there > nameIndex) {
                left.add(nameIndex, left.remove(there));
                edits.add(new ListEdit.MoveName(there, nameIndex));
            } else if (there < nameIndex) {
                String gap = left.isEmpty() ? "" : gap();
                edits.add(new ListEdit.InsertName(nameIndex, each.name().toBibtex(), gap));
                left.add(nameIndex, who);
            }
            nameIndex++;
        }
        for (int i = left.size() - 1; i >= nameIndex; i--) {
            edits.add(new ListEdit.RemoveName(i));
        }
        if (pasted.hasOthers() && !authorField.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(OTHERS));
        }
        return apply(MESSAGES.text("step.names.paste", pasted.names().size(), entryKey), edits);
    }

    /// Inserts several people where one was typed.
    ///
    /// @param replacing whether the first takes the place of the name there
    boolean addAll(int nameIndex, PastedNames typed, boolean replacing) {
        List<ListEdit> edits = new ArrayList<>();
        for (PastedName each : typed.names()) {
            String written = each.name().toBibtex();
            int to = nameIndex + edits.size();
            edits.add(
                    replacing && edits.isEmpty()
                            ? new ListEdit.ReplaceName(to, written)
                            : new ListEdit.InsertName(
                                    to, written, rows.isEmpty() && to == 0 ? "" : gap()));
        }
        if (typed.hasOthers() && !authorField.authorList().hasOthers()) {
            edits.add(new ListEdit.SetEnding(OTHERS));
        }
        return apply(MESSAGES.text("step.names.several", typed.names().size(), entryKey), edits);
    }

    /// Says why something typed is not taken.
    boolean refuse(String why) {
        problem.set(MESSAGES.text("refused.names." + why));
        return false;
    }

    private String gap() {
        return rows.isEmpty() ? AND : authorField.authorList().usualGap();
    }

    /// Moves a person to another list of the entry, such as from the authors to the editors.
    public boolean giveTo(int nameIndex, String otherField) {
        String written = rows.get(nameIndex).writtenName();
        AuthorField other = entryNames.field(otherField);
        var step = MESSAGES.text("step.names.role", shown(written), otherField, entryKey);
        return switch (entryNames.with(authorField.applyEdit(new ListEdit.RemoveName(nameIndex)))) {
            case Outcome.Refused(var reason) -> refuse(reason);
            case Outcome.Changed(var without) -> {
                AuthorField longer =
                        other.applyEdit(other.insertionEdit(other.authorList().size(), written));
                yield done(entryNames.in(without).with(longer), step);
            }
        };
    }

    private boolean make(String verb, int nameIndex, ListEdit edit) {
        String who = shown(rows.get(nameIndex).writtenName());
        return apply(MESSAGES.text("step.names." + verb, who, entryKey), List.of(edit));
    }

    private static String shown(String written) {
        return PersonName.parse(written).value().displayName();
    }

    private boolean apply(String step, List<ListEdit> edits) {
        return done(entryNames.with(authorField.applyEdits(edits)), step);
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
