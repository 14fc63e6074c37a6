package octavo.duplicates;

import octavo.fields.FieldName;
import octavo.library.Kind;
import octavo.library.Work;
import octavo.names.NameShape;
import octavo.names.PersonName;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.WorkPages;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The features that identify an entry's work.
///
/// @param index the entry's index in the library
/// @param key its key, for messages
/// @param doi in lower case
/// @param arXiv without version
/// @param numbers volume, number, edition, first page and other distinguishing numbers, if present
record EntryFingerprint(
        int index,
        String key,
        Kind kind,
        Optional<String> doi,
        Optional<String> arXiv,
        Set<String> isbns,
        ComparedTitle title,
        ComparedAuthors authors,
        Optional<Integer> year,
        String venue,
        Map<String, String> numbers) {

    private static final Pattern ADDRESS =
            Pattern.compile("(?i)https?://([^\\s{}]+?)/?(?=[\\s{}]|$)");

    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}\\p{Nd}]+");
    private static final Pattern STRING_NAME = Pattern.compile("[^\\s{}\"#0-9][^\\s{}\"#]*");

    private static final Set<String> SERVERS =
            Set.of(
                    "10.48550",
                    "10.1101",
                    "10.2139",
                    "10.26434",
                    "10.31234",
                    "10.36227",
                    "10.21203",
                    "10.20944",
                    "10.5281",
                    "10.64898");

    /// @param names a cache of parsed names
    static EntryFingerprint of(int index, Work work, Map<PersonName, NameShape> names) {
        var people = work.authors();
        return new EntryFingerprint(
                index,
                work.key(),
                work.kind(),
                work.doi().map(Doi::folded),
                work.arXiv().map(ArxivId::id),
                new HashSet<>(work.isbns().stream().map(it -> it.to13().digits()).toList()),
                ComparedTitle.of(work.title()),
                ComparedAuthors.of(
                        people.names().stream()
                                .map(name ->
                                        names.computeIfAbsent(
                                                name, _ -> NameShape.of(name.unicode())))
                                .toList(),
                        people.others()),
                work.date().startYear(),
                work.venue(),
                numbers(work));
    }

    private static Map<String, String> numbers(Work work) {
        Map<String, String> numbers = new HashMap<>();
        for (String field : List.of("volume", "number", "edition", "series", "type", "chapter")) {
            numbers.put(field, work.text(field));
        }
        numbers.put(
                "page",
                work.raw("pages").flatMap(it -> WorkPages.parse(it).value().first()).orElse(""));
        numbers.put(
                "parent", work.raw(FieldName.CROSSREF).orElse("").strip().toLowerCase(Locale.ROOT));
        numbers.put("string", string(work).toLowerCase(Locale.ROOT));
        numbers.put("address", address(work));
        numbers.put("occasion", occasion(work));
        return numbers;
    }

    /// The letters of what says where a talk was given, or what else sets it apart.
    private static String occasion(Work work) {
        return Stream.of(FieldName.EVENTTITLE, FieldName.HOWPUBLISHED, FieldName.NOTE)
                .map(field -> NO_LETTERS.matcher(work.text(field)).replaceAll(""))
                .filter(text -> !text.isEmpty())
                .findFirst()
                .map(text -> text.toLowerCase(Locale.ROOT))
                .orElse("");
    }

    /// The only address in the text of an entry, which is where it is found if nothing else says
    /// so.
    private static String address(Work work) {
        List<String> found =
                Stream.of("note", "howpublished", "url")
                        .flatMap(field -> ADDRESS.matcher(work.raw(field).orElse("")).results())
                        .map(address -> address.group(1).toLowerCase(Locale.ROOT))
                        .distinct()
                        .toList();
        return found.size() == 1 ? found.getFirst() : "";
    }

    /// The `@string`, defined or not, that states where it appeared; empty if a text does.
    private static String string(Work work) {
        return Stream.of(FieldName.BOOKTITLE, FieldName.JOURNAL, FieldName.JOURNALTITLE)
                .flatMap(field -> work.entry().source(field).stream())
                .filter(source -> STRING_NAME.matcher(source).matches())
                .findFirst()
                .orElse("");
    }

    /// The DOI of the published version, not one of a preprint server.
    Optional<String> publishedDoi() {
        return doi.filter(it -> !SERVERS.contains(new Doi(it).prefix()));
    }

    boolean isPreprint() {
        return kind == Kind.PREPRINT;
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
    boolean differsIn(String number, EntryFingerprint that) {
        String one = numbers.getOrDefault(number, "");
        String other = that.numbers.getOrDefault(number, "");
        return !one.isEmpty() && !other.isEmpty() && !one.equals(other);
    }

    /// Whether both are told apart by the occasion, of which neither says part of the other's.
    boolean isOfAnotherOccasion(EntryFingerprint that) {
        String one = numbers.getOrDefault("occasion", "");
        String other = that.numbers.getOrDefault("occasion", "");
        return !one.contains(other) && !other.contains(one);
    }

    boolean agreesIn(String number, EntryFingerprint that) {
        String one = numbers.getOrDefault(number, "");
        return !one.isEmpty() && one.equals(that.numbers.getOrDefault(number, ""));
    }

    static boolean agree(Optional<String> one, Optional<String> other) {
        return one.isPresent() && one.equals(other);
    }

    static boolean differ(Optional<String> one, Optional<String> other) {
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }

    /// How many years the other is later; empty if one has no year.
    Optional<Integer> yearsUntil(EntryFingerprint that) {
        return year.flatMap(from -> that.year.map(to -> to - from));
    }
}
