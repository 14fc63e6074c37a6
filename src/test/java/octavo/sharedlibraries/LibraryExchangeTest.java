package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.merge.ConflictChoice.MergeSide;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.storage.FileStamp;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What members of a group see of each other.
class LibraryExchangeTest extends SharingGroup {
    @Test
    void aMemberWhoJoinsGetsTheLibraryAsAFile() throws Exception {
        Member ada = new Member("ada");
        assertEquals(3, ada.share("% Our papers\n" + entry("a", "One") + entry("b", "Two")).sent());
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        assertEquals(3, bob.join().received());
        assertEquals(
                "% Our papers\n" + entry("a", "One") + entry("b", "Two").strip() + "\n",
                bob.read());
    }

    @Test
    void whatOneChangesOthersGetAndNothingElseOfTheirFiles() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One") + entry("b", "Two"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        bob.write("\n\n" + bob.read().replace("}\n\n@", "}\n\n\n\n@"));
        bob.replace("Two", "Second");
        assertEquals(1, bob.sync().sent());
        ada.replace("One", "First");
        SyncReport report = ada.sync();
        assertEquals(List.of(1, 1), List.of(report.received(), report.sent()));
        assertEquals(entry("a", "First") + entry("b", "Second"), ada.read());
        bob.sync();
        assertEquals(
                "\n\n" + entry("a", "First") + "\n\n" + entry("b", "Second").strip() + "\n",
                bob.read());
        assertEquals(new SyncReport(0, 0, List.of(), 0, Optional.empty()), bob.sync());
    }

    @Test
    void aConflictStaysWithWhoeverMadeIt() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        ada.replace("One", "Ada's");
        ada.sync();
        bob.replace("One", "Bob's");
        SyncReport report = bob.sync();
        assertEquals(1, report.conflicts().size());
        assertEquals(List.of(0, 1), List.of(report.sent(), report.heldBack()));
        assertTrue(bob.read().contains("Ada's") && bob.read().contains("Bob's"), bob.read());
        ada.sync();
        assertEquals(entry("a", "Ada's"), ada.read());
        ada.replace("Ada's", "Ada's second");
        ada.sync();
        bob.sync();
        assertTrue(bob.read().contains("Ada's second") && bob.read().contains("Bob's"), bob.read());
        bob.write(entry("a", "Both"));
        assertEquals(1, bob.sync().sent());
        ada.sync();
        assertEquals(entry("a", "Both"), ada.read());
    }

    /// A program that can ask writes nothing before its user has chosen.
    @ParameterizedTest
    @EnumSource(names = {"OURS", "THEIRS"})
    void aConflictCanWaitForAChoice(MergeSide side) throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One") + entry("b", "Two"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        ada.replace("One", "Ada's");
        ada.sync();
        bob.replace("One", "Bob's");
        bob.replace("Two", "Second");
        String before = bob.read();
        assertEquals(2, bob.exchange(false).countUnsent(bob.file));
        SharingFailure failure =
                assertThrows(
                        SharingFailure.class,
                        () -> bob.exchange(_ -> Optional.empty()).exchange(bob.file));
        assertEquals(FailureKind.IN_CONFLICT, failure.kind());
        assertEquals(before, bob.read());
        bob.exchange(it -> Optional.of(it.resolveAll(side))).exchange(bob.file);
        ada.sync();
        String chosen = side == MergeSide.OURS ? "Bob's" : "Ada's";
        assertEquals(entry("a", chosen) + entry("b", "Second"), ada.read());
        assertEquals(ada.read().strip(), bob.read().strip());
        assertEquals(0, bob.exchange(false).countUnsent(bob.file));
    }

    @Test
    void twoWhoAddTheSameKeyMergeIt() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        ada.write(ada.read() + "@book{new, title = {New}}\n");
        bob.write(bob.read() + "@book{new, title = {New}, year = {2021}}\n");
        ada.sync();
        bob.sync();
        ada.sync();
        assertEquals(1, ada.read().split("@book", -1).length - 1, ada.read());
        assertTrue(ada.read().contains("2021"), ada.read());
    }

    @Test
    void insertionsRemovalsAndMovesKeepTheOrder() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "A") + entry("b", "B") + entry("c", "C") + entry("d", "D"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        ada.write(
                entry("x", "X")
                        + entry("c", "C")
                        + entry("a", "A")
                        + entry("y", "Y")
                        + entry("d", "D"));
        ada.sync();
        bob.sync();
        assertEquals(ada.read().strip(), bob.read().strip());
        assertEquals(0, ada.sync().sent() + bob.sync().sent());
    }

    @Test
    void aReaderGetsEverythingAndIsRefusedInWords() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        Member bob = new Member("bob");
        SharingFailure failure = assertThrows(SharingFailure.class, bob::join);
        assertEquals(FailureKind.REFUSED, failure.kind());
        ada.grant("bob", MemberRights.READ);
        bob.join();
        bob.replace("One", "Mine");
        ada.write(ada.read() + entry("b", "Two"));
        ada.sync();
        SyncReport report = bob.sync();
        assertTrue(report.refusal().orElseThrow().toString().startsWith("bob may not do this"));
        assertTrue(bob.read().contains("Mine") && bob.read().contains("Two"));
        FileStamp stamp = FileStamp.of(bob.file);
        bob.sync();
        assertEquals(
                stamp, FileStamp.of(bob.file), "written anew, which a watch takes for an edit");
        ada.sync();
        assertFalse(ada.read().contains("Mine"));
    }

    @Test
    void membersAreListedWithWhatTheyMayDo() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One"));
        assertEquals("ada OWN made it", members(ada));
        ada.grant("bob", MemberRights.READ);
        assertEquals("ada OWN made it, bob READ", members(ada));
        Member bob = new Member("bob");
        bob.join();
        assertEquals(
                MemberRights.READ,
                LibraryMembers.read(bob.exchange(false), bob.file).self().rights());
        ada.grant("bob", MemberRights.EDIT);
        assertEquals("ada OWN made it, bob EDIT", members(bob));
        ada.grant("bob", MemberRights.OWN);
        assertEquals("ada OWN made it, bob OWN", members(bob));
        bob.grant("ada", MemberRights.NONE);
        assertEquals("ada OWN made it, bob OWN", members(ada));
        ada.grant("bob", MemberRights.NONE);
        assertEquals("ada OWN made it", members(ada));
    }

    private static String members(Member member) throws Exception {
        return LibraryMembers.read(member.exchange(false), member.file).members().stream()
                .map(it -> it.name() + " " + it.rights() + (it.isCreator() ? " made it" : ""))
                .collect(Collectors.joining(", "));
    }

    @Test
    void whatABackupHasLostIsSentAgain() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "One") + entry("b", "Two") + entry("c", "Three"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        server().stop();
        server().backUp();
        server().start();
        ada.replace("One", "First");
        ada.replace("@article{c", "@article{renamed");
        ada.sync();
        bob.sync();
        server().restore();
        bob.replace("Two", "Second");
        bob.sync();
        ada.sync();
        bob.sync();
        String expected = entry("a", "First") + entry("b", "Second") + entry("renamed", "Three");
        assertEquals(expected, ada.read());
        assertEquals(expected.strip(), bob.read().strip());
    }

    @Test
    void aFileThatLostItsEntriesIsAskedAbout() throws Exception {
        Member ada = new Member("ada");
        var text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append(entry("k" + i, "Title " + i));
        }
        ada.share(text.toString());
        ada.write(text.substring(0, text.length() / 2) + entry("z", "Last"));
        String damaged = ada.read();
        SharingFailure failure = assertThrows(SharingFailure.class, ada::sync);
        assertEquals(FailureKind.UNCONFIRMED, failure.kind());
        ada.write(text.substring(0, text.indexOf("@article{k50,")));
        assertThrows(SharingFailure.class, ada::sync);
        assertEquals(50, ada.syncAccepting().sent());
        Files.delete(ada.file);
        assertEquals(FailureKind.UNCONFIRMED, assertThrows(SharingFailure.class, ada::sync).kind());
        assertEquals(50, ada.join().received());
        assertFalse(damaged.isEmpty());
    }

    @Test
    void hostileTextIsOnlyText() throws Exception {
        Member ada = new Member("ada");
        String hostile =
                "@string{s = {'; DROP TABLE changes; --}}\n\n"
                        + "@comment{\\'); SELECT pg_sleep(9)}\n\n"
                        + entry("x';DROP", "$1 ? {?} :a %s \\' \" \u202E \uD83D\uDE00 \u0000 end")
                        + "@preamble{\"'\" # s}\n";
        ada.share(hostile);
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        assertEquals(hostile.strip(), bob.read().strip());
        assertEquals(0, bob.sync().sent());
    }

    @Test
    void eachFileKeepsItsEncodingAndLineEnds() throws Exception {
        Member ada = new Member("ada");
        ada.share(entry("a", "Übung"));
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        Files.write(
                bob.file,
                entry("b", "Maß").replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        bob.join();
        String latin = Files.readString(bob.file, StandardCharsets.ISO_8859_1);
        assertTrue(latin.contains("Übung") && latin.contains("Maß"), latin);
        assertFalse(latin.replace("\r\n", "").contains("\n"));
        ada.sync();
        assertTrue(ada.read().contains("Maß") && !ada.read().contains("\r"), ada.read());
    }
}
