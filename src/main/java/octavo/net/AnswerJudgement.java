package octavo.net;

import octavo.net.WebAnswer.Content;
import octavo.net.WebFailure.BadQuestion;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotAllowed;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebFailure.PageInstead;
import octavo.net.WebFailure.PageKind;
import octavo.net.WebFailure.RateLimited;
import octavo.net.WebFailure.ServerTrouble;
import octavo.net.WebFailure.TooLarge;

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
    private static final Duration A_MINUTE = Duration.ofMinutes(1);

    private AnswerJudgement() {}

    static WebAnswer of(WebRequest request, URI address, RawAnswer packed, Instant now) {
        String host = address.getHost();
        WantedContent wanted = request.wanted();
        RawAnswer answer;
        try {
            answer = GzipBody.unpacked(packed, wanted.mostBytes());
        } catch (IOException _) {
            return packed.isCut() ? tooLarge(host, wanted) : new BrokenAnswer(host);
        }
        Optional<WebFailure> page = page(host, wanted, answer);
        if (page.isPresent()) {
            return page.get();
        }
        if (answer.status() != 200) {
            return failure(host, answer, now);
        }
        if (answer.isCut()) {
            return tooLarge(host, wanted);
        }
        var content = new Content(answer.bytes(), answer.type(), address, now);
        return isWhole(content) ? content : new BrokenAnswer(host);
    }

    private static WebFailure tooLarge(String host, WantedContent wanted) {
        return new TooLarge(host, wanted.mostBytes() >> 20);
    }

    /// A page where data was requested, or one in place of the requested page.
    private static Optional<WebFailure> page(String host, WantedContent wanted, RawAnswer answer) {
        if (!PageWalls.isHtml(answer)) {
            return Optional.empty();
        }
        Optional<PageKind> wall = PageWalls.of(answer);
        boolean isUnwanted = answer.status() == 200 && !wanted.isPage();
        return wall.or(() -> isUnwanted ? Optional.of(PageKind.OTHER) : Optional.empty())
                .map(kind -> new PageInstead(host, kind));
    }

    private static WebFailure failure(String host, RawAnswer answer, Instant now) {
        int status = answer.status();
        return switch (status) {
            case 404, 410 -> new NotFound(host);
            case 401, 402, 403, 407, 451 -> new NotAllowed(host, status);
            case 429 ->
                    new RateLimited(host, RetryAfter.of(answer, now).orElse(now.plus(A_MINUTE)));
            default ->
                    status >= 400 && status < 500
                            ? new BadQuestion(host, status)
                            : new ServerTrouble(host, status);
        };
    }

    /// Whether JSON or XML is complete. Other truncation shows in the length, or when the content
    /// is parsed.
    private static boolean isWhole(Content content) {
        String type = content.mediaType();
        if (type.endsWith("/json") || type.endsWith("+json")) {
            return isWholeJson(content.bytes());
        }
        return !(type.endsWith("/xml") || type.endsWith("+xml")) || isWholeXml(content.text());
    }

    private static boolean isWholeJson(byte[] bytes) {
        try (JsonParser parser = JsonMapper.shared().createParser(bytes)) {
            boolean isAny = false;
            while (parser.nextToken() != null) {
                isAny = true;
            }
            return isAny;
        } catch (JacksonException _) {
            return false;
        }
    }

    private static boolean isWholeXml(String text) {
        return text.stripTrailing().endsWith(">");
    }
}
