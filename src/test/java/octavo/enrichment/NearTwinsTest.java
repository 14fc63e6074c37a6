package octavo.enrichment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.duplicates.ComparedTitle;
import octavo.editing.keys.KeyFormula;
import octavo.enrichment.EnrichmentPlan.PlanContext;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.RecordInquiry;
import octavo.lookup.VersionInquiry;
import octavo.net.StubServer;
import octavo.sidecar.Sidecar;
import octavo.venuenames.VenueRegister;
import octavo.verify.UniverseRecord;
import octavo.verify.VerifyRuns;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Five hundred entries of which services know only a near twin, five hundred preprints that were
/// published, and three hundred papers that lack their DOI, in a universe whose services disagree,
/// fail, and lack a tenth of what exists.
@Tag("slow")
class NearTwinsTest {
    private static final int TWIN_COUNT = 500;
    private static final int PUBLISHED_COUNT = 500;
    private static final int PAPER_COUNT = 300;

    private final List<UniverseRecord> records = new ArrayList<>();
    private final List<TwinQuestion> questions = new ArrayList<>();
    private final List<Runnable> relations = new ArrayList<>();
    private final Map<String, int[]> countsByKind = new TreeMap<>();
    private TwinUniverse universe = new TwinUniverse(List.of());

    /// Works to make questions of, and the rest of the world.
    private List<UniverseRecord> chooseWorks() throws IOException {
        List<UniverseRecord> chosen = new ArrayList<>();
        Set<String> titles = new HashSet<>();
        for (UniverseRecord work : VerifyRuns.universeWorks()) {
            ComparedTitle title = ComparedTitle.of(work.title());
            boolean isUsable =
                    title.isTelling()
                            && title.titleNumbers().isEmpty()
                            && !title.isNotice()
                            && title.titleWords().size() >= 4
                            && work.people().size() >= 2
                            && work.people().stream().allMatch(it -> it.contains(" "))
                            && !work.venue().isBlank()
                            && !work.venue().toLowerCase(Locale.ROOT).contains("arxiv")
                            && work.year() > 2008
                            && work.year() < 2024;
            if (isUsable
                    && chosen.size() < TWIN_COUNT + PUBLISHED_COUNT + PAPER_COUNT
                    && titles.add(title.plainLetters())) {
                chosen.add(work);
            } else if (!titles.contains(title.plainLetters())) {
                records.add(work);
            }
        }
        assertEquals(TWIN_COUNT + PUBLISHED_COUNT + PAPER_COUNT, chosen.size());
        return chosen;
    }

    private static boolean isJournal(UniverseRecord work) {
        return work.venue().matches(".*(?i:journal|transactions|letters|review|nature).*");
    }

    private static UniverseRecord twin(
            String title, List<String> people, int year, String venue, String doi) {
        return new UniverseRecord(title, people, year, venue, doi, true);
    }

    private void addTwin(int i, UniverseRecord work, List<String> others) {
        String title = work.title();
        int year = work.year();
        String doi = "10.5555/twin." + i;
        switch (i % 5) {
            case 0 -> {
                records.add(twin(title, others, year, work.venue(), doi));
                records.add(twin(title, others, year + 1, work.venue(), doi + "b"));
                ask("same title, other people", i, work);
            }
            case 1 -> {
                records.add(twin(title + ", Part II", work.people(), year, work.venue(), doi));
                records.add(twin(title + ": Part 2", work.people(), year, work.venue(), doi + "b"));
                ask("part two", i, work);
            }
            case 2 -> {
                String journal = i % 2 == 0 ? "Journal of Machine Learning Research" : "Nature";
                records.add(twin(title, work.people(), year + i % 3, journal, doi));
                questions.add(
                        TwinQuestion.ofPaper(
                                "journal version",
                                twin(title, work.people(), year, "NeurIPS", ""),
                                false,
                                Optional.empty()));
            }
            case 3 -> {
                records.add(twin("Erratum to: " + title, work.people(), year, work.venue(), doi));
                records.add(
                        twin("Correction: " + title, work.people(), year, work.venue(), doi + "b"));
                ask("erratum", i, work);
            }
            default -> {
                String bookDoi = TwinUniverse.BOOK_PREFIX + i;
                records.add(twin(title, work.people(), year + 2 + i % 7, "", bookDoi));
                records.add(
                        twin(title + ", Second Edition", work.people(), year, "", bookDoi + "b"));
                questions.add(TwinQuestion.ofBook("second edition", work));
            }
        }
    }

    /// Half of the questions are papers, half preprints.
    private void ask(String kind, int i, UniverseRecord work) {
        questions.add(
                i % 2 == 0
                        ? TwinQuestion.ofPaper(kind, work, isJournal(work), Optional.empty())
                        : TwinQuestion.ofPreprint(
                                kind, work, work.title(), arxivNumber(work, i), Optional.empty()));
    }

    private static String arxivNumber(UniverseRecord work, int i) {
        return "%02d03.%s"
                .formatted(
                        work.year() - 2000,
                        work.year() < 2015 ? "%04d".formatted(i) : "%05d".formatted(i));
    }

    private void addPublished(int i, UniverseRecord work, List<String> others) {
        String doi = i % 6 == 0 ? "" : "10.5555/pub." + i;
        String number = arxivNumber(work, i);
        UniverseRecord published = work.withDoi(doi);
        records.add(published);
        boolean hasNewTitle = i % 7 == 0 && !doi.isEmpty();
        String preprintTitle = hasNewTitle ? "Towards " + work.title() + " at Scale" : work.title();
        records.add(
                twin(preprintTitle, work.people(), work.year(), "", "10.48550/arXiv." + number));
        if (i % 4 == 1) {
            records.add(twin(work.title(), others, work.year(), work.venue(), "10.5555/o." + i));
            records.add(
                    twin(
                            work.title() + ", Part II",
                            work.people(),
                            work.year() + 1,
                            work.venue(),
                            "10.5555/p." + i));
            records.add(
                    twin(
                            "Erratum: " + work.title(),
                            work.people(),
                            work.year(),
                            work.venue(),
                            "10.5555/e." + i));
        }
        if (hasNewTitle && i % 2 == 0) {
            relations.add(() -> universe.enterAtArxiv(number, doi, ""));
        } else if (hasNewTitle || i % 5 == 0 && !doi.isEmpty()) {
            relations.add(() -> universe.relate(number, doi));
        } else if (i % 31 == 0) { // of another paper of the same people
            String otherDoi = "10.5555/other." + i;
            records.add(
                    twin(
                            "An Entirely Different Matter of Concern " + i,
                            work.people(),
                            work.year(),
                            work.venue(),
                            otherDoi));
            relations.add(() -> universe.enterAtArxiv(number, otherDoi, ""));
        }
        questions.add(
                TwinQuestion.ofPreprint(
                        "published preprint", work, preprintTitle, number, Optional.of(published)));
    }

    private void addPaper(int i, UniverseRecord work, List<String> others) {
        UniverseRecord truth = work.withDoi("10.5555/paper." + i);
        records.add(truth);
        records.add(twin(work.title(), others, work.year(), work.venue(), "10.5555/q." + i));
        records.add(
                twin(
                        work.title() + ", Part II",
                        work.people(),
                        work.year(),
                        work.venue(),
                        "10.5555/r." + i));
        questions.add(
                TwinQuestion.ofPaper(
                        "paper without DOI", work, isJournal(work), Optional.of(truth)));
    }

    private void makeQuestions() throws IOException {
        List<UniverseRecord> works = chooseWorks();
        for (int i = 0; i < works.size(); i++) {
            List<String> others = works.get((i + 1) % works.size()).people();
            if (i < TWIN_COUNT) {
                addTwin(i, works.get(i), others);
            } else if (i < TWIN_COUNT + PUBLISHED_COUNT) {
                addPublished(i, works.get(i), others);
            } else {
                addPaper(i, works.get(i), others);
            }
        }
        universe = new TwinUniverse(records);
        relations.forEach(Runnable::run);
    }

    @Test
    void noTwinIsTakenForAWorkAndMostPublishedVersionsAreFound() throws Exception {
        makeQuestions();
        try (var web = new StubServer()) {
            web.on("", universe::answer);
            AnswerSource answers = AnswerSource.of(web.client());
            var inquiry =
                    new EnrichmentInquiry(
                            new RecordInquiry(answers),
                            new VersionInquiry(answers),
                            VenueRegister.builtIn(),
                            VerifyRuns.CURRENT_YEAR);
            inquiry.askArxiv(questions.stream().flatMap(it -> Work.allOf(it.toLibrary())).toList());
            for (TwinQuestion question : questions) {
                judge(question, inquiry);
            }
        }
        countsByKind.forEach((kind, counts) ->
                System.out.printf(
                        Locale.ROOT,
                        "%-40s %4d: %4d right, %d wrong%n",
                        kind,
                        counts[0],
                        counts[1],
                        counts[2]));
        assertEquals(0, countsByKind.values().stream().mapToInt(it -> it[2]).sum());
        countsByKind.forEach((kind, counts) -> {
            if (kind.startsWith("published preprint")) {
                assertTrue(counts[1] >= 0.85 * counts[0], kind + " " + counts[1]);
            }
        });
    }

    private void judge(TwinQuestion question, EnrichmentInquiry inquiry)
            throws InterruptedException {
        Library library = question.toLibrary();
        var wishes = new EnrichmentWishes(Set.copyOf(EnrichmentWishes.USUAL_FIELDS), true);
        EntryFinding finding =
                inquiry.findMissing(Work.allOf(library).findFirst().orElseThrow(), wishes);
        EnrichmentPlan plan =
                EnrichmentPlan.ofMissingFields(
                        new PlanContext(
                                library,
                                KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value(),
                                Sidecar.empty(),
                                VenueRegister.builtIn()),
                        List.of(finding),
                        wishes);
        List<String> foundDois = new ArrayList<>();
        plan.publishedProposals()
                .forEach(it ->
                        foundDois.add(
                                RecordCertainty.doiOf(
                                                it.publishedVersion().sourcedWork().importedWork())
                                        .map(doi -> doi.foldedName())
                                        .orElse("")));
        plan.fieldProposals().stream()
                .filter(it -> it.fieldName().equals("doi"))
                .forEach(it -> foundDois.add(it.sourceAfter().replaceAll("[{}\"]", "")));
        boolean isRight =
                question.truth()
                        .map(it -> foundDois.equals(List.of(it.doi().toLowerCase(Locale.ROOT))))
                        .orElse(foundDois.isEmpty());
        boolean isWrong = !isRight && !foundDois.isEmpty();
        int[] counts =
                countsByKind.computeIfAbsent(
                        question.kind() + (question.isHeldOut() ? ", held out" : ", tuned on"),
                        _ -> new int[3]);
        counts[0]++;
        counts[1] += isRight ? 1 : 0;
        counts[2] += isWrong ? 1 : 0;
        if (isWrong) {
            System.out.println(
                    "WRONG "
                            + question.kind()
                            + " "
                            + foundDois
                            + " "
                            + question.bibText()
                            + finding.verifiedEntry().verdict());
        }
    }
}
