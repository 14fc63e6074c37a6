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
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    /// Asks one service for some papers. A failure is that of all of them; what the answer lacks
    /// stays open for the next service.
    void ask(String source, WebRequest request, List<Asked> papers) throws InterruptedException {
        Optional<Content> content = fetch(request, papers.stream().map(Asked::paper).toList());
        List<ImportedWork> answered = content.map(LookupAnswers::works).orElse(List.of());
        for (Asked asked : papers) {
            answered.stream()
                    .filter(asked.isIt())
                    .findFirst()
                    .ifPresent(work -> add(asked.paper(), new SourcedWork(source, work)));
        }
    }

    /// What an address holds. That a service does not know a thing is no failure: another may.
    Optional<Content> fetch(WebRequest request, List<SoughtPaper> papers)
            throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        WebAnswer answer = end.isPresent() ? end.get() : client.fetch(request);
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

    /// Why a paper was not found, if anything went wrong.
    Optional<LocalizedSentence> failure(SoughtPaper paper) {
        return Optional.ofNullable(failures.get(paper));
    }

    /// Whether nothing can be asked at all, and why.
    Optional<WebFailure> end() {
        return end;
    }
}
