package octavo.merge;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.ByteSlice;
import octavo.fields.FieldCatalogue;
import octavo.merge.LibraryChange.How;
import octavo.merge.LibraryChange.What;
import octavo.text.RisingRow;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// The differences between two states of an entry.
final class EntryDifference {
    private final ChangeList changes;

    private EntryDifference(ChangeList changes) {
        this.changes = changes;
    }

    static List<LibraryChange> of(BibEntry before, BibEntry after) {
        var changes = new ChangeList(after.key());
        new EntryDifference(changes).compare(before, after);
        if (changes.isEmpty() && !before.equals(after)) {
            changes.without(What.ENTRY, How.LAID_OUT, "");
        }
        return changes.all();
    }

    private void compare(BibEntry before, BibEntry after) {
        if (!before.key().equals(after.key())) {
            changes.changed(What.KEY, "", before.key(), after.key());
        }
        if (!before.type().equalsIgnoreCase(after.type())) {
            changes.changed(What.TYPE, "", before.type(), after.type());
        }
        List<EntryMember> old = EntryMembers.of(before).members().elements();
        List<EntryMember> now = EntryMembers.of(after).members().elements();
        UnitMatching matching = FieldMatching.between(old, now);
        for (int i = 0; i < old.size(); i++) {
            int j = matching.ofLeft(i);
            if (j < 0) {
                removed(old.get(i));
            } else if (old.get(i).isField()) {
                compare(old.get(i), now.get(j));
            }
        }
        for (int j = 0; j < now.size(); j++) {
            if (matching.ofRight(j) < 0) {
                added(now.get(j));
            }
        }
    }

    private void removed(EntryMember member) {
        boolean field = member.isField();
        changes.removed(
                field ? What.FIELD : What.TEXT, member.name().text(), member.value().text());
    }

    private void added(EntryMember member) {
        boolean field = member.isField();
        changes.added(field ? What.FIELD : What.TEXT, member.name().text(), member.value().text());
    }

    private void compare(EntryMember before, EntryMember after) {
        String name = after.name().text();
        String old = before.value().text();
        String now = after.value().text();
        if (!name.equalsIgnoreCase(before.name().text())) {
            changes.renamed(What.FIELD, name, before.name().text());
        }
        if (NormalizedContent.of(old).equals(NormalizedContent.of(now))) {
            return;
        }
        boolean people = FieldCatalogue.isNames(name);
        Optional<List<ByteSlice>> oldPieces = pieces(name, old);
        Optional<List<ByteSlice>> newPieces = pieces(name, now);
        if (oldPieces.isEmpty() || newPieces.isEmpty()) {
            changes.changed(What.FIELD, name, old, now);
        } else if (people) {
            compare(
                    name,
                    new UnitPairing<>(oldPieces.get(), newPieces.get()),
                    PieceIdentity::names);
        } else {
            compare(
                    name,
                    new UnitPairing<>(oldPieces.get(), newPieces.get()),
                    PieceIdentity::equal);
        }
    }

    /// The names or keywords in a value; empty if it is one text, or cannot be split.
    private static Optional<List<ByteSlice>> pieces(String field, String source) {
        List<BibValue.Part> parts = BibValue.parse(source).parts();
        String text =
                switch (parts.size() == 1 ? parts.getFirst() : new BibValue.Bare("")) {
                    case BibValue.Braced(var inner) -> inner;
                    case BibValue.Quoted(var inner) -> inner;
                    default -> "";
                };
        return text.isEmpty()
                ? Optional.empty()
                : FieldKinds.pieces(field, text)
                        .map(spans ->
                                spans.stream()
                                        .map(it -> text.substring(it.start(), it.end()))
                                        .map(ByteBuilder::of)
                                        .toList());
    }

    private void compare(
            String field, UnitPairing<ByteSlice> pairing, Consumer<UnitPairing<ByteSlice>> tell) {
        tell.accept(pairing);
        boolean people = FieldCatalogue.isNames(field);
        if (people) {
            pairing.inHoles(it -> it, (_, _) -> true);
        }
        What what = people ? What.PERSON : What.KEYWORD;
        int known = changes.all().size();
        pairing.forEach((old, now) -> {
            if (now.isEmpty()) {
                changes.removed(what, field, old.orElseThrow().text());
            } else if (old.isEmpty()) {
                changes.added(what, field, now.get().text());
            } else if (!old.equals(now)) {
                changes.changed(what, field, old.get().text(), now.get().text());
            }
        });
        int[] order = pairing.matching().order();
        if (RisingRow.longest(order).length < order.length) {
            changes.without(what, How.MOVED, field);
        } else if (changes.all().size() == known) {
            changes.without(What.ENTRY, How.LAID_OUT, field);
        }
    }
}
