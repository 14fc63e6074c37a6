package octavo.net;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure.BadRequest;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotAllowed;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebFailure.PageKind;
import octavo.net.WebFailure.RateLimited;
import octavo.net.WebFailure.ServerTrouble;
import octavo.net.WebFailure.TooLarge;
import octavo.net.WebFailure.UnexpectedPage;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Classifies an answer: content, or a kind of failure.
final class AnswerJudgement {
    private static final Duration ONE_MINUTE = Duration.ofMinutes(1);

    private AnswerJudgement() {}

    static WebAnswer judgeAnswer(
            WebRequest request, URI address, RawAnswer compressedAnswer, Instant now) {
        String hostName = address.getHost();
        WantedContent wantedContent = request.wantedContent();
        RawAnswer rawAnswer;
        try {
            rawAnswer = GzipBody.decompress(compressedAnswer, wantedContent.mostBytes());
        } catch (IOException _) {
            return compressedAnswer.isCut()
                    ? tooLarge(hostName, wantedContent)
                    : new BrokenAnswer(hostName);
        }
        Optional<WebFailure> unexpectedPage = unexpectedPage(hostName, wantedContent, rawAnswer);
        if (unexpectedPage.isPresent()) {
            return unexpectedPage.get();
        }
        if (rawAnswer.statusCode() != 200) {
            return statusFailure(hostName, rawAnswer, now);
        }
        if (rawAnswer.isCut()) {
            return tooLarge(hostName, wantedContent);
        }
        var webContent =
                new WebContent(rawAnswer.bodyBytes(), rawAnswer.contentType(), address, now);
        return isComplete(webContent) ? webContent : new BrokenAnswer(hostName);
    }

    private static WebFailure tooLarge(String hostName, WantedContent wantedContent) {
        return new TooLarge(hostName, wantedContent.mostBytes() >> 20);
    }

    /// A page where data was requested, or one in place of the requested page.
    private static Optional<WebFailure> unexpectedPage(
            String hostName, WantedContent wantedContent, RawAnswer rawAnswer) {
        if (!PageWalls.isHtml(rawAnswer)) {
            return Optional.empty();
        }
        Optional<PageKind> pageWall = PageWalls.findWall(rawAnswer);
        boolean isUnwanted = rawAnswer.statusCode() == 200 && !wantedContent.isPage();
        return pageWall.or(() -> isUnwanted ? Optional.of(PageKind.OTHER) : Optional.empty())
                .map(kind -> new UnexpectedPage(hostName, kind));
    }

    private static WebFailure statusFailure(String hostName, RawAnswer rawAnswer, Instant now) {
        int statusCode = rawAnswer.statusCode();
        return switch (statusCode) {
            case 404, 410 -> new NotFound(hostName);
            case 401, 402, 403, 407, 451 -> new NotAllowed(hostName, statusCode);
            case 429 ->
                    new RateLimited(
                            hostName,
                            RetryAfter.nextRequestTime(rawAnswer, now)
                                    .orElse(now.plus(ONE_MINUTE)));
            default ->
                    statusCode >= 400 && statusCode < 500
                            ? new BadRequest(hostName, statusCode)
                            : new ServerTrouble(hostName, statusCode);
        };
    }

    /// Whether JSON or XML is complete. Other truncation shows in the length, or when the content
    /// is parsed.
    private static boolean isComplete(WebContent webContent) {
        String mediaType = webContent.mediaType();
        if (mediaType.endsWith("/json") || mediaType.endsWith("+json")) {
            return isCompleteJson(webContent.bytes());
        }
        return !(mediaType.endsWith("/xml") || mediaType.endsWith("+xml"))
                || isCompleteXml(webContent.text());
    }

    private static boolean isCompleteJson(byte[] bytes) {
        try (JsonParser parser = JsonMapper.shared().createParser(bytes)) {
            boolean hasToken = false;
            while (parser.nextToken() != null) {
                hasToken = true;
            }
            return hasToken;
        } catch (JacksonException _) {
            return false;
        }
    }

    private static boolean isCompleteXml(String xmlText) {
        return xmlText.stripTrailing().endsWith(">");
    }
}
