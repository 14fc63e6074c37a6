package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.fields.FieldCatalogue;
import octavo.names.PastedNames;

import java.util.List;
import java.util.Optional;

/// A person of a list who is being edited or added.
public final class PersonModel {
    private static final int NEW = -1;

    private final NamesModel names;
    private final StringProperty given = new SimpleStringProperty("");
    private final StringProperty prefix = new SimpleStringProperty("");
    private final StringProperty family = new SimpleStringProperty("");
    private final StringProperty suffix = new SimpleStringProperty("");
    private final BooleanProperty body = new SimpleBooleanProperty();
    private final StringProperty marks = new SimpleStringProperty("");
    private final StringProperty orcid = new SimpleStringProperty("");
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private int at = NEW;
    private int insertAt;

    /// The name as it was when editing began, or was last given to the list.
    private String before = "";

    private final ObjectProperty<PersonCompletions> known =
            new SimpleObjectProperty<>(PersonCompletions.NONE);

    PersonModel(NamesModel names) {
        this.names = names;
        body.addListener((_, _, now) -> show(parts(!now).asBody(now)));
    }

    public StringProperty givenProperty() {
        return given;
    }

    public StringProperty prefixProperty() {
        return prefix;
    }

    public StringProperty familyProperty() {
        return family;
    }

    public StringProperty suffixProperty() {
        return suffix;
    }

    /// Whether it is an organisation, such as a working group, rather than a person.
    public BooleanProperty bodyProperty() {
        return body;
    }

    /// The marks, separated by commas.
    public StringProperty marksProperty() {
        return marks;
    }

    public StringProperty orcidProperty() {
        return orcid;
    }

    /// Whether a person is being edited.
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Whether the person is not in the list yet.
    public boolean isNew() {
        return at == NEW;
    }

    /// Who can be meant by what is typed.
    public ObjectProperty<PersonCompletions> knownProperty() {
        return known;
    }

    /// Writes somebody whom the library knows. An ORCID iD that is there stays.
    void write(PersonCompletions.KnownName person) {
        NameParts parts = person.parts();
        body.set(parts.body());
        show(parts);
        if (orcid.get().isBlank()) {
            orcid.set(person.orcid());
        }
    }

    /// Begins to edit a name of the list.
    public void edit(int place) {
        NameRow row = names.rows().get(place);
        at = place;
        before = row.written();
        NameParts parts = row.parts();
        body.set(parts.body());
        show(parts);
        marks.set(String.join(", ", row.marks()));
        orcid.set(row.orcid());
        open.set(true);
    }

    /// Starts adding a person at a position.
    public void begin(int place) {
        at = NEW;
        insertAt = place;
        body.set(false);
        show(NameParts.NONE);
        marks.set("");
        orcid.set("");
        open.set(true);
    }

    /// Commits and continues with the next person: a new one after a new one or the last.
    ///
    /// @return whether there is a next person; not after a new one without a name
    public boolean next() {
        boolean wasNew = isNew();
        if (!commit() || isNew() || !open.get()) {
            return false;
        }
        int place = at + 1;
        if (wasNew || place == names.rows().size()) {
            begin(place);
        } else {
            edit(place);
        }
        return true;
    }

    /// The person's present or future position in the list.
    public int place() {
        return isNew() ? insertAt : at;
    }

    /// Whether nothing has been typed about a new person.
    boolean isBlank() {
        return isNew() && (marks.get() + orcid.get()).isBlank() && parts(body.get()).isEmpty();
    }

    private void show(NameParts parts) {
        given.set(parts.given());
        prefix.set(parts.prefix());
        family.set(parts.family());
        suffix.set(parts.suffix());
    }

    private NameParts parts(boolean isBody) {
        return new NameParts(given.get(), prefix.get(), family.get(), suffix.get(), isBody);
    }

    /// Commits the typed data, if the list accepts it.
    ///
    /// @return whether it did
    public boolean commit() {
        if (!open.get()) {
            return true;
        }
        NameParts typed = parts(body.get());
        if (isBlank() || isReplacing() && !isChanged()) {
            names.forgetProblem();
            return true;
        }
        if (typed.isIdentifier()) {
            return names.refuse("identifier");
        }
        Optional<PastedNames> several = typed.several();
        if (several.isPresent()) {
            return commitAll(several.get());
        }
        show(typed.apart());
        return isNew() ? commitNew() : commitChanged();
    }

    /// What was typed is a list: its last name is the one that is edited then.
    private boolean commitAll(PastedNames several) {
        if (isNew() && !(marks.get() + orcid.get()).isBlank()) {
            return names.refuse("several");
        }
        int first = place();
        boolean replacing = isReplacing();
        String old = before;
        before = several.names().getFirst().name().toBibtex();
        if (!names.addAll(first, several, replacing)) {
            before = old;
            return false;
        }
        edit(first + several.names().size() - 1);
        return true;
    }

    private boolean isReplacing() {
        return !isNew() && isThere();
    }

    private boolean commitNew() {
        if (!names.add(insertAt, typed())) {
            return false;
        }
        at = insertAt;
        before = names.rows().get(at).written();
        return true;
    }

    private boolean commitChanged() {
        if (!isThere()) {
            close(); // removed by undo
            return true;
        }
        before = parts(body.get()).writtenOver(before);
        boolean taken = names.change(at, typed());
        before = names.rows().get(at).written();
        return taken;
    }

    /// Gives what is typed to another list of the same names.
    void addTo(NamesModel others) {
        NameParts typed = parts(body.get());
        if (!isChanged() || typed.isIdentifier()) {
            return;
        }
        Optional<PastedNames> several = typed.several();
        if (several.isPresent()) {
            others.addAll(place(), several.get(), isReplacing());
        } else if (isNew()) {
            others.add(insertAt, typed());
        } else {
            others.change(at, typed());
        }
    }

    private PersonEntry typed() {
        return PersonEntry.of(parts(body.get()), marks.get(), orcid.get());
    }

    /// Whether there is typed data that the list does not have.
    public boolean isChanged() {
        if (!open.get()) {
            return false;
        }
        if (isNew()) {
            return !isBlank();
        }
        if (!isThere()) {
            return false;
        }
        NameParts typed = parts(body.get());
        NameRow row = names.rows().get(at);
        return !typed.equals(row.parts())
                || !orcid.get().equals(row.orcid())
                || !marks.get().equals(String.join(", ", row.marks()));
    }

    private boolean isThere() {
        return at < names.rows().size() && names.rows().get(at).written().equals(before);
    }

    /// Follows a person to another place of the list; stops editing one who is no longer in it.
    void follow() {
        if (open.get() && !isNew() && !isThere()) {
            Optional<NameRow> moved =
                    names.rows().stream().filter(row -> row.written().equals(before)).findFirst();
            moved.ifPresentOrElse(row -> at = row.place(), this::close);
        }
    }

    /// Stops editing. Uncommitted data is dropped.
    public void close() {
        open.set(false);
        names.forgetProblem();
    }

    /// The lists that the person can be moved to.
    public List<String> roles() {
        return FieldCatalogue.ROLES;
    }

    public String role() {
        return names.name();
    }

    /// Moves the person to another list of the entry.
    public void giveTo(String role) {
        if (!role.equals(role()) && commit() && !isNew() && names.giveTo(at, role)) {
            close();
        }
    }
}
