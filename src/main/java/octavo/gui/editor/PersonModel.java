package octavo.gui.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.fields.FieldCatalogue;

import java.util.List;

/// One person of a list as it is being edited, or one who is about to be added.
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
    private String known = "";

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

    /// Whether it is a body, such as a working group, rather than a person.
    public BooleanProperty bodyProperty() {
        return body;
    }

    /// The marks, with commas between them.
    public StringProperty marksProperty() {
        return marks;
    }

    public StringProperty orcidProperty() {
        return orcid;
    }

    /// Whether somebody is being edited.
    public ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /// Whether it is somebody who is not in the list yet.
    public boolean isNew() {
        return at == NEW;
    }

    /// Begins to edit a name of the list.
    public void edit(int place) {
        NameRow row = names.rows().get(place);
        at = place;
        known = row.written();
        NameParts parts = row.parts();
        body.set(parts.body());
        show(parts);
        marks.set(String.join(", ", row.marks()));
        orcid.set(row.orcid());
        open.set(true);
    }

    /// Begins to write somebody who is to be put at a place.
    public void begin(int place) {
        at = NEW;
        insertAt = place;
        body.set(false);
        show(NameParts.NONE);
        marks.set("");
        orcid.set("");
        open.set(true);
    }

    /// Gives the list what was typed and goes on to the next person: behind a new one to another
    /// new one, behind the last of the list to a new one.
    ///
    /// @return whether there is somebody to go on with; not after a new person without a name
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

    /// Where the person is in the list, or is to come.
    public int place() {
        return isNew() ? insertAt : at;
    }

    /// Whether nothing has been typed yet about somebody new.
    boolean isBlank() {
        return isNew() && parts(body.get()).isEmpty();
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

    /// Gives the list what was typed, if it takes it.
    ///
    /// @return whether it did
    public boolean commit() {
        if (!open.get()) {
            return true;
        }
        show(parts(body.get()).apart());
        return isNew() ? commitNew() : commitChanged();
    }

    private boolean commitNew() {
        if (parts(body.get()).isEmpty()) {
            return true;
        }
        if (!names.add(insertAt, typed())) {
            return false;
        }
        at = insertAt;
        known = names.rows().get(at).written();
        return true;
    }

    private boolean commitChanged() {
        if (!isThere()) {
            close(); // an undo has taken it away
            return true;
        }
        known = parts(body.get()).writtenOver(known);
        boolean taken = names.change(at, typed());
        known = names.rows().get(at).written();
        return taken;
    }

    private PersonEntry typed() {
        return PersonEntry.of(parts(body.get()), marks.get(), orcid.get());
    }

    /// Whether something is typed that the list does not have.
    public boolean isChanged() {
        if (!open.get()) {
            return false;
        }
        NameParts typed = parts(body.get());
        if (isNew()) {
            return !typed.isEmpty();
        }
        if (!isThere()) {
            return false;
        }
        NameRow row = names.rows().get(at);
        return !typed.equals(row.parts())
                || !orcid.get().equals(row.orcid())
                || !marks.get().equals(String.join(", ", row.marks()));
    }

    private boolean isThere() {
        return at < names.rows().size() && names.rows().get(at).written().equals(known);
    }

    /// Ends editing somebody whom the list no longer has.
    void follow() {
        if (open.get() && !isNew() && !isThere()) {
            close();
        }
    }

    /// Ends editing. What was not given to the list is forgotten.
    public void close() {
        open.set(false);
        names.forgetProblem();
    }

    /// The lists that the person can be given to.
    public List<String> roles() {
        return FieldCatalogue.ROLES;
    }

    public String role() {
        return names.name();
    }

    /// Gives the person to another list of the entry.
    public void giveTo(String role) {
        if (!role.equals(role()) && commit() && !isNew() && names.giveTo(at, role)) {
            close();
        }
    }
}
