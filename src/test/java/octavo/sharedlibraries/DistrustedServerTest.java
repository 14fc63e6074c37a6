package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.sharedlibraries.SharingFailure.FailureKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/// Servers that say what cannot be, and members who try what they may not.
class DistrustedServerTest extends SharingGroup {
    private String table(String name) {
        return "octavo_%s.%s".formatted(library, name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE CHANGES SET digest = 'x'",
                "UPDATE CHANGES SET content = 'other'",
                "UPDATE CHANGES SET item_id = 'x' WHERE sequence = 2",
                "UPDATE CHANGES SET item_position = '../../x' WHERE sequence = 2",
                "UPDATE CHANGES SET change_id = 'x' WHERE sequence = 2",
                "UPDATE HEAD SET sequence = -1",
                "DELETE FROM HEAD",
                "UPDATE LIBRARY SET schema_version = 99",
                "UPDATE LIBRARY SET library_id = 'x'",
                "UPDATE CHANGES SET content = C, digest = encode(sha256(C), 'hex')"
                        + " WHERE sequence = 2 #@book{other, title = {X}}",
                "UPDATE CHANGES SET content = C, digest = encode(sha256(C), 'hex') WHERE sequence ="
                        + " 2 #@article{b, title = {X}} @book{second, title = {Y}}",
                "UPDATE CHANGES SET content = C, digest = encode(sha256(C), 'hex')"
                        + " WHERE sequence = 2 #@article{b, title = {X",
                "UPDATE CHANGES SET content = D, digest = encode(sha256(D), 'hex')"
            })
    void aServerThatLiesIsNotBelieved(String lie) throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        String before = bob.read();
        ada.write(ada.read() + entry("b", "Two"));
        ada.sync();
        String[] parts = lie.split("#", -1);
        String content = parts.length > 1 ? "'%s'::bytea".formatted(parts[1]) : "";
        server().execute(
                        parts[0].replace("CHANGES", table("changes"))
                                .replace("HEAD", table("head"))
                                .replace("LIBRARY", table("library"))
                                .replace("= D", "= decode(repeat('20', 5000000), 'hex')")
                                .replace("(D)", "(decode(repeat('20', 5000000), 'hex'))")
                                .replace("= C", "= " + content)
                                .replace("(C)", "(" + content + ")"));
        SharingFailure failure = assertThrows(SharingFailure.class, bob::sync);
        assertEquals(FailureKind.UNTRUSTWORTHY, failure.kind(), failure::getMessage);
        assertEquals(before, bob.read());
    }

    @Test
    void anotherLibraryOfTheSameNameIsNotMerged() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        server().execute("DROP SCHEMA octavo_%s CASCADE".formatted(library));
        SharingFailure gone = assertThrows(SharingFailure.class, ada::sync);
        assertEquals(FailureKind.REFUSED, gone.kind());
        Member bob = new Member("bob");
        bob.share(entry("b", "Two"));
        bob.grant("ada", MemberRights.EDIT);
        SharingFailure other = assertThrows(SharingFailure.class, ada::sync);
        assertEquals(FailureKind.UNTRUSTWORTHY, other.kind());
        assertEquals(entry("a", "One"), ada.read());
    }

    /// By SQL of their own, past this program.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "UPDATE CHANGES SET content = ''",
                "DELETE FROM CHANGES",
                "TRUNCATE CHANGES",
                "DROP TABLE CHANGES",
                "UPDATE LIBRARY SET schema_version = 9",
                "INSERT INTO CHANGES VALUES (9, 'x', 'x', '', 'x', '', 'x', 'ada', now())",
                "INSERT INTO CHANGES VALUES (9, 'x', 'x', '', 'x', '', 'x', 'bob', '2001-01-01')"
            })
    void anEditorCanNeitherForgeNorUndoTheLog(String statement) throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.EDIT);
        String text =
                "SET ROLE bob; "
                        + statement
                                .replace("CHANGES", table("changes"))
                                .replace("LIBRARY", table("library"));
        SQLException refusal = assertThrows(SQLException.class, () -> server().execute(text));
        assertEquals("42501", refusal.getSQLState(), refusal::getMessage);
    }

    @Test
    void theLogSaysWhoChangedWhat() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        bob.replace("One", "Second");
        bob.sync();
        List<ChangeLog.LoggedChange> log = ChangeLog.readLatest(ada.exchange(false), ada.file, 10);
        assertEquals(
                List.of("bob", "ada"), log.stream().map(ChangeLog.LoggedChange::author).toList());
        assertTrue(
                log.getFirst().differences().getFirst().description().contains("Second"),
                log::toString);
    }

    @Test
    void rightsCanBeTakenAway() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.OWN);
        Member bob = new Member("bob");
        bob.join();
        bob.grant("\"; DROP TABLE x; --", MemberRights.READ, FailureKind.UNTRUSTWORTHY);
        ada.grant("bob", MemberRights.NONE);
        assertEquals(FailureKind.REFUSED, assertThrows(SharingFailure.class, bob::sync).kind());
    }

    @Test
    void aWrongCertificateIsRefused() throws Exception {
        Path right = server().useCertificate("right");
        Path wrong = server().makeCertificate("wrong");
        server().stop();
        server().start();
        Member ada = new Member("ada");
        Files.writeString(ada.file, entry("a", "One"));
        String address =
                "postgresql://ada@localhost:%d/postgres?library=%s&sslrootcert="
                        .formatted(server().port(), library);
        SharingFailure refusal =
                assertThrows(
                        SharingFailure.class,
                        () ->
                                ada.exchange(false)
                                        .share(ServerAddress.parse(address + wrong), ada.file));
        assertEquals(FailureKind.UNTRUSTWORTHY, refusal.kind(), refusal::getMessage);
        String otherName = address.replace("@localhost", "@127.0.0.1");
        assertThrows(
                SharingFailure.class,
                () -> ada.exchange(false).share(ServerAddress.parse(otherName + right), ada.file));
        assertEquals(
                1,
                ada.exchange(false).share(ServerAddress.parse(address + right), ada.file).sent());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    postgresql://ada:secret@h/lab                  | a password
                    postgresql://ada@h/lab?socketFactory=x         | only the parameters
                    postgresql://ada@h/lab?sslmode=disable         | only the parameters
                    postgresql://ada@h/lab?library=a;b             | small letters
                    postgresql://ada@h/lab?library=%22             | small letters
                    jdbc:postgresql://h/lab                        | is not an address
                    mysql://h/lab                                  | is not an address
                    postgresql://h                                 | is not an address
                    postgresql:///lab                              | is not an address
                    """)
    void anAddressSaysOnlyWhereALibraryIs(String text, String reason) {
        SharingFailure failure =
                assertThrows(SharingFailure.class, () -> ServerAddress.parse(text));
        assertTrue(failure.wording().toString().contains(reason), failure::getMessage);
    }

    @Test
    void onlyTheOwnComputerIsTrustedWithoutACertificate() throws Exception {
        assertTrue(ServerAddress.parse("postgresql://a@localhost/lab").isLoopback());
        assertTrue(ServerAddress.parse("postgresql://a@[::1]/lab").isLoopback());
        assertFalse(ServerAddress.parse("postgresql://a@127.0.0.1.example.org/lab").isLoopback());
        assertFalse(ServerAddress.parse("postgresql://a@localhost.example.org/lab").isLoopback());
        String written = "postgresql://a@h:99/lab?library=x&sslrootcert=/c/a%20b.pem";
        assertEquals(written, ServerAddress.parse(written).toString());
    }
}
