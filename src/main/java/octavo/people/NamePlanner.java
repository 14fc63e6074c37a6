package octavo.people;

import octavo.bib.BibEntry;
import octavo.library.Library;
import octavo.names.AuthorField;
import octavo.names.ListEdit;
import octavo.people.NameRewrite.Place;
import octavo.people.NameRewrite.Refused;
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
    private final List<Refused> refused = new ArrayList<>();
    private final Map<Integer, Integer> places = new HashMap<>();

    NamePlanner(Library library) {
        this.library = library;
        for (int i = 0; i < library.slots().size(); i++) {
            places.put(library.slots().get(i).number(), i);
        }
    }

    NamePlan plan() {
        return new NamePlan(rewrites, refused);
    }

    Library library() {
        return library;
    }

    void refuse(NameMention mention, LocalizedSentence reason) {
        entry(mention)
                .ifPresent(entry ->
                        refused.add(new Refused(place(mention, entry), mention.raw(), reason)));
    }

    /// Adds a rewrite if it is possible.
    void rewrite(
            NameMention mention,
            String after,
            LocalizedSentence reason,
            Function<AuthorField, List<ListEdit>> edits) {
        tried(mention, after, reason, edits).ifPresent(why -> refuse(mention, why));
    }

    /// Adds the first spelling that can be written there.
    void rewrite(NameMention mention, List<String> ways, LocalizedSentence reason) {
        Optional<LocalizedSentence> why = Optional.empty();
        for (String way : ways) {
            why =
                    tried(
                            mention,
                            way,
                            reason,
                            _ -> List.of(new ListEdit.ReplaceName(mention.position(), way)));
            if (why.isEmpty()) {
                return;
            }
        }
        why.ifPresent(reasonNot -> refuse(mention, reasonNot));
    }

    /// Why a rewrite is impossible; empty if it was added.
    private Optional<LocalizedSentence> tried(
            NameMention mention,
            String after,
            LocalizedSentence reason,
            Function<AuthorField, List<ListEdit>> edits) {
        Optional<BibEntry> entry = entry(mention);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        var names = EntryNames.of(library, places.getOrDefault(mention.slot(), 0), entry.get());
        AuthorField field = names.field(mention.field());
        List<ListEdit> chosen = edits.apply(field);
        return switch (names.with(field.applyEdits(chosen))) {
            case EntryNames.Outcome.Refused(var why) -> Optional.of(why);
            case EntryNames.Outcome.Changed _ -> {
                Place place = place(mention, entry.get());
                rewrites.add(new NameRewrite(place, mention.raw(), after, chosen, reason));
                yield Optional.empty();
            }
        };
    }

    private Optional<BibEntry> entry(NameMention mention) {
        int place = places.getOrDefault(mention.slot(), -1);
        return place >= 0 && library.slots().get(place).item() instanceof BibEntry entry
                ? Optional.of(entry)
                : Optional.empty();
    }

    private static Place place(NameMention mention, BibEntry entry) {
        return new Place(mention.slot(), entry.key(), mention.field(), mention.position());
    }
}
