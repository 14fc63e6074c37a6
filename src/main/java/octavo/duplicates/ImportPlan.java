package octavo.duplicates;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibValue;
import octavo.bib.EntryLayout;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A reviewable plan for importing entries into a library. Carried out, it is one edit.
///
/// @param library the target
/// @param refused the entries left out, with reasons
/// @param repaired what BibTeX could not have read of entries that come in, and is mended
public record ImportPlan(
        Library library,
        List<ImportCandidate> arrivals,
        List<Refused> refused,
        List<Repaired> repaired) {
    private static final int LETTERS = 26;

    /// An entry that cannot be imported.
    public record Refused(String key, LocalizedSentence reason) {}

    /// An entry that was repaired.
    public record Repaired(String key, LocalizedSentence remark) {}

    public ImportPlan {
        arrivals = List.copyOf(arrivals);
        refused = List.copyOf(refused);
        repaired = List.copyOf(repaired);
    }

    /// The contents of some files, matched against the library. Repetitions across files are listed
    /// once.
    public static ImportPlan of(Library library, List<BibFile> files, KeptApart distinct) {
        Readable readable = new Readable(library);
        files.forEach(file -> readable.read(Library.of(file)));
        return new ImportPlan(
                library,
                compared(library, readable.entries, distinct),
                readable.refused,
                readable.repaired);
    }

    /// The entries of some files that the library can hold and BibTeX can read.
    private static final class Readable {
        private final Library library;
        private final EntryLayout layout;
        private final List<BibEntry> entries = new ArrayList<>();
        private final List<Refused> refused = new ArrayList<>();
        private final List<Repaired> repaired = new ArrayList<>();

        Readable(Library library) {
            this.library = library;
            this.layout = EntryLayout.of(library.file());
        }

        void read(Library source) {
            for (int i = 0; i < source.slots().size(); i++) {
                if (source.slots().get(i).item() instanceof BibEntry entry) {
                    read(source, i, entry);
                }
            }
        }

        private void read(Library source, int index, BibEntry entry) {
            if (isCut(source, index, entry)) {
                refuse(entry, LocalizedSentence.of("its @strings make it too long"));
                return;
            }
            Optional<BibEntry> adapted = adapted(library, source, index, entry);
            if (adapted.isEmpty()) {
                refuse(entry, LocalizedSentence.of("the encoding of the library cannot hold it"));
                return;
            }
            ReadableEntry readable = ReadableEntry.of(adapted.get(), layout);
            readable.entry().ifPresent(entries::add);
            for (LocalizedSentence remark : readable.remarks()) {
                readable.entry()
                        .ifPresentOrElse(
                                it -> repaired.add(new Repaired(name(it), remark)),
                                () -> refuse(entry, remark));
            }
        }

        private void refuse(BibEntry entry, LocalizedSentence reason) {
            refused.add(new Refused(name(entry), reason));
        }
    }

    private static String name(BibEntry entry) {
        return entry.key().isEmpty() ? "@" + entry.type() : entry.key();
    }

    private static boolean isCut(Library source, int index, BibEntry entry) {
        return entry.fields().stream()
                .anyMatch(field -> source.macros().isCut(field.value(), index));
    }

    /// The entry in the library's encoding, with strings that the library lacks expanded.
    private static Optional<BibEntry> adapted(
            Library library, Library source, int index, BibEntry entry) {
        Function<String, Optional<String>> theirs = source.macros().at(index);
        Function<String, Optional<String>> ours = library.macros().at(library.slots().size());
        BibEntry result = entry;
        for (int i = 0; i < entry.fieldCount(); i++) {
            BibField field = entry.field(i);
            BibValue value = field.value();
            if (!value.text(theirs).equals(value.text(ours))) {
                int at = i;
                BibEntry before = result;
                result =
                        BibValue.braced(value.text(theirs))
                                .flatMap(text -> before.with(at, text))
                                .orElse(before);
            }
        }
        return encoded(library, result);
    }

    private static Optional<BibEntry> encoded(Library library, BibEntry entry) {
        Optional<BibEntry> model =
                library.entries().findFirst().map(slot -> (BibEntry) slot.item());
        String text = entry.text();
        return model.map(like ->
                        like.withText(text).or(() -> like.withText(LaTeX.fromUnicode(text))))
                .orElseGet(() -> BibEntry.parse(text));
    }

    private static List<ImportCandidate> compared(
            Library library, List<BibEntry> entries, KeptApart distinct) {
        int from = library.slots().size();
        Library joined = library.apply(library.insert(from, entries));
        Map<Integer, EntryMatch> best = new HashMap<>();
        for (EntryMatch match : Duplicates.from(joined, distinct, from)) {
            best.merge(match.second(), match, ImportPlan::better);
        }
        Map<NameAndTitle, List<Integer>> named = named(joined, from);
        SpellingUse use = SpellingUse.of(library);
        List<ImportCandidate> arrivals = new ArrayList<>();
        for (int i = from; i < joined.slots().size(); i++) {
            if (joined.slots().get(i).item() instanceof BibEntry entry) {
                int index = i;
                Optional<EntryMatch> match =
                        same(joined, i, named).or(() -> Optional.ofNullable(best.get(index)));
                if (match.filter(it -> it.first() >= from && isRepeated(joined, it)).isEmpty()) {
                    arrivals.add(
                            arrival(joined, i, entry, match.filter(it -> it.first() < from), use));
                }
            }
        }
        return arrivals;
    }

    /// What entries that say the same have in common: thousands may have one key. An entry without
    /// a title may be any of its key.
    private record NameAndTitle(String key, String title) {
        static NameAndTitle of(BibEntry entry) {
            return new NameAndTitle(
                    entry.key(), ImportCandidate.text(entry, FieldName.TITLE).orElse(""));
        }

        NameAndTitle untitled() {
            return new NameAndTitle(key, "");
        }
    }

    /// The indices of the entries by what the imported ones have of these, in order.
    private static Map<NameAndTitle, List<Integer>> named(Library joined, int from) {
        Map<NameAndTitle, List<Integer>> named = new HashMap<>();
        for (int i = from; i < joined.slots().size(); i++) {
            if (joined.slots().get(i).item() instanceof BibEntry entry) {
                named.putIfAbsent(NameAndTitle.of(entry), new ArrayList<>());
            }
        }
        for (int i = 0; i < joined.slots().size(); i++) {
            if (joined.slots().get(i).item() instanceof BibEntry entry) {
                NameAndTitle name = NameAndTitle.of(entry);
                add(named, name, i);
                if (!name.title().isEmpty()) {
                    add(named, name.untitled(), i);
                }
            }
        }
        return named;
    }

    private static void add(Map<NameAndTitle, List<Integer>> named, NameAndTitle name, int place) {
        List<Integer> places = named.get(name);
        if (places != null) {
            places.add(place);
        }
    }

    /// An earlier entry with the same key and type that contains all of an imported one: there may
    /// be too little in it to identify a publication, but it is the same entry.
    private static Optional<EntryMatch> same(
            Library joined, int index, Map<NameAndTitle, List<Integer>> named) {
        BibEntry entry = (BibEntry) joined.slots().get(index).item();
        return named.getOrDefault(NameAndTitle.of(entry), List.of()).stream()
                .takeWhile(place -> place < index)
                .filter(place ->
                        joined.slots().get(place).item() instanceof BibEntry other
                                && other.type().equalsIgnoreCase(entry.type())
                                && ImportCandidate.addsNothing(entry, other))
                .findFirst()
                .map(place ->
                        new EntryMatch(
                                place,
                                index,
                                MatchLevel.CERTAIN,
                                List.of(LocalizedSentence.of("same key and nothing new"))));
    }

    private static EntryMatch better(EntryMatch one, EntryMatch other) {
        int byLevel = one.level().compareTo(other.level());
        return byLevel < 0 || byLevel == 0 && one.first() < other.first() ? one : other;
    }

    /// Whether one of two imported entries adds nothing to the other.
    private static boolean isRepeated(Library joined, EntryMatch match) {
        BibEntry first = (BibEntry) joined.slots().get(match.first()).item();
        BibEntry second = (BibEntry) joined.slots().get(match.second()).item();
        return ImportCandidate.addsNothing(second, first);
    }

    private static ImportCandidate arrival(
            Library joined,
            int index,
            BibEntry entry,
            Optional<EntryMatch> match,
            SpellingUse use) {
        return match.map(it ->
                        new ImportCandidate(
                                entry,
                                Optional.of(joined.slots().get(it.first()).number()),
                                MergePlan.of(joined, it.first(), index, use).rows(),
                                it.reasons()))
                .orElseGet(
                        () -> new ImportCandidate(entry, Optional.empty(), List.of(), List.of()));
    }

    /// The edit that carries out the choices, in order. The library may have changed since; missing
    /// entries are skipped.
    public Edit edit(Library now, List<ImportCandidate.Choice> choices) {
        List<Edit> edits = new ArrayList<>();
        List<BibEntry> added = new ArrayList<>();
        Library library = now;
        Set<String> keys = keys(now);
        for (int i = 0; i < arrivals.size(); i++) {
            ImportCandidate arrival = arrivals.get(i);
            switch (choices.get(i)) {
                case ImportCandidate.Choice.Skip _ -> {}
                case ImportCandidate.Choice.Add _ -> added.add(withFreeKey(arrival.entry(), keys));
                case ImportCandidate.Choice.Take(var fields) -> {
                    Optional<Edit> taken = taken(library, arrival, fields);
                    taken.ifPresent(edits::add);
                    library = taken.map(library::apply).orElse(library);
                }
            }
        }
        if (!added.isEmpty()) {
            edits.add(library.append(added));
        }
        return new Edit.Batch(edits);
    }

    private static Set<String> keys(Library library) {
        return library.entries()
                .map(slot -> ((BibEntry) slot.item()).key().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// The entry with its key, or a free variant of it if it is taken or missing.
    private static BibEntry withFreeKey(BibEntry entry, Set<String> keys) {
        String bare = entry.key().replaceAll("\\s", "");
        String key = bare.isEmpty() ? entry.type().toLowerCase(Locale.ROOT) : bare;
        if (keys.add(key.toLowerCase(Locale.ROOT))) {
            return entry.key().equals(key) ? entry : entry.withKey(key).orElse(entry);
        }
        for (int i = 1; ; i++) {
            String free = key + (i <= LETTERS ? String.valueOf((char) ('a' + i - 1)) : "-" + i);
            if (keys.add(free.toLowerCase(Locale.ROOT))) {
                return entry.withKey(free).orElse(entry);
            }
        }
    }

    private static Optional<Edit> taken(
            Library library, ImportCandidate arrival, Set<String> fields) {
        int slot = arrival.known().orElseThrow();
        Optional<BibEntry> known = library.entry(slot);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        BibEntry result = known.get();
        for (MergePlan.Row row : arrival.rows()) {
            if (fields.contains(row.field()) && row.gone().isPresent()) {
                BibEntry before = result;
                result = before.with(row.field(), value(row)).orElse(before);
            }
        }
        return result.equals(known.get())
                ? Optional.empty()
                : Optional.of(library.put(slot, result));
    }

    private static BibValue value(MergePlan.Row row) {
        boolean both = row.source() == MergePlan.Source.BOTH;
        return BibValue.parse(both ? FieldChoice.union(row) : row.gone().orElseThrow());
    }

    /// The slots that the edit has added to a library.
    public static List<Integer> added(Library before, Library after) {
        return after.entries()
                .map(Slot::number)
                .filter(number -> before.placeOf(number) < 0)
                .toList();
    }
}
