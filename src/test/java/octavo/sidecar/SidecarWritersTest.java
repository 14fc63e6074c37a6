package octavo.sidecar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.storage.FaultRow;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;

/// Several writers of one sidecar at the same time (F8).
@Timeout(180)
class SidecarWritersTest {
    private static final int SAVES = 60;
    private static final List<String> NAMES = List.of("one", "two");

    @TempDir private Path folder = Path.of("");
    @TempDir private Path meeting = Path.of("");

    private Path library() {
        return folder.resolve("p.bib");
    }

    /// Counts up in a profile of its own, as another process.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path meeting = Path.of(arguments[2]);
        Files.createFile(meeting.resolve(arguments[1]));
        while (!NAMES.stream().allMatch(it -> Files.exists(meeting.resolve(it)))) {
            Thread.sleep(1);
        }
        System.out.println(lost(Path.of(arguments[0]), arguments[1]));
    }

    /// Counts up in a profile of its own.
    ///
    /// @return how many saves that had succeeded were gone afterwards
    private static int lost(Path library, String profile) throws IOException {
        int lost = 0;
        for (int i = 1; i <= SAVES; i++) {
            SidecarFile file = SidecarFile.loadFor(library);
            ObjectNode tree = file.content().copyTree();
            tree.withObject("/profiles/" + profile).put("limit", i);
            file.saveSidecar(Sidecar.of(tree));
            lost += limit(library, profile) == i ? 0 : 1;
        }
        return lost;
    }

    private static int limit(Path library, String profile) {
        return SidecarFile.loadFor(library)
                .content()
                .copyTree()
                .at("/profiles/" + profile + "/limit")
                .asInt(0);
    }

    private Process start(String name) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SidecarWritersTest.class.getName(),
                        library().toString(),
                        name,
                        meeting.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void assertNothingLost(String how, List<Callable<Integer>> writers)
            throws IOException, InterruptedException, ExecutionException {
        List<FutureTask<Integer>> tasks = writers.stream().map(FutureTask::new).toList();
        tasks.forEach(Thread::startVirtualThread);
        FaultRow row = new FaultRow("F8", how);
        for (FutureTask<Integer> task : tasks) {
            row.passed(SAVES).loses(task.get());
        }
        for (String name : NAMES) {
            assertEquals(SAVES, limit(library(), name));
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(SidecarFile.pathFor(library())), files.toList());
        }
        row.write();
    }

    @Test
    void twoProcessesLoseNoDecisionOfEachOther()
            throws IOException, InterruptedException, ExecutionException {
        List<Callable<Integer>> writers = new ArrayList<>();
        for (String name : NAMES) {
            Process process = start(name);
            writers.add(() -> {
                byte[] said = process.getInputStream().readAllBytes();
                return Integer.valueOf(new String(said, StandardCharsets.UTF_8).strip());
            });
        }
        assertNothingLost("two processes decide at the same time", writers);
    }

    @Test
    void twoThreadsLoseNoDecisionOfEachOther()
            throws IOException, InterruptedException, ExecutionException {
        assertNothingLost(
                "two windows decide at the same time",
                NAMES.stream()
                        .map(name -> (Callable<Integer>) () -> lost(library(), name))
                        .toList());
    }

    @Test
    void aFileThatAppearsWhileItIsLookedForIsNoTrouble()
            throws IOException, InterruptedException, ExecutionException {
        Path file = SidecarFile.pathFor(library());
        byte[] written = "{\"version\": 1}".getBytes(StandardCharsets.UTF_8);
        Path prepared = folder.resolve("prepared");
        FutureTask<?> appearing =
                new FutureTask<>(() -> {
                    for (int i = 0; i < 20_000; i++) {
                        Files.write(prepared, written);
                        Files.move(prepared, file);
                        Files.delete(file);
                    }
                    return true;
                });
        Thread.ofPlatform().start(appearing);
        while (!appearing.isDone()) {
            assertEquals(Optional.empty(), SidecarFile.loadFor(library()).trouble());
        }
        assertEquals(true, appearing.get());
    }
}
