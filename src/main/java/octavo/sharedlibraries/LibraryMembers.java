package octavo.sharedlibraries;

import java.io.IOException;
import java.nio.file.Path;

/// The members of a group and their rights, which are those of the database's users.
public final class LibraryMembers {
    private LibraryMembers() {}

    /// Who may do what with a file's library.
    public static AccessList read(LibraryExchange exchange, Path libraryPath)
            throws IOException, SharingFailure {
        try (ChangeServer server = exchange.connect(libraryPath)) {
            return AccessList.read(server);
        }
    }

    /// Gives a user of the database certain rights to a file's library, instead of any others.
    public static void grant(
            LibraryExchange exchange, Path libraryPath, String user, MemberRights rights)
            throws IOException, SharingFailure {
        try (ChangeServer server = exchange.connect(libraryPath)) {
            LibrarySchema.grant(server, user, rights);
        }
    }
}
