package octavo.retractions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.text.LocalizedSentence;
import octavo.values.Doi;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class RetractionTableTest {
    private static final String TABLE =
            """
            Record ID,Title,RetractionDate,RetractionDOI,OriginalPaperDOI,RetractionNature,Notes
            1,"A title, with a comma",5/24/2023 0:00,10.1000/notice,10.1000/A,Retraction,
            2,Another,1/2/2020 0:00,unavailable,10.1000/b,Correction,
            3,Third,1/2/2020 0:00,10.1000/n3,10.1000/c,Retraction,
            4,Third,3/2/2021 0:00,10.1000/n4,10.1000/c,Reinstatement,
            5,Fourth,1/2/2020 0:00,,unavailable,Retraction,
            6,Fifth,12/31/2019 0:00,10.1000/n6,10.1000/e,Expression of concern,
            """;

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void setCache() {
        System.setProperty("octavo.cache", folder.resolve("cache").toString());
    }

    @AfterEach
    void unsetCache() {
        System.clearProperty("octavo.cache");
    }

    private static Doi doi(String name) {
        return Doi.parse(name).value().orElseThrow();
    }

    private static RetractionTable table() {
        return RetractionTable.ofCsv(TABLE).orElseThrow();
    }

    @Test
    void aNoticeSaysWhenAndWhere() {
        assertEquals(
                List.of(
                        new UpdateNotice(
                                UpdateKind.RETRACTION,
                                Optional.of(doi("10.1000/notice")),
                                "2023-05-24",
                                "Retraction Watch")),
                table().noticesOf(doi("10.1000/a")));
        LocalizedSentence sentence = table().noticesOf(doi("10.1000/a")).getFirst().sentence();
        assertEquals(
                "retracted (Retraction Watch, 2023-05-24, doi:10.1000/notice)",
                sentence.toString());
    }

    @ParameterizedTest(name = "{0}: alarm {1}")
    @CsvSource({"10.1000/A, true", "10.1000/b, false", "10.1000/c, false", "10.1000/e, true"})
    void correctionsAndReinstatedWorksRaiseNoAlarm(String name, boolean isAlarm) {
        assertEquals(
                isAlarm, table().noticesOf(doi(name)).stream().anyMatch(it -> it.kind().isAlarm()));
    }

    @Test
    void aKeptTableIsReadAgain() throws IOException {
        assertEquals(RetractionTable.EMPTY, RetractionTable.loadKept());
        table().keep();
        assertEquals(table(), RetractionTable.loadKept());
    }

    @Test
    void anyOtherTableIsRefused() {
        assertTrue(RetractionTable.ofCsv("Name,Title\nx,y\n").isEmpty());
        assertTrue(RetractionTable.ofCsv("").isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "retraction, RETRACTION",
        "withdrawal, WITHDRAWAL",
        "removal, REMOVAL",
        "partial_retraction, PARTIAL_RETRACTION",
        "expression_of_concern, EXPRESSION_OF_CONCERN",
        "Reinstatement, REINSTATEMENT",
        "erratum, CORRECTION",
        "new_version, CORRECTION"
    })
    void everyServiceHasItsWordForAKind(String serviceName, UpdateKind kind) {
        assertEquals(kind, UpdateKind.of(serviceName));
    }

    @Test
    void whatAgenciesNameIsKeptBesideTheTableUntilTheyTakeItBack() throws IOException {
        Doi work = doi("10.1000/x");
        UpdateNotice notice =
                new UpdateNotice(
                        UpdateKind.RETRACTION, Optional.of(doi("10.1000/y")), "2024", "Crossref");
        RetractionTable.keepReported(List.of(work), Map.of(work, List.of(notice)));
        assertEquals(List.of(notice), RetractionTable.loadKept().noticesOf(work));
        table().keep();
        assertEquals(List.of(notice), RetractionTable.loadKept().noticesOf(work));
        assertEquals(
                table().noticesOf(doi("10.1000/a")),
                RetractionTable.loadKept().noticesOf(doi("10.1000/a")));
        RetractionTable.keepReported(List.of(doi("10.1000/other")), Map.of());
        assertEquals(List.of(notice), RetractionTable.loadKept().noticesOf(work));
        RetractionTable.keepReported(List.of(work), Map.of());
        assertEquals(table(), RetractionTable.loadKept());
    }
}
