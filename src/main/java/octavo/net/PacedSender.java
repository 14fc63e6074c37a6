package octavo.net;

import octavo.net.AnswerCache.Kept;
import octavo.net.HostGate.Outcome;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.MailNeeded;
import octavo.net.WebFailure.RateLimited;
import octavo.net.WebFailure.Resting;
import octavo.net.WebFailure.ServerTrouble;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/// Sends requests at each host's pace, and retries where that may help. A host's addresses are
/// checked right before each connection: while a request waits, a name server may change them.
final class PacedSender {
    private static final int MOST_TRIES = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
    private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
    private static final Set<Integer> PASSING = Set.of(500, 502, 503, 504);
    private static final int NOT_MODIFIED = 304;

    private final Map<String, HostGate> gates = new ConcurrentHashMap<>();
    private final WebClock clock;
    private final RandomGenerator random;
    private final AddressRules rules;
    private final RequestSender sender;

    PacedSender(WebClient.Surroundings surroundings) {
        this.clock = surroundings.clock();
        this.random = surroundings.random();
        this.rules = new AddressRules(surroundings.resolver());
        this.sender = surroundings.sender();
    }

    /// The result of a request to one host.
    sealed interface Reply {
        /// An answer or a failure.
        ///
        /// @param raw the host's answer; empty if there was none
        record Judged(WebAnswer answer, Optional<RawAnswer> raw) implements Reply {}

        /// A redirect.
        record Led(String location, int status) implements Reply {}

        /// The cached answer is still valid.
        record Unchanged() implements Reply {}
    }

    /// @param kept a stale cached answer to revalidate
    Reply ask(WebRequest request, Optional<Kept> kept, WebOptions options)
            throws InterruptedException {
        URI address = request.address();
        if (new AskerDetails(options).lacksMail(address)) {
            return failed(new MailNeeded(address.getHost()));
        }
        HostGate gate = gate(address);
        for (int i = 1; ; i++) {
            Reply reply = once(request, kept, options, gate);
            Optional<Duration> pause = pause(reply, i);
            if (pause.isEmpty() || i == MOST_TRIES) {
                return reply;
            }
            clock.sleep(pause.get());
        }
    }

    private HostGate gate(URI address) {
        Optional<WebService> service = WebService.of(address);
        String name = service.map(WebService::id).orElse(address.getHost());
        HostPace pace = service.map(WebService::pace).orElse(WebService.OTHERS);
        return gates.computeIfAbsent(name, _ -> new HostGate(pace, clock));
    }

    private Reply once(WebRequest request, Optional<Kept> kept, WebOptions options, HostGate gate)
            throws InterruptedException {
        URI address = request.address();
        Optional<Instant> rest = gate.restsUntil();
        if (rest.isPresent()) {
            return failed(new Resting(address.getHost(), rest.get()));
        }
        Optional<Instant> closed = gate.enter(PATIENCE);
        if (closed.isPresent()) {
            return failed(new RateLimited(address.getHost(), closed.get()));
        }
        Optional<RawAnswer> answer = Optional.empty();
        Outcome outcome = Outcome.UNKNOWN;
        try {
            Optional<WebFailure> refused = rules.refusal(address, options.hosts());
            if (refused.isPresent()) {
                return failed(refused.get());
            }
            var asker = new AskerDetails(options);
            Map<String, String> headers = new HashMap<>(asker.headers(address, request.accept()));
            kept.ifPresent(it -> addConditions(headers, address, it));
            answer = Optional.of(sender.send(asker.target(address), headers, request));
            Reply reply = judged(request, answer.get(), kept.isPresent(), gate);
            outcome = isTrouble(reply) ? Outcome.TROUBLE : Outcome.FINE;
            return reply;
        } catch (IOException trouble) {
            outcome = Outcome.TROUBLE;
            return failed(ConnectionTrouble.of(address, trouble));
        } finally {
            gate.leave(answer, outcome);
        }
    }

    private static void addConditions(Map<String, String> headers, URI address, Kept kept) {
        if (!kept.content().address().equals(address)) {
            return;
        }
        if (!kept.tag().isEmpty()) {
            headers.put("If-None-Match", kept.tag());
        } else if (!kept.modified().isEmpty()) {
            headers.put("If-Modified-Since", kept.modified());
        }
    }

    private Reply judged(WebRequest request, RawAnswer answer, boolean isKept, HostGate gate) {
        Optional<String> location = answer.header("Location");
        if (location.isPresent() && REDIRECTS.contains(answer.status())) {
            return new Reply.Led(location.get(), answer.status());
        }
        if (answer.status() == NOT_MODIFIED && isKept) {
            return new Reply.Unchanged();
        }
        Instant now = clock.now();
        RetryAfter.of(answer, now).filter(_ -> isBusy(answer)).ifPresent(gate::closeUntil);
        return new Reply.Judged(
                AnswerJudgement.of(request, request.address(), answer, now), Optional.of(answer));
    }

    private static boolean isBusy(RawAnswer answer) {
        return answer.status() == 429 || answer.status() == 503;
    }

    private static Reply failed(WebFailure failure) {
        return new Reply.Judged(failure, Optional.empty());
    }

    private static boolean isTrouble(Reply reply) {
        return reply instanceof Reply.Judged(var answer, _)
                && (answer instanceof ServerTrouble || answer instanceof BrokenAnswer);
    }

    /// How long to wait before a retry; empty if that would not help. If the host states a time,
    /// its gate waits.
    private Optional<Duration> pause(Reply reply, int tries) {
        if (!(reply instanceof Reply.Judged(var answer, var raw))) {
            return Optional.empty();
        }
        boolean mayHelp =
                switch (answer) {
                    case RateLimited _ -> raw.isPresent();
                    case ServerTrouble it -> PASSING.contains(it.status());
                    case BrokenAnswer _ -> true;
                    default -> false;
                };
        if (!mayHelp) {
            return Optional.empty();
        }
        boolean isSaid =
                raw.flatMap(it -> RetryAfter.of(it, clock.now())).isPresent()
                        && raw.filter(PacedSender::isBusy).isPresent();
        double doubled = FIRST_PAUSE.toMillis() * Math.pow(2, tries - 1);
        return Optional.of(
                isSaid
                        ? Duration.ZERO
                        : Duration.ofMillis(Math.round(doubled * (0.5 + random.nextDouble()))));
    }
}
