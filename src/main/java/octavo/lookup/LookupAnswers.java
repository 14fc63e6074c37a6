package octavo.lookup;

import octavo.importer.ImportedWork;
import octavo.importer.SourceContent;
import octavo.importer.SourceFormats;
import octavo.importer.SourceReading;
import octavo.net.WebAnswer;
import octavo.net.WebAnswer.Content;
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
    private final WebClient client;
    private final IntConsumer progress;
    private final Map<SoughtPaper, List<SourcedWork>> works = new LinkedHashMap<>();
    private final Map<SoughtPaper, LocalizedSentence> failures = new LinkedHashMap<>();
    private Optional<WebFailure> end = Optional.empty();

    /// @param progress hears how many papers are settled
    LookupAnswers(WebClient client, IntConsumer progress) {
        this.client = client;
        this.progress = progress;
    }

    /// A paper, and how to tell it among the works of an answer.
    record Asked(SoughtPaper paper, Predicate<ImportedWork> isIt) {}

    /// Asks one service for some papers in one request. What the answer lacks stays open for the
    /// next service. A batch that the service does not know or understand is asked again in halves,
    /// so that one bad identifier costs no other paper.
    <T> void ask(
            String source,
            List<T> some,
            Function<List<T>, WebRequest> request,
            Function<T, Asked> toAsked)
            throws InterruptedException {
        List<Asked> papers = some.stream().map(toAsked).toList();
        WebAnswer answer = answer(request.apply(some));
        boolean bad =
                answer instanceof WebFailure.NotFound || answer instanceof WebFailure.BadQuestion;
        if (bad && some.size() > 1) {
            int half = some.size() / 2;
            ask(source, some.subList(0, half), request, toAsked);
            ask(source, some.subList(half, some.size()), request, toAsked);
        } else {
            take(source, content(answer, papers.stream().map(Asked::paper).toList()), papers);
        }
    }

    private void take(String source, Optional<Content> content, List<Asked> papers) {
        List<ImportedWork> answered = content.map(LookupAnswers::works).orElse(List.of());
        for (Asked asked : papers) {
            answered.stream()
                    .filter(asked.isIt())
                    .findFirst()
                    .ifPresent(work -> add(asked.paper(), new SourcedWork(source, work)));
        }
    }

    private WebAnswer answer(WebRequest request) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return end.isPresent() ? end.get() : client.fetch(request);
    }

    /// What an address holds. That a service does not know a thing is no failure: another may.
    Optional<Content> fetch(WebRequest request, List<SoughtPaper> papers)
            throws InterruptedException {
        return content(answer(request), papers);
    }

    private Optional<Content> content(WebAnswer answer, List<SoughtPaper> papers) {
        return switch (answer) {
            case Content content -> Optional.of(content);
            case WebFailure.NotFound _ -> Optional.empty();
            case WebFailure failure -> {
                boolean all =
                        failure instanceof WebFailure.Offline
                                || failure instanceof WebFailure.SwitchedOff;
                end = all ? Optional.of(failure) : end;
                papers.forEach(paper -> failures.putIfAbsent(paper, failure.sentence()));
                yield Optional.empty();
            }
        };
    }

    private static List<ImportedWork> works(Content content) {
        return SourceFormats.read(SourceContent.of(content.bytes()))
                        instanceof SourceReading.Works(_, var works)
                ? works.works()
                : List.of();
    }

    /// The works in what a search answers.
    List<ImportedWork> search(WebRequest request, SoughtPaper paper) throws InterruptedException {
        return fetch(request, List.of(paper)).map(LookupAnswers::works).orElse(List.of());
    }

    void add(SoughtPaper paper, SourcedWork work) {
        works.computeIfAbsent(paper, _ -> new ArrayList<>()).add(work);
        failures.remove(paper);
        progress.accept(works.size());
    }

    boolean has(SoughtPaper paper) {
        return works.containsKey(paper);
    }

    List<SourcedWork> of(SoughtPaper paper) {
        return works.getOrDefault(paper, List.of());
    }

    /// Whether somebody has a key of a service.
    boolean hasKey(WebService service) {
        return client.hasKey(service);
    }

    /// Why a paper was not found, if anything went wrong.
    Optional<LocalizedSentence> failure(SoughtPaper paper) {
        return Optional.ofNullable(failures.get(paper));
    }

    /// Whether nothing can be asked at all, and why.
    Optional<WebFailure> end() {
        return end;
    }
}
