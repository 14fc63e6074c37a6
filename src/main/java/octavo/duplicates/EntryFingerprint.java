package octavo.duplicates;

import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.PreprintServers;
import octavo.values.RomanNumerals;
import octavo.values.WorkPages;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The features that identify an entry's work.
///
/// @param slotIndex the entry's index in the library
/// @param key its key, for messages
/// @param doi in lower case
/// @param arxivId without version
/// @param numbersByField volume, number, edition, first page and other distinguishing numbers, if
///   present
record EntryFingerprint(
        int slotIndex,
        String key,
        WorkKind kind,
        Optional<String> doi,
        Optional<String> arxivId,
        Set<String> isbns,
        ComparedTitle comparedTitle,
        ComparedAuthors comparedAuthors,
        Optional<Integer> year,
        String venueName,
        Map<String, String> numbersByField) {

    private static final Pattern WEB_ADDRESS =
            Pattern.compile("(?i)https?://([^\\s{}]+?)/?(?=[\\s{}]|$)");

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{Nd}]+");
    private static final Pattern NUMERAL = Pattern.compile("[IVX]|[IVXLCDM]{2,}");
    private static final Pattern STRING_NAME = Pattern.compile("[^\\s{}\"#0-9][^\\s{}\"#]*");

    /// Zenodo has copies of published papers beside its data and software.
    private static final String ZENODO_PREFIX = "10.5281";

    /// @param nameShapes a cache of parsed names
    static EntryFingerprint of(int slotIndex, Work work, Map<PersonName, NameShape> nameShapes) {
        var authorList = work.authors();
        return new EntryFingerprint(
                slotIndex,
                work.key(),
                work.workKind(),
                work.doi().map(Doi::foldedName),
                work.arXiv().map(ArxivId::id),
                new HashSet<>(work.isbns().stream().map(it -> it.toIsbn13().digits()).toList()),
                ComparedTitle.of(work.title()),
                ComparedAuthors.of(
                        authorList.names().stream()
                                .map(name ->
                                        nameShapes.computeIfAbsent(
                                                name, _ -> NameShape.of(name.toUnicode())))
                                .toList(),
                        authorList.hasOthers()),
                work.publicationDate().startYear(),
                work.venue(),
                collectNumbers(work));
    }

    private static Map<String, String> collectNumbers(Work work) {
        Map<String, String> numbers = new HashMap<>();
        for (String fieldName :
                List.of("volume", "number", "edition", "series", "type", "chapter")) {
            numbers.put(fieldName, toArabic(work.plainText(fieldName)));
        }
        numbers.put(
                "page",
                work.rawValue("pages")
                        .flatMap(it -> WorkPages.parse(it).value().firstPage())
                        .orElse(""));
        numbers.put(
                "parent",
                work.rawValue(FieldName.CROSSREF).orElse("").strip().toLowerCase(Locale.ROOT));
        numbers.put("string", macroName(work).toLowerCase(Locale.ROOT));
        numbers.put("address", addressOf(work));
        numbers.put("occasion", occasionOf(work));
        numbers.put(FieldName.BOOKTITLE, work.plainText(FieldName.BOOKTITLE));
        return numbers;
    }

    /// The number that a Roman numeral states; other texts stay. A single letter may be one of a
    /// series from A on, unless it is a common numeral.
    private static String toArabic(String numberText) {
        OptionalInt romanValue =
                NUMERAL.matcher(numberText).matches()
                        ? RomanNumerals.valueOf(numberText)
                        : OptionalInt.empty();
        return romanValue.isPresent() ? String.valueOf(romanValue.getAsInt()) : numberText;
    }

    /// The letters of what says where a talk was given, or what else sets it apart.
    private static String occasionOf(Work work) {
        return Stream.of(FieldName.EVENTTITLE, FieldName.HOWPUBLISHED, FieldName.NOTE)
                .map(field -> NO_LETTERS.matcher(work.plainText(field)).replaceAll(""))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .map(text -> text.toLowerCase(Locale.ROOT))
                .orElse("");
    }

    /// The only address in the text of an entry, which is where it is found if nothing else says
    /// so.
    private static String addressOf(Work work) {
        List<String> addresses =
                Stream.of("note", "howpublished", "url")
                        .flatMap(field ->
                                WEB_ADDRESS.matcher(work.rawValue(field).orElse("")).results())
                        .map(address -> address.group(1).toLowerCase(Locale.ROOT))
                        .distinct()
                        .toList();
        return addresses.size() == 1 ? addresses.getFirst() : "";
    }

    /// The `@string`, defined or not, that states where it appeared; empty if a text does.
    private static String macroName(Work work) {
        return Stream.of(FieldName.BOOKTITLE, FieldName.JOURNAL, FieldName.JOURNALTITLE)
                .flatMap(field -> work.entry().valueSource(field).stream())
                .filter(source -> STRING_NAME.matcher(source).matches())
                .findFirst()
                .orElse("");
    }

    /// The DOI of the published version, not one of a preprint server or Zenodo.
    Optional<String> publishedDoi() {
        return doi.map(Doi::new)
                .filter(it -> !PreprintServers.hasRegistered(it))
                .filter(it -> !it.prefix().equals(ZENODO_PREFIX))
                .map(Doi::foldedName);
    }

    boolean isPreprint() {
        return kind == WorkKind.PREPRINT;
    }

    /// Whether it may be the published version of a preprint.
    boolean isPublication() {
        return switch (kind) {
            case JOURNAL, CONFERENCE, WORKSHOP, CHAPTER -> true;
            case PREPRINT, BOOK, THESIS, REPORT, TALK, POSTER, SOFTWARE, DATASET, PATENT, OTHER ->
                    false;
        };
    }

    /// Whether both have a number of a kind, with different values.
    boolean differsIn(String numberField, EntryFingerprint otherEntry) {
        String ownText = numbersByField.getOrDefault(numberField, "");
        String otherText = otherEntry.numbersByField.getOrDefault(numberField, "");
        return !ownText.isEmpty() && !otherText.isEmpty() && !ownText.equals(otherText);
    }

    boolean hasNumber(String numberField) {
        return !numbersByField.getOrDefault(numberField, "").isEmpty();
    }

    /// Whether the booktitle that one has is neither its title nor the other's.
    boolean isUnderOtherBooktitle(EntryFingerprint otherEntry) {
        if (!hasNumber(FieldName.BOOKTITLE) && !otherEntry.hasNumber(FieldName.BOOKTITLE)) {
            return false;
        }
        ComparedTitle ownBooktitle = bookOf(this);
        ComparedTitle otherBooktitle = bookOf(otherEntry);
        return !ownBooktitle.plainLetters().equals(otherBooktitle.plainLetters());
    }

    private static ComparedTitle bookOf(EntryFingerprint entry) {
        return entry.hasNumber(FieldName.BOOKTITLE)
                ? ComparedTitle.of(entry.numbersByField.getOrDefault(FieldName.BOOKTITLE, ""))
                : entry.comparedTitle;
    }

    /// Whether both are told apart by the occasion, of which neither says part of the other's.
    boolean isOfAnotherOccasion(EntryFingerprint otherEntry) {
        String ownText = numbersByField.getOrDefault("occasion", "");
        String otherText = otherEntry.numbersByField.getOrDefault("occasion", "");
        return !ownText.contains(otherText) && !otherText.contains(ownText);
    }

    boolean agreesIn(String numberField, EntryFingerprint otherEntry) {
        String ownText = numbersByField.getOrDefault(numberField, "");
        return !ownText.isEmpty()
                && ownText.equals(otherEntry.numbersByField.getOrDefault(numberField, ""));
    }

    static boolean areEqual(Optional<String> ownText, Optional<String> otherText) {
        return ownText.isPresent() && ownText.equals(otherText);
    }

    static boolean areDifferent(Optional<String> ownText, Optional<String> otherText) {
        return ownText.isPresent() && otherText.isPresent() && !ownText.equals(otherText);
    }

    /// How many years the other is later; empty if one has no year.
    Optional<Integer> yearsUntil(EntryFingerprint otherEntry) {
        return year.flatMap(ownYear -> otherEntry.year.map(otherYear -> otherYear - ownYear));
    }
}
