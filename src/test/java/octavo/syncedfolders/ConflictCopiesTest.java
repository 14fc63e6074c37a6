package octavo.syncedfolders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class ConflictCopiesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    papers (conflicted copy 2024-05-01).bib                        | papers.bib
                    papers (Mai's conflicted copy 2024-05-01).bib                  | papers.bib
                    papers (MacBook's conflicted copy 2024-05-01 (1)).bib          | papers.bib
                    my papers (conflicted copy 2025-04-10 093612).bib              | my papers.bib
                    papers (in Konflikt stehende Kopie von Mai 2024-05-01).bib     | papers.bib
                    papers (Copie en conflit de Mai 2024-05-01).bib                | papers.bib
                    papers (copia en conflicto de Mai 2024-05-01).bib              | papers.bib
                    papers (Mai 的冲突副本 2024-05-01).bib                          | papers.bib
                    papers (SFConflict mai@x.org 2015-03-07-11-30-28).bib          | papers.bib
                    papers (Case Conflict).bib                                     | papers.bib
                    papers [conflicted].bib                                        | papers.bib
                    papers_conflict-20240501-101500.bib                            | papers.bib
                    papers.sync-conflict-20240501-101500-ABCDEFG.bib               | papers.bib
                    papers.sync-conflict-20240501-101500.bib                       | papers.bib
                    papers.Conflict.bib                                            | papers.bib
                    papers_conf(2024-05-01 10-15-00).bib                           | papers.bib
                    papers_Andys-PC_Jan-03-0901-2013_CaseConflict_1.bib            | papers.bib
                    papers (conflicted copy) (conflicted copy 2).bib               | papers.bib
                    """)
    void aNameThatSaysSoIsThatOfACopy(String name, String original) {
        assertEquals(Optional.of(original), ConflictCopies.originalOf(name, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"papers (1).bib", "papers 2.bib", "papers-DESKTOP-A1B2C3D.bib"})
    void aNameThatMaySaySoIsThatOfACopyOnlyBesideTheFile(String name) {
        assertEquals(Optional.empty(), ConflictCopies.originalOf(name, List.of(name)));
        assertEquals(
                Optional.of("papers.bib"),
                ConflictCopies.originalOf(name, List.of(name, "papers.bib")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "papers.bib",
                "conflict.bib",
                "conflicts of interest.bib",
                "papers (2024).bib",
                "papers-thesis.bib",
                "papers 2024.bib"
            })
    void otherNamesAreNotThoseOfCopies(String name) {
        assertEquals(
                Optional.empty(), ConflictCopies.originalOf(name, List.of(name, "papers.bib")));
    }

    @Test
    void theCopiesOfAFileAreFoundInItsFolder() {
        assertEquals(
                List.of("a (1).bib", "a (conflicted copy).bib"),
                ConflictCopies.copiesOf(
                        "a.bib",
                        List.of("a.bib", "b.bib", "a (1).bib", "a (conflicted copy).bib")));
    }
}
