package octavo.paperprojects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.bib.SharedData;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.paperprojects.ReferenceUpdate.UpdatedFile;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/// Real libraries as papers' files, into which entries of other real libraries come.
class ReferenceUpdateRoundTripTest {
    private static final long LARGEST = 30_000;
    private static final int FILES = 120;

    private int added;
    private int updated;

    private static List<Library> corpus() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Library> libraries = new ArrayList<>();
            for (Path path : paths.filter(it -> it.toString().endsWith(".bib")).sorted().toList()) {
                if (libraries.size() < FILES && Files.size(path) < LARGEST) {
                    libraries.add(Library.of(BibParser.parse(Files.readAllBytes(path))));
                }
            }
            return libraries;
        }
    }

    @Test
    void nothingOfOthersChangesWhateverComesInAndWhateverTheyChange() throws IOException {
        List<Library> corpus = corpus();
        RandomInput.seeds().check(seed -> exchange(corpus, new Random(seed)));
        System.out.printf("projects: %d added, %d updated, 0 foreign bytes%n", added, updated);
        assertTrue(added > 1_000 && updated > 300);
    }

    private void exchange(List<Library> corpus, Random random) {
        Library paper = corpus.get(random.nextInt(corpus.size()));
        Library master = corpus.get(random.nextInt(corpus.size()));
        List<String> keys = keys(master, random);
        UpdatedFile first = ReferenceUpdate.of(BibParser.parse(""), paper, wanted(keys, master));
        added += first.changeNotes().size();
        assertForeignStays(paper, first.library(), Set.of());
        UpdatedFile again =
                ReferenceUpdate.of(
                        BibParser.parse(first.writtenText()),
                        read(first.library().file()),
                        wanted(keys, master));
        assertEquals(
                List.of(),
                again.changeNotes(),
                () -> "twice\n" + paper.file().text() + "\n----\n" + master.file().text());

        Library edited = edited(read(first.library().file()), random, "note", "theirs");
        Library master2 = edited(master, random, "title", "ours");
        UpdatedFile second =
                ReferenceUpdate.of(
                        BibParser.parse(first.writtenText()), edited, wanted(keys, master2));
        updated += second.changeNotes().size();
        Set<String> ours = new HashSet<>(wanted(keys, master2).entriesByKey().keySet());
        BibParser.parse(first.writtenText()).items().stream()
                .filter(BibString.class::isInstance)
                .forEach(item -> ours.add(item.slice().text()));
        assertForeignStays(edited, second.library(), ours);
        assertEquals(count(edited, "theirs"), count(second.library(), "theirs"));
    }

    private static Library read(BibFile file) {
        return Library.of(BibParser.parse(file.bytes()));
    }

    private static WantedReferences wanted(List<String> keys, Library master) {
        return WantedReferences.of(keys, List.of(master));
    }

    private static List<String> keys(Library library, Random random) {
        return library.entrySlots()
                .map(slot -> ((BibEntry) slot.item()).key())
                .filter(key -> !key.isEmpty() && random.nextInt(2) == 0)
                .limit(12)
                .toList();
    }

    /// Sets a field of some entries.
    private static Library edited(Library library, Random random, String field, String text) {
        Library result = library;
        for (Slot slot : library.entrySlots().toList()) {
            BibEntry entry = (BibEntry) slot.item();
            if (random.nextInt(3) == 0 && entry.isClosed()) {
                var changed = entry.withValue(field, BibValue.parse("{" + text + "}"));
                if (changed.isPresent()) {
                    result = result.applyEdit(result.replaceEntry(slot.number(), changed.get()));
                }
            }
        }
        return result;
    }

    private static int count(Library library, String text) {
        return library.file().text().split("\\{" + text + "}", -1).length;
    }

    /// All that was there is there in its order, byte for byte, but for entries that were written
    /// by us, and the blanks behind these; and it reads back as that.
    private static void assertForeignStays(Library before, Library after, Set<String> ours) {
        List<String> old = items(before, before.nextNumber(), ours);
        assertEquals(old, items(after, before.nextNumber(), ours));
        Library read = read(after.file());
        assertEquals(entries(after), entries(read), "reads back");
    }

    private static List<String> items(Library library, int most, Set<String> ours) {
        return library.slots().stream()
                .filter(slot -> slot.number() < most)
                .map(Slot::item)
                .filter(item -> !(item instanceof BibEntry entry) || !ours.contains(entry.key()))
                .map(item -> item.slice().text())
                .filter(text -> ours.isEmpty() || !text.isBlank() && !ours.contains(text))
                .toList();
    }

    private static List<String> entries(Library library) {
        return library.entrySlots().map(slot -> slot.item().slice().text()).toList();
    }
}
