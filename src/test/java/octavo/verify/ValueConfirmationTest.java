package octavo.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.BibParser;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedValue.DateValue;
import octavo.formats.workdrafts.ImportedValue.ExactValue;
import octavo.formats.workdrafts.ImportedValue.PeopleValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerStamp;
import octavo.lookup.SourcedWork;
import octavo.names.BibNameList;
import octavo.receipts.ConfirmedFields;
import octavo.text.LocalizedSentence;
import octavo.values.PublicationDate;
import octavo.venuenames.VenueRegister;
import octavo.verify.CounterEvidence.UnknownDoi;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

final class ValueConfirmationTest {
    private static final VenueRegister REGISTER = VenueRegister.builtIn();
    private static final AnswerStamp STAMP =
            new AnswerStamp(Instant.parse("2026-11-20T12:00:00Z"), "a".repeat(64));

    private static final String ENTRY =
            """
            @inproceedings{wu,
              title = {Conjugate Energy-Based Models for {Structured} Data},
              author = {H. Wu and Babak Esmaeili},
              booktitle = {ICML},
              pages = {11228--39},
              year = 2021,
              doi = {10.1000/182},
              note = {Mine}
            }
            """;

    private static ImportedWork record() {
        SequencedMap<String, ImportedValue> fields = new LinkedHashMap<>();
        fields.put(
                FieldName.TITLE,
                new ExactValue("Conjugate energy-based models for structured data"));
        fields.put(
                FieldName.AUTHOR,
                new PeopleValue(
                        BibNameList.parse("Wu, Hao and Esmaeili, Babak").value().names(), false));
        fields.put(
                FieldName.BOOKTITLE,
                new ExactValue("International Conference on Machine Learning"));
        fields.put(FieldName.PAGES, new ExactValue("11228-11239"));
        fields.put(FieldName.DATE, new DateValue(PublicationDate.parse("2021-07").value()));
        fields.put(FieldName.DOI, new ExactValue("10.1000/182"));
        return new ImportedWork("inproceedings", Optional.empty(), fields, 1);
    }

    private static Work workOf(String text) {
        return Library.of(BibParser.parse(text)).workAt(0).orElseThrow();
    }

    private static String confirmedBy(Work work, SourcedWork... records) {
        return String.join(
                " ",
                new TreeSet<>(
                        ValueConfirmation.of(REGISTER, work, List.of(records)).stream()
                                .flatMap(it -> it.fieldNames().stream())
                                .toList()));
    }

    private static SourcedWork sourced(String service) {
        return new SourcedWork(service, record(), STAMP);
    }

    @Test
    void valuesThatTheRecordHasInWhateverFormAreConfirmed() {
        assertEquals(
                "author booktitle doi pages title year",
                confirmedBy(workOf(ENTRY), sourced("Crossref")));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ICML     | NeurIPS          | author doi pages title year
                    2021     | 2020             | author booktitle doi pages title
                    Esmaeili | Someone          | booktitle doi pages title year
                    11228--  | 11227--          | author booktitle doi title year
                    1000/182 | 1000/183         | author booktitle pages title year
                    Models   | Models of Models | author booktitle doi pages year
                    """)
    void aValueThatDiffersIsNotConfirmed(String oldText, String newText, String confirmedFields) {
        assertEquals(
                confirmedFields,
                confirmedBy(workOf(ENTRY.replace(oldText, newText)), sourced("Crossref")));
    }

    @Test
    void aRecordOfAnotherWorkConfirmsNothing() {
        assertEquals(
                "",
                confirmedBy(
                        workOf("@misc{x, title={Something Else}, author={Wu, Hao}, year=2021}"),
                        sourced("Crossref")));
    }

    @Test
    void theFirstRecordThatHasAValueIsItsSource() {
        List<ConfirmedFields> confirmations =
                ValueConfirmation.of(
                        REGISTER, workOf(ENTRY), List.of(sourced("Crossref"), sourced("OpenAlex")));
        assertEquals(1, confirmations.size());
        assertEquals(
                "confirmed by Crossref on 2026-11-20",
                confirmations.getFirst().receipt().sentence().toString());
        assertEquals(LocalDate.of(2026, 11, 20), confirmations.getFirst().receipt().date());
    }

    @Test
    void noValueOfAnUnknownEntryIsConfirmed() {
        Work work = workOf(ENTRY);
        List<RecordComparison> comparisons =
                List.of(RecordComparison.of(REGISTER, ClaimedWork.of(work), sourced("Crossref")));
        List<Integer> counts =
                Stream.of(
                                new ConfirmedEntry(List.of("Crossref")),
                                new DifferingEntry(List.of()),
                                new DisputedEntry(
                                        List.of(new UnknownDoi("10.1000/182")), List.of()),
                                new UnknownEntry(List.of()),
                                new UndecidedEntry(LocalizedSentence.of("another venue")))
                        .map(verdict ->
                                ValueConfirmation.of(
                                                new VerifiedEntry(
                                                        work,
                                                        verdict,
                                                        comparisons,
                                                        List.of(),
                                                        List.of()))
                                        .size())
                        .toList();
        assertEquals(List.of(1, 1, 1, 0, 1), counts);
    }

    @Test
    void whatFactsSpeakAgainstInADisputedEntryIsNotConfirmed() {
        Work work = workOf(ENTRY);
        var comparison = RecordComparison.of(REGISTER, ClaimedWork.of(work), sourced("Crossref"));
        var verdict = new DisputedEntry(List.of(new UnknownDoi("10.1000/182")), List.of());
        Set<String> fieldNames =
                ValueConfirmation.of(
                                new VerifiedEntry(
                                        work, verdict, List.of(comparison), List.of(), List.of()))
                        .getFirst()
                        .fieldNames();
        assertTrue(
                fieldNames.containsAll(Set.of("title", "author", "booktitle")),
                fieldNames::toString);
        assertFalse(fieldNames.contains("doi"));
    }
}
