package octavo.net;

import octavo.net.AnswerCache.CachedAnswer;
import octavo.net.PacedSender.HostReply;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure.AddressRefused;
import octavo.net.WebFailure.ComputerOffline;
import octavo.net.WebFailure.RefusalReason;
import octavo.net.WebFailure.SwitchedOff;

import java.net.URI;
import java.time.Duration;
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
    private static final Set<Integer> METHOD_KEEPING_CODES = Set.of(307, 308);

    /// How long a computer that is offline is taken to stay so.
    private static final Duration OFFLINE_PERIOD = Duration.ofSeconds(5);

    private final Supplier<WebOptions> webOptions;
    private final Optional<AnswerCache> answerCache;
    private final WebClock webClock;
    private final AddressRules addressRules;
    private final PacedSender pacedSender;
    private final AtomicReference<Duration> offlineUntil;

    /// @param webOptions what is allowed, asked anew for each request
    /// @param answerCache answers that came before; nothing if none are kept
    public WebClient(Supplier<WebOptions> webOptions, Optional<AnswerCache> answerCache) {
        this(
                webOptions,
                answerCache,
                new ClientEnvironment(WebClock.SYSTEM, HostResolver.SYSTEM, new Random()));
    }

    /// The client of a program, which remembers each host's pace and trouble as long as it runs.
    public static WebClient ofUser(Supplier<WebOptions> webOptions) {
        return new WebClient(webOptions, Optional.of(AnswerCache.ofUser()));
    }

    WebClient(
            Supplier<WebOptions> webOptions,
            Optional<AnswerCache> answerCache,
            ClientEnvironment environment) {
        this.webOptions = webOptions;
        this.answerCache = answerCache;
        this.webClock = environment.webClock();
        this.offlineUntil = new AtomicReference<>(webClock.elapsed());
        this.addressRules = new AddressRules(environment.hostResolver());
        this.pacedSender = new PacedSender(environment);
    }

    /// What tests have of their own.
    record ClientEnvironment(
            WebClock webClock,
            HostResolver hostResolver,
            RandomGenerator randomGenerator,
            RequestSender requestSender) {
        ClientEnvironment(WebClock clock, HostResolver resolver, RandomGenerator random) {
            this(clock, resolver, random, new HttpSender());
        }
    }

    /// Whether somebody has a key of a service.
    public boolean hasKey(WebService service) {
        return webOptions.get().keysByService().containsKey(service.serviceId());
    }

    /// Asks, and waits for the answer. One from the cache says when it came: it is taken while it
    /// is fresh, and also later if the host gives none.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
        return fetchAnswer(request, true);
    }

    /// Asks even if the cache has a fresh answer, which counts only if the host gives none.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public WebAnswer renewAnswer(WebRequest request) throws InterruptedException {
        return fetchAnswer(request, false);
    }

    private WebAnswer fetchAnswer(WebRequest request, boolean takesFresh)
            throws InterruptedException {
        WebOptions currentOptions = webOptions.get();
        if (!currentOptions.isOnline()) {
            return new SwitchedOff();
        }
        Optional<CachedAnswer> cachedAnswer =
                answerCache
                        .filter(_ -> request.wantedContent().isCached())
                        .flatMap(it -> it.findAnswer(request));
        if (takesFresh
                && cachedAnswer.isPresent()
                && cachedAnswer.get().isFresh(request.wantedContent(), webClock.now())) {
            return cachedAnswer.get().webContent();
        }
        WebAnswer webAnswer = askUnlessOffline(request, cachedAnswer, currentOptions);
        return webAnswer instanceof WebFailure failure
                        && failure.isTemporary()
                        && cachedAnswer.isPresent()
                ? cachedAnswer.get().webContent()
                : webAnswer;
    }

    /// The answer that is kept, however old, without a connection.
    public WebAnswer keptAnswer(WebRequest request) {
        return answerCache
                .flatMap(it -> it.findAnswer(request))
                .<WebAnswer>map(CachedAnswer::webContent)
                .orElseGet(SwitchedOff::new);
    }

    /// Drops the kept answer to a request, so that it is asked again.
    public void discardAnswer(WebRequest request) {
        answerCache.ifPresent(it -> it.removeAnswer(request));
    }

    private WebAnswer askUnlessOffline(
            WebRequest request, Optional<CachedAnswer> cachedAnswer, WebOptions currentOptions)
            throws InterruptedException {
        if (webClock.elapsed().compareTo(offlineUntil.get()) < 0) {
            return new ComputerOffline();
        }
        WebAnswer webAnswer = followRedirects(request, cachedAnswer, currentOptions);
        if (webAnswer instanceof ComputerOffline) {
            offlineUntil.set(webClock.elapsed().plus(OFFLINE_PERIOD));
        }
        return webAnswer;
    }

    private WebAnswer followRedirects(
            WebRequest request, Optional<CachedAnswer> cachedAnswer, WebOptions currentOptions)
            throws InterruptedException {
        WebRequest nextRequest = request;
        Optional<WebFailure> webFailure =
                addressRules.refusal(request.address(), currentOptions.hostMap());
        for (int i = 0; i <= MOST_REDIRECTS; i++) {
            if (webFailure.isPresent()) {
                return webFailure.get();
            }
            switch (pacedSender.sendRequest(nextRequest, cachedAnswer, currentOptions)) {
                case HostReply.JudgedReply(var webAnswer, var rawAnswer) -> {
                    return cacheIfContent(request, webAnswer, rawAnswer);
                }
                case HostReply.UnchangedReply() -> {
                    return confirmCached(request, cachedAnswer.orElseThrow());
                }
                case HostReply.RedirectReply(var location, var statusCode) -> {
                    URI redirectSource = nextRequest.address();
                    Optional<URI> redirectTarget = WebAddress.parse(location, redirectSource);
                    if (redirectTarget.isEmpty()) {
                        return new AddressRefused(location, RefusalReason.NOT_WEB);
                    }
                    webFailure =
                            addressRules.refusal(
                                    redirectSource, redirectTarget.get(), currentOptions.hostMap());
                    nextRequest = redirectRequest(nextRequest, redirectTarget.get(), statusCode);
                }
            }
        }
        return new AddressRefused(request.address().toString(), RefusalReason.TOO_MANY);
    }

    private static WebRequest redirectRequest(
            WebRequest request, URI redirectTarget, int statusCode) {
        return new WebRequest(
                redirectTarget,
                request.acceptedTypes(),
                request.wantedContent(),
                METHOD_KEEPING_CODES.contains(statusCode)
                        ? request.postedBody()
                        : Optional.empty());
    }

    private WebAnswer cacheIfContent(
            WebRequest request, WebAnswer webAnswer, Optional<RawAnswer> rawAnswer) {
        if (webAnswer instanceof WebContent webContent && request.wantedContent().isCached()) {
            String entityTag = rawAnswer.flatMap(it -> it.header("ETag")).orElse("");
            String lastModified = rawAnswer.flatMap(it -> it.header("Last-Modified")).orElse("");
            answerCache.ifPresent(it ->
                    it.storeAnswer(request, new CachedAnswer(webContent, entityTag, lastModified)));
        }
        return webAnswer;
    }

    private WebAnswer confirmCached(WebRequest request, CachedAnswer cachedAnswer) {
        CachedAnswer renewedAnswer = cachedAnswer.withTime(webClock.now());
        answerCache.ifPresent(it -> it.storeAnswer(request, renewedAnswer));
        return renewedAnswer.webContent();
    }
}
