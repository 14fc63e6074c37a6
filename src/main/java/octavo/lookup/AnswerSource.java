package octavo.lookup;

import octavo.net.WebAnswer;
import octavo.net.WebRequest;

/// Answers requests: the web, or only the answers that are kept on disk.
@FunctionalInterface
public interface AnswerSource {
    /// @throws InterruptedException if nobody wants the answer any more
    WebAnswer fetchAnswer(WebRequest request) throws InterruptedException;
}
