package octavo.importer;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/// Damages recorded answers at random (`-Doctavo.mutations=1000` of each; few by default): whatever
/// a service sends, nothing that comes of it is an exception, and nothing takes long.
class AnswerMutationTest {
    private static final int MUTATIONS = Integer.getInteger("octavo.mutations", 4);
    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final String SIGNS = "<>&;/\"'=!?-[]{}:, \n\0\u0001x0:";

    private final Random random = new Random(30);

    private static List<byte[]> answers() throws IOException {
        List<byte[]> answers = new ArrayList<>();
        Path root = SharedData.path("octavo.import.web", "sources/web");
        if (!Files.isDirectory(root)) {
            return answers;
        }
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(it -> it.toString().matches(".*\\.(?:answer|html)"))
                            .sorted()
                            .toList()) {
                answers.add(body(file));
            }
        }
        return answers;
    }

    private static byte[] body(Path file) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        String text = new String(whole, StandardCharsets.ISO_8859_1);
        int end = text.startsWith("HTTP") ? text.replace("\r\n", "\n ").indexOf("\n\n") : -1;
        int crlf = text.indexOf("\r\n\r\n");
        int from = crlf >= 0 ? crlf + 4 : text.indexOf("\n\n") + 2;
        return end < 0 && crlf < 0 && file.toString().endsWith(".html")
                ? whole
                : Arrays.copyOfRange(whole, from, whole.length);
    }

    @Test
    @Timeout(3600)
    void damagedAnswersAreReadWithoutExceptionAndSoon() throws IOException {
        for (byte[] answer : answers()) {
            for (int i = 0; i < (answer.length == 0 ? 0 : MUTATIONS); i++) {
                byte[] damaged = damaged(answer);
                long start = System.nanoTime();
                assertNotNull(SourceFormats.read(SourceContent.of(damaged)));
                PageWorks.read(
                        new String(damaged, StandardCharsets.UTF_8), "https://example.org/p");
                long taken = System.nanoTime() - start;
                assertTrue(taken < LONGEST.toNanos(), () -> "took " + Duration.ofNanos(taken));
            }
        }
    }

    private byte[] damaged(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        int from = random.nextInt(file.length);
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(file, from);
            case 1 -> bytes(text.substring(0, from) + text.substring(end(file, from, 40)));
            case 2 -> bytes(text.substring(0, end(file, from, 400)) + text.substring(from));
            default -> sprinkled(file);
        };
    }

    private int end(byte[] file, int from, int most) {
        return Math.min(from + 1 + random.nextInt(most), file.length);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] sprinkled(byte[] file) {
        byte[] bytes = file.clone();
        for (int i = 0; i < 1 + random.nextInt(8); i++) {
            bytes[random.nextInt(bytes.length)] =
                    random.nextBoolean()
                            ? (byte) SIGNS.charAt(random.nextInt(SIGNS.length()))
                            : (byte) random.nextInt(256);
        }
        return bytes;
    }
}
