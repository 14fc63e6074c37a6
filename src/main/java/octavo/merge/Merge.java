package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.FileForm;
import octavo.bib.Slice;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// Merges what two sides made of a library.
///
/// `of(b, x, b)`, `of(b, b, x)` and `of(b, x, x)` are `x`, byte for byte. What only one side
/// changed is as that side has it, in its bytes; what both changed in the same way is so. The rest
/// is a conflict.
public final class Merge {
    private Merge() {}

    /// The merge of two files that both were made from a third.
    ///
    /// @param base what both sides began with; a file without items if there is nothing such
    public static Merged of(BibFile base, BibFile ours, BibFile theirs) {
        return Merged.of(new Merged.Sides(base, ours, theirs), Map.of());
    }

    static Merged inFull(Merged.Sides sides, Map<Integer, Choice> choices) {
        FileForm form = Forms.merged(sides.base(), sides.ours(), sides.theirs());
        Rows<Unit> rows =
                new Rows<>(
                        FileRow.of(form.itemsOf(sides.base())),
                        FileRow.of(form.itemsOf(sides.ours())),
                        FileRow.of(form.itemsOf(sides.theirs())));
        Matching toOurs = FileMatching.between(rows.base().elements(), rows.ours().elements());
        Matching toTheirs = FileMatching.between(rows.base().elements(), rows.theirs().elements());
        List<Strand> strands =
                Strand.of(toOurs, toTheirs, FileMatching.ofAdded(rows, toOurs, toTheirs));
        var rulings = new Rulings(choices, form.charset().orElse(StandardCharsets.UTF_8));
        var craft = new UnitCraft(rulings, rows, form.lineEnd().text());
        Slice content = Woven.joined(Woven.of(rows, strands, craft));
        return new Merged(form.file(content.bytes()), rulings.open(), sides, choices);
    }

    /// Items are compared first: mostly they are the same ones.
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
