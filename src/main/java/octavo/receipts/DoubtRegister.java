package octavo.receipts;

import octavo.library.Work;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What services say against the entries of a library.
record DoubtRegister(DistinctLines<DoubtLine> doubtLines) {
    static final DoubtRegister EMPTY = new DoubtRegister(DistinctLines.of(List.of()));

    static DoubtRegister parse(String text) {
        return new DoubtRegister(
                DistinctLines.of(
                        text.lines().flatMap(line -> DoubtLine.parse(line).stream()).toList()));
    }

    boolean isEmpty() {
        return doubtLines.isEmpty();
    }

    /// What is written of an entry that says what this one does.
    List<EntryDoubt> doubtsOf(Work work) {
        return isEmpty() ? List.of() : writtenDoubts(DoubtLine.digestOf(work));
    }

    private List<EntryDoubt> writtenDoubts(String claimsDigest) {
        return doubtLines.startingWith(DoubtLine.MARK + claimsDigest).stream()
                .map(DoubtLine::doubt)
                .toList();
    }

    /// This with what services say of entries, in place of what they said before of the same. What
    /// they still say keeps its date.
    DoubtRegister with(Map<Work, List<EntryDoubt>> doubtsByWork) {
        List<DoubtLine> newLines = new ArrayList<>();
        Set<String> replacedDigests = new HashSet<>();
        doubtsByWork.forEach((work, doubts) -> {
            String claimsDigest = DoubtLine.digestOf(work);
            replacedDigests.add(claimsDigest);
            for (EntryDoubt doubt : doubts) {
                EntryDoubt oldestDoubt =
                        writtenDoubts(claimsDigest).stream()
                                .filter(doubt::saysTheSame)
                                .findFirst()
                                .orElse(doubt);
                newLines.add(new DoubtLine(claimsDigest, oldestDoubt));
            }
        });
        doubtLines.all().stream()
                .filter(line -> !replacedDigests.contains(line.claimsDigest()))
                .forEach(newLines::add);
        return new DoubtRegister(DistinctLines.of(newLines));
    }

    /// What is said of some entries only.
    DoubtRegister only(List<Work> works) {
        if (isEmpty()) {
            return this;
        }
        Set<String> claimsDigests =
                works.stream().map(DoubtLine::digestOf).collect(Collectors.toSet());
        return new DoubtRegister(
                DistinctLines.of(
                        doubtLines.all().stream()
                                .filter(line -> claimsDigests.contains(line.claimsDigest()))
                                .toList()));
    }

    DoubtRegister joinedWith(DoubtRegister others) {
        return new DoubtRegister(doubtLines.joinedWith(others.doubtLines));
    }

    /// Merges two later versions of this.
    DoubtRegister merge(DoubtRegister ours, DoubtRegister theirs) {
        return new DoubtRegister(doubtLines.merge(ours.doubtLines, theirs.doubtLines));
    }

    Stream<String> texts() {
        return doubtLines.texts();
    }
}
