package octavo.gitrepositories;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibParser;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.merge.LibraryDifference;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/// The states of an entry in the versions of its library. A version is read only if it is asked
/// for, and each once.
final class EntryVersions {
    private static final byte[] LFS_POINTER =
            "version https://git-lfs".getBytes(StandardCharsets.UTF_8);

    private final GitRunner runner;
    private final boolean readsAll;
    private final Map<BlobKey, Optional<BibEntry>> entries = new HashMap<>();
    private IntConsumer readListener = _ -> {};

    /// @param readsAll whether every version is looked at, so that none that was changed and
    ///   changed back is missed
    EntryVersions(GitRunner runner, boolean readsAll) {
        this.runner = runner;
        this.readsAll = readsAll;
    }

    private record BlobKey(String blob, String key) {}

    /// Sets a listener that hears how many versions have been read.
    void whenRead(IntConsumer listener) {
        readListener = listener;
    }

    /// How many versions have been read.
    int readCount() {
        return (int) entries.keySet().stream().map(BlobKey::blob).distinct().count();
    }

    /// The entry in a version; empty beyond the oldest.
    Optional<BibEntry> entryAt(FileVersions line, int index, String key)
            throws IOException, InterruptedException {
        if (index >= line.versions().size() || line.versions().get(index).isRemoval()) {
            return Optional.empty();
        }
        return entryIn(line.versions().get(index).blob(), key);
    }

    Optional<BibEntry> entryIn(String blob, String key) throws IOException, InterruptedException {
        BlobKey blobKey = new BlobKey(blob, key);
        Optional<BibEntry> known = entries.get(blobKey);
        return known == null ? keepEntry(blobKey, readBlob(blob)) : known;
    }

    private Optional<BibEntry> keepEntry(BlobKey blobKey, byte[] library) {
        Optional<BibEntry> found = EntryFinder.find(library, blobKey.key());
        entries.put(blobKey, found);
        readListener.accept(readCount());
        return found;
    }

    /// Reads versions as far as they are not known.
    private void readAhead(BlobReader reader, FileVersions line, List<Integer> indices, String key)
            throws IOException, InterruptedException {
        for (int index : indices) {
            if (index < line.versions().size() && !line.versions().get(index).isRemoval()) {
                BlobKey blobKey = new BlobKey(line.versions().get(index).blob(), key);
                if (!entries.containsKey(blobKey)) {
                    byte[] library = reader.read(blobKey.blob());
                    refusePointer(runner, library);
                    var _ = keepEntry(blobKey, library);
                }
            }
        }
    }

    private byte[] readBlob(String blob) throws IOException, InterruptedException {
        byte[] bytes = runner.require(GitTask.of("cat-file", "blob", blob)).bytes();
        refusePointer(runner, bytes);
        return bytes;
    }

    /// Refuses what stands in git for a file that Git LFS keeps elsewhere.
    static void refusePointer(GitRunner runner, byte[] bytes) throws GitTrouble {
        if (startsWith(bytes, LFS_POINTER)) {
            throw runner.trouble(
                    LocalizedSentence.of(
                            "the library is kept in Git LFS, so its history is not here."));
        }
    }

    private static boolean startsWith(byte[] bytes, byte[] start) {
        return bytes.length >= start.length
                && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }

    /// The versions, from one on, that differ from the one before them in time, in this order.
    ///
    /// Unless all are read, they are looked for in steps that double, and between two that differ
    /// by halves: what was changed and changed back between two equal ones is not found.
    NavigableSet<Integer> findChanges(FileVersions line, int from, String key)
            throws IOException, InterruptedException {
        int count = line.versions().size();
        List<Integer> probes = new ArrayList<>(List.of(from));
        for (int step = 1; probes.getLast() < count; step = readsAll ? 1 : step * 2) {
            probes.add(Math.min(count, probes.getLast() + step));
        }
        List<VersionRange> ranges = new ArrayList<>();
        for (int i = 0; i + 1 < probes.size(); i++) {
            ranges.add(new VersionRange(probes.get(i), probes.get(i + 1)));
        }
        NavigableSet<Integer> changes = new TreeSet<>();
        try (BlobReader reader = BlobReader.open(runner)) {
            readAhead(reader, line, probes, key);
            while (!ranges.isEmpty()) {
                ranges = halveChanged(reader, line, ranges, key, changes);
            }
        }
        return changes;
    }

    /// Versions between a newer and an older one, by their places in the line.
    private record VersionRange(int newer, int older) {
        int middle() {
            return (newer + older) >>> 1;
        }

        boolean isOneStep() {
            return older - newer == 1;
        }
    }

    /// The halves of those ranges whose ends differ. A range of one step is a change.
    private List<VersionRange> halveChanged(
            BlobReader reader,
            FileVersions line,
            List<VersionRange> ranges,
            String key,
            NavigableSet<Integer> changes)
            throws IOException, InterruptedException {
        List<VersionRange> changed = new ArrayList<>();
        for (VersionRange range : ranges) {
            if (!entryAt(line, range.newer(), key).equals(entryAt(line, range.older(), key))) {
                changed.add(range);
            }
        }
        readAhead(reader, line, changed.stream().map(VersionRange::middle).toList(), key);
        List<VersionRange> halves = new ArrayList<>();
        for (VersionRange range : changed) {
            if (range.isOneStep()) {
                changes.add(range.newer());
            } else {
                halves.add(new VersionRange(range.newer(), range.middle()));
                halves.add(new VersionRange(range.middle(), range.older()));
            }
        }
        return halves;
    }

    /// The key that an entry had in the version before, if it was renamed.
    Optional<String> keyBefore(FileVersions line, int index, String key)
            throws IOException, InterruptedException {
        if (index + 1 >= line.versions().size() || line.versions().get(index + 1).isRemoval()) {
            return Optional.empty();
        }
        BibFile older = BibParser.parse(readBlob(line.versions().get(index + 1).blob()));
        BibFile newer = BibParser.parse(readBlob(line.versions().get(index).blob()));
        return oldKeyOf(LibraryDifference.between(older, newer), key);
    }

    static Optional<String> oldKeyOf(List<LibraryChange> changes, String key) {
        return changes.stream()
                .filter(change -> change.part() == ChangedPart.KEY)
                .filter(change -> change.newText().equals(Optional.of(key)))
                .findFirst()
                .flatMap(LibraryChange::oldText);
    }
}
