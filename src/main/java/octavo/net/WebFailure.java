package octavo.net;

import octavo.text.LocalizedSentence;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/// Why a request has no content. Failures with the same reason are equal, so that a list of two
/// hundred reports it once.
public sealed interface WebFailure extends WebAnswer {
    /// What happened and what to do about it.
    LocalizedSentence sentence();

    /// Whether the same request may succeed later.
    default boolean isTemporary() {
        return switch (this) {
            case ComputerOffline _,
                    HostUnreachable _,
                    UntrustedCertificate _,
                    TooSlow _,
                    RateLimited _,
                    ServerTrouble _,
                    HostPaused _,
                    UnexpectedPage _,
                    BrokenAnswer _ ->
                    true;
            case SwitchedOff _,
                    NotFound _,
                    BadRequest _,
                    NotAllowed _,
                    MailNeeded _,
                    TooLarge _,
                    AddressRefused _ ->
                    false;
        };
    }

    /// Online look-ups are off: nothing was sent.
    record SwitchedOff() implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("Look-ups are switched off, so nothing was asked.");
        }
    }

    /// This computer has no connection. Individual hosts need not be mentioned.
    record ComputerOffline() implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("This computer is offline.");
        }
    }

    /// A host cannot be reached, though others may be.
    record HostUnreachable(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("{0} cannot be reached.", host);
        }
    }

    /// The host's certificate is invalid.
    record UntrustedCertificate(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "The certificate of {0} cannot be verified. Your network may want you to log"
                            + " in first.",
                    host);
        }
    }

    /// A host did not answer in time.
    record TooSlow(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("{0} took too long to answer. Try again later.", host);
        }
    }

    /// The host does not have what was requested.
    record NotFound(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of("{0} has no record of it.", host);
        }
    }

    /// The host rejects the request as invalid: the fault is ours, or an identifier's.
    record BadRequest(String host, int statusCode) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} did not understand the request ({1}).", host, statusCode);
        }
    }

    /// The host requires authentication, or denies access.
    record NotAllowed(String host, int statusCode) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} refused the request ({1}). It may want a key, or refuse yours.",
                    host, statusCode);
        }
    }

    /// The service requires an e-mail address.
    record MailNeeded(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} wants a mail address with each request. Enter yours in the settings.",
                    host);
        }
    }

    /// The host asks us to wait.
    record RateLimited(String host, Instant limitedUntil) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} accepts no more requests until {1}.",
                    host,
                    DateTimeFormatter.ofPattern("HH:mm:ss")
                            .format(limitedUntil.atZone(ZoneId.systemDefault())));
        }
    }

    /// The host has an internal error.
    record ServerTrouble(String host, int statusCode) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} has a problem of its own ({1}). Try again later.", host, statusCode);
        }
    }

    /// The host failed repeatedly and is paused until then.
    record HostPaused(String host, Instant pausedUntil) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "{0} failed several times and is left alone for a minute.", host);
        }
    }

    /// A page came instead of data: a bot check, a log-in, or anything else.
    record UnexpectedPage(String host, PageKind pageKind) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return switch (pageKind) {
                case BOT_CHECK ->
                        LocalizedSentence.of(
                                "{0} checks for bots and lets no program in. Open it in a browser"
                                        + " and export the citation there.",
                                host);
                case LOG_IN ->
                        LocalizedSentence.of(
                                "{0} wants you to log in. Open it in a browser and export the"
                                        + " citation there.",
                                host);
                case OTHER ->
                        LocalizedSentence.of("{0} sent a web page where data was wanted.", host);
            };
        }
    }

    /// The kind of an unexpected page.
    enum PageKind {
        BOT_CHECK,
        LOG_IN,
        OTHER
    }

    /// The answer exceeds the size limit.
    record TooLarge(String host, int megabytes) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "The answer of {0} is larger than {1} MB and was rejected.", host, megabytes);
        }
    }

    /// The answer is truncated or damaged.
    record BrokenAnswer(String host) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return LocalizedSentence.of(
                    "The answer of {0} was incomplete or damaged. Try again.", host);
        }
    }

    /// The address, or its redirect, is not allowed.
    record AddressRefused(String address, RefusalReason refusalReason) implements WebFailure {
        @Override
        public LocalizedSentence sentence() {
            return switch (refusalReason) {
                case NOT_WEB -> LocalizedSentence.of("“{0}” is not a web address.", address);
                case PRIVATE ->
                        LocalizedSentence.of(
                                "“{0}” is in a private network, where Octavo sends no requests.",
                                address);
                case LESS_SECURE ->
                        LocalizedSentence.of(
                                "“{0}” is not encrypted, although a secure page led there.",
                                address);
                case TOO_MANY -> LocalizedSentence.of("“{0}” redirects too many times.", address);
                case NOT_MAPPED ->
                        LocalizedSentence.of(
                                "“{0}” is not among the hosts in OCTAVO_HOSTS.", address);
            };
        }
    }

    /// Why an address is not allowed.
    enum RefusalReason {
        NOT_WEB,
        PRIVATE,
        LESS_SECURE,
        TOO_MANY,
        NOT_MAPPED
    }
}
