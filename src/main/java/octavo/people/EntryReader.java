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
    private static final List<String> VENUE_FIELDS =
            List.of(
                    FieldName.JOURNAL,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNALTITLE,
                    FieldName.SCHOOL,
                    FieldName.INSTITUTION);

    /// The parse of a written name.
    private record ParsedName(
            NameSpelling spelling, NameVariant variant, String variantKey, String personKey) {}

    private final Map<String, List<ParsedName>> parsedNames = new HashMap<>();
    private final Map<String, String> knownVenues = new HashMap<>();
    private final Map<String, NameVariant> variantsByKey = new HashMap<>();
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
        boolean hasMacros = false;
        for (String field : FieldCatalogue.ROLE_FIELDS) {
            var valueSource = entry.valueSource(field);
            if (valueSource.isEmpty()) {
                continue;
            }
            boolean isPlain = isPlain(valueSource.get());
            if (!isPlain) {
                BibValue value = BibValue.parse(valueSource.get());
                hasMacros |= value.parts().stream().anyMatch(BibValue.MacroPart.class::isInstance);
            }
            String namesText =
                    isPlain
                            ? withoutBraces(valueSource.get())
                            : EntryNames.of(library, index, entry)
                                    .nameList(field)
                                    .authorList()
                                    .text();
            addMentions(
                    mentions,
                    slot,
                    field,
                    AuthorList.parse(namesText),
                    orcidsByPosition(index, entry, field));
        }
        VenueText venueText = venueText(index, entry);
        return new EntryPeople(
                slot,
                publicationYear(entry),
                venueText.text(),
                hasMacros || venueText.hasMacros(),
                mentions);
    }

    /// The variant of a known name, without uses.
    NameVariant variant(String key) {
        return java.util.Objects.requireNonNull(variantsByKey.get(key));
    }

    private static boolean isPlain(String valueSource) {
        return valueSource.startsWith("{")
                        && valueSource.endsWith("}")
                        && valueSource.indexOf('}') == valueSource.length() - 1
                || valueSource.startsWith("{") && isOneGroup(valueSource);
    }

    private static boolean isOneGroup(String valueSource) {
        int depth = 0;
        for (int i = 0; i < valueSource.length(); i++) {
            char character = valueSource.charAt(i);
            depth += character == '{' ? 1 : character == '}' ? -1 : 0;
            if (depth == 0) {
                return i == valueSource.length() - 1;
            }
        }
        return false;
    }

    private static String withoutBraces(String valueSource) {
        return valueSource.substring(1, valueSource.length() - 1);
    }

    private void addMentions(
            List<NameMention> mentions,
            int slot,
            String field,
            AuthorList nameList,
            Map<Integer, String> orcidsByPosition) {
        for (int i = 0; i < nameList.size(); i++) {
            String rawName = nameList.names().get(i);
            List<ParsedName> individuals = parsedNames.computeIfAbsent(rawName, this::read);
            for (ParsedName each : individuals) {
                String orcid = each.spelling.isJoined() ? "" : orcidsByPosition.getOrDefault(i, "");
                NameVariant variant =
                        orcid.isEmpty() ? each.variant : each.variant.withOrcid(orcid);
                String variantKey = orcid.isEmpty() ? each.variantKey : variant.variantKey();
                variantsByKey.putIfAbsent(variantKey, variant);
                mentions.add(
                        new NameMention(
                                slot,
                                field,
                                i,
                                rawName,
                                each.spelling,
                                variantKey,
                                each.personKey));
            }
        }
    }

    private List<ParsedName> read(String rawName) {
        return NameSpelling.of(rawName).stream()
                .map(spelling -> {
                    NameVariant variant = NameVariant.of(spelling);
                    return new ParsedName(
                            spelling,
                            variant,
                            variant.variantKey(),
                            NameBlocks.initialKey(variant.nameShape()));
                })
                .toList();
    }

    /// The ORCID iDs in an annotation such as `author+an:orcid`, by position.
    private Map<Integer, String> orcidsByPosition(int index, BibEntry entry, String field) {
        if (!entry.hasField(field + "+an:orcid") && !entry.hasField(field + "+an")) {
            return Map.of();
        }
        var orcidsByPosition = new HashMap<Integer, String>();
        AuthorField authorField = EntryNames.of(library, index, entry).nameList(field);
        authorField
                .annotations()
                .values()
                .forEach(annotationText ->
                        NameAnnotation.parse(annotationText).value().stream()
                                .filter(each -> each.nameNumber() > 0)
                                .forEach(each ->
                                        each.values().stream()
                                                .flatMap(value ->
                                                        Orcid.parse(value).value().stream())
                                                .filter(Orcid::isValid)
                                                .forEach(orcid ->
                                                        orcidsByPosition.putIfAbsent(
                                                                each.nameNumber() - 1,
                                                                orcid.number()))));
        return orcidsByPosition;
    }

    /// The text of what names a venue, and whether an `@string` is part of it.
    private record VenueText(String text, boolean hasMacros) {
        static final VenueText NONE = new VenueText("", false);
    }

    private VenueText venueText(int index, BibEntry entry) {
        for (String field : VENUE_FIELDS) {
            var valueSource = entry.valueSource(field);
            if (valueSource.isPresent()) {
                return isPlain(valueSource.get())
                        ? new VenueText(
                                knownVenues.computeIfAbsent(
                                        valueSource.get(), EntryReader::withoutBraces),
                                false)
                        : venueText(index, BibValue.parse(valueSource.get()));
            }
        }
        return VenueText.NONE;
    }

    private VenueText venueText(int index, BibValue value) {
        String text = value.expandedText(name -> library.macros().macrosAt(index).apply(name));
        boolean hasMacros = value.parts().stream().anyMatch(BibValue.MacroPart.class::isInstance);
        return new VenueText(knownVenues.computeIfAbsent(text, same -> same), hasMacros);
    }

    /// The first four consecutive digits.
    private static int publicationYear(BibEntry entry) {
        String valueSource =
                entry.valueSource("year").or(() -> entry.valueSource("date")).orElse("");
        int digitCount = 0;
        for (int i = 0; i < valueSource.length(); i++) {
            char character = valueSource.charAt(i);
            digitCount = character >= '0' && character <= '9' ? digitCount + 1 : 0;
            if (digitCount == 4) {
                return Integer.parseInt(valueSource.substring(i - 3, i + 1));
            }
        }
        return 0;
    }
}
