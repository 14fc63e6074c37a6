package octavo.search;

import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.search.Query.And;
import octavo.search.Query.Or;
import octavo.search.Query.Phrase;
import octavo.search.Query.Whole;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the entries that have whole values: of those with all the words, it reads the values.
final class WholeValues {
    private WholeValues() {}

    /// The query with slots in place of whole values.
    ///
    /// @param search finds the slots for a query
    static Query resolved(Query query, Library library, Function<Query, BitSet> search) {
        return Query.replaced(
                query,
                term ->
                        term instanceof Whole whole
                                ? new Query.Among(slots(whole, library, search))
                                : term);
    }

    private static BitSet slots(Whole whole, Library library, Function<Query, BitSet> search) {
        List<String> fields = SearchFields.fields(whole.field());
        Set<String> wanted =
                whole.values().stream().map(WholeValues::folded).collect(Collectors.toSet());
        BitSet slots =
                (BitSet)
                        search.apply(
                                        new Or(
                                                whole.values().stream()
                                                        .map(value -> withWords(fields, value))
                                                        .toList()))
                                .clone();
        slots.stream()
                .filter(slot ->
                        library.indexOfSlot(slot)
                                .flatMap(library::work)
                                .filter(work -> has(work, whole, fields, wanted))
                                .isEmpty())
                .forEach(slots::clear);
        return slots;
    }

    /// Names may be in either order, so the words are looked for one by one.
    private static Query withWords(List<String> fields, String value) {
        return new And(
                SearchWords.of(value).stream()
                        .<Query>map(word -> new Phrase(fields, List.of(word), true))
                        .toList());
    }

    private static boolean has(Work work, Whole whole, List<String> fields, Set<String> wanted) {
        Stream<String> values =
                whole.isOfVenue()
                        ? Stream.of(work.venue())
                        : fields.stream().flatMap(field -> values(work, field));
        return values.anyMatch(value -> wanted.contains(folded(value)));
    }

    private static Stream<String> values(Work work, String field) {
        if (field.equals(SearchFields.KEY)) {
            return Stream.of(work.key());
        }
        if (FieldCatalogue.isNames(field)) {
            return work.people(field).names().stream()
                    .flatMap(name ->
                            Stream.of(
                                    name.display(NameForm.FAMILY_FIRST),
                                    name.display(NameForm.GIVEN_FIRST)));
        }
        String text = work.text(field);
        return FieldCatalogue.KEYWORDS.contains(field)
                ? Arrays.stream(EntryWords.BETWEEN_KEYWORDS.split(text, -1))
                : Stream.of(text);
    }

    /// The words of a text, each in one form.
    private static String folded(String text) {
        return SearchWords.of(text).stream().map(List::getFirst).collect(Collectors.joining(" "));
    }
}
