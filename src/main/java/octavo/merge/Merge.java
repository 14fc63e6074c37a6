package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.ByteSlice;
import octavo.bib.FileForm;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Three-way merge of libraries.
///
/// `of(b, x, b)`, `of(b, b, x)` and `of(b, x, x)` are `x`, byte for byte. What only one side
/// changed is taken from that side, byte for byte; what both changed alike, too. Anything else is a
/// conflict.
public final class Merge {
    private Merge() {}

    /// Merges two files with a common ancestor.
    ///
    /// @param base the common ancestor; a file without items if there is none
    public static MergeResult of(BibFile base, BibFile ours, BibFile theirs) {
        return MergeResult.of(new MergeResult.MergeSides(base, ours, theirs), Map.of());
    }

    static MergeResult mergeFully(
            MergeResult.MergeSides sides, Map<Integer, ConflictChoice> choicesByNumber) {
        FileForm fileForm = FileFormMerge.mergeForms(sides.base(), sides.ours(), sides.theirs());
        SequenceTriple<MergeUnit> sequences =
                new SequenceTriple<>(
                        FileSplitter.splitFile(fileForm.convertItems(sides.base())),
                        FileSplitter.splitFile(fileForm.convertItems(sides.ours())),
                        FileSplitter.splitFile(fileForm.convertItems(sides.theirs())));
        UnitMatching ourMatching =
                FileMatching.matchUnits(sequences.base().elements(), sequences.ours().elements());
        UnitMatching theirMatching =
                FileMatching.matchUnits(sequences.base().elements(), sequences.theirs().elements());
        sequences = followReferences(sequences, ourMatching, theirMatching);
        List<AlignedTriple> triples =
                AlignedTriple.of(
                        ourMatching,
                        theirMatching,
                        FileMatching.matchAdditions(sequences, ourMatching, theirMatching));
        var lostReferences = new LostReferences(sequences);
        List<AlignedTriple> losingTriples = lostReferences.findLosing(triples);
        Set<AlignedTriple> neededTriples = Set.of();
        if (!losingTriples.isEmpty()) {
            BibFile firstMerge =
                    mergeBlocks(
                            sequences,
                            triples,
                            neededTriples,
                            conflictChoices(Map.of(), fileForm),
                            fileForm);
            neededTriples = lostReferences.findUsed(losingTriples, firstMerge.items());
        }
        ConflictChoices conflictChoices = conflictChoices(choicesByNumber, fileForm);
        BibFile mergedFile =
                mergeBlocks(sequences, triples, neededTriples, conflictChoices, fileForm);
        return new MergeResult(mergedFile, conflictChoices.openConflicts(), sides, choicesByNumber);
    }

    private static SequenceTriple<MergeUnit> followReferences(
            SequenceTriple<MergeUnit> sequences,
            UnitMatching ourMatching,
            UnitMatching theirMatching) {
        UnitSequence<MergeUnit> base = sequences.base();
        return new SequenceTriple<>(
                base,
                UnitReferences.followKeys(
                        base,
                        sequences.ours(),
                        UnitReferences.renamedKeys(base, sequences.theirs(), theirMatching)),
                UnitReferences.followKeys(
                        base,
                        sequences.theirs(),
                        UnitReferences.renamedKeys(base, sequences.ours(), ourMatching)));
    }

    private static ConflictChoices conflictChoices(
            Map<Integer, ConflictChoice> choicesByNumber, FileForm fileForm) {
        return new ConflictChoices(
                choicesByNumber, fileForm.charsetOf().orElse(StandardCharsets.UTF_8));
    }

    /// @param neededTriples what stays although one side removed it
    private static BibFile mergeBlocks(
            SequenceTriple<MergeUnit> sequences,
            List<AlignedTriple> triples,
            Set<AlignedTriple> neededTriples,
            ConflictChoices conflictChoices,
            FileForm fileForm) {
        var blockMerger =
                new BlockMerger(
                        conflictChoices, sequences, neededTriples, fileForm.lineEnd().text());
        ByteSlice mergedContent =
                MergedSequence.joinBytes(
                        MergedSequence.mergeSequences(sequences, triples, blockMerger));
        return fileForm.toFile(mergedContent.bytes());
    }
}
