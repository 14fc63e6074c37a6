package octavo.net;

import octavo.net.WebFailure.PageKind;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Recognises pages that come in place of the requested content: bot checks and log-ins. They come
/// with any status, even 200.
final class PageWalls {
    private static final int HEAD = 1 << 16;

    private static final Pattern HTML =
            Pattern.compile(
                    "(?is)\\s*+(?:(?:<\\?xml[^>]*+>|<!--.*?-->)\\s*+)*+"
                            + "<(?:!doctype\\s+html|html)\\b");
    private static final Pattern TITLE = Pattern.compile("(?is)<title[^>]*>\\s*([^<]*)");

    /// Separators in titles such as `Log in University`.
    private static final Pattern JOINT = Pattern.compile("\\s*[|:/–—]\\s*|\\s+-\\s+");

    private static final Pattern BOT_TITLE =
            Pattern.compile(
                    "(?i)making sure you.?re not a bot!?|just a moment(?:\\.{3}|…)?"
                            + "|attention required!?|are you (?:a )?(?:robot|human|bot)\\??"
                            + "|(?:please )?verify(?:ing)? (?:that )?you are (?:a )?human.*"
                            + "|(?:\\S+ ){0,2}(?:security|browser|bot|human) (?:check|verification)"
                            + "|checking your browser.*|access denied|(?:\\S+ ){0,3}captcha"
                            + "|access to this page has been denied.*|pardon our interruption.*"
                            + "|ddos-guard|one moment,? please.*|validate user"
                            + "|(?:our systems have detected )?unusual traffic.*");

    /// Resources that bot checks load, whatever their language.
    private static final Pattern BOT_BODY =
            Pattern.compile(
                    "_cf_chl_opt|challenge-error-text|anubis_challenge|/\\.within\\.website/"
                            + "|_incapsula_resource|captcha-delivery\\.com|px-captcha"
                            + "|awswafintegration|sec-if-cpt-container");

    private static final Pattern LOG_IN_TITLE =
            Pattern.compile(
                    "(?i)(?:\\S+ ){0,3}(?:log-?in|sign-?in|log-?on|anmelden|anmeldung)"
                            + "(?: page| service| required| to (?:your )?\\S+)?"
                            + "|(?:please )?(?:log|sign) (?:in|on)(?: page| required| to .*)?"
                            + "|authentication required|(?:select|find) your institution"
                            + "|openathens|shibboleth|single sign.?on|captive portal");

    /// Metadata that only pages of papers have.
    private static final Pattern PAPER =
            Pattern.compile("(?i)<meta[^>]*[\"'](?:citation_(?:title|author|doi)|dc\\.title)[\"']");

    private PageWalls() {}

    /// Whether the content is a page, judged by its beginning: declared types are unreliable.
    static boolean isHtml(RawAnswer answer) {
        return HTML.matcher(head(answer)).lookingAt();
    }

    /// The kind of wall, if the page is one.
    static Optional<PageKind> of(RawAnswer answer) {
        boolean isChallenge =
                answer.header("cf-mitigated").isPresent()
                        || answer.header("x-amzn-waf-action").isPresent();
        String head = head(answer);
        if (!isChallenge && PAPER.matcher(head).find()) {
            return Optional.empty();
        }
        if (isChallenge
                || isTitled(head, BOT_TITLE)
                || BOT_BODY.matcher(head.toLowerCase(Locale.ROOT)).find()) {
            return Optional.of(PageKind.BOT_CHECK);
        }
        return isTitled(head, LOG_IN_TITLE) ? Optional.of(PageKind.LOG_IN) : Optional.empty();
    }

    /// Whether the title of a page, or a part of it, matches.
    private static boolean isTitled(String head, Pattern kind) {
        Matcher found = TITLE.matcher(head);
        String title = found.find() ? found.group(1).strip().replaceAll("&[^;]{1,8};", "'") : "";
        return JOINT.splitAsStream(title).anyMatch(part -> kind.matcher(part).matches());
    }

    private static String head(RawAnswer answer) {
        int length = Math.min(HEAD, answer.bytes().length);
        return new String(answer.bytes(), 0, length, StandardCharsets.UTF_8);
    }
}
