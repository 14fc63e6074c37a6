package octavo.editing.tidy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Every clean-up on real files, `-Doctavo.corpus=DIR`: it changes nothing the second time, loses
/// no entry, and what it leaves reads back as what it meant.
@Tag("slow")
class TidyCorpusTest {
    @Test
    void cleanUpsOfRealFilesAreStableAndLoseNoEntry() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        List<CleanUp> cleanUps = new ArrayList<>(CleanUps.PLAIN_CLEAN_UPS);
        cleanUps.add(EntrySorting.by("key"));
        cleanUps.add(ValueDelimiters.QUOTES);
        cleanUps.add(EntryReformatting.usual());
        int[] changed = new int[cleanUps.size()];
        List<String> faults = new ArrayList<>();
        for (Path file : files(folder)) {
            Library library = Library.of(BibParser.parse(Files.readAllBytes(file)));
            for (int i = 0; i < changed.length; i++) {
                Edit edit = cleanUps.get(i).editFor(library);
                changed[i] += CleanUp.countChangedEntries(edit);
                String fault = fault(library, cleanUps.get(i), library.applyEdit(edit));
                if (!fault.isEmpty()) {
                    faults.add(file.getFileName() + " " + cleanUps.get(i).name() + fault);
                }
            }
        }
        for (int i = 0; i < changed.length; i++) {
            System.out.printf("%7d  %s%n", changed[i], cleanUps.get(i).name());
        }
        assertEquals(List.of(), faults);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static String fault(Library before, CleanUp cleanUp, Library once) {
        if (CleanUp.countChangedEntries(cleanUp.editFor(once)) > 0) {
            return ": changes again";
        }
        List<BibItem> reread =
                BibParser.parse(once.file().bytes()).items().stream()
                        .filter(BibEntry.class::isInstance)
                        .toList();
        if (!reread.equals(once.entrySlots().map(Slot::item).toList())) {
            return ": reads back otherwise";
        }
        boolean removes = cleanUp instanceof DuplicateEntries;
        return removes || reread.size() == before.entrySlots().count() ? "" : ": loses entries";
    }
}
