package octavo.venues;

import octavo.bib.BibEntry;
import octavo.bib.BibString;
import octavo.bib.BibValue;
import octavo.editing.strings.StringTable;
import octavo.editing.strings.StringUse;
import octavo.library.Library;
import octavo.text.LocalizedSentence;
import octavo.venuenames.EditionTrack;
import octavo.venuenames.VenueName;
import octavo.venues.VenuePlan.Left;
import octavo.venues.VenuePlan.Rewrite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Finds the rewrites that give the entries of a venue a form. An `@string` that means this venue
/// and nothing else is rewritten itself, once; where it means something else, too, the entries get
/// the text in its place.
final class VenueRewriting {
    private final Library library;
    private final VenueCluster venue;
    private final String form;
    private final List<Rewrite> rewrites = new ArrayList<>();
    private final List<Left> left = new ArrayList<>();
    private final Map<String, List<VenueValue>> byString = new LinkedHashMap<>();

    /// The value of an entry, and its new text.
    private record VenueValue(
            int index, BibEntry entry, String field, BibValue value, VenueName name, String text) {}

    VenueRewriting(Library library, VenueCluster venue, String form) {
        this.library = library;
        this.venue = venue;
        this.form = form;
    }

    void add(int index, BibEntry entry, VenueVariant variant) {
        Optional<String> field = OwnField.of(entry);
        if (field.isEmpty()) {
            leave(entry, LocalizedSentence.of("it inherits its venue from another entry"));
            return;
        }
        EditionTrack track = variant.placed().track();
        if (track != EditionTrack.MAIN) {
            leave(
                    entry,
                    LocalizedSentence.of("it belongs to a different part: {0}", track.trackId()));
            return;
        }
        BibValue value = entry.value(field.get()).orElseThrow();
        Optional<String> string = string(value);
        if (string.isEmpty() && !OwnField.isText(value)) {
            leave(entry, LocalizedSentence.of("its value uses a string: {0}", value.source()));
            return;
        }
        VenueName name = variant.placed().venueName();
        Optional<String> text = new EditionForm(library.workAt(index, entry), name).filled(form);
        if (text.isEmpty()) {
            leave(entry, LocalizedSentence.of("it lacks a value for {0}", form));
            return;
        }
        var found = new VenueValue(index, entry, field.get(), value, name, text.get());
        string.ifPresentOrElse(
                it -> byString.computeIfAbsent(it, _ -> new ArrayList<>()).add(found),
                () -> write(found));
    }

    private void leave(BibEntry entry, LocalizedSentence reason) {
        left.add(new Left(entry.key(), reason));
    }

    /// The folded name of a string that is a whole value.
    private static Optional<String> string(BibValue value) {
        return value.parts().size() == 1
                        && value.parts().getFirst() instanceof BibValue.MacroPart macro
                ? Optional.of(macro.foldedName())
                : Optional.empty();
    }

    VenuePlan plan() {
        if (!byString.isEmpty()) {
            StringTable.of(library, Set.of()).forEach(this::write);
        }
        return new VenuePlan(rewrites, left);
    }

    private void write(StringUse string) {
        List<VenueValue> users =
                byString.getOrDefault(StringTable.foldName(string.name()), List.of());
        if (users.isEmpty()) {
            return;
        }
        if (string.origin() != StringUse.MacroOrigin.FILE) {
            users.forEach(user ->
                    leave(
                            user.entry(),
                            LocalizedSentence.of(
                                    "this file does not define its string {0}", string.name())));
        } else if (!isOnlyFor(string, users) || !rewrite(string.definitions().getFirst(), users)) {
            users.forEach(this::write);
        }
    }

    /// Whether nothing but these values uses a string, and all are to become the same.
    private boolean isOnlyFor(StringUse string, List<VenueValue> users) {
        return string.definitions().size() == 1
                && string.uses().size() == users.size()
                && users.stream().map(VenueValue::text).distinct().count() == 1
                && users.stream().allMatch(user -> lost(user).isEmpty());
    }

    /// Whether the string could be rewritten, or says so already.
    private boolean rewrite(int definition, List<VenueValue> users) {
        String text = users.getFirst().text();
        if (users.stream().allMatch(user -> isSaid(user.index(), user.value(), text))) {
            return true;
        }
        if (!(library.slots().get(definition).item() instanceof BibString string)) {
            return false;
        }
        BibValue before = string.value();
        Optional<BibValue> after =
                string.delimitedValue(text).filter(it -> string.withValue(it).isPresent());
        after.ifPresent(it ->
                rewrites.add(
                        new Rewrite(
                                definition,
                                string.name(),
                                "",
                                before.source(),
                                it.source(),
                                users.stream().map(user -> user.entry().key()).toList())));
        return after.isPresent();
    }

    private Optional<String> lost(VenueValue it) {
        return LostNumber.of(venue, it.entry(), it.name().writtenText(), it.text());
    }

    private boolean isSaid(int index, BibValue value, String text) {
        return value.expandedText(library.macros().macrosAt(index)).equals(text);
    }

    private void write(VenueValue it) {
        BibEntry entry = it.entry();
        Optional<BibValue> now = entry.delimitedValue(it.field(), it.text());
        if (now.isEmpty() || entry.withValue(it.field(), now.get()).isEmpty()) {
            leave(entry, LocalizedSentence.of("its field cannot hold {0}", it.text()));
            return;
        }
        if (it.value().equals(now.get()) || isSaid(it.index(), it.value(), it.text())) {
            return;
        }
        Optional<String> lost = lost(it);
        if (lost.isPresent()) {
            leave(entry, LocalizedSentence.of("it has the number {0} nowhere else", lost.get()));
        } else {
            rewrites.add(
                    new Rewrite(
                            it.index(),
                            entry.key(),
                            it.field(),
                            it.value().source(),
                            now.get().source(),
                            List.of(entry.key())));
        }
    }
}
