package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.bib.SharedData;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient.ClientEnvironment;
import octavo.net.WebRequest.PostedBody;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/// The client over all answers of services that were recorded, as they came and damaged.
class RecordedWebTest {
    /// An answer whose body was damaged on the way.
    private record DamagedAnswer(RecordedAnswer recorded, RawAnswer answer) {}

    private static List<RecordedAnswer> all() throws IOException {
        return RecordedAnswer.allIn(SharedData.path("octavo.web", "sources/web")).stream()
                .filter(each -> address(each).isPresent()) // one has no host
                .toList();
    }

    private static Optional<URI> address(RecordedAnswer recorded) {
        return WebAddress.parse("https://" + recorded.written());
    }

    @Test
    @Tag("slow")
    void eachRecordedAnswerComesThroughAsItWas() throws IOException, InterruptedException {
        FakeClock clock = new FakeClock();
        Map<String, Integer> kinds = new TreeMap<>();
        try (StubServer web = StubServer.replaying(SharedData.path("octavo.web", "sources/web"))) {
            var client =
                    new WebClient(
                            () -> WebOptions.anonymous(web.hosts()),
                            Optional.empty(),
                            new ClientEnvironment(clock, HostResolver.SYSTEM, new Random(1)));
            List<RecordedAnswer> all = all();
            for (RecordedAnswer each : all) {
                clock.pass(Duration.ofMinutes(1)); // no host rests after another answer
                WebAnswer answer = client.fetchAnswer(request(each));
                kinds.merge(answer.getClass().getSimpleName(), 1, Integer::sum);
                assertTrue(
                        all.stream()
                                .filter(other -> other.place().equals(each.place()))
                                .anyMatch(other -> explains(other, answer)),
                        () -> each.written() + ": " + answer);
            }
        }
        System.out.println("recorded answers: " + kinds);
    }

    private static WebRequest request(RecordedAnswer recorded) {
        boolean isPage = recorded.accept().contains("text/html");
        return new WebRequest(
                address(recorded).orElseThrow(),
                recorded.accept(),
                isPage ? WantedContent.PAGE : WantedContent.RECORD,
                recorded.method().equals("POST")
                        ? Optional.of(new PostedBody("application/json", recorded.body()))
                        : Optional.empty());
    }

    /// Whether an answer is what was recorded.
    private static boolean explains(RecordedAnswer recorded, WebAnswer answer) {
        int status = recorded.answer().status();
        return switch (answer) {
            case WebContent content ->
                    status == 200 && Arrays.equals(recorded.answer().body(), content.bytes());
            case WebFailure.NotFound _ -> status == 404;
            case WebFailure.BadRequest(_, var said) -> status == said;
            case WebFailure.NotAllowed(_, var said) -> status == said;
            case WebFailure.ServerTrouble(_, var said) -> status == said;
            case WebFailure.UnexpectedPage _ -> recorded.answer().type().contains("html");
            default -> false;
        };
    }

    @Test
    void damagedAnswersAreJudgedAndNothingFails() throws IOException {
        List<RecordedAnswer> all = all();
        new RandomInput<>(List.of(), (random, _) -> damaged(all, random))
                .check(each -> {
                    WebRequest request = request(each.recorded());
                    URI address = request.address();
                    WebAnswer answer =
                            AnswerJudgement.judgeAnswer(
                                    request, address, each.answer(), FakeClock.START);
                    if (answer instanceof WebContent content) {
                        assertEquals(each.answer().contentType(), content.contentType());
                        content.text();
                    }
                });
    }

    private static DamagedAnswer damaged(List<RecordedAnswer> all, Random random) {
        RecordedAnswer recorded = all.get(random.nextInt(all.size()));
        byte[] whole = recorded.answer().body();
        byte[] body = Arrays.copyOf(whole, random.nextInt(whole.length + 1));
        for (int i = random.nextInt(8); i > 0 && body.length > 0; i--) {
            body[random.nextInt(body.length)] = (byte) random.nextInt(256);
        }
        String packed = random.nextInt(9) == 0 ? "gzip" : "identity";
        Map<String, List<String>> headers =
                Map.of(
                        "content-type",
                        List.of(recorded.answer().type()),
                        "content-encoding",
                        List.of(packed));
        return new DamagedAnswer(recorded, new RawAnswer(200, headers, body, false));
    }
}
