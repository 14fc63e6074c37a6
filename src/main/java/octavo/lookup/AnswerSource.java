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

    /// A way of getting an answer.
    interface AnswerFetch {
        WebAnswer fetch(WebRequest request) throws InterruptedException;
    }

    /// Asks the web.
    static AnswerSource of(WebClient webClient) {
        return of(webClient, webClient::fetchAnswer);
    }

    /// Asks nobody: only kept answers count.
    static AnswerSource ofKept(WebClient webClient) {
        return of(webClient, webClient::keptAnswer);
    }

    /// Asks the web even if an answer is kept.
    static AnswerSource ofRenewed(WebClient webClient) {
        return of(webClient, webClient::renewAnswer);
    }

    private static AnswerSource of(WebClient webClient, AnswerFetch answerFetch) {
        return new AnswerSource() {
            @Override
            public WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
                return answerFetch.fetch(request);
            }

            @Override
            public void discardAnswer(WebRequest request) {
                webClient.discardAnswer(request);
            }
        };
    }
}
