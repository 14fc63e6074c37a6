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
    private static final int EXAMINED_BYTES = 1 << 16;

    private static final Pattern HTML_START =
            Pattern.compile(
                    "(?is)\\s*+(?:(?:<\\?xml[^>]*+>|<!--.*?-->)\\s*+)*+"
                            + "<(?:!doctype\\s+html|html)\\b");
    private static final Pattern TITLE_ELEMENT = Pattern.compile("(?is)<title[^>]*>\\s*([^<]*)");

    /// Separators in titles such as `Log in University`.
    private static final Pattern TITLE_SEPARATOR = Pattern.compile("\\s*[|:/–—]\\s*|\\s+-\\s+");

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
    private static final Pattern PAPER_METADATA =
            Pattern.compile("(?i)<meta[^>]*[\"'](?:citation_(?:title|author|doi)|dc\\.title)[\"']");

    private PageWalls() {}

    /// Whether the content is a page, judged by its beginning: declared types are unreliable.
    static boolean isHtml(RawAnswer rawAnswer) {
        return HTML_START.matcher(pageStart(rawAnswer)).lookingAt();
    }

    /// The kind of wall, if the page is one.
    static Optional<PageKind> findWall(RawAnswer rawAnswer) {
        boolean isChallenge =
                rawAnswer.header("cf-mitigated").isPresent()
                        || rawAnswer.header("x-amzn-waf-action").isPresent();
        String pageStart = pageStart(rawAnswer);
        if (!isChallenge && PAPER_METADATA.matcher(pageStart).find()) {
            return Optional.empty();
        }
        if (isChallenge
                || hasTitleLike(pageStart, BOT_TITLE)
                || BOT_BODY.matcher(pageStart.toLowerCase(Locale.ROOT)).find()) {
            return Optional.of(PageKind.BOT_CHECK);
        }
        return hasTitleLike(pageStart, LOG_IN_TITLE)
                ? Optional.of(PageKind.LOG_IN)
                : Optional.empty();
    }

    /// Whether the title of a page, or a part of it, matches.
    private static boolean hasTitleLike(String pageStart, Pattern titlePattern) {
        Matcher titleMatch = TITLE_ELEMENT.matcher(pageStart);
        String pageTitle =
                titleMatch.find() ? titleMatch.group(1).strip().replaceAll("&[^;]{1,8};", "'") : "";
        return TITLE_SEPARATOR
                .splitAsStream(pageTitle)
                .anyMatch(part -> titlePattern.matcher(part).matches());
    }

    private static String pageStart(RawAnswer rawAnswer) {
        int length = Math.min(EXAMINED_BYTES, rawAnswer.bodyBytes().length);
        return new String(rawAnswer.bodyBytes(), 0, length, StandardCharsets.UTF_8);
    }
}
