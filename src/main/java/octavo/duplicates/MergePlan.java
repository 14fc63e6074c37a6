package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.keys.KeyPlan;
import octavo.library.Edit;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameShape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A plan for merging two entries: which of them stays, and the source of each field. It is a
/// proposal; each row can be changed.
///
/// @param kept the slot of the entry that stays
/// @param gone the slot of the other; its key is kept in `ids`
public record MergePlan(int kept, int gone, List<Row> rows) {
    public MergePlan {
        rows = List.copyOf(rows);
    }

    /// Where a field's value comes from.
    public enum Source {
        KEPT,
        GONE,
        BOTH
    }

    /// The plan for one field.
    ///
    /// @param field in lower case
    /// @param kept its source in the entry that stays, if present
    public record Row(String field, Optional<String> kept, Optional<String> gone, Source source) {
        Row from(Source other) {
            return new Row(field, kept, gone, other);
        }
    }

    /// The proposal for two entries.
    ///
    /// @param kept the index of the entry that stays
    public static MergePlan of(Library library, int kept, int gone) {
        return of(library, kept, gone, SpellingUse.of(library));
    }

    /// The same, in the library's usual spelling of venues, publishers and the like.
    public static MergePlan of(Library library, int kept, int gone, SpellingUse use) {
        Work work = library.work(kept).orElseThrow();
        Work other = library.work(gone).orElseThrow();
        List<Row> rows = new ArrayList<>();
        for (BibField field : work.entry().fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            if (rows.stream().noneMatch(row -> row.field.equals(name))) {
                rows.add(row(work, other, name, use));
            }
        }
        for (BibField field : other.entry().fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            if (rows.stream().noneMatch(row -> row.field.equals(name))) {
                rows.add(row(work, other, name, use));
            }
        }
        return new MergePlan(
                library.slots().get(kept).number(), library.slots().get(gone).number(), rows);
    }

    private static Row row(Work kept, Work gone, String field, SpellingUse use) {
        Optional<String> mine = kept.entry().source(field);
        Optional<String> theirs = gone.entry().source(field);
        Source source =
                mine.isEmpty() && theirs.isPresent()
                        ? addition(kept, field)
                        : theirs.isEmpty() || areByStrangers(kept, gone)
                                ? Source.KEPT
                                : FieldChoice.of(field, kept, gone, use);
        return new Row(field, mine, theirs, source);
    }

    /// Whether they have no author in common. Then one may fill gaps in the other, but mixing their
    /// values would make an entry that is true of neither.
    private static boolean areByStrangers(Work kept, Work gone) {
        ComparedAuthors mine = authors(kept);
        ComparedAuthors theirs = authors(gone);
        return !mine.isEmpty() && !theirs.isEmpty() && mine.shared(theirs) == 0;
    }

    private static ComparedAuthors authors(Work work) {
        BibNameList names = work.authors();
        return ComparedAuthors.of(
                names.names().stream().map(name -> NameShape.of(name.unicode())).toList(),
                names.others());
    }

    /// A field that only the other has is taken, unless the first has it under another name.
    private static Source addition(Work kept, String field) {
        boolean year = Set.of("year", "month", "day", "date").contains(field);
        boolean dated =
                kept.entry().has("date") || field.equals("date") && kept.entry().has("year");
        boolean named = kept.raw(field).isPresent() && !kept.inherits();
        return year && dated || named ? Source.KEPT : Source.GONE;
    }

    /// The plan with some fields taken from the entry that goes.
    public MergePlan taking(Set<String> fields) {
        return new MergePlan(
                kept,
                gone,
                rows.stream()
                        .map(row ->
                                fields.contains(row.field) && row.gone.isPresent()
                                        ? row.from(Source.GONE)
                                        : row)
                        .toList());
    }

    /// The plan with another source for a field; a field that the source lacks is dropped.
    public MergePlan choosing(String field, Source source) {
        return new MergePlan(
                kept,
                gone,
                rows.stream()
                        .map(row -> row.field.equals(field) ? row.from(source) : row)
                        .toList());
    }

    /// Merges the two entries and redirects references to the one that goes. Empty if an entry is
    /// too damaged for that, or one is part of the other.
    public Optional<Edit> edit(Library library) {
        BibEntry first = library.entry(kept).orElseThrow();
        BibEntry second = library.entry(gone).orElseThrow();
        if (isPart(first, second) || isPart(second, first)) {
            return Optional.empty();
        }
        EditSequence edits = new EditSequence(library);
        if (!first.key().equals(second.key()) && !second.key().isEmpty()) {
            edits.add(KeyPlan.of(library, Map.of(second.key(), first.key())).edit(library));
        }
        Optional<BibEntry> merged =
                merged(edits.state().entry(kept).orElseThrow(), second.key())
                        .map(MergePlan::withoutItself);
        if (merged.isEmpty()) {
            return Optional.empty();
        }
        edits.add(edits.state().put(kept, merged.get()));
        edits.add(edits.state().remove(gone));
        return Optional.of(edits.edit());
    }

    private Optional<BibEntry> merged(BibEntry entry, String goneKey) {
        Optional<BibEntry> merged = Optional.of(entry);
        for (Row row : rows) {
            Optional<String> source =
                    switch (row.source) {
                        case KEPT -> Optional.empty();
                        case GONE -> row.gone;
                        case BOTH -> Optional.of(FieldChoice.union(row));
                    };
            if (row.source == Source.GONE && row.gone.isEmpty()) {
                merged = merged.flatMap(it -> it.without(row.field));
            } else if (source.isPresent()) {
                BibValue value = BibValue.parse(source.get());
                merged = merged.flatMap(it -> it.with(row.field, value));
            }
        }
        boolean sameKey = entry.key().equals(goneKey) || goneKey.isEmpty();
        return sameKey ? merged : merged.flatMap(it -> withId(it, goneKey));
    }

    private static Optional<BibEntry> withId(BibEntry entry, String key) {
        String ids = entry.value("ids").map(it -> it.text(_ -> Optional.empty())).orElse("");
        List<String> known = List.of(ids.split("\\s*,\\s*"));
        return known.contains(key)
                ? Optional.of(entry)
                : BibValue.braced(ids.isBlank() ? key : ids + "," + key)
                        .flatMap(value -> entry.with("ids", value));
    }

    /// Whether one entry is contained in the other, as a paper in its proceedings.
    static boolean isPart(BibEntry part, BibEntry whole) {
        return FieldCatalogue.WHOLES.stream()
                        .anyMatch(
                                field -> keys(part, field).anyMatch(whole.key()::equalsIgnoreCase))
                || keys(whole, FieldName.ENTRYSET).anyMatch(part.key()::equalsIgnoreCase);
    }

    private static Stream<String> keys(BibEntry entry, String field) {
        return entry.value(field).map(it -> it.text(_ -> Optional.empty())).stream()
                .flatMap(keys -> Stream.of(keys.split(",")))
                .map(String::strip)
                .filter(key -> !key.isEmpty());
    }

    /// Drops a relation to the duplicate, which would now be to the entry itself.
    private static BibEntry withoutItself(BibEntry entry) {
        List<String> related = keys(entry, "related").toList();
        List<String> others =
                related.stream().filter(key -> !key.equalsIgnoreCase(entry.key())).toList();
        if (others.size() == related.size()) {
            return entry;
        }
        return (others.isEmpty()
                        ? entry.without("related").flatMap(it -> it.without("relatedtype"))
                        : BibValue.braced(String.join(", ", others))
                                .flatMap(value -> entry.with("related", value)))
                .orElse(entry);
    }
}
