package octavo.merge;

import octavo.bib.Slice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// One row in its three states.
record Rows<E>(Row<E> base, Row<E> ours, Row<E> theirs) {

    Versions<E> at(Strand strand) {
        return new Versions<>(
                base.at(strand.base()), ours.at(strand.ours()), theirs.at(strand.theirs()));
    }

    /// The gap of merged things that are neighbours, where they are that on a side that we have.
    Optional<Slice> between(Strand first, Strand second) {
        Optional<Slice> here = ours.between(first.ours(), second.ours());
        Optional<Slice> there = theirs.between(first.theirs(), second.theirs());
        if (here.isEmpty() || there.isEmpty()) {
            return here.or(() -> there);
        }
        return new Versions<>(base.between(first.base(), second.base()), here, there).settled();
    }

    /// The first or the last gap, or the only one of rows in which nothing is.
    ///
    /// @param ofEmpty whether the gap of empty rows is wanted rather than that of others
    Slice outer(boolean ofEmpty, Function<List<Slice>, Slice> which) {
        Versions<Slice> gaps =
                new Versions<>(
                        outer(base, ofEmpty, which),
                        outer(ours, ofEmpty, which),
                        outer(theirs, ofEmpty, which));
        return gaps.settled().or(gaps::ours).or(gaps::theirs).or(gaps::base).orElse(Bytes.NONE);
    }

    private static <E> Optional<Slice> outer(
            Row<E> row, boolean ofEmpty, Function<List<Slice>, Slice> which) {
        return row.isEmpty() == ofEmpty ? Optional.of(which.apply(row.gaps())) : Optional.empty();
    }

    /// What stands behind one thing and before another on any side that has them, ours first.
    Stream<Slice> gapsNear(Strand first, Strand second) {
        return Stream.of(
                        ours.behind(first.ours()),
                        theirs.behind(first.theirs()),
                        ours.before(second.ours()),
                        theirs.before(second.theirs()))
                .flatMap(Optional::stream);
    }
}
