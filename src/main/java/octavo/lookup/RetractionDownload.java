package octavo.lookup;

import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebRequest;
import octavo.retractions.RetractionTable;
import octavo.text.LocalizedSentence;

import java.net.URI;
import java.util.Optional;

/// Downloads Retraction Watch's table, as Crossref publishes it. A document may be 200 MB at most.
final class RetractionDownload {
    private static final URI TABLE_ADDRESS =
            URI.create(
                    "https://gitlab.com/crossref/retraction-watch-data/-/raw/main/retraction_watch.csv");

    private final AnswerSource answerSource;

    RetractionDownload(AnswerSource answerSource) {
        this.answerSource = answerSource;
    }

    TableReply fetchTable() throws InterruptedException {
        return switch (answerSource.fetchAnswer(
                WebRequest.ofDocument(TABLE_ADDRESS, "text/csv,text/plain;q=0.9,*/*;q=0.1"))) {
            case WebContent webContent -> {
                Optional<RetractionTable> table = RetractionTable.ofCsv(webContent.text());
                yield new TableReply(
                        table,
                        table.isPresent()
                                ? Optional.empty()
                                : Optional.of(
                                        LocalizedSentence.of(
                                                "{0} sent something else than the table of"
                                                        + " Retraction Watch",
                                                String.valueOf(
                                                        webContent.finalAddress().getHost()))));
            }
            case WebFailure failure ->
                    new TableReply(Optional.empty(), Optional.of(failure.sentence()));
        };
    }
}
