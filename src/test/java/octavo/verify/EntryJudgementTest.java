package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerStamp;
import octavo.lookup.DoiReply;
import octavo.lookup.SearchReply;
import octavo.lookup.SearchReply.SearchFailure;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;
import octavo.names.BibNameList;
import octavo.net.WebFailure;
import octavo.values.PublicationDate;
import octavo.venuenames.VenueRegister;
import octavo.verify.CounterEvidence.ForeignIdentifier;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.CounterEvidence.InventedPeople;
import octavo.verify.CounterEvidence.OnlyPreprint;
import octavo.verify.CounterEvidence.OtherPeople;
import octavo.verify.CounterEvidence.SplicedTitle;
import octavo.verify.CounterEvidence.UnheardVenue;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

class EntryJudgementTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();
    private static final String TITLE = "Conjugate Energy-Based Models for Structured Data";
    private static final String PEOPLE = "Hao Wu and Babak Esmaeili and Michael L. Wick";

    private static Work entry(String title, String people, String year, String more) {
        return entry("inproceedings", title, people, year, more);
    }

    private static Work entry(String type, String title, String people, String year, String more) {
        String bibText =
                "@%s{k, title = {%s}, author = {%s}, year = {%s}, %s}"
                        .formatted(type, title, people, year, more);
        return Work.allOf(Library.of(BibParser.parse(bibText))).findFirst().orElseThrow();
    }

    private static ImportedWork found(
            String type, String title, String people, String year, String venue) {
        Map<String, ImportedValue> fields = new LinkedHashMap<>();
        fields.put(FieldName.TITLE, new ImportedValue.ExactValue(title));
        BibNameList names = BibNameList.parse(people).value();
        fields.put(
                FieldName.AUTHOR, new ImportedValue.PeopleValue(names.names(), names.hasOthers()));
        fields.put(
                FieldName.DATE, new ImportedValue.DateValue(PublicationDate.parse(year).value()));
        if (!venue.isEmpty()) {
            fields.put(FieldName.BOOKTITLE, new ImportedValue.ExactValue(venue));
        }
        return new ImportedWork(type, Optional.empty(), new LinkedHashMap<>(fields), 1);
    }

    private static ImportedWork paper(String title, String people, String year, String venue) {
        return found("inproceedings", title, people, year, venue);
    }

    private static SearchReply hits(String service, ImportedWork... works) {
        return new SearchHits(service, Arrays.asList(works), AnswerStamp.NONE);
    }

    private static VerificationVerdict judge(Work work, SearchReply... replies) {
        return judge(work, Optional.empty(), replies);
    }

    private static VerificationVerdict judge(
            Work work, Optional<DoiReply> doiReply, SearchReply... replies) {
        var answers = new EntryAnswers(doiReply, Optional.empty(), Arrays.asList(replies));
        return new EntryJudgement(REGISTER, ClaimedWork.of(work), answers, 2026).judge();
    }

    private static Optional<DoiReply> registered(ImportedWork work) {
        return Optional.of(
                new DoiReply.RegisteredDoi(
                        Optional.of(new SourcedWork("Crossref", work, AnswerStamp.NONE))));
    }

    private static CounterEvidence evidenceIn(VerificationVerdict verdict) {
        return assertInstanceOf(DisputedEntry.class, verdict).evidence().getFirst();
    }

    private static FieldDifference differenceIn(VerificationVerdict verdict) {
        return assertInstanceOf(DifferingEntry.class, verdict).differences().getFirst();
    }

    @ParameterizedTest(name = "{0}; {1}; {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Hao Wu and Babak Esmaeili and Michael L. Wick | 2021 | ICML
                    H. Wu and B. Esmaeili and M. Wick | 2021 | International Conference on Machine Learning
                    Michael Wick and Hao Wu and Babak Esmaeili | 2021 | Proceedings of the 38th ICML
                    Wu, Hao and others | 2021 | ICML
                    Hao Wu and Babak Esmaeili and Michael L. Wick | 2021 | ''
                    """)
    void aRecordThatAgreesConfirmsHoweverItIsWritten(String people, String year, String venue) {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", "booktitle = {ICML}"),
                        hits("OpenAlex", paper(TITLE, people, year, venue)));
        assertEquals(new ConfirmedEntry(List.of("OpenAlex")), verdict);
    }

    @Test
    void aSubtitleThatAServiceLacksIsNoDifference() {
        Work work = entry("Rich Event Modelling: A Large Survey", PEOPLE, "2021", "");
        var verdict =
                judge(work, hits("Crossref", paper("Rich Event Modelling", PEOPLE, "2021", "")));
        assertInstanceOf(ConfirmedEntry.class, verdict);
    }

    @Test
    void oneRecordThatAgreesOutweighsThoseThatDoNot() {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", "booktitle = {ICML}"),
                        hits("Crossref", paper(TITLE, "Hao Wu", "2019", "UAI")),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "ICML")));
        assertInstanceOf(ConfirmedEntry.class, verdict);
    }

    @Test
    void aMissingCoauthorIsADifference() {
        var verdict =
                judge(
                        entry(TITLE, "Hao Wu and Michael Wick", "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertEquals("Babak Esmaeili", differenceIn(verdict).recordedText());
        assertTrue(differenceIn(verdict).isSubstantial());
    }

    @Test
    void inventedCoauthorsAreEvidence() {
        var verdict =
                judge(
                        entry(TITLE, "Hao Wu and Ada Lovelace and Grace Hopper", "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertEquals(
                new InventedPeople("Ada Lovelace, Grace Hopper", "OpenAlex"), evidenceIn(verdict));
    }

    @Test
    void aTitleOfOtherPeopleIsEvidence() {
        var verdict =
                judge(
                        entry(TITLE, "Ada Lovelace and Grace Hopper", "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertInstanceOf(OtherPeople.class, evidenceIn(verdict));
    }

    @Test
    void aTitleOfOtherPeopleLongBeforeIsAnotherWork() {
        var verdict =
                judge(
                        entry(TITLE, "Ada Lovelace and Grace Hopper", "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2004", "")));
        assertInstanceOf(UndecidedEntry.class, verdict);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Erratum to: " + TITLE, TITLE + ", Part II", "Comment on " + TITLE})
    void whatIsAboutAWorkIsNotTheWork(String title) {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", ""),
                        hits("OpenAlex", paper(title, "Ada Lovelace", "2021", "")));
        assertInstanceOf(UndecidedEntry.class, verdict);
    }

    @Test
    void anotherTitleOfTheSamePeopleIsADifference() {
        var verdict =
                judge(
                        entry(
                                "Conjugate Energy-Based Models towards Ordered Data",
                                PEOPLE,
                                "2021",
                                ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertEquals(TITLE, differenceIn(verdict).recordedText());
    }

    @Test
    void anotherVenueIsADifferenceWithTheWordOfAService() {
        var difference =
                differenceIn(
                        judge(
                                entry(TITLE, PEOPLE, "2021", "booktitle = {UAI}"),
                                hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "ICML"))));
        assertEquals(
                List.of("UAI", "ICML", "OpenAlex"),
                List.of(
                        difference.claimedText(),
                        difference.recordedText(),
                        difference.serviceName()));
    }

    @Test
    void theSeriesOfTheVolumeIsNoOtherVenue() {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", "booktitle = {ECCV}"),
                        hits(
                                "Crossref",
                                paper(TITLE, PEOPLE, "2021", "Lecture Notes in Computer Science")));
        assertInstanceOf(ConfirmedEntry.class, verdict);
    }

    @Test
    void aVenueThatNobodyKnowsIsEvidence() {
        var verdict =
                judge(
                        entry(
                                TITLE,
                                PEOPLE,
                                "2021",
                                "booktitle = {Symposium on Neural Scaling Laws}"),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "ICML")));
        assertInstanceOf(UnheardVenue.class, evidenceIn(verdict));
    }

    @Test
    void aPaperOfWhichTwoServicesKnowOnlyThePreprintIsNotPublished() {
        ImportedWork preprint = found("online", TITLE, PEOPLE, "2020", "");
        Work work = entry(TITLE, PEOPLE, "2021", "booktitle = {ICML}");
        assertInstanceOf(
                OnlyPreprint.class,
                evidenceIn(judge(work, hits("OpenAlex", preprint), hits("DBLP", preprint))));
        assertInstanceOf(ConfirmedEntry.class, judge(work, hits("OpenAlex", preprint)));
    }

    @Test
    void aYearBeyondTheNextIsImpossible() {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2033", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertEquals(new ImpossibleYear(2033), evidenceIn(verdict));
    }

    @ParameterizedTest
    @CsvSource({"2020, false", "2018, true"})
    void aYearThatIsFarOffIsSubstantial(String year, boolean isSubstantial) {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, year, "")));
        assertEquals(isSubstantial, differenceIn(verdict).isSubstantial());
    }

    @Test
    void aDoiOfAnotherWorkIsEvidenceEvenIfTheWorkIsKnown() {
        var verdict =
                judge(
                        entry(TITLE, PEOPLE, "2021", "doi = {10.1000/1}"),
                        registered(paper("A History of Tea in Europe", "Ada Lovelace", "2001", "")),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertInstanceOf(ForeignIdentifier.class, evidenceIn(verdict));
    }

    @Test
    void theDoiOfTheVolumeIsNoOtherWork() {
        String book = "A Handbook of Energy-Based Models";
        var verdict =
                judge(
                        entry(
                                "incollection",
                                TITLE,
                                PEOPLE,
                                "2021",
                                "doi = {10.1000/1}, booktitle = {" + book + "}"),
                        registered(paper(book, "Ada Lovelace", "2021", "")));
        assertInstanceOf(UndecidedEntry.class, verdict);
    }

    @Test
    void onlyTheDoiSystemCanSayThatThereIsNoSuchDoi() {
        Work work = entry(TITLE, PEOPLE, "2021", "doi = {10.1000/1}");
        assertEquals(
                new UnknownDoi("10.1000/1"),
                evidenceIn(judge(work, Optional.of(new DoiReply.UnregisteredDoi()))));
        var unanswered = new DoiReply.UnansweredDoi(new WebFailure.NotAllowed("doi.org", 403));
        assertInstanceOf(UndecidedEntry.class, judge(work, Optional.of(unanswered)));
    }

    @Test
    void aTitleJoinedFromTwoIsEvidence() {
        var verdict =
                judge(
                        entry(
                                "GraPPa: Learning Structured Event Prediction",
                                "Ada Lovelace",
                                "2021",
                                ""),
                        hits(
                                "OpenAlex",
                                paper("GraPPa: Pre-Training for Table Parsing", PEOPLE, "2021", ""),
                                paper(
                                        "ROCK: Learning Structured Event Prediction",
                                        PEOPLE,
                                        "2021",
                                        "")));
        assertInstanceOf(SplicedTitle.class, evidenceIn(verdict));
    }

    @ParameterizedTest(name = "{0}, {1}, {2}, {3}")
    @CsvSource({
        "Conjugate Novel Models for Structured Data, 2021, ICML, true",
        "Conjugate Novel Models for Structured Data, 2020, ICML, false",
        "Conjugate Novel Models for Structured Data, 2021, UAI, false",
        "Novel Models for Weather Data, 2021, ICML, false"
    })
    void anUnknownTitleMuchLikeOneOfItsVenueAndYearIsEvidence(
            String title, String year, String venue, boolean isEvidence) {
        Work work =
                entry(title, "Ada Lovelace and Grace Hopper", year, "booktitle = {" + venue + "}");
        ImportedWork likeWork = paper(TITLE, PEOPLE, "2021", "ICML");
        var verdict = judge(work, hits("Crossref", likeWork), hits("OpenAlex"), hits("DBLP"));
        assertEquals(isEvidence, verdict instanceof DisputedEntry);
        assertInstanceOf(
                UndecidedEntry.class, judge(work, hits("Crossref", likeWork), hits("OpenAlex")));
    }

    @Test
    void whatThreeServicesDoNotKnowIsUnknown() {
        Work work = entry(TITLE, PEOPLE, "2021", "booktitle = {ICML}");
        assertEquals(
                new UnknownEntry(List.of("Crossref", "OpenAlex", "DBLP")),
                judge(work, hits("Crossref"), hits("OpenAlex"), hits("DBLP")));
    }

    @Test
    void aFailureIsNoSilence() {
        Work work = entry(TITLE, PEOPLE, "2021", "booktitle = {ICML}");
        var failure = new SearchFailure("DBLP", new WebFailure.ServerTrouble("dblp.org", 503));
        assertInstanceOf(
                UndecidedEntry.class, judge(work, hits("Crossref"), hits("OpenAlex"), failure));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({
        "phdthesis, Conjugate Energy-Based Models for Data, 2021",
        "book, Conjugate Energy-Based Models for Data, 2021",
        "article, Editorial, 2021",
        "article, Conjugate Energy-Based Models for Data, 1912",
        "article, Conjugate Energy-Based Models for Data, 2026",
        "article, Die Geschichte der Energie und des Lichts, 2001"
    })
    void whatServicesListOnlyInPartStaysUndecided(String type, String title, String year) {
        Work work = entry(type, title, PEOPLE, year, "journal = {J}, school = {S}");
        assertInstanceOf(
                UndecidedEntry.class,
                judge(work, hits("Crossref"), hits("OpenAlex"), hits("DBLP"), hits("S2")));
    }

    @ParameterizedTest
    @CsvSource({"2019, true", "2020, true", "2021, true", "2018, false", "2022, false"})
    void aYearBetweenPublicationOnlineAndInPrintIsRight(String year, boolean isRight) {
        ImportedWork record =
                paper(TITLE, PEOPLE, "2019", "").withPublicationYears(Set.of(2019, 2021));
        var verdict = judge(entry(TITLE, PEOPLE, year, ""), hits("Crossref", record));
        assertEquals(isRight, verdict instanceof ConfirmedEntry);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hao Wu and Michael L. Wick | author: missing here, “Babak Esmaeili” at OpenAlex",
                "Hao Wu and Babak Esmaeili and Michael L. Wick and Ada Lovelace"
                        + " | author: “Ada Lovelace” here, but not at OpenAlex"
            })
    void aMissingOrAnExtraAuthorIsSaidInWords(String people, String sentence) {
        var verdict =
                judge(
                        entry(TITLE, people, "2021", ""),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "")));
        assertEquals(sentence, differenceIn(verdict).sentence().toString());
    }

    @Test
    void anArticlesVenueIsCalledItsJournal() {
        var verdict =
                judge(
                        entry("article", TITLE, PEOPLE, "2021", "journal = {Journal of Hydrology}"),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "Water Research")));
        assertEquals("journal", differenceIn(verdict).fieldName());
    }

    @Test
    void anOpaqueVenueLeavesTheEntryUndecidedWithTheReason() {
        var verdict =
                judge(
                        entry("article", TITLE, PEOPLE, "2021", "journal = {XQTR}"),
                        hits("OpenAlex", paper(TITLE, PEOPLE, "2021", "Water Research")));
        assertEquals(
                "nothing shows that “XQTR” is “Water Research”, which OpenAlex names as its venue",
                assertInstanceOf(UndecidedEntry.class, verdict).reason().toString());
    }
}
