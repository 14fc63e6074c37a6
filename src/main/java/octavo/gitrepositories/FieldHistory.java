package octavo.gitrepositories;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.gitrepositories.FileVersions.FileVersion;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;

/// Who changed a field, and when. The history of the library is read as far as the answer needs it;
/// keys that were renamed and merges are followed.
public final class FieldHistory {
    private final LibraryRepository repository;
    private final GitRunner runner;
    private final EntryVersions entryVersions;
    private final Map<String, FileVersions> linesByStart = new HashMap<>();
    private final Map<LinePosition, NavigableSet<Integer>> changesByPosition = new HashMap<>();

    /// @param readsAll whether every version is read, so that no value that was changed and changed
    ///   back is missed; otherwise a few dozen are
    public FieldHistory(LibraryRepository repository, boolean readsAll) {
        this.repository = repository;
        this.runner = repository.topRunner();
        this.entryVersions = new EntryVersions(runner, readsAll);
    }

    /// A place in the history of an entry.
    ///
    /// @param start the commit from which the line of versions goes back
    private record LinePosition(String start, String path, int index, String key) {
        LinePosition at(int otherIndex) {
            return new LinePosition(start, path, otherIndex, key);
        }

        LinePosition withKey(String otherKey) {
            return new LinePosition(start, path, index, otherKey);
        }
    }

    /// Sets a listener that hears how many versions have been read so far.
    public void whenRead(IntConsumer listener) {
        entryVersions.whenRead(listener);
    }

    /// How many versions of the library have been read so far.
    public int readCount() {
        return entryVersions.readCount();
    }

    /// How many versions of the library the branch has, without those of merged branches.
    public int versionCount() throws IOException, InterruptedException {
        return lineFrom("HEAD", repository.pathFromTop()).versions().size();
    }

    /// The last changes of a field, newest first; the first is the one that made the present value.
    ///
    /// @param presentEntry the entry as it is in the library
    /// @param mostSteps how many are wanted
    public List<FieldStep> stepsOf(BibEntry presentEntry, String fieldName, int mostSteps)
            throws IOException, InterruptedException {
        List<FieldStep> steps = new ArrayList<>();
        var position =
                new LinePosition("HEAD", repository.pathFromTop(), 0, committedKey(presentEntry));
        Optional<String> presentValue = valueOf(Optional.of(presentEntry), fieldName);
        Optional<String> committedValue = valueAt(position, fieldName);
        if (!presentValue.equals(committedValue)) {
            steps.add(new FieldStep(Optional.empty(), committedValue, presentValue));
        }
        Set<LinePosition> visited = new HashSet<>();
        while (steps.size() < mostSteps && visited.add(position)) {
            Optional<LinePosition> next = nextPosition(position, fieldName, steps);
            if (next.isEmpty()) {
                break;
            }
            position = next.get();
        }
        return steps;
    }

    /// The key under which the last commit has an entry.
    private String committedKey(BibEntry presentEntry) throws IOException, InterruptedException {
        var position = new LinePosition("HEAD", repository.pathFromTop(), 0, presentEntry.key());
        if (entryAt(position).isPresent()) {
            return presentEntry.key();
        }
        return repository.renamedSinceCommit(presentEntry.key()).orElseGet(presentEntry::key);
    }

    /// Goes on to the version before the next change of the entry, and notes it if it changed the
    /// field.
    private Optional<LinePosition> nextPosition(
            LinePosition position, String fieldName, List<FieldStep> steps)
            throws IOException, InterruptedException {
        FileVersions line = lineFrom(position.start(), position.path());
        Integer changeIndex = changesFrom(position).ceiling(position.index());
        if (changeIndex == null) {
            return Optional.empty();
        }
        FileVersion version = line.versions().get(changeIndex);
        var changed = position.at(changeIndex);
        var before = position.at(changeIndex + 1);
        if (entryAt(before).isEmpty() && entryAt(changed).isPresent()) {
            Optional<String> oldKey = entryVersions.keyBefore(line, changeIndex, position.key());
            before = oldKey.isPresent() ? before.withKey(oldKey.get()) : before;
        }
        Optional<String> newValue = valueAt(changed, fieldName);
        Optional<String> oldValue = valueAt(before, fieldName);
        if (newValue.equals(oldValue)) {
            return Optional.of(before);
        }
        Optional<LinePosition> otherBranch = positionInMergedBranch(changed, version, fieldName);
        if (otherBranch.isPresent()) {
            return otherBranch;
        }
        steps.add(new FieldStep(Optional.of(version.commit()), oldValue, newValue));
        return Optional.of(before);
    }

    /// The place on a merged branch from which a value came.
    private Optional<LinePosition> positionInMergedBranch(
            LinePosition position, FileVersion merge, String fieldName)
            throws IOException, InterruptedException {
        Optional<String> value = valueAt(position, fieldName);
        for (int i = 1; i < merge.parents().size(); i++) {
            var there = new LinePosition(merge.parents().get(i), merge.path(), 0, position.key());
            if (value.isPresent() && valueAt(there, fieldName).equals(value)) {
                return Optional.of(there);
            }
        }
        return Optional.empty();
    }

    private FileVersions lineFrom(String start, String path)
            throws IOException, InterruptedException {
        FileVersions line = linesByStart.get(start);
        if (line == null) {
            line = FileVersions.of(runner, start, path);
            linesByStart.put(start, line);
        }
        return line;
    }

    private NavigableSet<Integer> changesFrom(LinePosition position)
            throws IOException, InterruptedException {
        LinePosition searchStart = firstPosition(position);
        NavigableSet<Integer> known = changesByPosition.get(searchStart);
        if (known == null) {
            known =
                    entryVersions.findChanges(
                            lineFrom(position.start(), position.path()),
                            searchStart.index(),
                            position.key());
            changesByPosition.put(searchStart, known);
        }
        return known;
    }

    /// Where the entry was first looked for on this line under this key.
    private LinePosition firstPosition(LinePosition position) {
        return changesByPosition.keySet().stream()
                .filter(known ->
                        known.at(position.index()).equals(position)
                                && known.index() <= position.index())
                .findFirst()
                .orElse(position);
    }

    private Optional<BibEntry> entryAt(LinePosition position)
            throws IOException, InterruptedException {
        return entryVersions.entryAt(
                lineFrom(position.start(), position.path()), position.index(), position.key());
    }

    private Optional<String> valueAt(LinePosition position, String fieldName)
            throws IOException, InterruptedException {
        return valueOf(entryAt(position), fieldName);
    }

    /// A value without its layout: delimiters and line breaks may change.
    private static Optional<String> valueOf(Optional<BibEntry> entry, String fieldName) {
        return entry.flatMap(it -> it.value(fieldName.toLowerCase(Locale.ROOT)))
                .map((BibValue value) -> value.expandedText(_ -> Optional.empty()))
                .map(text -> text.replaceAll("\\s+", " ").strip());
    }
}
