package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.ByteSlice;
import octavo.bib.FileForm;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
        return MergeResult.of(new MergeResult.Sides(base, ours, theirs), Map.of());
    }

    static MergeResult inFull(MergeResult.Sides sides, Map<Integer, ConflictChoice> choices) {
        FileForm form = FileFormMerge.merged(sides.base(), sides.ours(), sides.theirs());
        SequenceTriple<MergeUnit> rows =
                new SequenceTriple<>(
                        FileRow.of(form.itemsOf(sides.base())),
                        FileRow.of(form.itemsOf(sides.ours())),
                        FileRow.of(form.itemsOf(sides.theirs())));
        UnitMatching toOurs = FileMatching.between(rows.base().elements(), rows.ours().elements());
        UnitMatching toTheirs =
                FileMatching.between(rows.base().elements(), rows.theirs().elements());
        rows = withReferences(rows, toOurs, toTheirs);
        List<AlignedTriple> strands =
                AlignedTriple.of(toOurs, toTheirs, FileMatching.ofAdded(rows, toOurs, toTheirs));
        var needs = new LostReferences(rows);
        List<AlignedTriple> losing = needs.losing(strands);
        Set<AlignedTriple> needed = Set.of();
        if (!losing.isEmpty()) {
            BibFile first = woven(rows, strands, needed, rulings(Map.of(), form), form);
            needed = needs.among(losing, first.items());
        }
        ConflictChoices rulings = rulings(choices, form);
        BibFile file = woven(rows, strands, needed, rulings, form);
        return new MergeResult(file, rulings.open(), sides, choices);
    }

    private static SequenceTriple<MergeUnit> withReferences(
            SequenceTriple<MergeUnit> rows, UnitMatching toOurs, UnitMatching toTheirs) {
        UnitSequence<MergeUnit> base = rows.base();
        return new SequenceTriple<>(
                base,
                UnitReferences.followed(
                        base, rows.ours(), UnitReferences.renamed(base, rows.theirs(), toTheirs)),
                UnitReferences.followed(
                        base, rows.theirs(), UnitReferences.renamed(base, rows.ours(), toOurs)));
    }

    private static ConflictChoices rulings(Map<Integer, ConflictChoice> choices, FileForm form) {
        return new ConflictChoices(choices, form.charset().orElse(StandardCharsets.UTF_8));
    }

    /// @param needed what stays although one side removed it
    private static BibFile woven(
            SequenceTriple<MergeUnit> rows,
            List<AlignedTriple> strands,
            Set<AlignedTriple> needed,
            ConflictChoices rulings,
            FileForm form) {
        var craft = new BlockMerger(rulings, rows, needed, form.lineEnd().text());
        ByteSlice content = MergedSequence.joined(MergedSequence.of(rows, strands, craft));
        return form.file(content.bytes());
    }

    /// Items are compared first: they are mostly the same instances.
    static boolean isSame(BibFile one, BibFile other) {
        return one.encoding() == other.encoding() && sameItems(one.items(), other.items())
                || length(one) == length(other) && Arrays.equals(one.bytes(), other.bytes());
    }

    private static boolean sameItems(List<BibItem> some, List<BibItem> others) {
        for (int i = 0; i < some.size() && some.size() == others.size(); i++) {
            if (!some.get(i).slice().equals(others.get(i).slice())) {
                return false;
            }
        }
        return some.size() == others.size();
    }

    private static long length(BibFile file) {
        return file.items().stream().mapToLong(item -> item.slice().length()).sum();
    }
}
