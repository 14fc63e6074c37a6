package octavo.lookup;

import octavo.fields.FieldName;
import octavo.formats.webpage.PageWorks;
import octavo.formats.workdrafts.ImportedWork;
import octavo.lookup.LookupAnswers.AskedPaper;
import octavo.lookup.LookupResult.MissingPaper;
import octavo.lookup.SoughtPaper.OfArxiv;
import octavo.lookup.SoughtPaper.OfDblp;
import octavo.lookup.SoughtPaper.OfDoi;
import octavo.lookup.SoughtPaper.OfIsbn;
import octavo.lookup.SoughtPaper.OfPage;
import octavo.lookup.SoughtPaper.OfPerson;
import octavo.lookup.SoughtPaper.OfPubmed;
import octavo.lookup.SoughtPaper.OfWords;
import octavo.net.WebAnswer.WebContent;
import octavo.net.WebClient;
import octavo.net.WebRequest;
import octavo.net.WebService;
import octavo.text.LocalizedSentence;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Looks papers up, with as few requests as the services allow. Falls through to the next service
/// on a miss, and merges the answers about one paper.
public final class PaperLookup {
    private final LookupAnswers lookupAnswers;
    private final DoiLookup doiLookup;
    private final PersonPapers personPapers;

    /// @param progressListener hears how many papers are found so far
    public PaperLookup(WebClient webClient, IntConsumer progressListener) {
        this.lookupAnswers = new LookupAnswers(webClient, progressListener);
        this.doiLookup = new DoiLookup(lookupAnswers);
        this.personPapers = new PersonPapers(lookupAnswers);
    }

    /// Looks up all papers, and returns a result or a reason for each.
    ///
    /// @throws InterruptedException if the look-up is cancelled
    public LookupResult findPapers(List<SoughtPaper> soughtPapers) throws InterruptedException {
        List<SoughtPaper> papers = personPapers.expandPersons(soughtPapers);
        askArxiv(papersOfKind(OfArxiv.class, papers));
        for (OfPage webPage : papersOfKind(OfPage.class, papers)) {
            askPage(webPage);
        }
        doiLookup.findPapers(papersOfKind(OfDoi.class, papers), publishedDois(papers));
        askPubmed(papersOfKind(OfPubmed.class, papers));
        askBooks(papersOfKind(OfIsbn.class, papers));
        for (OfDblp dblpRecord : papersOfKind(OfDblp.class, papers)) {
            lookupAnswers.askService(
                    "dblp",
                    List.of(dblpRecord),
                    it -> LookupServices.dblpRequest(it.getFirst().dblpKey()),
                    it -> new AskedPaper(it, _ -> true));
        }
        for (OfWords wordsPaper : papersOfKind(OfWords.class, papers)) {
            askByWords(wordsPaper);
        }
        return buildResult(papers);
    }

    private static <T extends SoughtPaper> List<T> papersOfKind(
            Class<T> paperType, List<SoughtPaper> papers) {
        return papers.stream().filter(paperType::isInstance).map(paperType::cast).toList();
    }

    private void askArxiv(List<OfArxiv> papers) throws InterruptedException {
        for (List<OfArxiv> batch : splitBatches(papers, LookupServices.MOST_ARXIV_IDS)) {
            lookupAnswers.askService(
                    "arXiv",
                    batch,
                    it -> LookupServices.arxivRequest(arxivIds(it)),
                    PaperLookup::toAskedPaper);
        }
        if (lookupAnswers.hasKey(WebService.SEMANTIC_SCHOLAR)) {
            askSemanticScholar(papers.stream().filter(it -> !isPublished(it)).toList());
        }
    }

    /// Semantic Scholar knows where many preprints were published of which arXiv does not. Without
    /// a key it refuses most requests, so it is asked only with one.
    private void askSemanticScholar(List<OfArxiv> papers) throws InterruptedException {
        for (List<OfArxiv> batch : splitBatches(papers, LookupServices.MOST_SEMANTIC_SCHOLAR_IDS)) {
            lookupAnswers.askService(
                    "Semantic Scholar",
                    batch,
                    it -> LookupServices.semanticScholarRequest(arxivIds(it)),
                    PaperLookup::toAskedPaper);
        }
    }

    private boolean isPublished(OfArxiv paper) {
        return lookupAnswers.answersFor(paper).stream()
                .anyMatch(it -> it.importedWork().hasField(FieldName.DOI));
    }

    private static List<ArxivId> arxivIds(List<OfArxiv> papers) {
        return papers.stream().map(OfArxiv::arxivId).toList();
    }

    private static AskedPaper toAskedPaper(OfArxiv paper) {
        return new AskedPaper(paper, work -> hasArxivId(work, paper.arxivId()));
    }

    private static boolean hasArxivId(ImportedWork work, ArxivId id) {
        return work.plainText(FieldName.EPRINT).equalsIgnoreCase(id.id());
    }

    /// The DOIs of papers that were found elsewhere, which say where they were published.
    private Map<SoughtPaper, Doi> publishedDois(List<SoughtPaper> papers) {
        Map<SoughtPaper, Doi> publishedDois = new LinkedHashMap<>();
        for (SoughtPaper paper : papers) {
            lookupAnswers.answersFor(paper).stream()
                    .flatMap(it ->
                            Doi.parse(it.importedWork().plainText(FieldName.DOI)).value().stream())
                    .findFirst()
                    .ifPresent(doi -> publishedDois.put(paper, doi));
        }
        return publishedDois;
    }

    private void askPage(OfPage webPage) throws InterruptedException {
        Optional<WebContent> webContent =
                lookupAnswers.fetchContent(WebRequest.ofPage(webPage.address()), List.of(webPage));
        webContent.ifPresent(content ->
                PageWorks.readPage(content.text(), content.finalAddress().toString())
                        .ifPresent(work ->
                                lookupAnswers.addWork(
                                        webPage,
                                        new SourcedWork(
                                                webPage.address().getHost(),
                                                work,
                                                AnswerStamp.of(content)))));
    }

    private void askPubmed(List<OfPubmed> papers) throws InterruptedException {
        List<OfPubmed> archivedPapers =
                papers.stream().filter(it -> it.pubmedId().isInCentral()).toList();
        List<OfPubmed> listedPapers =
                papers.stream().filter(it -> !it.pubmedId().isInCentral()).toList();
        for (List<OfPubmed> batch : splitBatches(listedPapers, LookupServices.MOST_PUBMED_IDS)) {
            lookupAnswers.askService(
                    "PubMed",
                    batch,
                    it -> LookupServices.pubmedRequest(pubmedNames(it)),
                    it -> toAskedPaper(it, FieldName.PMID));
        }
        for (List<OfPubmed> batch : splitBatches(archivedPapers, LookupServices.MOST_DOIS)) {
            lookupAnswers.askService(
                    "Europe PMC",
                    batch,
                    it -> LookupServices.europePmcRequest(pubmedNames(it)),
                    it -> toAskedPaper(it, FieldName.PMCID));
        }
    }

    private static List<String> pubmedNames(List<OfPubmed> papers) {
        return papers.stream().map(it -> it.pubmedId().identifier()).toList();
    }

    private static AskedPaper toAskedPaper(OfPubmed paper, String fieldName) {
        return new AskedPaper(
                paper,
                work -> work.plainText(fieldName).equalsIgnoreCase(paper.pubmedId().identifier()));
    }

    private void askBooks(List<OfIsbn> papers) throws InterruptedException {
        for (List<OfIsbn> batch : splitBatches(papers, LookupServices.MOST_ISBNS)) {
            lookupAnswers.askService(
                    "Open Library",
                    batch,
                    it -> LookupServices.openLibraryRequest(it.stream().map(OfIsbn::isbn).toList()),
                    PaperLookup::toAskedPaper);
        }
        for (OfIsbn paper : papers) {
            if (!lookupAnswers.hasAnswer(paper)) {
                lookupAnswers.askService(
                        "Google Books",
                        List.of(paper),
                        it -> LookupServices.googleBooksRequest(it.getFirst().isbn()),
                        PaperLookup::toAskedPaper);
            }
        }
    }

    private static AskedPaper toAskedPaper(OfIsbn paper) {
        return new AskedPaper(
                paper,
                work -> Isbn.parse(work.plainText(FieldName.ISBN)).value().contains(paper.isbn()));
    }

    private void askByWords(OfWords wordsPaper) throws InterruptedException {
        Optional<WebContent> webContent =
                lookupAnswers.fetchContent(
                        LookupServices.crossrefSearchRequest(wordsPaper.wordsText()),
                        List.of(wordsPaper));
        webContent.ifPresent(content ->
                new ReferenceMatch(wordsPaper.wordsText())
                        .firstMatch(LookupAnswers.parseWorks(content))
                        .ifPresent(work ->
                                lookupAnswers.addWork(
                                        wordsPaper,
                                        new SourcedWork(
                                                "Crossref", work, AnswerStamp.of(content)))));
    }

    private LookupResult buildResult(List<SoughtPaper> papers) {
        List<FoundPaper> foundPapers = new ArrayList<>();
        List<MissingPaper> missingPapers = new ArrayList<>();
        for (SoughtPaper paper : papers) {
            if (lookupAnswers.hasAnswer(paper)) {
                foundPapers.add(AnswerMerge.mergeAnswers(paper, lookupAnswers.answersFor(paper)));
            } else if (lookupAnswers.finalFailure().isEmpty()) {
                missingPapers.add(new MissingPaper(paper.displayName(), missingReason(paper)));
            }
        }
        missingPapers.addAll(personPapers.unidentifiedPapers());
        lookupAnswers
                .finalFailure()
                .ifPresent(finalFailure ->
                        missingPapers.add(new MissingPaper("", finalFailure.sentence())));
        return new LookupResult(foundPapers, missingPapers);
    }

    private LocalizedSentence missingReason(SoughtPaper paper) {
        return lookupAnswers.failureOf(paper).orElseGet(() -> unknownReason(paper));
    }

    private static LocalizedSentence unknownReason(SoughtPaper paper) {
        return switch (paper) {
            case OfDoi _ ->
                    LocalizedSentence.of(
                            "Neither Crossref nor DataCite nor any other agency has this DOI."
                                    + " Check it for a typing error.");
            case OfArxiv _ -> LocalizedSentence.of("arXiv has no such paper.");
            case OfIsbn _ ->
                    LocalizedSentence.of("Neither Open Library nor Google Books has this book.");
            case OfPubmed(var id) ->
                    id.isInCentral()
                            ? LocalizedSentence.of("Europe PMC has no such paper.")
                            : LocalizedSentence.of("PubMed has no such paper.");
            case OfDblp _ -> LocalizedSentence.of("dblp has no such record.");
            case OfPerson _ -> LocalizedSentence.of("ORCID lists no works of this person.");
            case OfPage _ ->
                    LocalizedSentence.of("The page does not exist, or does not describe a paper.");
            case OfWords _ ->
                    LocalizedSentence.of(
                            "Crossref has no paper whose title agrees with this, and whose authors"
                                    + " or year do too.");
        };
    }

    static <T> List<List<T>> splitBatches(List<T> elements, int batchSize) {
        List<List<T>> batches = new ArrayList<>();
        for (int i = 0; i < elements.size(); i += batchSize) {
            batches.add(elements.subList(i, Math.min(elements.size(), i + batchSize)));
        }
        return batches;
    }
}
