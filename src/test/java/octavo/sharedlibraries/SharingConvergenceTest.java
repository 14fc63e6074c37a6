package octavo.sharedlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.Sample;
import octavo.library.LibraryFile;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Eight members, half of whom stay connected, edit one library at random while their connections
/// break, their programs die in the middle of an exchange, and the server crashes. Each edit writes
/// a value of its own. In the end all files are the same, and a value that somebody wrote has gone
/// only where the log of edits has a later one in its place, or where somebody's file has it in a
/// conflict.
@Tag("slow")
@SuppressWarnings("try") // a test is not interrupted
class SharingConvergenceTest {
    private static final int MEMBERS = 8;
    private static final int ENTRIES = 40;
    private static final List<String> FIELDS = List.of("title", "note", "pages");
    private static final Pattern VALUE = Pattern.compile("w\\d+x\\d+");

    private final CountDownLatch halfDone = new CountDownLatch(MEMBERS / 2);
    @TempDir Path folder;

    /// What dies at a step of an exchange.
    private static final class ProgramKilled extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /// An edit that a member made.
    ///
    /// @param replaced what the field held before; empty if there was none
    private record LoggedEdit(String written, String replaced) {}

    private final class EditingMember implements Callable<List<LoggedEdit>> {
        private final int number;
        private final int edits;
        private final Path file;
        private final Path state;
        private final Random random;
        private final List<LoggedEdit> log = new ArrayList<>();
        private Optional<OpenSession> openSession = Optional.empty();

        /// A connection that stays open.
        private record OpenSession(ChangeServer server, ExchangeSession session) {}

        EditingMember(int number, int edits) throws IOException {
            this.number = number;
            this.edits = edits;
            file = Files.createDirectories(folder.resolve("m" + number)).resolve("papers.bib");
            state = folder.resolve("state" + number);
            random = new Random(number);
        }

        /// @param isMortal whether the program may be killed just before or after a save
        LibraryExchange exchange(boolean isMortal) {
            return new LibraryExchange(
                    state,
                    (libraryFile, merged) -> {
                        dieSometimes(isMortal);
                        var _ = libraryFile.saveLibrary(merged);
                        dieSometimes(isMortal);
                    },
                    ExchangeTerms.marking(true));
        }

        private void dieSometimes(boolean isMortal) {
            if (isMortal && random.nextInt(6) == 0) {
                throw new ProgramKilled();
            }
        }

        @Override
        public List<LoggedEdit> call() throws Exception {
            for (int edit = 0; edit < edits; edit++) {
                if (edit == edits / 2) {
                    halfDone.countDown();
                }
                edit(edit);
                if (random.nextInt(3) == 0) {
                    tryExchange();
                }
            }
            disconnect();
            return log;
        }

        private void tryExchange() throws IOException {
            try {
                exchangeOnce();
            } catch (SharingFailure failure) {
                disconnect();
                assertEquals(
                        SharingFailure.FailureKind.OFFLINE, failure.kind(), failure::getMessage);
            } catch (ProgramKilled _) {
                disconnect(); // the next exchange continues
            }
        }

        private void exchangeOnce() throws IOException, SharingFailure {
            if (number % 2 == 0) {
                var _ = exchange(true).exchange(file);
                return;
            }
            if (openSession.isEmpty()) {
                LibraryExchange exchange = exchange(true);
                ChangeServer server = exchange.connect(file);
                openSession =
                        Optional.of(
                                new OpenSession(
                                        server, new ExchangeSession(exchange, server, file)));
            }
            var _ = openSession.get().session().exchange();
        }

        private void disconnect() {
            openSession.ifPresent(it -> it.server().close());
            openSession = Optional.empty();
        }

        /// Keeps our side of each conflict, and logs what that replaces.
        List<LoggedEdit> resolveConflicts() throws IOException {
            List<LoggedEdit> resolved = new ArrayList<>();
            String text = Files.readString(file);
            Matcher marks =
                    Pattern.compile("\\s*conflict-theirs-\\w+ = \\{([^}]*)},?").matcher(text);
            marks.results().forEach(mark -> resolved.add(new LoggedEdit("", mark.group(1))));
            Files.writeString(file, marks.replaceAll(""));
            return resolved;
        }

        /// The library without its layout.
        String describe() throws IOException {
            return ItemNaming.nameUnits(LibraryFile.load(file).library().file()).stream()
                    .map(unit -> unit.content().text())
                    .collect(Collectors.joining("\n"));
        }

        private void edit(int edit) throws IOException {
            String text = Files.readString(file);
            String value = "w%dx%d".formatted(number, edit);
            if (random.nextInt(10) == 0) {
                Files.writeString(
                        file, text + "\n@misc{new%s,\n  title = {%s}\n}\n".formatted(value, value));
                log.add(new LoggedEdit(value, ""));
                return;
            }
            String field = FIELDS.get(random.nextInt(FIELDS.size()));
            Pattern place =
                    Pattern.compile(
                            "(@article\\{k%d,[^@]*?\\n  %s = \\{)([^}]*)(})"
                                    .formatted(random.nextInt(ENTRIES), field));
            Matcher matcher = place.matcher(text);
            if (matcher.find()) {
                Files.writeString(
                        file,
                        text.substring(0, matcher.end(1)) + value + text.substring(matcher.end(2)));
                log.add(new LoggedEdit(value, matcher.group(2)));
            }
        }
    }

    @Test
    void allFilesBecomeTheSameAndNoValueIsLost() throws Exception {
        Optional<Path> binaries = PostgresServer.binaries();
        assumeTrue(binaries.isPresent(), "PostgreSQL is not installed");
        try (PostgresServer server = PostgresServer.start(binaries.orElseThrow());
                var proxy = new BreakingProxy(server.port())) {
            List<EditingMember> members = addMembers(server, proxy);
            proxy.setBreaking(true);
            List<LoggedEdit> log = editAtOnce(members, server);
            proxy.setBreaking(false);
            for (EditingMember member : members) {
                var _ = member.exchange(false).exchange(member.file);
                log.addAll(member.resolveConflicts());
                var _ = member.exchange(false).exchange(member.file);
            }
            Set<String> states = new TreeSet<>();
            for (EditingMember member : members) {
                assertEquals(0, member.exchange(false).exchange(member.file).heldBack());
                states.add(member.describe());
            }
            assertEquals(1, states.size(), () -> String.join("\n=====\n", states));
            assertEquals(Set.of(), lostValues(log, states.iterator().next()));
            assertTrue(proxy.cutCount() > 0, "no connection was cut");
        }
    }

    private List<EditingMember> addMembers(PostgresServer server, BreakingProxy proxy)
            throws Exception {
        List<EditingMember> members = new ArrayList<>();
        var text = new StringBuilder();
        for (int entry = 0; entry < ENTRIES; entry++) {
            text.append(
                    "@article{k%d,\n  title = {T},\n  note = {N},\n  pages = {P}\n}\n\n"
                            .formatted(entry));
        }
        for (int number = 0; number < MEMBERS; number++) {
            server.addUser("m" + number);
            var address =
                    ServerAddress.parse(
                            "postgresql://m%d@127.0.0.1:%d/postgres"
                                    .formatted(number, proxy.port()));
            var member = new EditingMember(number, Sample.of(500));
            members.add(member);
            if (number == 0) {
                Files.writeString(member.file, text);
                var _ = member.exchange(false).share(address, member.file);
            } else {
                LibraryMembers.grant(
                        members.getFirst().exchange(false),
                        members.getFirst().file,
                        "m" + number,
                        MemberRights.EDIT);
                var _ = member.exchange(false).join(address, member.file);
            }
        }
        return members;
    }

    private List<LoggedEdit> editAtOnce(List<EditingMember> members, PostgresServer server)
            throws Exception {
        List<LoggedEdit> log = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(MEMBERS)) {
            List<Future<List<LoggedEdit>>> running = members.stream().map(threads::submit).toList();
            halfDone.await();
            server.stop();
            server.start();
            for (Future<List<LoggedEdit>> each : running) {
                log.addAll(each.get());
            }
        }
        return log;
    }

    /// Values that are in no file at the end, and that nobody has replaced who saw them.
    private static Set<String> lostValues(List<LoggedEdit> log, String lastState) {
        Set<String> lost = new TreeSet<>();
        log.forEach(edit -> lost.add(edit.written()));
        log.forEach(edit -> lost.remove(edit.replaced()));
        VALUE.matcher(lastState).results().forEach(found -> lost.remove(found.group()));
        lost.remove("");
        return lost;
    }
}
