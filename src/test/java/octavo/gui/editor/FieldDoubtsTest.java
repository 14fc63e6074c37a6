package octavo.gui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LocalizedSentence;
import octavo.verify.CounterEvidence;
import octavo.verify.CounterEvidence.ForeignIdentifier;
import octavo.verify.CounterEvidence.ImpossibleYear;
import octavo.verify.CounterEvidence.OtherPeople;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.FieldDifference;
import octavo.verify.ServiceAnswer;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerifiedEntry;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

class FieldDoubtsTest {
    private static Map<String, String> doubts(
            String fields, CounterEvidence fact, FieldDifference... differences) {
        Work work =
                Work.allOf(Library.of(BibParser.parse("@article{k, " + fields + "}")))
                        .findFirst()
                        .orElseThrow();
        return FieldDoubts.of(
                        new VerifiedEntry(
                                work,
                                new DisputedEntry(List.of(fact), List.of(differences)),
                                List.of(),
                                List.of(
                                        new ServiceAnswer(
                                                LocalizedSentence.of("it has it"),
                                                true,
                                                Optional.empty())),
                                List.of()))
                .sentencesByField();
    }

    @Test
    void theDoiOfAnotherWorkIsDoubted() {
        assertEquals(
                Map.of("doi", "doi:10.1000/200 is another work, “Other”, according to Crossref"),
                doubts(
                        "title = {A}, doi = {10.1000/200}, eprint = {2401.00001}",
                        new ForeignIdentifier("doi:10.1000/200", "Other", "Crossref")));
    }

    @Test
    void aDoiThatDoesNotExistIsDoubtedAlsoInAnAddress() {
        assertEquals(
                Map.of("url", "the DOI 10.99999/None does not exist"),
                doubts(
                        "title = {A}, url = {https://doi.org/10.99999/none}",
                        new UnknownDoi("10.99999/None")));
    }

    @Test
    void peopleWhoDidNotWriteItAreDoubted() {
        assertEquals(
                Map.of("author", "the work with this title is by Ann Doe, according to Crossref"),
                doubts(
                        "title = {A}, author = {Eve Poe}, year = 2019",
                        new OtherPeople("Ann Doe", "Crossref")));
    }

    @Test
    void anotherValueSaysMoreThanTheEvidence() {
        assertEquals(
                Map.of("year", "Crossref has “2006”"),
                doubts(
                        "title = {A}, year = 2091",
                        new ImpossibleYear(2091),
                        new FieldDifference("year", "2091", "2006", "Crossref", true)));
    }
}
