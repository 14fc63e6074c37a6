package octavo.net;

import octavo.net.AnswerCache.CachedAnswer;
import octavo.net.HostGate.RequestOutcome;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.HostPaused;
import octavo.net.WebFailure.MailNeeded;
import octavo.net.WebFailure.RateLimited;
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
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);
    private static final Duration FIRST_PAUSE = Duration.ofMillis(500);
    private static final Set<Integer> REDIRECT_CODES = Set.of(301, 302, 303, 307, 308);
    private static final Set<Integer> TEMPORARY_CODES = Set.of(500, 502, 503, 504);
    private static final int NOT_MODIFIED = 304;

    private final Map<String, HostGate> gatesByHost = new ConcurrentHashMap<>();
    private final WebClock webClock;
    private final RandomGenerator randomGenerator;
    private final AddressRules addressRules;
    private final RequestSender requestSender;

    PacedSender(WebClient.ClientEnvironment environment) {
        this.webClock = environment.webClock();
        this.randomGenerator = environment.randomGenerator();
        this.addressRules = new AddressRules(environment.hostResolver());
        this.requestSender = environment.requestSender();
    }

    /// The result of a request to one host.
    sealed interface HostReply {
        /// An answer or a failure.
        ///
        /// @param rawAnswer the host's answer; empty if there was none
        record JudgedReply(WebAnswer webAnswer, Optional<RawAnswer> rawAnswer)
                implements HostReply {}

        /// A redirect.
        record RedirectReply(String location, int statusCode) implements HostReply {}

        /// The cached answer is still valid.
        record UnchangedReply() implements HostReply {}
    }

    /// @param cachedAnswer a stale cached answer to revalidate
    HostReply sendRequest(
            WebRequest request, Optional<CachedAnswer> cachedAnswer, WebOptions webOptions)
            throws InterruptedException {
        URI address = request.address();
        if (new RequestIdentity(webOptions).lacksMail(address)) {
            return failureReply(new MailNeeded(address.getHost()));
        }
        HostGate hostGate = gateFor(address);
        for (int i = 1; ; i++) {
            HostReply hostReply = sendOnce(request, cachedAnswer, webOptions, hostGate);
            Optional<Duration> retryPause = retryPause(hostReply, i);
            if (retryPause.isEmpty() || i == MOST_TRIES) {
                return hostReply;
            }
            webClock.sleep(retryPause.get());
        }
    }

    private HostGate gateFor(URI address) {
        Optional<WebService> service = WebService.of(address);
        String gateName = service.map(WebService::serviceId).orElse(address.getHost());
        HostPace hostPace = service.map(WebService::hostPace).orElse(WebService.OTHER_HOSTS);
        return gatesByHost.computeIfAbsent(gateName, _ -> new HostGate(hostPace, webClock));
    }

    private HostReply sendOnce(
            WebRequest request,
            Optional<CachedAnswer> cachedAnswer,
            WebOptions webOptions,
            HostGate hostGate)
            throws InterruptedException {
        URI address = request.address();
        Optional<Instant> pausedUntil = hostGate.pausedUntil();
        if (pausedUntil.isPresent()) {
            return failureReply(new HostPaused(address.getHost(), pausedUntil.get()));
        }
        Optional<Instant> closedUntil = hostGate.enterGate(LONGEST_PAUSE);
        if (closedUntil.isPresent()) {
            return failureReply(new RateLimited(address.getHost(), closedUntil.get()));
        }
        Optional<RawAnswer> rawAnswer = Optional.empty();
        RequestOutcome requestOutcome = RequestOutcome.UNKNOWN;
        try {
            Optional<WebFailure> webFailure = addressRules.refusal(address, webOptions.hostMap());
            if (webFailure.isPresent()) {
                return failureReply(webFailure.get());
            }
            var requestIdentity = new RequestIdentity(webOptions);
            Map<String, String> requestHeaders =
                    new HashMap<>(requestIdentity.requestHeaders(address, request.acceptedTypes()));
            cachedAnswer.ifPresent(it -> addConditions(requestHeaders, address, it));
            rawAnswer =
                    Optional.of(
                            requestSender.sendRequest(
                                    requestIdentity.targetAddress(address),
                                    requestHeaders,
                                    request));
            HostReply hostReply =
                    judgeAnswer(request, rawAnswer.get(), cachedAnswer.isPresent(), hostGate);
            requestOutcome =
                    isHostTrouble(hostReply) ? RequestOutcome.TROUBLE : RequestOutcome.FINE;
            return hostReply;
        } catch (IOException failure) {
            requestOutcome = RequestOutcome.TROUBLE;
            return failureReply(ConnectionTrouble.failureFor(address, failure));
        } finally {
            hostGate.leaveGate(rawAnswer, requestOutcome);
        }
    }

    private static void addConditions(
            Map<String, String> requestHeaders, URI address, CachedAnswer cachedAnswer) {
        if (!cachedAnswer.webContent().finalAddress().equals(address)) {
            return;
        }
        if (!cachedAnswer.entityTag().isEmpty()) {
            requestHeaders.put("If-None-Match", cachedAnswer.entityTag());
        } else if (!cachedAnswer.lastModified().isEmpty()) {
            requestHeaders.put("If-Modified-Since", cachedAnswer.lastModified());
        }
    }

    private HostReply judgeAnswer(
            WebRequest request, RawAnswer rawAnswer, boolean isKept, HostGate hostGate) {
        Optional<String> location = rawAnswer.header("Location");
        if (location.isPresent() && REDIRECT_CODES.contains(rawAnswer.statusCode())) {
            return new HostReply.RedirectReply(location.get(), rawAnswer.statusCode());
        }
        if (rawAnswer.statusCode() == NOT_MODIFIED && isKept) {
            return new HostReply.UnchangedReply();
        }
        Instant now = webClock.now();
        RetryAfter.nextRequestTime(rawAnswer, now)
                .filter(_ -> isBusy(rawAnswer))
                .ifPresent(hostGate::closeUntil);
        return new HostReply.JudgedReply(
                AnswerJudgement.judgeAnswer(request, request.address(), rawAnswer, now),
                Optional.of(rawAnswer));
    }

    private static boolean isBusy(RawAnswer rawAnswer) {
        return rawAnswer.statusCode() == 429 || rawAnswer.statusCode() == 503;
    }

    private static HostReply failureReply(WebFailure failure) {
        return new HostReply.JudgedReply(failure, Optional.empty());
    }

    private static boolean isHostTrouble(HostReply hostReply) {
        return hostReply instanceof HostReply.JudgedReply(var webAnswer, _)
                && (webAnswer instanceof ServerTrouble || webAnswer instanceof BrokenAnswer);
    }

    /// How long to wait before a retry; empty if that would not help. If the host states a time,
    /// its gate waits.
    private Optional<Duration> retryPause(HostReply hostReply, int tryCount) {
        if (!(hostReply instanceof HostReply.JudgedReply(var webAnswer, var rawAnswer))) {
            return Optional.empty();
        }
        boolean mayHelp =
                switch (webAnswer) {
                    case RateLimited _ -> rawAnswer.isPresent();
                    case ServerTrouble it -> TEMPORARY_CODES.contains(it.statusCode());
                    case BrokenAnswer _ -> true;
                    default -> false;
                };
        if (!mayHelp) {
            return Optional.empty();
        }
        boolean hasStatedTime =
                rawAnswer.flatMap(it -> RetryAfter.nextRequestTime(it, webClock.now())).isPresent()
                        && rawAnswer.filter(PacedSender::isBusy).isPresent();
        double doubledMillis = FIRST_PAUSE.toMillis() * Math.pow(2, tryCount - 1);
        return Optional.of(
                hasStatedTime
                        ? Duration.ZERO
                        : Duration.ofMillis(
                                Math.round(doubledMillis * (0.5 + randomGenerator.nextDouble()))));
    }
}
