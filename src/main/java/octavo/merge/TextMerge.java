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
    private final UnitVersions<String> textVersions;

    TextMerge(Charset charset, UnitVersions<String> textVersions) {
        this.charset = charset;
        this.textVersions = textVersions;
    }

    /// How a kind of text is split and matched.
    ///
    /// @param pairSame pairs pieces that are the same
    /// @param mayBeCorrected whether a piece in another's place is a correction of it
    /// @param separator the separator where no side has one
    private record MergeProfile(
            Function<String, List<Span>> splitFunction,
            Consumer<UnitPairing<ByteSlice>> pairSame,
            boolean mayBeCorrected,
            String separator) {}

    /// Merges lists of names: people added, removed, corrected and reordered. Empty if both sides
    /// corrected a name, or each added a list where there was none.
    Optional<String> mergeNames() {
        return textVersions.base().isEmpty()
                ? Optional.empty()
                : mergePieces(
                        new MergeProfile(
                                TextMerge::nameSpans, PieceIdentity::pairNames, true, " and "));
    }

    /// Merges sets with one of several separators: the first that occurs.
    Optional<String> mergeSet(String separators) {
        String allTexts =
                textVersions.base().orElse("")
                        + textVersions.ours().orElse("")
                        + textVersions.theirs().orElse("");
        return separators
                .chars()
                .filter(it -> allTexts.indexOf(it) >= 0)
                .mapToObj(it -> (char) it)
                .findFirst()
                .flatMap(it ->
                        mergePieces(
                                new MergeProfile(
                                        text -> TextPieces.splitAt(it, text),
                                        PieceIdentity::pairEqual,
                                        false,
                                        it + " ")));
    }

    /// Merges texts line by line. Empty if both sides changed the same line.
    Optional<String> mergeLines() {
        boolean haveSeveralLines =
                Stream.of(textVersions.base(), textVersions.ours(), textVersions.theirs())
                        .allMatch(text -> text.filter(it -> it.lines().count() > 2).isPresent());
        return haveSeveralLines
                ? mergePieces(
                        new MergeProfile(
                                TextPieces::splitLines, PieceIdentity::pairEqual, true, "\n"))
                : Optional.empty();
    }

    /// Merges blocks of several lines.
    static Optional<ByteSlice> mergeLines(UnitVersions<ByteSlice> blocks) {
        Charset charset = NormalizedContent.commonCharset(blocks);
        return new TextMerge(charset, blocks.map(it -> new String(it.bytes(), charset)))
                .mergeLines()
                .map(it -> ByteSlice.of(it.getBytes(charset)));
    }

    private static List<Span> nameSpans(String text) {
        return BibNameList.parse(text).value().nameSpans();
    }

    private Optional<String> mergePieces(MergeProfile pieceKind) {
        SequenceTriple<ByteSlice> sequences =
                new SequenceTriple<>(
                        splitText(textVersions.base(), pieceKind),
                        splitText(textVersions.ours(), pieceKind),
                        splitText(textVersions.theirs(), pieceKind));
        UnitMatching ourMatching = matchChanged(sequences.base(), sequences.ours(), pieceKind);
        UnitMatching theirMatching = matchChanged(sequences.base(), sequences.theirs(), pieceKind);
        List<AlignedTriple> triples =
                AlignedTriple.of(
                        ourMatching,
                        theirMatching,
                        AdditionMatching.matchAdditions(
                                ourMatching,
                                theirMatching,
                                (ours, theirs) -> {
                                    var unitPairing =
                                            new UnitPairing<>(
                                                    selectElements(sequences.ours(), ours),
                                                    selectElements(sequences.theirs(), theirs));
                                    pieceKind.pairSame().accept(unitPairing);
                                    return unitPairing.matching();
                                }));
        if (!triples.stream().allMatch(triple -> sequences.versionsOf(triple).isSettled())) {
            return Optional.empty();
        }
        return Optional.of(
                decodeText(
                        MergedSequence.joinBytes(
                                MergedSequence.mergeSequences(
                                        sequences,
                                        triples,
                                        new PieceMerger(sequences, pieceKind)))));
    }

    private static UnitMatching matchChanged(
            UnitSequence<ByteSlice> baseSequence,
            UnitSequence<ByteSlice> sideSequence,
            MergeProfile pieceKind) {
        var unitPairing = new UnitPairing<>(baseSequence.elements(), sideSequence.elements());
        pieceKind.pairSame().accept(unitPairing);
        if (pieceKind.mayBeCorrected()) {
            unitPairing.pairInHoles(it -> it, (_, _) -> true);
        }
        return unitPairing.matching();
    }

    private static List<ByteSlice> selectElements(
            UnitSequence<ByteSlice> sequence, List<Integer> indexes) {
        return indexes.stream().map(sequence.elements()::get).toList();
    }

    private UnitSequence<ByteSlice> splitText(Optional<String> text, MergeProfile pieceKind) {
        return text.map(it -> splitText(it, pieceKind.splitFunction().apply(it)))
                .orElse(UnitSequence.empty());
    }

    private UnitSequence<ByteSlice> splitText(String text, List<Span> pieceSpans) {
        List<ByteSlice> elements = new ArrayList<>();
        List<ByteSlice> gapSlices = new ArrayList<>();
        int copiedLength = 0;
        for (Span pieceSpan : pieceSpans) {
            gapSlices.add(encodeText(text.substring(copiedLength, pieceSpan.start())));
            elements.add(encodeText(text.substring(pieceSpan.start(), pieceSpan.end())));
            copiedLength = pieceSpan.end();
        }
        gapSlices.add(encodeText(text.substring(copiedLength)));
        return new UnitSequence<>(elements, gapSlices);
    }

    private ByteSlice encodeText(String text) {
        return ByteSlice.of(text.getBytes(charset));
    }

    private String decodeText(ByteSlice slice) {
        return new String(slice.bytes(), charset);
    }

    /// Pieces in which no two changes collide.
    private record PieceMerger(SequenceTriple<ByteSlice> sequences, MergeProfile pieceKind)
            implements MergedSequence.ElementMerger<ByteSlice> {
        @Override
        public Optional<ByteSlice> mergeElement(AlignedTriple triple) {
            return sequences.versionsOf(triple).settledVersion();
        }

        @Override
        public ByteSlice gapBetween(AlignedTriple first, AlignedTriple second) {
            return Stream.of(sequences.ours(), sequences.theirs(), sequences.base())
                    .filter(sequence -> sequence.size() > 1)
                    .map(sequence -> sequence.gapSlices().get(1))
                    .findFirst()
                    .orElseGet(() -> ByteBuilder.of(pieceKind.separator()));
        }
    }
}
