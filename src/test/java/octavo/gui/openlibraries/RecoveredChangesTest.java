package octavo.gui.openlibraries;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibParser;
import octavo.recovery.PendingEdits;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

class RecoveredChangesTest {
    private static final String BEFORE =
            "@misc{a, title = {A}, year = 2011}\n@misc{b, title = {B}}\n@misc{c, title = {C}}\n";

    @ParameterizedTest(name = "{1} for {0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    2011                   | 2020                    | a: year
                    {A}, year = 2011       | {Z}, year = 2020        | a: title, year
                    @misc{b, title = {B}}  | ''                       | b (deleted)
                    @misc{b, title = {B}}  | @misc{b, title = {B}} @misc{new, title = {N}} | new (new)
                    """)
    void anOfferNamesWhatDiffersAndNotTheStepsThatWereUndone(String old, String now, String names) {
        var contents =
                new PendingEdits.JournalContents(
                        Optional.empty(),
                        Instant.EPOCH,
                        Instant.EPOCH,
                        List.of("Change 1,612 keys", "Undo Change 1,612 keys", "Change year"),
                        BibParser.parse(BEFORE),
                        BibParser.parse(BEFORE.replace(old, now)),
                        List.of());
        assertEquals(names, RecoveredChanges.of("p.bib", contents).changedNames());
    }
}
