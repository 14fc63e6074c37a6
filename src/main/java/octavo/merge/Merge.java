package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.FileForm;
import octavo.bib.Slice;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

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
        rows = withReferences(rows, toOurs, toTheirs);
        List<Strand> strands =
                Strand.of(toOurs, toTheirs, FileMatching.ofAdded(rows, toOurs, toTheirs));
        var needs = new Needs(rows);
        List<Strand> losing = needs.losing(strands);
        Set<Strand> needed = Set.of();
        if (!losing.isEmpty()) {
            BibFile first = woven(rows, strands, needed, rulings(Map.of(), form), form);
            needed = needs.among(losing, first.items());
        }
        Rulings rulings = rulings(choices, form);
        BibFile file = woven(rows, strands, needed, rulings, form);
        return new Merged(file, rulings.open(), sides, choices);
    }

    private static Rows<Unit> withReferences(Rows<Unit> rows, Matching toOurs, Matching toTheirs) {
        Row<Unit> base = rows.base();
        return new Rows<>(
                base,
                References.followed(
                        base, rows.ours(), References.renamed(base, rows.theirs(), toTheirs)),
                References.followed(
                        base, rows.theirs(), References.renamed(base, rows.ours(), toOurs)));
    }

    private static Rulings rulings(Map<Integer, Choice> choices, FileForm form) {
        return new Rulings(choices, form.charset().orElse(StandardCharsets.UTF_8));
    }

    /// @param needed what stays although one side removed it
    private static BibFile woven(
            Rows<Unit> rows,
            List<Strand> strands,
            Set<Strand> needed,
            Rulings rulings,
            FileForm form) {
        var craft = new UnitCraft(rulings, rows, needed, form.lineEnd().text());
        Slice content = Woven.joined(Woven.of(rows, strands, craft));
        return form.file(content.bytes());
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
