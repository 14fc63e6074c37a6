package octavo.lookup;

import octavo.fields.FieldName;
import octavo.importer.ImportedWork;
import octavo.importer.PageWorks;
import octavo.lookup.LookupAnswers.Asked;
import octavo.lookup.LookupResult.MissingPaper;
import octavo.lookup.SoughtPaper.OfArxiv;
import octavo.lookup.SoughtPaper.OfDblp;
import octavo.lookup.SoughtPaper.OfDoi;
import octavo.lookup.SoughtPaper.OfIsbn;
import octavo.lookup.SoughtPaper.OfPage;
import octavo.lookup.SoughtPaper.OfPerson;
import octavo.lookup.SoughtPaper.OfPubmed;
import octavo.lookup.SoughtPaper.OfWords;
import octavo.net.WebAnswer.Content;
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

/// Looks papers up, with as few requests as the services allow. What one service does not know, the
/// next is asked; what several say of one paper becomes one work.
public final class PaperLookup {
    private final LookupAnswers answers;
    private final DoiLookup dois;
    private final PersonPapers persons;

    /// @param progress hears how many papers are found so far
    public PaperLookup(WebClient client, IntConsumer progress) {
        this.answers = new LookupAnswers(client, progress);
        this.dois = new DoiLookup(answers);
        this.persons = new PersonPapers(answers);
    }

    /// Asks for all papers, and says of each what was found or why nothing was.
    ///
    /// @throws InterruptedException if nobody wants the answer any more
    public LookupResult find(List<SoughtPaper> sought) throws InterruptedException {
        List<SoughtPaper> papers = persons.expanded(sought);
        arxiv(of(OfArxiv.class, papers));
        for (OfPage page : of(OfPage.class, papers)) {
            page(page);
        }
        dois.find(of(OfDoi.class, papers), published(papers));
        pubmed(of(OfPubmed.class, papers));
        books(of(OfIsbn.class, papers));
        for (OfDblp record : of(OfDblp.class, papers)) {
            answers.ask(
                    "dblp",
                    List.of(record),
                    it -> LookupServices.dblp(it.getFirst().key()),
                    it -> new Asked(it, _ -> true));
        }
        for (OfWords words : of(OfWords.class, papers)) {
            words(words);
        }
        return result(papers);
    }

    private static <T extends SoughtPaper> List<T> of(Class<T> kind, List<SoughtPaper> papers) {
        return papers.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private void arxiv(List<OfArxiv> papers) throws InterruptedException {
        for (List<OfArxiv> some : parts(papers, LookupServices.ARXIV_IDS)) {
            answers.ask("arXiv", some, it -> LookupServices.arxiv(ids(it)), PaperLookup::asked);
        }
        if (answers.hasKey(WebService.SEMANTIC_SCHOLAR)) {
            venues(papers.stream().filter(it -> !isPublished(it)).toList());
        }
    }

    /// Semantic Scholar knows where many preprints were published of which arXiv does not. Without
    /// a key it refuses most requests, so it is asked only with one.
    private void venues(List<OfArxiv> papers) throws InterruptedException {
        for (List<OfArxiv> some : parts(papers, LookupServices.SEMANTIC_SCHOLAR_IDS)) {
            answers.ask(
                    "Semantic Scholar",
                    some,
                    it -> LookupServices.semanticScholar(ids(it)),
                    PaperLookup::asked);
        }
    }

    private boolean isPublished(OfArxiv paper) {
        return answers.of(paper).stream().anyMatch(it -> it.work().has(FieldName.DOI));
    }

    private static List<ArxivId> ids(List<OfArxiv> papers) {
        return papers.stream().map(OfArxiv::id).toList();
    }

    private static Asked asked(OfArxiv paper) {
        return new Asked(paper, work -> isIt(work, paper.id()));
    }

    private static boolean isIt(ImportedWork work, ArxivId id) {
        return work.plain(FieldName.EPRINT).equalsIgnoreCase(id.id());
    }

    /// The DOIs of papers that were found elsewhere, which say where they were published.
    private Map<SoughtPaper, Doi> published(List<SoughtPaper> papers) {
        Map<SoughtPaper, Doi> published = new LinkedHashMap<>();
        for (SoughtPaper paper : papers) {
            answers.of(paper).stream()
                    .flatMap(it -> Doi.parse(it.work().plain(FieldName.DOI)).value().stream())
                    .findFirst()
                    .ifPresent(doi -> published.put(paper, doi));
        }
        return published;
    }

    private void page(OfPage page) throws InterruptedException {
        Optional<Content> content = answers.fetch(WebRequest.ofPage(page.address()), List.of(page));
        content.flatMap(it -> PageWorks.read(it.text(), it.address().toString()))
                .ifPresent(
                        work -> answers.add(page, new SourcedWork(page.address().getHost(), work)));
    }

    private void pubmed(List<OfPubmed> papers) throws InterruptedException {
        List<OfPubmed> archived = papers.stream().filter(it -> it.id().isArchived()).toList();
        List<OfPubmed> listed = papers.stream().filter(it -> !it.id().isArchived()).toList();
        for (List<OfPubmed> some : parts(listed, LookupServices.PUBMED_IDS)) {
            answers.ask(
                    "PubMed",
                    some,
                    it -> LookupServices.pubmed(names(it)),
                    it -> asked(it, FieldName.PMID));
        }
        for (List<OfPubmed> some : parts(archived, LookupServices.DOIS)) {
            answers.ask(
                    "Europe PMC",
                    some,
                    it -> LookupServices.europePmc(names(it)),
                    it -> asked(it, FieldName.PMCID));
        }
    }

    private static List<String> names(List<OfPubmed> papers) {
        return papers.stream().map(it -> it.id().name()).toList();
    }

    private static Asked asked(OfPubmed paper, String field) {
        return new Asked(paper, work -> work.plain(field).equalsIgnoreCase(paper.id().name()));
    }

    private void books(List<OfIsbn> papers) throws InterruptedException {
        for (List<OfIsbn> some : parts(papers, LookupServices.ISBNS)) {
            answers.ask(
                    "Open Library",
                    some,
                    it -> LookupServices.openLibrary(it.stream().map(OfIsbn::isbn).toList()),
                    PaperLookup::asked);
        }
        for (OfIsbn paper : papers) {
            if (!answers.has(paper)) {
                answers.ask(
                        "Google Books",
                        List.of(paper),
                        it -> LookupServices.googleBooks(it.getFirst().isbn()),
                        PaperLookup::asked);
            }
        }
    }

    private static Asked asked(OfIsbn paper) {
        return new Asked(
                paper,
                work -> Isbn.parse(work.plain(FieldName.ISBN)).value().contains(paper.isbn()));
    }

    private void words(OfWords words) throws InterruptedException {
        List<ImportedWork> works =
                answers.search(LookupServices.crossrefSearch(words.text()), words);
        new ReferenceMatch(words.text())
                .first(works)
                .ifPresent(work -> answers.add(words, new SourcedWork("Crossref", work)));
    }

    private LookupResult result(List<SoughtPaper> papers) {
        List<FoundPaper> found = new ArrayList<>();
        List<MissingPaper> missing = new ArrayList<>();
        for (SoughtPaper paper : papers) {
            if (answers.has(paper)) {
                found.add(AnswerMerge.of(paper, answers.of(paper)));
            } else if (answers.end().isEmpty()) {
                missing.add(new MissingPaper(paper.shown(), reason(paper)));
            }
        }
        missing.addAll(persons.unidentified());
        answers.end().ifPresent(end -> missing.add(new MissingPaper("", end.sentence())));
        return new LookupResult(found, missing);
    }

    private LocalizedSentence reason(SoughtPaper paper) {
        return answers.failure(paper).orElseGet(() -> unknown(paper));
    }

    private static LocalizedSentence unknown(SoughtPaper paper) {
        return switch (paper) {
            case OfDoi _ ->
                    LocalizedSentence.of(
                            "Neither Crossref nor DataCite nor any other agency has this DOI."
                                    + " Check it for a typing error.");
            case OfArxiv _ -> LocalizedSentence.of("arXiv has no such paper.");
            case OfIsbn _ ->
                    LocalizedSentence.of("Neither Open Library nor Google Books has this book.");
            case OfPubmed(var id) ->
                    id.isArchived()
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

    static <T> List<List<T>> parts(List<T> all, int size) {
        List<List<T>> parts = new ArrayList<>();
        for (int i = 0; i < all.size(); i += size) {
            parts.add(all.subList(i, Math.min(all.size(), i + size)));
        }
        return parts;
    }
}
