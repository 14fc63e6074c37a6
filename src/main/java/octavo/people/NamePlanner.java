package octavo.people;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.names.AuthorField;
import octavo.names.ListEdit;
import octavo.people.NameRewrite.RefusedName;
import octavo.people.NameRewrite.RewritePosition;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// Collects the rewrites of a plan. Each is tried when it is added, so that every rewrite in the
/// plan is possible.
final class NamePlanner {
    private final Library library;
    private final List<NameRewrite> rewrites = new ArrayList<>();
    private final List<RefusedName> refusedNames = new ArrayList<>();
    private final Map<Integer, Integer> indexesBySlot = new HashMap<>();

    NamePlanner(Library library) {
        this.library = library;
        for (int i = 0; i < library.slots().size(); i++) {
            indexesBySlot.put(library.slots().get(i).number(), i);
        }
    }

    NamePlan plan() {
        return new NamePlan(rewrites, refusedNames);
    }

    Library library() {
        return library;
    }

    void refuseName(NameMention mention, LocalizedSentence reason) {
        entryOf(mention)
                .ifPresent(entry ->
                        refusedNames.add(
                                new RefusedName(
                                        placeOf(mention, entry), mention.rawName(), reason)));
    }

    /// Adds a rewrite if it is possible.
    void rewriteName(
            NameMention mention,
            String newName,
            LocalizedSentence reason,
            Function<AuthorField, List<ListEdit>> toEdits) {
        tryRewrite(mention, newName, reason, toEdits)
                .ifPresent(refusal -> refuseName(mention, refusal));
    }

    /// Adds the first spelling that can be written there.
    void rewriteName(NameMention mention, List<String> newNames, LocalizedSentence reason) {
        Optional<LocalizedSentence> refusal = Optional.empty();
        for (String newName : newNames) {
            refusal =
                    tryRewrite(
                            mention,
                            newName,
                            reason,
                            _ -> List.of(new ListEdit.ReplaceName(mention.position(), newName)));
            if (refusal.isEmpty()) {
                return;
            }
        }
        refusal.ifPresent(lastRefusal -> refuseName(mention, lastRefusal));
    }

    /// Why a rewrite is impossible; empty if it was added.
    private Optional<LocalizedSentence> tryRewrite(
            NameMention mention,
            String newName,
            LocalizedSentence reason,
            Function<AuthorField, List<ListEdit>> toEdits) {
        Optional<BibEntry> entry = entryOf(mention);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        var entryNames =
                EntryNames.of(library, indexesBySlot.getOrDefault(mention.slot(), 0), entry.get());
        AuthorField authorField = entryNames.nameList(mention.field());
        List<ListEdit> listEdits = toEdits.apply(authorField);
        return switch (entryNames.with(authorField.applyEdits(listEdits))) {
            case EntryNames.ChangeOutcome.Refused(var refusal) -> Optional.of(refusal);
            case EntryNames.ChangeOutcome.Changed _ -> {
                RewritePosition place = placeOf(mention, entry.get());
                rewrites.add(new NameRewrite(place, mention.rawName(), newName, listEdits, reason));
                yield Optional.empty();
            }
        };
    }

    private Optional<BibEntry> entryOf(NameMention mention) {
        int index = indexesBySlot.getOrDefault(mention.slot(), -1);
        return index >= 0 && library.slots().get(index).item() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    private static RewritePosition placeOf(NameMention mention, BibEntry entry) {
        return new RewritePosition(
                mention.slot(), entry.key(), mention.field(), mention.position());
    }
}
