package octavo.sharedlibraries;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who may do what with a shared library.
///
/// @param self whoever asks
/// @param members all who may do anything, by name
public record AccessList(LibraryMember self, List<LibraryMember> members) {
    /// More are not listed.
    private static final int MOST_MEMBERS = 1000;

    public AccessList {
        members = List.copyOf(members);
    }

    /// A user of the database.
    ///
    /// @param isCreator whether the library is theirs, so that nobody can take rights away
    public record LibraryMember(String name, MemberRights rights, boolean isCreator) {}

    static AccessList read(ChangeServer server) throws SharingFailure {
        ServerAddress address = server.address();
        LibraryMember self = new LibraryMember(address.user(), MemberRights.NONE, false);
        List<LibraryMember> members = new ArrayList<>();
        try (PreparedStatement statement =
                server.connection().prepareStatement(SharingStatements.SELECT_MEMBERS)) {
            statement.setString(1, address.schemaName());
            statement.setInt(2, MOST_MEMBERS);
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    LibraryMember member =
                            new LibraryMember(
                                    Optional.ofNullable(rows.getString(1)).orElse(""),
                                    rightsIn(rows),
                                    rows.getBoolean(3));
                    members.add(member);
                    if (rows.getBoolean(2)) {
                        self = member;
                    }
                }
            }
        } catch (SQLException failure) {
            throw ServerConnection.explain(failure, address);
        }
        return new AccessList(self, members);
    }

    private static MemberRights rightsIn(ResultSet rows) throws SQLException {
        if (rows.getBoolean(3) || rows.getBoolean(5)) {
            return MemberRights.OWN;
        }
        return rows.getBoolean(4) ? MemberRights.EDIT : MemberRights.READ;
    }

    /// The rights of a user of the database.
    public MemberRights rightsOf(String user) {
        return members.stream()
                .filter(it -> it.name().equals(user))
                .map(LibraryMember::rights)
                .findFirst()
                .orElse(MemberRights.NONE);
    }

    /// Those who may give rights to others.
    public List<String> ownerNames() {
        return members.stream()
                .filter(it -> it.rights() == MemberRights.OWN)
                .map(LibraryMember::name)
                .toList();
    }
}
