package octavo.people;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.names.AuthorField;
import octavo.names.AuthorList;
import octavo.names.NameAnnotation;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads the people of entries, caching parsed names.
final class EntryReader {
    private static final List<String> VENUES =
            List.of(
                    FieldName.JOURNAL,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNALTITLE,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION);

    /// The parse of a written name.
    private record Known(NameSpelling spelling, NameVariant variant, String key, String person) {}

    private final Map<String, List<Known>> known = new HashMap<>();
    private final Map<String, String> venues = new HashMap<>();
    private final Map<String, NameVariant> variants = new HashMap<>();
    private final Library library;

    EntryReader(Library library) {
        this.library = library;
    }

    EntryPeople read(int index, int slot, BibEntry entry) {
        return EntryGuard.readSafely(
                entry.key(),
                () -> readAll(index, slot, entry),
                () -> new EntryPeople(slot, 0, "", false, List.of()));
    }

    private EntryPeople readAll(int index, int slot, BibEntry entry) {
        var mentions = new ArrayList<NameMention>();
        boolean macros = false;
        for (String field : FieldCatalogue.ROLE_FIELDS) {
            var source = entry.valueSource(field);
            if (source.isEmpty()) {
                continue;
            }
            boolean plain = isPlain(source.get());
            if (!plain) {
                BibValue value = BibValue.parse(source.get());
                macros |= value.parts().stream().anyMatch(BibValue.MacroPart.class::isInstance);
            }
            String text =
                    plain
                            ? inner(source.get())
                            : EntryNames.of(library, index, entry).field(field).authorList().text();
            add(mentions, slot, field, AuthorList.parse(text), orcids(index, entry, field));
        }
        Venue venue = venue(index, entry);
        return new EntryPeople(slot, year(entry), venue.text(), macros || venue.macros(), mentions);
    }

    /// The variant of a known name, without uses.
    NameVariant variant(String key) {
        return java.util.Objects.requireNonNull(variants.get(key));
    }

    private static boolean isPlain(String source) {
        return source.startsWith("{")
                        && source.endsWith("}")
                        && source.indexOf('}') == source.length() - 1
                || source.startsWith("{") && isOneGroup(source);
    }

    private static boolean isOneGroup(String source) {
        int depth = 0;
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (depth == 0) {
                return i == source.length() - 1;
            }
        }
        return false;
    }

    private static String inner(String source) {
        return source.substring(1, source.length() - 1);
    }

    private void add(
            List<NameMention> mentions,
            int slot,
            String field,
            AuthorList list,
            Map<Integer, String> orcids) {
        for (int i = 0; i < list.size(); i++) {
            String raw = list.names().get(i);
            List<Known> people = known.computeIfAbsent(raw, this::read);
            for (Known each : people) {
                String orcid = each.spelling.joined() ? "" : orcids.getOrDefault(i, "");
                NameVariant variant =
                        orcid.isEmpty() ? each.variant : each.variant.withOrcid(orcid);
                String key = orcid.isEmpty() ? each.key : variant.key();
                variants.putIfAbsent(key, variant);
                mentions.add(new NameMention(slot, field, i, raw, each.spelling, key, each.person));
            }
        }
    }

    private List<Known> read(String raw) {
        return NameSpelling.of(raw).stream()
                .map(spelling -> {
                    NameVariant variant = NameVariant.of(spelling);
                    return new Known(
                            spelling, variant, variant.key(), NameBlocks.person(variant.shape()));
                })
                .toList();
    }

    /// The ORCID iDs in an annotation such as `author+an:orcid`, by position.
    private Map<Integer, String> orcids(int index, BibEntry entry, String field) {
        if (!entry.hasField(field + "+an:orcid") && !entry.hasField(field + "+an")) {
            return Map.of();
        }
        var orcids = new HashMap<Integer, String>();
        AuthorField names = EntryNames.of(library, index, entry).field(field);
        names.annotations()
                .values()
                .forEach(text ->
                        NameAnnotation.parse(text).value().stream()
                                .filter(each -> each.nameNumber() > 0)
                                .forEach(each ->
                                        each.values().stream()
                                                .flatMap(value ->
                                                        Orcid.parse(value).value().stream())
                                                .filter(Orcid::isValid)
                                                .forEach(orcid ->
                                                        orcids.putIfAbsent(
                                                                each.nameNumber() - 1,
                                                                orcid.number()))));
        return orcids;
    }

    /// The text of what names a venue, and whether an `@string` is part of it.
    private record Venue(String text, boolean macros) {
        static final Venue NONE = new Venue("", false);
    }

    private Venue venue(int index, BibEntry entry) {
        for (String field : VENUES) {
            var source = entry.valueSource(field);
            if (source.isPresent()) {
                return isPlain(source.get())
                        ? new Venue(venues.computeIfAbsent(source.get(), EntryReader::inner), false)
                        : venue(index, BibValue.parse(source.get()));
            }
        }
        return Venue.NONE;
    }

    private Venue venue(int index, BibValue value) {
        String text = value.expandedText(name -> library.macros().macrosAt(index).apply(name));
        boolean macros = value.parts().stream().anyMatch(BibValue.MacroPart.class::isInstance);
        return new Venue(venues.computeIfAbsent(text, same -> same), macros);
    }

    /// The first four consecutive digits.
    private static int year(BibEntry entry) {
        String source = entry.valueSource("year").or(() -> entry.valueSource("date")).orElse("");
        int figures = 0;
        for (int i = 0; i < source.length(); i++) {
            char c = source.charAt(i);
            figures = c >= '0' && c <= '9' ? figures + 1 : 0;
            if (figures == 4) {
                return Integer.parseInt(source.substring(i - 3, i + 1));
            }
        }
        return 0;
    }
}
