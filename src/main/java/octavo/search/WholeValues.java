package octavo.search;

import octavo.fields.FieldCatalogue;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameForm;
import octavo.search.Query.AndQuery;
import octavo.search.Query.OrQuery;
import octavo.search.Query.PhraseQuery;
import octavo.search.Query.WholeValueQuery;

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
    /// @param slotSearch finds the slots for a query
    static Query resolveValues(Query query, Library library, Function<Query, BitSet> slotSearch) {
        return Query.replaceTerms(
                query,
                term ->
                        term instanceof WholeValueQuery valueQuery
                                ? new Query.SlotQuery(
                                        matchingSlots(valueQuery, library, slotSearch))
                                : term);
    }

    private static BitSet matchingSlots(
            WholeValueQuery valueQuery, Library library, Function<Query, BitSet> slotSearch) {
        List<String> fieldNames = SearchFields.fieldsFor(valueQuery.fieldName());
        Set<String> wantedValues =
                valueQuery.values().stream()
                        .map(WholeValues::foldWords)
                        .collect(Collectors.toSet());
        BitSet matchingSlots =
                (BitSet)
                        slotSearch
                                .apply(
                                        new OrQuery(
                                                valueQuery.values().stream()
                                                        .map(value -> wordsQuery(fieldNames, value))
                                                        .toList()))
                                .clone();
        matchingSlots.stream()
                .filter(slot ->
                        library.indexOfSlot(slot)
                                .flatMap(library::workAt)
                                .filter(work ->
                                        hasValue(work, valueQuery, fieldNames, wantedValues))
                                .isEmpty())
                .forEach(matchingSlots::clear);
        return matchingSlots;
    }

    /// Names may be in either order, so the words are looked for one by one.
    private static Query wordsQuery(List<String> fieldNames, String value) {
        return new AndQuery(
                SearchWords.of(value).stream()
                        .<Query>map(word -> new PhraseQuery(fieldNames, List.of(word), true))
                        .toList());
    }

    private static boolean hasValue(
            Work work,
            WholeValueQuery valueQuery,
            List<String> fieldNames,
            Set<String> wantedValues) {
        Stream<String> values =
                valueQuery.isOfVenue()
                        ? Stream.of(work.venue())
                        : fieldNames.stream().flatMap(fieldName -> fieldValues(work, fieldName));
        return values.anyMatch(value -> wantedValues.contains(foldWords(value)));
    }

    private static Stream<String> fieldValues(Work work, String fieldName) {
        if (fieldName.equals(SearchFields.KEY_FIELD)) {
            return Stream.of(work.key());
        }
        if (FieldCatalogue.holdsNames(fieldName)) {
            return work.people(fieldName).names().stream()
                    .flatMap(name ->
                            Stream.of(
                                    name.displayName(NameForm.FAMILY_FIRST),
                                    name.displayName(NameForm.GIVEN_FIRST)));
        }
        String fieldText = work.plainText(fieldName);
        return FieldCatalogue.KEYWORD_FIELDS.contains(fieldName)
                ? Arrays.stream(EntryWords.KEYWORD_SEPARATOR.split(fieldText, -1))
                : Stream.of(fieldText);
    }

    /// The words of a text, each in one form.
    private static String foldWords(String fieldText) {
        return SearchWords.of(fieldText).stream()
                .map(List::getFirst)
                .collect(Collectors.joining(" "));
    }
}
