package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.Subject;
import octavo.merge.MergeConflict.Part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Merges an entry that both sides changed: part by part, with the layout of the side that changed
/// it, ours if both did.
final class EntryMerge {
    private final ConflictChoices rulings;
    private final String lineEnd;
    private final UnitVersions<EntryMembers> versions;
    private final EntryMembers ours;
    private final List<ByteSlice> marks = new ArrayList<>();

    private EntryMerge(ConflictChoices rulings, String lineEnd, UnitVersions<BibEntry> entries) {
        this.rulings = rulings;
        this.lineEnd = lineEnd;
        this.versions = entries.map(EntryMembers::of);
        this.ours = versions.ours().orElseThrow();
    }

    /// The merged entry; empty if the parts do not form one that reads back as intended, as may
    /// happen with damaged ones.
    static Optional<ByteSlice> merged(
            ConflictChoices rulings, String lineEnd, UnitVersions<BibEntry> entries) {
        int before = rulings.mark();
        Optional<ByteSlice> merged = new EntryMerge(rulings, lineEnd, entries).merged();
        if (merged.isEmpty()) {
            rulings.forgetSince(before);
        }
        return merged;
    }

    private Optional<ByteSlice> merged() {
        ByteSlice type = part(Part.TYPE, "entrytype", versions.map(EntryMembers::type));
        ByteSlice key = part(Part.KEY, "entrykey", versions.map(EntryMembers::key));
        SequenceTriple<EntryMember> rows =
                new SequenceTriple<>(
                        versions.base().map(EntryMembers::members).orElse(UnitSequence.empty()),
                        ours.members(),
                        versions.theirs().orElseThrow().members());
        UnitMatching toOurs = matching(rows.base(), rows.ours());
        UnitMatching toTheirs = matching(rows.base(), rows.theirs());
        List<AlignedTriple> strands =
                AlignedTriple.of(toOurs, toTheirs, FieldMatching.ofAdded(rows, toOurs, toTheirs));
        var craft = new FieldMerger(rulings, rows, ours.key().text());
        UnitSequence<MergedSequence.Left> members = MergedSequence.of(rows, strands, craft);
        var frame = versions.map(it -> List.of(it.open(), it.close())).settled().orElseThrow();
        var bytes = new ByteBuilder();
        bytes.add(settled(versions.map(EntryMembers::at))).add(type).add(frame.getFirst()).add(key);
        bytes.add(EntryBodyWriter.of(craft, marks, members, lineEnd)).add(frame.getLast());
        List<ByteSlice> fields = new ArrayList<>(marks);
        fields.addAll(craft.fields());
        return read(bytes.slice()).filter(it -> it.says(type, key, fields)).map(_ -> bytes.slice());
    }

    private static UnitMatching matching(
            UnitSequence<EntryMember> before, UnitSequence<EntryMember> after) {
        return FieldMatching.between(before.elements(), after.elements());
    }

    private static ByteSlice settled(UnitVersions<ByteSlice> versions) {
        return versions.settled().orElseThrow();
    }

    /// Merges the type or the key. A change of case only does not count.
    private ByteSlice part(Part part, String name, UnitVersions<ByteSlice> written) {
        if (written.isSettled()) {
            return settled(written);
        }
        UnitVersions<String> said = written.map(it -> it.text().toLowerCase(Locale.ROOT));
        if (said.isSettled()) {
            return said.ours().equals(said.base())
                    ? written.theirs().orElseThrow()
                    : written.ours().orElseThrow();
        }
        var ruling = rulings.on(new Subject(part, ours.key().text(), ""), written);
        if (ruling.isPresent()) {
            return ruling.get().chosen().or(written::ours).orElseThrow();
        }
        ByteSlice theirs = written.theirs().orElseThrow();
        ByteSlice mark =
                ConflictMarks.field(name, new ByteBuilder().add("{").add(theirs).add("}").slice());
        if (!ours.has(mark)) {
            marks.add(mark);
        }
        return written.ours().orElseThrow();
    }

    private static Optional<EntryMembers> read(ByteSlice bytes) {
        List<BibItem> items = BibParser.parse(bytes.bytes()).items();
        return items.size() == 1 && items.getFirst() instanceof BibEntry entry
                ? Optional.of(EntryMembers.of(entry))
                : Optional.empty();
    }
}
