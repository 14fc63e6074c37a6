package octavo.lookup;

import octavo.formats.workdrafts.SourceContent;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebFailure;
import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.NotFound;
import octavo.net.WebRequest;
import octavo.net.WebService;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Asks a service for a list of works. A list that cannot be read is a failure, and is not kept.
record ListingFetch(AnswerSource answerSource) {
    /// @param contentReader reads an answer; empty if it is damaged
    ListingReply ask(
            WebService service,
            WebRequest request,
            Function<WebContent, Optional<List<RecordedWork>>> contentReader)
            throws InterruptedException {
        String serviceName = service.displayTitle();
        return switch (answerSource.fetchAnswer(request)) {
            case NotFound _ -> new WorkListing(serviceName, List.of());
            case WebFailure failure -> new ListingFailure(serviceName, failure);
            case WebContent webContent -> {
                Optional<List<RecordedWork>> works = contentReader.apply(webContent);
                if (works.isEmpty()) {
                    answerSource.discardAnswer(request);
                }
                yield works.<ListingReply>map(it -> new WorkListing(serviceName, it))
                        .orElseGet(() -> brokenReply(serviceName, webContent));
            }
        };
    }

    static ListingReply brokenReply(String serviceName, WebContent webContent) {
        return new ListingFailure(
                serviceName, new BrokenAnswer(String.valueOf(webContent.finalAddress().getHost())));
    }

    static Optional<List<RecordedWork>> readJson(
            WebService service, WebContent webContent, String listPath) {
        return ListingReader.readJson(service.displayTitle(), webContent, listPath);
    }

    /// arXiv's feed.
    static Optional<List<RecordedWork>> readAtom(WebContent webContent) {
        return webContent.text().contains("<feed")
                ? Optional.of(readRecords(WebService.ARXIV, webContent))
                : Optional.empty();
    }

    /// The works in an answer of any format, with nothing but the names of their authors.
    static List<RecordedWork> readRecords(WebService service, WebContent webContent) {
        return ListingReader.readWorks(SourceContent.of(webContent.bytes())).stream()
                .map(it ->
                        RecordedWork.ofNames(
                                new SourcedWork(
                                        service.displayTitle(), it, AnswerStamp.of(webContent))))
                .toList();
    }
}
