package octavo.lookup;

import octavo.formats.SourceFormats;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient;
import octavo.net.WebFailure;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/// Asks, and keeps what came: the works by the papers that they answer, and why a paper has none.
final class LookupAnswers {
    private final WebClient webClient;
    private final IntConsumer progressListener;
    private final Map<SoughtPaper, List<SourcedWork>> worksByPaper = new LinkedHashMap<>();
    private final Map<SoughtPaper, LocalizedSentence> failuresByPaper = new LinkedHashMap<>();
    private Optional<WebFailure> finalFailure = Optional.empty();

    /// @param progressListener hears how many papers are settled
    LookupAnswers(WebClient webClient, IntConsumer progressListener) {
        this.webClient = webClient;
        this.progressListener = progressListener;
    }

    /// A paper, and how to tell it among the works of an answer.
    record AskedPaper(SoughtPaper soughtPaper, Predicate<ImportedWork> isSameWork) {}

    /// Asks one service for some papers in one request. What the answer lacks stays open for the
    /// next service. A batch that the service does not know or understand is asked again in halves,
    /// so that one bad identifier costs no other paper.
    <T> void askService(
            String sourceName,
            List<T> batch,
            Function<List<T>, WebRequest> requestBuilder,
            Function<T, AskedPaper> toAsked)
            throws InterruptedException {
        List<AskedPaper> askedPapers = batch.stream().map(toAsked).toList();
        WebAnswer webAnswer = fetchAnswer(requestBuilder.apply(batch));
        boolean isUnusable =
                webAnswer instanceof WebFailure.NotFound
                        || webAnswer instanceof WebFailure.BadRequest;
        if (isUnusable && batch.size() > 1) {
            int halfSize = batch.size() / 2;
            askService(sourceName, batch.subList(0, halfSize), requestBuilder, toAsked);
            askService(sourceName, batch.subList(halfSize, batch.size()), requestBuilder, toAsked);
        } else {
            takeContent(
                    sourceName,
                    contentOrFailure(
                            webAnswer, askedPapers.stream().map(AskedPaper::soughtPaper).toList()),
                    askedPapers);
        }
    }

    private void takeContent(
            String sourceName, Optional<WebContent> webContent, List<AskedPaper> askedPapers) {
        Optional<List<ImportedWork>> readWorks = webContent.flatMap(LookupAnswers::readWorks);
        if (webContent.isPresent() && readWorks.isEmpty()) {
            String host = String.valueOf(webContent.get().finalAddress().getHost());
            LocalizedSentence failure = new WebFailure.BrokenAnswer(host).sentence();
            askedPapers.forEach(it -> failuresByPaper.putIfAbsent(it.soughtPaper(), failure));
        }
        List<ImportedWork> answeredWorks = readWorks.orElse(List.of());
        AnswerStamp answerStamp = webContent.map(AnswerStamp::of).orElse(AnswerStamp.NONE);
        for (AskedPaper askedPaper : askedPapers) {
            answeredWorks.stream()
                    .filter(askedPaper.isSameWork())
                    .findFirst()
                    .ifPresent(work ->
                            addWork(
                                    askedPaper.soughtPaper(),
                                    new SourcedWork(sourceName, work, answerStamp)));
        }
    }

    private WebAnswer fetchAnswer(WebRequest request) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return finalFailure.isPresent() ? finalFailure.get() : webClient.fetchAnswer(request);
    }

    /// What an address holds. That a service does not know a thing is no failure: another may.
    Optional<WebContent> fetchContent(WebRequest request, List<SoughtPaper> papers)
            throws InterruptedException {
        return contentOrFailure(fetchAnswer(request), papers);
    }

    private Optional<WebContent> contentOrFailure(WebAnswer webAnswer, List<SoughtPaper> papers) {
        return switch (webAnswer) {
            case WebContent webContent -> Optional.of(webContent);
            case WebFailure.NotFound _ -> Optional.empty();
            case WebFailure failure -> {
                boolean concernsAll =
                        failure instanceof WebFailure.ComputerOffline
                                || failure instanceof WebFailure.SwitchedOff;
                finalFailure = concernsAll ? Optional.of(failure) : finalFailure;
                papers.forEach(paper -> failuresByPaper.putIfAbsent(paper, failure.sentence()));
                yield Optional.empty();
            }
        };
    }

    static List<ImportedWork> parseWorks(WebContent webContent) {
        return readWorks(webContent).orElse(List.of());
    }

    /// The works of an answer, unless it has no form that we know.
    private static Optional<List<ImportedWork>> readWorks(WebContent webContent) {
        return SourceFormats.readSource(SourceContent.of(webContent.bytes()))
                        instanceof SourceReading.ForeignWorks(_, var foundWorks)
                ? Optional.of(foundWorks.works())
                : Optional.empty();
    }

    /// The works in what a search answers.
    List<ImportedWork> searchWorks(WebRequest request, SoughtPaper paper)
            throws InterruptedException {
        return fetchContent(request, List.of(paper))
                .map(LookupAnswers::parseWorks)
                .orElse(List.of());
    }

    void addWork(SoughtPaper paper, SourcedWork work) {
        worksByPaper.computeIfAbsent(paper, _ -> new ArrayList<>()).add(work);
        failuresByPaper.remove(paper);
        progressListener.accept(worksByPaper.size());
    }

    boolean hasAnswer(SoughtPaper paper) {
        return worksByPaper.containsKey(paper);
    }

    List<SourcedWork> answersFor(SoughtPaper paper) {
        return worksByPaper.getOrDefault(paper, List.of());
    }

    /// Whether somebody has a key of a service.
    boolean hasKey(WebService service) {
        return webClient.hasKey(service);
    }

    /// Why a paper was not found, if anything went wrong.
    Optional<LocalizedSentence> failureOf(SoughtPaper paper) {
        return Optional.ofNullable(failuresByPaper.get(paper));
    }

    /// Whether nothing can be asked at all, and why.
    Optional<WebFailure> finalFailure() {
        return finalFailure;
    }
}
