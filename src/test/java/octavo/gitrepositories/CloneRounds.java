package octavo.gitrepositories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.gitrepositories.PullPlan.DivergedBranches;
import octavo.merge.ConflictChoice;
import octavo.merge.MergeConflict;
import octavo.merge.MergeResult;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/// Two people who edit a library in two clones at random. Every value that they write is new, so
/// that what has become of it can be told.
final class CloneRounds {
    private static final List<String> FIELDS = List.of("title", "note", "year", "pages");
    private static final int MOST_EDITS = 4;

    private final Random random;
    private final boolean isDisjoint;
    private final List<Path> libraries;
    private final Set<String> written = new HashSet<>();
    private final Set<String> replaced = new HashSet<>();
    private final Set<String> disputed = new HashSet<>();
    private int valueCount;
    private int conflictCount;

    /// @param isDisjoint whether each person keeps to fields of their own
    CloneRounds(GitClones clones, Random random, boolean isDisjoint)
            throws IOException, InterruptedException {
        this.random = random;
        this.isDisjoint = isDisjoint;
        Path mai = clones.cloneAs("mai");
        GitClones.write(mai, "% the library of a group\n" + newEntry() + newEntry() + newEntry());
        GitClones.commit(mai);
        GitClones.push(mai);
        Path wei = clones.cloneAs("wei");
        GitClones.runGit(wei.resolveSibling(""), "reset", "--hard", "--quiet", "origin/main");
        libraries = List.of(mai, wei);
    }

    int conflictCount() {
        return conflictCount;
    }

    void play(int rounds) throws IOException, InterruptedException {
        for (int i = 0; i < rounds; i++) {
            for (int person = 0; person < libraries.size(); person++) {
                for (int edits = random.nextInt(MOST_EDITS + 1); edits > 0; edits--) {
                    editLibrary(person);
                }
                GitClones.commit(libraries.get(person));
                if (random.nextInt(3) > 0) {
                    synchronise(libraries.get(person));
                }
            }
        }
        for (int i = 0; i < 2; i++) {
            for (Path library : libraries) {
                synchronise(library);
            }
        }
    }

    private String newValue() {
        valueCount++;
        String value = "value" + valueCount + "x";
        written.add(value);
        return value;
    }

    private String newEntry() {
        return "\n@article{key%d,\n  title = {%s},\n  year = {%s},\n}\n"
                .formatted(valueCount, newValue(), newValue());
    }

    private void editLibrary(int person) throws IOException {
        Path library = libraries.get(person);
        String text = Files.readString(library);
        if (random.nextInt(6) == 0) {
            GitClones.write(library, text + newEntry());
            return;
        }
        BibFile file = BibParser.parse(text);
        List<Integer> entryIndices = new ArrayList<>();
        for (int i = 0; i < file.items().size(); i++) {
            if (file.items().get(i) instanceof BibEntry) {
                entryIndices.add(i);
            }
        }
        int index = entryIndices.get(random.nextInt(entryIndices.size()));
        BibEntry entry = (BibEntry) file.items().get(index);
        int half = FIELDS.size() / 2;
        String fieldName =
                FIELDS.get(
                        isDisjoint
                                ? person * half + random.nextInt(half)
                                : random.nextInt(FIELDS.size()));
        entry.valueSource(fieldName)
                .ifPresent(source ->
                        replaced.add(BibValue.parse(source).expandedText(_ -> Optional.empty())));
        List<BibItem> items = new ArrayList<>(file.items());
        items.set(
                index,
                entry.withValue(fieldName, BibValue.braced(newValue()).orElseThrow())
                        .orElseThrow());
        GitClones.write(library, file.withItems(items).text());
    }

    private void synchronise(Path library) throws IOException, InterruptedException {
        var pull = new RepositoryPull(GitClones.repositoryOf(library));
        PullPlan plan = pull.preparePull();
        if (plan instanceof DivergedBranches branches && branches.libraryMerge().isPresent()) {
            plan = branches.withLibrary(decideConflicts(branches.libraryMerge().get()));
        }
        pull.finishPull(plan);
        GitClones.push(library);
    }

    private MergeResult decideConflicts(MergeResult merge) {
        for (MergeConflict conflict : merge.openConflicts()) {
            conflictCount++;
            conflict.ourText().ifPresent(text -> disputed.add(plain(text)));
            conflict.theirText().ifPresent(text -> disputed.add(plain(text)));
        }
        return merge.resolveAll(
                random.nextBoolean()
                        ? ConflictChoice.MergeSide.OURS
                        : ConflictChoice.MergeSide.THEIRS);
    }

    private static String plain(String valueSource) {
        return valueSource.replaceAll("[{}\"]", "");
    }

    void assertNothingIsLost() throws IOException, InterruptedException {
        String text = Files.readString(libraries.getFirst());
        assertEquals(text, Files.readString(libraries.getLast()));
        assertFalse(text.contains("conflict-"), text);
        Set<String> lost = new HashSet<>(written);
        lost.removeAll(replaced);
        lost.removeAll(disputed);
        lost.removeIf(text::contains);
        assertEquals(Set.of(), lost, text);
        for (Path library : libraries) {
            assertEquals("", GitClones.runGit(library.resolveSibling(""), "status", "--porcelain"));
        }
    }
}
