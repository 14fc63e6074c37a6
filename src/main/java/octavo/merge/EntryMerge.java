package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.ByteSlice;
import octavo.merge.ConflictChoices.ConflictSubject;
import octavo.merge.MergeConflict.ConflictPart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Merges an entry that both sides changed: part by part, with the layout of the side that changed
/// it, ours if both did.
final class EntryMerge {
    private final ConflictChoices choices;
    private final String lineEnd;
    private final UnitVersions<EntryMembers> memberVersions;
    private final EntryMembers ourMembers;
    private final List<ByteSlice> markFields = new ArrayList<>();

    private EntryMerge(ConflictChoices choices, String lineEnd, UnitVersions<BibEntry> entries) {
        this.choices = choices;
        this.lineEnd = lineEnd;
        this.memberVersions = entries.map(EntryMembers::of);
        this.ourMembers = memberVersions.ours().orElseThrow();
    }

    /// The merged entry; empty if the parts do not form one that reads back as intended, as may
    /// happen with damaged ones.
    static Optional<ByteSlice> mergeEntry(
            ConflictChoices choices, String lineEnd, UnitVersions<BibEntry> entries) {
        int rollbackMark = choices.rollbackMark();
        Optional<ByteSlice> mergedEntry = new EntryMerge(choices, lineEnd, entries).mergeEntry();
        if (mergedEntry.isEmpty()) {
            choices.rollBackTo(rollbackMark);
        }
        return mergedEntry;
    }

    private Optional<ByteSlice> mergeEntry() {
        ByteSlice type =
                mergePart(ConflictPart.TYPE, "entrytype", memberVersions.map(EntryMembers::type));
        ByteSlice key =
                mergePart(ConflictPart.KEY, "entrykey", memberVersions.map(EntryMembers::key));
        SequenceTriple<EntryMember> sequences =
                new SequenceTriple<>(
                        memberVersions
                                .base()
                                .map(EntryMembers::members)
                                .orElse(UnitSequence.empty()),
                        ourMembers.members(),
                        memberVersions.theirs().orElseThrow().members());
        UnitMatching ourMatching = matchMembers(sequences.base(), sequences.ours());
        UnitMatching theirMatching = matchMembers(sequences.base(), sequences.theirs());
        List<AlignedTriple> triples =
                AlignedTriple.of(
                        ourMatching,
                        theirMatching,
                        FieldMatching.matchAdditions(sequences, ourMatching, theirMatching));
        var fieldMerger = new FieldMerger(choices, sequences, ourMembers.key().text());
        UnitSequence<MergedSequence.RemainingElement> mergedMembers =
                MergedSequence.mergeSequences(sequences, triples, fieldMerger);
        var entryFrame =
                memberVersions
                        .map(it -> List.of(it.opening(), it.closing()))
                        .settledVersion()
                        .orElseThrow();
        var entryBytes = new ByteBuilder();
        entryBytes
                .append(settledBytes(memberVersions.map(EntryMembers::atSign)))
                .append(type)
                .append(entryFrame.getFirst())
                .append(key);
        entryBytes
                .append(EntryBodyWriter.writeBody(fieldMerger, markFields, mergedMembers, lineEnd))
                .append(entryFrame.getLast());
        List<ByteSlice> fieldSources = new ArrayList<>(markFields);
        fieldSources.addAll(fieldMerger.mergedFields());
        return readMembers(entryBytes.toSlice())
                .filter(it -> it.hasContent(type, key, fieldSources))
                .map(_ -> entryBytes.toSlice());
    }

    private static UnitMatching matchMembers(
            UnitSequence<EntryMember> baseMembers, UnitSequence<EntryMember> sideMembers) {
        return FieldMatching.matchMembers(baseMembers.elements(), sideMembers.elements());
    }

    private static ByteSlice settledBytes(UnitVersions<ByteSlice> versions) {
        return versions.settledVersion().orElseThrow();
    }

    /// Merges the type or the key. A change of case only does not count.
    private ByteSlice mergePart(
            ConflictPart conflictPart, String fieldName, UnitVersions<ByteSlice> writtenVersions) {
        if (writtenVersions.isSettled()) {
            return settledBytes(writtenVersions);
        }
        UnitVersions<String> foldedVersions =
                writtenVersions.map(it -> it.text().toLowerCase(Locale.ROOT));
        if (foldedVersions.isSettled()) {
            return foldedVersions.ours().equals(foldedVersions.base())
                    ? writtenVersions.theirs().orElseThrow()
                    : writtenVersions.ours().orElseThrow();
        }
        var appliedChoice =
                choices.resolve(
                        new ConflictSubject(conflictPart, ourMembers.key().text(), ""),
                        writtenVersions);
        if (appliedChoice.isPresent()) {
            return appliedChoice.get().chosenBytes().or(writtenVersions::ours).orElseThrow();
        }
        ByteSlice theirBytes = writtenVersions.theirs().orElseThrow();
        ByteSlice markSlice =
                ConflictMarks.markField(
                        fieldName,
                        new ByteBuilder().append("{").append(theirBytes).append("}").toSlice());
        if (!ourMembers.hasField(markSlice)) {
            markFields.add(markSlice);
        }
        return writtenVersions.ours().orElseThrow();
    }

    private static Optional<EntryMembers> readMembers(ByteSlice entryBytes) {
        List<BibItem> items = BibParser.parse(entryBytes.bytes()).items();
        return items.size() == 1 && items.getFirst() instanceof BibEntry entry
                ? Optional.of(EntryMembers.of(entry))
                : Optional.empty();
    }
}
