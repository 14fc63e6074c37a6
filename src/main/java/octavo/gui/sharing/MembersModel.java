package octavo.gui.sharing;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.gui.controls.MessageTexts;
import octavo.sharedlibraries.AccessList;
import octavo.sharedlibraries.MemberRights;

import java.util.Locale;
import java.util.function.Consumer;

/// The members of a shared library, and what an owner gives them the right to.
public final class MembersModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(MembersModel.class);

    private final RightsGiving rightsGiving;
    private final ReadOnlyObjectWrapper<AccessList> accessList;
    private final StringProperty user = new SimpleStringProperty("");
    private final ObjectProperty<MemberRights> rights =
            new SimpleObjectProperty<>(MemberRights.EDIT);
    private final ReadOnlyStringWrapper status = new ReadOnlyStringWrapper("");
    private boolean isWaiting;

    /// Gives rights on the server.
    public interface RightsGiving {
        /// @param onGiven receives who may do what then
        /// @param onReason receives why it was not possible
        void give(
                String user,
                MemberRights rights,
                Consumer<AccessList> onGiven,
                Consumer<String> onReason);
    }

    public MembersModel(AccessList accessList, RightsGiving rightsGiving) {
        this.accessList = new ReadOnlyObjectWrapper<>(accessList);
        this.rightsGiving = rightsGiving;
    }

    ReadOnlyObjectProperty<AccessList> accessListProperty() {
        return accessList.getReadOnlyProperty();
    }

    /// Whether whoever looks may give rights to others.
    boolean isOwner() {
        return accessList.get().self().rights() == MemberRights.OWN;
    }

    /// Says what whoever looks may do.
    String describeSelf() {
        AccessList currentList = accessList.get();
        return MESSAGES.text(
                "members.self." + id(currentList.self().rights()),
                currentList.self().name(),
                String.join(", ", currentList.ownerNames()));
    }

    static String describe(MemberRights rights) {
        return MESSAGES.text("members.rights." + id(rights));
    }

    private static String id(MemberRights rights) {
        return rights.name().toLowerCase(Locale.ROOT);
    }

    /// Who is given rights.
    StringProperty userProperty() {
        return user;
    }

    ObjectProperty<MemberRights> rightsProperty() {
        return rights;
    }

    /// What came of it.
    ReadOnlyStringProperty statusProperty() {
        return status.getReadOnlyProperty();
    }

    /// Gives the user the rights that are chosen.
    void giveRights() {
        String name = user.get().strip();
        MemberRights wantedRights = rights.get();
        if (name.isEmpty() || isWaiting) {
            return;
        }
        if (name.equals(accessList.get().self().name())) {
            status.set(MESSAGES.text("members.own-rights"));
            return;
        }
        isWaiting = true;
        status.set(MESSAGES.text("members.giving"));
        rightsGiving.give(
                name,
                wantedRights,
                newMembers -> {
                    isWaiting = false;
                    accessList.set(newMembers);
                    status.set(
                            MESSAGES.text(
                                    newMembers.rightsOf(name) == wantedRights
                                            ? "members.given." + id(wantedRights)
                                            : "members.kept",
                                    name));
                },
                reason -> {
                    isWaiting = false;
                    status.set(reason);
                });
    }
}
