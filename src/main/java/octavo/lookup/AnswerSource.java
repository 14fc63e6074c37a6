package octavo.lookup;

import octavo.net.WebAnswer;
import octavo.net.WebClient;
import octavo.net.WebRequest;

/// Answers requests: the web, or only the answers that are kept on disk.
public interface AnswerSource {
    /// @throws InterruptedException if nobody wants the answer any more
    WebAnswer fetchAnswer(WebRequest request) throws InterruptedException;

    /// Drops the kept answer to a request: it turned out to be none.
    void discardAnswer(WebRequest request);

    /// Asks the web.
    static AnswerSource of(WebClient webClient) {
        return new AnswerSource() {
            @Override
            public WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
                return webClient.fetchAnswer(request);
            }

            @Override
            public void discardAnswer(WebRequest request) {
                webClient.discardAnswer(request);
            }
        };
    }

    /// Asks nobody: only kept answers count.
    static AnswerSource ofKept(WebClient webClient) {
        return new AnswerSource() {
            @Override
            public WebAnswer fetchAnswer(WebRequest request) {
                return webClient.keptAnswer(request);
            }

            @Override
            public void discardAnswer(WebRequest request) {
                webClient.discardAnswer(request);
            }
        };
    }

    /// Asks the web even if an answer is kept.
    static AnswerSource ofRenewed(WebClient webClient) {
        return new AnswerSource() {
            @Override
            public WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
                return webClient.renewAnswer(request);
            }

            @Override
            public void discardAnswer(WebRequest request) {
                webClient.discardAnswer(request);
            }
        };
    }
}
