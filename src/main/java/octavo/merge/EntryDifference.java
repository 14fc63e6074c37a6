package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.ByteSlice;
import octavo.fields.FieldCatalogue;
import octavo.merge.LibraryChange.ChangeKind;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.text.IncreasingSubsequence;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The differences between two states of an entry.
final class EntryDifference {
    private final ChangeList changes;

    private EntryDifference(ChangeList changes) {
        this.changes = changes;
    }

    static List<LibraryChange> of(BibEntry oldEntry, BibEntry newEntry) {
        var changes = new ChangeList(newEntry.key());
        new EntryDifference(changes).compare(oldEntry, newEntry);
        if (changes.isEmpty() && !oldEntry.equals(newEntry)) {
            changes.recordWithoutTexts(ChangedPart.ENTRY, ChangeKind.LAID_OUT, "");
        }
        return changes.allChanges();
    }

    private void compare(BibEntry oldVersion, BibEntry newVersion) {
        if (!oldVersion.key().equals(newVersion.key())) {
            changes.recordChanged(ChangedPart.KEY, "", oldVersion.key(), newVersion.key());
        }
        if (!oldVersion.type().equalsIgnoreCase(newVersion.type())) {
            changes.recordChanged(ChangedPart.TYPE, "", oldVersion.type(), newVersion.type());
        }
        List<EntryMember> oldContent = EntryMembers.of(oldVersion).members().elements();
        List<EntryMember> newContent = EntryMembers.of(newVersion).members().elements();
        UnitMatching matching = FieldMatching.matchMembers(oldContent, newContent);
        for (int i = 0; i < oldContent.size(); i++) {
            int j = matching.partnerOfLeft(i);
            if (j < 0) {
                recordRemoved(oldContent.get(i));
            } else if (oldContent.get(i).isField()) {
                compare(oldContent.get(i), newContent.get(j));
            }
        }
        for (int j = 0; j < newContent.size(); j++) {
            if (matching.partnerOfRight(j) < 0) {
                recordAdded(newContent.get(j));
            }
        }
    }

    private void recordRemoved(EntryMember member) {
        boolean isField = member.isField();
        changes.recordRemoved(
                isField ? ChangedPart.FIELD : ChangedPart.TEXT,
                member.name().text(),
                member.value().text());
    }

    private void recordAdded(EntryMember member) {
        boolean isField = member.isField();
        changes.recordAdded(
                isField ? ChangedPart.FIELD : ChangedPart.TEXT,
                member.name().text(),
                member.value().text());
    }

    private void compare(EntryMember oldVersion, EntryMember newVersion) {
        String name = newVersion.name().text();
        String oldContent = oldVersion.value().text();
        String newContent = newVersion.value().text();
        if (!name.equalsIgnoreCase(oldVersion.name().text())) {
            changes.recordRenamed(ChangedPart.FIELD, name, oldVersion.name().text());
        }
        if (NormalizedContent.of(oldContent).equals(NormalizedContent.of(newContent))) {
            return;
        }
        boolean namesPeople = FieldCatalogue.holdsNames(name);
        Optional<List<ByteSlice>> oldPieces = splitPieces(name, oldContent);
        Optional<List<ByteSlice>> newPieces = splitPieces(name, newContent);
        if (oldPieces.isEmpty() || newPieces.isEmpty()) {
            changes.recordChanged(ChangedPart.FIELD, name, oldContent, newContent);
        } else if (namesPeople) {
            compare(
                    name,
                    new UnitPairing<>(oldPieces.get(), newPieces.get()),
                    PieceIdentity::pairNames);
        } else {
            compare(
                    name,
                    new UnitPairing<>(oldPieces.get(), newPieces.get()),
                    PieceIdentity::pairEqual);
        }
    }

    /// The names or keywords in a value; empty if it is one text, or cannot be split.
    private static Optional<List<ByteSlice>> splitPieces(String fieldName, String valueSource) {
        List<BibValue.ValuePart> parts = BibValue.parse(valueSource).parts();
        String valueText =
                switch (parts.size() == 1 ? parts.getFirst() : new BibValue.BarePart("")) {
                    case BibValue.BracedPart(var partText) -> partText;
                    case BibValue.QuotedPart(var partText) -> partText;
                    default -> "";
                };
        return valueText.isEmpty()
                ? Optional.empty()
                : FieldKinds.splitPieces(fieldName, valueText)
                        .map(spans ->
                                spans.stream()
                                        .map(it -> valueText.substring(it.start(), it.end()))
                                        .map(ByteBuilder::of)
                                        .toList());
    }

    private void compare(
            String field,
            UnitPairing<ByteSlice> pairing,
            Consumer<UnitPairing<ByteSlice>> pairPieces) {
        pairPieces.accept(pairing);
        boolean namesPeople = FieldCatalogue.holdsNames(field);
        if (namesPeople) {
            pairing.pairInHoles(it -> it, (_, _) -> true);
        }
        ChangedPart changedPart = namesPeople ? ChangedPart.PERSON : ChangedPart.KEYWORD;
        int knownCount = changes.allChanges().size();
        pairing.forEachPair((oldContent, newContent) -> {
            if (newContent.isEmpty()) {
                changes.recordRemoved(changedPart, field, oldContent.orElseThrow().text());
            } else if (oldContent.isEmpty()) {
                changes.recordAdded(changedPart, field, newContent.get().text());
            } else if (!oldContent.equals(newContent)) {
                changes.recordChanged(
                        changedPart, field, oldContent.get().text(), newContent.get().text());
            }
        });
        int[] partnerOrder = pairing.matching().partnerOrder();
        if (IncreasingSubsequence.longestIndices(partnerOrder).length < partnerOrder.length) {
            changes.recordWithoutTexts(changedPart, ChangeKind.MOVED, field);
        } else if (changes.allChanges().size() == knownCount) {
            changes.recordWithoutTexts(ChangedPart.ENTRY, ChangeKind.LAID_OUT, field);
        }
    }
}
