package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.library.LibraryFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/// Members who stay connected exchange only what has changed, and get what others get who compare
/// whole files.
@Tag("slow")
class ExchangeSessionTest extends SharingGroup {
    private static final int ENTRIES = 30;
    private static final int ROUNDS = 150;

    private int smallCount;
    private int wholeCount;

    /// A member with a connection that stays open.
    private final class ConnectedMember implements AutoCloseable {
        private final Member member;
        private final ChangeServer server;
        private final ExchangeSession session;

        ConnectedMember(Member member) throws Exception {
            this.member = member;
            LibraryExchange exchange = member.exchange(true);
            server = exchange.connect(member.file);
            session = new ExchangeSession(exchange, server, member.file);
        }

        SyncReport sync() throws Exception {
            long journal = journalLength();
            SyncReport report = session.exchange();
            if (report.received() + report.sent() > 0) {
                boolean isSmall = journalLength() > journal;
                smallCount += isSmall ? 1 : 0;
                wholeCount += isSmall ? 0 : 1;
            }
            return report;
        }

        private long journalLength() throws IOException {
            var journal = StateJournal.of(SyncedBase.pathFor(member.state, member.file)).path();
            return Files.exists(journal) ? Files.size(journal) : 0;
        }

        @Override
        public void close() {
            server.close();
        }
    }

    private static List<String> unitsOf(String text) {
        return List.of(text.strip().split("\n\n+", -1)).stream()
                .filter(unit -> !unit.isBlank())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /// An edit as people make them: mostly one value, at times an entry more or less, a remark, or
    /// an entry elsewhere.
    private static String edited(String text, Random random, String value) {
        List<String> units = unitsOf(text);
        int index = random.nextInt(units.size());
        switch (random.nextInt(12)) {
            case 0, 1 -> units.add(index, entry("new" + value, value).strip());
            case 2 -> units.remove(index);
            case 3 -> units.add(index, "% remark " + value);
            case 4 -> units.add(random.nextInt(units.size()), units.remove(index));
            case 5 -> units.add(entry("last" + value, value).strip());
            case 6 -> units.add(index, units.get(index)); // the same key twice
            default ->
                    units.set(
                            index,
                            units.get(index)
                                    .replaceFirst("title = \\{[^}]*}", "title = {" + value + "}"));
        }
        return String.join("\n\n", units) + "\n";
    }

    /// Keeps our side of each conflict.
    private static void resolve(Member member) throws IOException {
        String text = member.read();
        if (text.contains("conflict-")) {
            member.write(
                    unitsOf(text).stream()
                                    .filter(unit -> !unit.startsWith("% conflict-"))
                                    .filter(unit -> !unit.contains("-conflict-theirs,"))
                                    .map(unit ->
                                            unit.replaceAll(
                                                    "\\s*conflict-\\w+-\\w+ = \\{[^}]*},?", ""))
                                    .collect(Collectors.joining("\n\n"))
                            + "\n");
        }
    }

    /// The library without its layout.
    private static String describe(Member member) throws IOException {
        return ItemNaming.nameUnits(LibraryFile.load(member.file).library().file()).stream()
                .map(unit -> unit.content().text())
                .collect(Collectors.joining("\n"));
    }

    /// What is kept of the server's library is what is in the file.
    private static void assertInStep(Member member) throws Exception {
        SyncedBase base = SyncedBase.load(member.state, member.file).orElseThrow();
        assertEquals(
                List.of(),
                UnsentChanges.between(base.state(), LibraryFile.load(member.file).library().file())
                        .changes());
    }

    @Test
    void connectedMembersGetWhatOthersGet() throws Exception {
        Random random = new Random(3);
        Member ada = new Member("ada");
        var text = new StringBuilder();
        for (int i = 0; i < ENTRIES; i++) {
            text.append(entry("k" + i, "Title " + i));
        }
        ada.share(text.toString());
        ada.grant("bob", MemberRights.EDIT);
        Member bob = new Member("bob");
        bob.join();
        try (var first = new ConnectedMember(ada);
                var second = new ConnectedMember(bob)) {
            first.sync();
            second.sync();
            for (int round = 0; round < ROUNDS; round++) {
                if (random.nextInt(4) > 0) {
                    ada.write(edited(ada.read(), random, "a" + round));
                }
                if (random.nextInt(2) == 0) {
                    bob.write(edited(bob.read(), random, "b" + round));
                }
                first.sync();
                second.sync();
                resolve(bob);
                second.sync();
                first.sync();
                resolve(ada);
                first.sync();
                second.sync();
                int finalRound = round;
                assertEquals(describe(ada), describe(bob), () -> "after round " + finalRound);
                assertInStep(ada);
                assertInStep(bob);
            }
        }
        assertEquals(0, ada.sync().sent() + ada.sync().received());
        assertEquals(0, bob.sync().sent() + bob.sync().received());
        assertTrue(smallCount > ROUNDS / 2, () -> smallCount + " small, " + wholeCount + " whole");
    }
}
