package octavo.net;

import octavo.net.WebFailure.PageKind;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tells pages that stand between a program and what it asked for: bot checks and log-ins. They
/// come with any status, also 200.
final class PageWalls {
    private static final int HEAD = 1 << 16;

    private static final Pattern HTML =
            Pattern.compile(
                    "(?is)\\s*+(?:(?:<\\?xml[^>]*+>|<!--.*?-->)\\s*+)*+"
                            + "<(?:!doctype\\s+html|html)\\b");
    private static final Pattern TITLE = Pattern.compile("(?is)<title[^>]*>\\s*([^<]*)");

    private static final Pattern BOT_TITLE =
            Pattern.compile(
                    "(?i)making sure you.?re not a bot.*|just a moment.*|attention"
                        + " required!.*|.*are you a (?:robot|human|bot).*|.*verify(?:ing)? (?:that"
                        + " )?you are (?:a )?human.*|.*(?:security|browser|bot|human)"
                        + " (?:check|verification)|checking your browser.*|access denied.*|access"
                        + " to this page has been denied.*|.*captcha.*|pardon our"
                        + " interruption.*|ddos-guard.*|one moment, please.*|.*validate"
                        + " user.*|.*unusual traffic.*");
    private static final Pattern BOT_BODY =
            Pattern.compile(
                    "_cf_chl_opt|/cdn-cgi/challenge-platform|challenge-error-text"
                            + "|anubis_challenge|/\\.within\\.website/|_incapsula_resource"
                            + "|captcha-delivery\\.com|px-captcha|awswafintegration"
                            + "|challenge\\.js\\?token|sec-if-cpt-container|verify you are human");
    private static final Pattern LOG_IN_TITLE =
            Pattern.compile(
                    "(?i)(?:.*\\W)?(?:log ?in|sign ?in|log ?on|anmelden|anmeldung|web"
                            + " login|authentication required|select your institution|find your"
                            + " institution|openathens|shibboleth|single sign.?on|captive"
                            + " portal)(?:\\W.*)?");

    private PageWalls() {}

    /// Whether what was sent is a page, by its beginning: types lie.
    static boolean isHtml(RawAnswer answer) {
        return HTML.matcher(head(answer)).lookingAt();
    }

    /// What kind of wall a page is, if it is one.
    static Optional<PageKind> of(RawAnswer answer) {
        boolean isChallenge =
                answer.header("cf-mitigated").isPresent()
                        || answer.header("x-amzn-waf-action").isPresent();
        String head = head(answer);
        Matcher found = TITLE.matcher(head);
        String title = found.find() ? found.group(1).strip().replaceAll("&[^;]+;", "'") : "";
        if (isChallenge
                || BOT_TITLE.matcher(title).matches()
                || BOT_BODY.matcher(head.toLowerCase(Locale.ROOT)).find()) {
            return Optional.of(PageKind.BOT_CHECK);
        }
        return LOG_IN_TITLE.matcher(title).matches()
                ? Optional.of(PageKind.LOG_IN)
                : Optional.empty();
    }

    private static String head(RawAnswer answer) {
        int length = Math.min(HEAD, answer.bytes().length);
        return new String(answer.bytes(), 0, length, StandardCharsets.UTF_8);
    }
}
