package octavo.importing;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.bib.SharedData;
import octavo.formats.SourceFormats;
import octavo.formats.webpage.PageWorks;
import octavo.formats.workdrafts.SourceContent;

import org.junit.jupiter.api.Tag;
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
import java.util.stream.Stream;

/// Damages recorded answers at random, more than 1,000 times in all (`-Doctavo.mutations=100` of
/// each): whatever a service sends, nothing that comes of it is an exception, and nothing takes
/// long.
class AnswerMutationTest {
    private static final int MUTATIONS = Integer.getInteger("octavo.mutations", 6);
    private static final Duration LONGEST = Duration.ofSeconds(5);
    private static final String SIGNS = "<>&;/\"'=!?-[]{}:, \n\0\u0001x0:";

    private final FileDamage damage = new FileDamage(SIGNS);

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
    @Tag(Sample.TAG)
    @Tag("slow")
    void damagedAnswersAreReadWithoutExceptionAndSoon() throws IOException {
        for (byte[] answer : Sample.of(answers())) {
            for (int i = 0; i < (answer.length == 0 ? 0 : MUTATIONS); i++) {
                byte[] damaged = damage.damaged(answer);
                long start = System.nanoTime();
                assertNotNull(SourceFormats.readSource(SourceContent.of(damaged)));
                PageWorks.readPage(
                        new String(damaged, StandardCharsets.UTF_8), "https://example.org/p");
                long taken = System.nanoTime() - start;
                assertTrue(taken < LONGEST.toNanos(), () -> "took " + Duration.ofNanos(taken));
            }
        }
    }
}
