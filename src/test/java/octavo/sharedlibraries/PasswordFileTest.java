package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/// What is kept in the file in which PostgreSQL's programs look for passwords.
class PasswordFileTest {
    @TempDir private Path folder = Path.of("");

    private Path file() {
        return folder.resolve(".pgpass");
    }

    private void store(String address, String password) throws Exception {
        PasswordFile.store(file(), ServerAddress.parse(address), password);
    }

    @Test
    void aNewFileIsReadByItsOwnerAlone() throws Exception {
        store("postgresql://ada@db.example.org/lab", "secret");
        assertEquals("db.example.org:5432:lab:ada:secret\n", Files.readString(file()));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    /// The first line that fits is used, and stars fit everything.
    @Test
    void aPasswordReplacesTheEarlierOneAndStandsBeforeAllOthers() throws Exception {
        Files.writeString(
                file(), "# Mine\n*:*:*:ada:old\nlocalhost:7000:lab:ada:older\nother:*:*:*:x\n");
        store("postgresql://ada@localhost:7000/lab", "new");
        assertEquals(
                "localhost:7000:lab:ada:new\n# Mine\n*:*:*:ada:old\nother:*:*:*:x\n",
                Files.readString(file()));
    }

    @Test
    void whatSeparatesIsEscaped() throws Exception {
        store("postgresql://ada@localhost/lab", "a:b\\c");
        assertEquals("localhost:5432:lab:ada:a\\:b\\\\c\n", Files.readString(file()));
    }

    @Test
    void aFileThatIsALinkStaysOne() throws Exception {
        Path target = Files.writeString(folder.resolve("dotfile"), "");
        Files.createSymbolicLink(file(), target);
        store("postgresql://ada@localhost/lab", "secret");
        assertEquals("localhost:5432:lab:ada:secret\n", Files.readString(target));
    }
}
