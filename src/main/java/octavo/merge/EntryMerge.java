package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.Slice;
import octavo.merge.Conflict.Part;
import octavo.merge.Rulings.Subject;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Merges an entry that both sides changed: each of its parts by itself, on the layout of the side
/// that changed it, ours where both did.
final class EntryMerge {
    private final Rulings rulings;
    private final String lineEnd;
    private final Versions<EntryRow> versions;
    private final EntryRow ours;
    private final List<Slice> marks = new ArrayList<>();

    private EntryMerge(Rulings rulings, String lineEnd, Versions<BibEntry> entries) {
        this.rulings = rulings;
        this.lineEnd = lineEnd;
        this.versions = entries.map(EntryRow::of);
        this.ours = versions.ours().orElseThrow();
    }

    /// The merged entry; nothing if the parts do not make one that reads back as meant, as may be
    /// with damaged ones.
    static Optional<Slice> merged(Rulings rulings, String lineEnd, Versions<BibEntry> entries) {
        int before = rulings.mark();
        Optional<Slice> merged = new EntryMerge(rulings, lineEnd, entries).merged();
        if (merged.isEmpty()) {
            rulings.forgetSince(before);
        }
        return merged;
    }

    private Optional<Slice> merged() {
        Slice type = part(Part.TYPE, "entrytype", versions.map(EntryRow::type));
        Slice key = part(Part.KEY, "entrykey", versions.map(EntryRow::key));
        Rows<Member> rows =
                new Rows<>(
                        versions.base().map(EntryRow::members).orElse(Row.empty()),
                        ours.members(),
                        versions.theirs().orElseThrow().members());
        Matching toOurs = matching(rows.base(), rows.ours());
        Matching toTheirs = matching(rows.base(), rows.theirs());
        List<Strand> strands =
                Strand.of(toOurs, toTheirs, FieldMatching.ofAdded(rows, toOurs, toTheirs));
        var craft = new FieldCraft(rulings, rows, ours.key().text());
        Row<Woven.Left> members = Woven.of(rows, strands, craft);
        var frame = versions.map(it -> List.of(it.open(), it.close())).settled().orElseThrow();
        var bytes = new Bytes();
        bytes.add(settled(versions.map(EntryRow::at))).add(type).add(frame.getFirst()).add(key);
        bytes.add(Body.of(craft, marks, members, lineEnd)).add(frame.getLast());
        List<Slice> fields = new ArrayList<>(marks);
        fields.addAll(craft.fields());
        return read(bytes.slice()).filter(it -> it.says(type, key, fields)).map(_ -> bytes.slice());
    }

    private static Matching matching(Row<Member> before, Row<Member> after) {
        return FieldMatching.between(before.elements(), after.elements());
    }

    private static Slice settled(Versions<Slice> versions) {
        return versions.settled().orElseThrow();
    }

    /// The type or the key. Where only the case of letters differs, no side changed it.
    private Slice part(Part part, String name, Versions<Slice> written) {
        if (written.isSettled()) {
            return settled(written);
        }
        Versions<String> said = written.map(it -> it.text().toLowerCase(Locale.ROOT));
        if (said.isSettled()) {
            return said.ours().equals(said.base())
                    ? written.theirs().orElseThrow()
                    : written.ours().orElseThrow();
        }
        var ruling = rulings.on(new Subject(part, ours.key().text(), ""), written);
        if (ruling.isPresent()) {
            return ruling.get().chosen().or(written::ours).orElseThrow();
        }
        Slice theirs = written.theirs().orElseThrow();
        Slice mark = ConflictMarks.field(name, new Bytes().add("{").add(theirs).add("}").slice());
        if (!ours.has(mark)) {
            marks.add(mark);
        }
        return written.ours().orElseThrow();
    }

    private static Optional<EntryRow> read(Slice bytes) {
        List<BibItem> items = BibParser.parse(bytes.bytes()).items();
        return items.size() == 1 && items.getFirst() instanceof BibEntry entry
                ? Optional.of(EntryRow.of(entry))
                : Optional.empty();
    }
}
