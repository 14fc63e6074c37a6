package octavo.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.bib.SharedData;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/// Real files, `-Doctavo.corpus=DIR`, damaged ones too, with random changes of either side.
/// `-Doctavo.merge.files=200` says of how many, evenly picked, unless all are wanted.
class MergeCorpusTest {
    private static final int FILES = Integer.getInteger("octavo.merge.files", 60);

    /// A file in three states, and what comes of both sides' changes.
    private record Case(
            String name, BibFile base, BibFile ours, BibFile theirs, BibFile expected) {}

    @Test
    void changesOfDifferentEntriesOfRealFilesMeetByteForByte() throws IOException {
        List<String> faults = new ArrayList<>();
        int merges = 0;
        for (Path path : files()) {
            for (int seed = 0; seed < 3; seed++) {
                Case made = made(path, seed);
                MergeResult merged = merged(made.base(), made.ours(), made.theirs());
                merges++;
                if (!Arrays.equals(made.expected().bytes(), merged.mergedFile().bytes())) {
                    faults.add(made.name() + " seed " + seed + " " + merged.openConflicts().size());
                }
            }
        }
        System.out.printf("%d merges of real files, %d not as expected%n", merges, faults.size());
        assertEquals(List.of(), faults);
    }

    @Test
    void aSideOfARealFileThatChangedNothingLeavesTheOthersBytes() throws IOException {
        List<String> faults = new ArrayList<>();
        for (Path path : files()) {
            Case made = made(path, 7);
            BibFile base = made.base();
            BibFile side = shuffled(made.ours());
            for (MergeResult merged :
                    List.of(
                            merged(base, side, base),
                            merged(base, base, side),
                            merged(base, side, side),
                            merged(side, base, side))) {
                BibFile expected = merged.sides().base() == side ? base : side;
                if (!Arrays.equals(expected.bytes(), merged.mergedFile().bytes())) {
                    faults.add(made.name() + " " + merged.openConflicts());
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private static MergeResult merged(BibFile base, BibFile ours, BibFile theirs) {
        return Merge.mergeFully(new MergeResult.MergeSides(base, ours, theirs), Map.of());
    }

    private static List<Path> files() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.sorted().toList();
            int step = Math.max(1, all.size() / FILES);
            return Stream.iterate(0, i -> i < all.size(), i -> i + step).map(all::get).toList();
        }
    }

    private static Case made(Path path, int seed) throws IOException {
        var random = new Random(seed + path.getFileName().hashCode());
        BibFile base = BibParser.parse(Files.readAllBytes(path));
        List<BibItem> ours = new ArrayList<>(base.items());
        List<BibItem> theirs = new ArrayList<>(base.items());
        List<BibItem> both = new ArrayList<>(base.items());
        for (int i = 0; i < ours.size(); i++) {
            if (ours.get(i) instanceof BibEntry entry && random.nextInt(5) == 0) {
                BibEntry changed = changed(entry, random);
                (random.nextBoolean() ? ours : theirs).set(i, changed);
                both.set(i, changed);
            }
        }
        return new Case(
                String.valueOf(path.getFileName()),
                base,
                reread(base, ours),
                reread(base, theirs),
                base.withItems(both));
    }

    private static BibFile reread(BibFile file, List<BibItem> items) {
        return BibParser.parse(file.withItems(items).bytes());
    }

    private static BibFile shuffled(BibFile file) {
        List<BibItem> items = new ArrayList<>(file.items());
        for (int i = 2; i < items.size(); i += 3) {
            if (items.get(i) instanceof BibEntry && items.get(i - 2) instanceof BibEntry) {
                items.set(i, items.set(i - 2, items.get(i)));
            }
        }
        return reread(file, items);
    }

    private static BibEntry changed(BibEntry entry, Random random) {
        int count = entry.fieldCount();
        int field = count == 0 ? 0 : random.nextInt(count);
        BibValue value = BibValue.braced("Octavo " + random.nextInt(1000)).orElseThrow();
        Optional<BibEntry> changed =
                switch (random.nextInt(count == 0 ? 2 : 5)) {
                    case 0 -> entry.withValue("octavo", value);
                    case 1 -> entry.withKey("octavo" + random.nextInt(1_000_000));
                    case 2 -> entry.withoutField(field);
                    default -> entry.withValue(field, value);
                };
        return changed.orElse(entry);
    }
}
