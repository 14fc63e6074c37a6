package octavo.merge;

import octavo.bib.ByteSlice;
import octavo.names.BibNameList;
import octavo.text.Span;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// Merges texts that are sequences of smaller ones: names, keywords, lines.
final class TextMerge {
    private final Charset charset;
    private final UnitVersions<String> texts;

    TextMerge(Charset charset, UnitVersions<String> texts) {
        this.charset = charset;
        this.texts = texts;
    }

    /// How a kind of text is split and matched.
    ///
    /// @param same pairs pieces that are the same
    /// @param corrected whether a piece in another's place is a correction of it
    /// @param separator the separator where no side has one
    private record Kind(
            Function<String, List<Span>> pieces,
            Consumer<UnitPairing<ByteSlice>> same,
            boolean corrected,
            String separator) {}

    /// Merges lists of names: people added, removed, corrected and reordered. Empty if both sides
    /// corrected a name, or each added a list where there was none.
    Optional<String> ofNames() {
        return texts.base().isEmpty()
                ? Optional.empty()
                : merged(new Kind(TextMerge::names, PieceIdentity::names, true, " and "));
    }

    /// Merges sets with one of several separators: the first that occurs.
    Optional<String> ofSet(String separators) {
        String all = texts.base().orElse("") + texts.ours().orElse("") + texts.theirs().orElse("");
        return separators
                .chars()
                .filter(it -> all.indexOf(it) >= 0)
                .mapToObj(it -> (char) it)
                .findFirst()
                .flatMap(it ->
                        merged(
                                new Kind(
                                        text -> TextPieces.between(it, text),
                                        PieceIdentity::equal,
                                        false,
                                        it + " ")));
    }

    /// Merges texts line by line. Empty if both sides changed the same line.
    Optional<String> ofLines() {
        boolean several =
                Stream.of(texts.base(), texts.ours(), texts.theirs())
                        .allMatch(text -> text.filter(it -> it.lines().count() > 2).isPresent());
        return several
                ? merged(new Kind(TextPieces::lines, PieceIdentity::equal, true, "\n"))
                : Optional.empty();
    }

    /// Merges blocks of several lines.
    static Optional<ByteSlice> ofLines(UnitVersions<ByteSlice> blocks) {
        Charset charset = NormalizedContent.charset(blocks);
        return new TextMerge(charset, blocks.map(it -> new String(it.bytes(), charset)))
                .ofLines()
                .map(it -> ByteSlice.of(it.getBytes(charset)));
    }

    private static List<Span> names(String text) {
        return BibNameList.parse(text).value().spans();
    }

    private Optional<String> merged(Kind kind) {
        SequenceTriple<ByteSlice> rows =
                new SequenceTriple<>(
                        row(texts.base(), kind),
                        row(texts.ours(), kind),
                        row(texts.theirs(), kind));
        UnitMatching toOurs = changed(rows.base(), rows.ours(), kind);
        UnitMatching toTheirs = changed(rows.base(), rows.theirs(), kind);
        List<AlignedTriple> strands =
                AlignedTriple.of(
                        toOurs,
                        toTheirs,
                        BothAdded.matching(
                                toOurs,
                                toTheirs,
                                (ours, theirs) -> {
                                    var pairing =
                                            new UnitPairing<>(
                                                    some(rows.ours(), ours),
                                                    some(rows.theirs(), theirs));
                                    kind.same().accept(pairing);
                                    return pairing.matching();
                                }));
        if (!strands.stream().allMatch(strand -> rows.at(strand).isSettled())) {
            return Optional.empty();
        }
        return Optional.of(
                text(
                        MergedSequence.joined(
                                MergedSequence.of(rows, strands, new Craft(rows, kind)))));
    }

    private static UnitMatching changed(
            UnitSequence<ByteSlice> before, UnitSequence<ByteSlice> after, Kind kind) {
        var pairing = new UnitPairing<>(before.elements(), after.elements());
        kind.same().accept(pairing);
        if (kind.corrected()) {
            pairing.inHoles(it -> it, (_, _) -> true);
        }
        return pairing.matching();
    }

    private static List<ByteSlice> some(UnitSequence<ByteSlice> row, List<Integer> places) {
        return places.stream().map(row.elements()::get).toList();
    }

    private UnitSequence<ByteSlice> row(Optional<String> text, Kind kind) {
        return text.map(it -> row(it, kind.pieces().apply(it))).orElse(UnitSequence.empty());
    }

    private UnitSequence<ByteSlice> row(String text, List<Span> pieces) {
        List<ByteSlice> elements = new ArrayList<>();
        List<ByteSlice> gaps = new ArrayList<>();
        int at = 0;
        for (Span piece : pieces) {
            gaps.add(slice(text.substring(at, piece.start())));
            elements.add(slice(text.substring(piece.start(), piece.end())));
            at = piece.end();
        }
        gaps.add(slice(text.substring(at)));
        return new UnitSequence<>(elements, gaps);
    }

    private ByteSlice slice(String text) {
        return ByteSlice.of(text.getBytes(charset));
    }

    private String text(ByteSlice slice) {
        return new String(slice.bytes(), charset);
    }

    /// Pieces in which no two changes collide.
    private record Craft(SequenceTriple<ByteSlice> rows, Kind kind)
            implements MergedSequence.Craft<ByteSlice> {
        @Override
        public Optional<ByteSlice> merged(AlignedTriple strand) {
            return rows.at(strand).settled();
        }

        @Override
        public ByteSlice gap(AlignedTriple first, AlignedTriple second) {
            return Stream.of(rows.ours(), rows.theirs(), rows.base())
                    .filter(row -> row.size() > 1)
                    .map(row -> row.gaps().get(1))
                    .findFirst()
                    .orElseGet(() -> ByteBuilder.of(kind.separator()));
        }
    }
}
