package octavo.net;

import octavo.net.AnswerCache.Kept;
import octavo.net.PacedSender.Reply;
import octavo.net.WebAnswer.Content;
import octavo.net.WebFailure.Offline;
import octavo.net.WebFailure.RefusalReason;
import octavo.net.WebFailure.Refused;
import octavo.net.WebFailure.SwitchedOff;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// Asks the web: each host at its pace, again where that may help, and not at all what the cache
/// has. It may be used by several threads at once; each waits for its own answer.
public final class WebClient {
    private static final int MOST_REDIRECTS = 5;
    private static final Set<Integer> KEEPING_METHOD = Set.of(307, 308);

    /// How long a computer that is offline is taken to stay so.
    private static final Duration OFFLINE = Duration.ofSeconds(5);

    private final Supplier<WebOptions> options;
    private final Optional<AnswerCache> cache;
    private final WebClock clock;
    private final AddressRules rules;
    private final PacedSender sender;
    private final AtomicReference<Instant> offlineUntil = new AtomicReference<>(Instant.MIN);

    /// @param options what is allowed, asked anew for each request
    /// @param cache answers that came before; nothing if none are kept
    public WebClient(Supplier<WebOptions> options, Optional<AnswerCache> cache) {
        this(options, cache, new Surroundings(WebClock.SYSTEM, HostResolver.SYSTEM, new Random()));
    }

    /// The client of a program, which remembers each host's pace and trouble as long as it runs.
    public static WebClient ofUser(Supplier<WebOptions> options) {
        return new WebClient(options, Optional.of(AnswerCache.ofUser()));
    }

    WebClient(
            Supplier<WebOptions> options, Optional<AnswerCache> cache, Surroundings surroundings) {
        this.options = options;
        this.cache = cache;
        this.clock = surroundings.clock();
        this.rules = new AddressRules(surroundings.resolver());
        this.sender = new PacedSender(surroundings);
    }

    /// What tests have of their own.
    record Surroundings(
            WebClock clock, HostResolver resolver, RandomGenerator random, RequestSender sender) {
        Surroundings(WebClock clock, HostResolver resolver, RandomGenerator random) {
            this(clock, resolver, random, new HttpSender());
        }
    }

    /// Whether somebody has a key of a service.
    public boolean hasKey(WebService service) {
        return options.get().keys().containsKey(service.id());
    }

    /// Asks, and waits for the answer. One from the cache says when it came: it is taken while it
    /// is fresh, and also later if the host gives none.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public WebAnswer fetch(WebRequest request) throws InterruptedException {
        WebOptions now = options.get();
        if (!now.isOn()) {
            return new SwitchedOff();
        }
        Optional<Kept> kept =
                cache.filter(_ -> request.wanted().isKept()).flatMap(it -> it.find(request));
        if (kept.isPresent() && kept.get().isFresh(request.wanted(), clock.now())) {
            return kept.get().content();
        }
        WebAnswer answer = asked(request, kept, now);
        return answer instanceof WebFailure failure && failure.isPassing() && kept.isPresent()
                ? kept.get().content()
                : answer;
    }

    private WebAnswer asked(WebRequest request, Optional<Kept> kept, WebOptions now)
            throws InterruptedException {
        if (clock.now().isBefore(offlineUntil.get())) {
            return new Offline();
        }
        WebAnswer answer = followed(request, kept, now);
        if (answer instanceof Offline) {
            offlineUntil.set(clock.now().plus(OFFLINE));
        }
        return answer;
    }

    private WebAnswer followed(WebRequest request, Optional<Kept> kept, WebOptions now)
            throws InterruptedException {
        WebRequest next = request;
        Optional<WebFailure> refused = rules.refusal(request.address(), now.hosts());
        for (int i = 0; i <= MOST_REDIRECTS; i++) {
            if (refused.isPresent()) {
                return refused.get();
            }
            switch (sender.ask(next, kept, now)) {
                case Reply.Judged(var answer, var raw) -> {
                    return kept(request, answer, raw);
                }
                case Reply.Unchanged() -> {
                    return confirmed(request, kept.orElseThrow());
                }
                case Reply.Led(var location, var status) -> {
                    URI from = next.address();
                    Optional<URI> led = WebAddress.parse(location, from);
                    if (led.isEmpty()) {
                        return new Refused(location, RefusalReason.NOT_WEB);
                    }
                    refused = rules.refusal(from, led.get(), now.hosts());
                    next = redirected(next, led.get(), status);
                }
            }
        }
        return new Refused(request.address().toString(), RefusalReason.TOO_MANY);
    }

    private static WebRequest redirected(WebRequest request, URI led, int status) {
        return new WebRequest(
                led,
                request.accept(),
                request.wanted(),
                KEEPING_METHOD.contains(status) ? request.body() : Optional.empty());
    }

    private WebAnswer kept(WebRequest request, WebAnswer answer, Optional<RawAnswer> raw) {
        if (answer instanceof Content content && request.wanted().isKept()) {
            String tag = raw.flatMap(it -> it.header("ETag")).orElse("");
            String modified = raw.flatMap(it -> it.header("Last-Modified")).orElse("");
            cache.ifPresent(it -> it.keep(request, new Kept(content, tag, modified)));
        }
        return answer;
    }

    private WebAnswer confirmed(WebRequest request, Kept kept) {
        Kept again = kept.confirmed(clock.now());
        cache.ifPresent(it -> it.keep(request, again));
        return again.content();
    }
}
