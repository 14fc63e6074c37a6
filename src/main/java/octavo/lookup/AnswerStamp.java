package octavo.lookup;

import octavo.net.WebAnswer.WebContent;
import octavo.storage.ContentDigest;

import java.time.Instant;

/// When a service gave an answer, and the digest of what it sent.
public record AnswerStamp(Instant answeredAt, String answerDigest) {
    /// Of a record that no service has sent.
    public static final AnswerStamp NONE = new AnswerStamp(Instant.EPOCH, "");

    static AnswerStamp of(WebContent webContent) {
        return new AnswerStamp(
                webContent.answeredAt(), ContentDigest.hexDigest(webContent.bytes()));
    }
}
