package octavo.search;

import octavo.bib.BibField;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Answers queries by a walk over all entries: slow, simple, and written apart from the index.
final class Scan {
    private static final String HAN = "(?<=\\p{IsHan})|(?=\\p{IsHan})";

    private static final Pattern HYPHEN = Pattern.compile("(?<=\\p{L})-(?=\\p{L})");

    /// What words never contain, of the letters of ASCII.
    private static final String SEPARATOR = "[\\x00-\\x7f&&[^A-Za-z0-9'`]]";

    private final Work work;
    private final Map<String, String> texts = new HashMap<>();

    private Scan(Work work) {
        this.work = work;
        for (BibField field : work.entry().fields()) {
            put(field.name().toLowerCase(Locale.ROOT));
        }
        if (work.hasParents()) {
            work.inheritableFields().forEach(this::put);
        }
    }

    private void put(String name) {
        String text = work.plainText(name);
        if (!text.isBlank()) {
            texts.put(name, text);
        }
    }

    static BitSet matching(Library library, Query query) {
        BitSet found = new BitSet();
        for (int i = 0; i < library.slots().size(); i++) {
            int number = library.slots().get(i).number();
            library.workAt(i)
                    .filter(work -> new Scan(work).fits(query))
                    .ifPresent(_ -> found.set(number));
        }
        return found;
    }

    private boolean fits(Query query) {
        return switch (query) {
            case Query.PhraseQuery phrase -> isIn(phrase.fieldNames(), words -> has(phrase, words));
            case Query.SubstringQuery(var names, var forms) ->
                    isIn(
                            names,
                            words ->
                                    words.stream()
                                            .flatMap(List::stream)
                                            .anyMatch(word ->
                                                    forms.stream().anyMatch(word::contains)));
            case Query.WholeValueQuery(String field, var values) ->
                    SearchFields.fieldsFor(field).stream()
                            .map(it -> bare(texts.getOrDefault(it, "")))
                            .anyMatch(it -> values.stream().anyMatch(one -> bare(one).equals(it)));
            case Query.YearRangeQuery(int first, int last) ->
                    work.publicationDate()
                            .startYear()
                            .filter(year -> year >= first && year <= last)
                            .isPresent();
            case Query.PresenceQuery(var names) -> names.stream().anyMatch(texts::containsKey);
            case Query.SlotQuery(var slots) ->
                    slots.get(work.library().slots().get(work.index()).number());
            case Query.GroupQuery _, Query.CitedQuery _ ->
                    throw new IllegalArgumentException("not resolved");
            case Query.NotQuery(var not) -> !fits(not);
            case Query.AndQuery(var queries) -> queries.stream().allMatch(this::fits);
            case Query.OrQuery(var queries) -> queries.stream().anyMatch(this::fits);
        };
    }

    private static List<String> bare(String text) {
        return words(text).stream().map(List::getFirst).toList();
    }

    private boolean isIn(List<String> fields, Predicate<List<List<String>>> fits) {
        if (fields.isEmpty()) {
            return fits.test(keyWords())
                    || texts.values().stream().anyMatch(text -> fits.test(words(text)));
        }
        return fields.stream()
                .anyMatch(field ->
                        switch (field) {
                            case SearchFields.KEY_FIELD -> fits.test(keyWords());
                            case SearchFields.KIND_FIELD -> fits.test(words(work.workKind().id()));
                            case SearchFields.TYPE_FIELD -> fits.test(words(work.entry().type()));
                            default -> fits.test(words(texts.getOrDefault(field, "")));
                        });
    }

    private List<List<String>> keyWords() {
        List<List<String>> words = words(work.key());
        words.forEach(forms -> {
            String word = forms.getFirst();
            String[] runs = word.split("(?<=\\D)(?=\\d)|(?<=\\d)(?=\\D)");
            forms.addAll(Arrays.asList(runs));
        });
        return words;
    }

    /// A word before a single hyphen is also that with the word behind it.
    private static List<List<String>> words(String text) {
        List<List<String>> words = apart(text);
        Matcher hyphen = HYPHEN.matcher(text);
        while (hyphen.find()) {
            String left = text.substring(0, hyphen.start());
            List<List<String>> joined =
                    apart(
                            left.replaceFirst("(?s).*" + SEPARATOR, "")
                                    + text.substring(hyphen.end())
                                            .replaceFirst("(?s)" + SEPARATOR + ".*", ""));
            if (joined.size() == 1) {
                words.get(apart(left).size() - 1).addAll(joined.getFirst());
            }
        }
        return words;
    }

    private static List<List<String>> apart(String text) {
        LetterFolding folding = LetterFolding.of(text);
        String[] bare = folding.unaccented().split(HAN + "| ", -1);
        String[] expanded = folding.transliterated().split(HAN + "| ", -1);
        List<List<String>> words = new ArrayList<>();
        for (int i = 0; i < bare.length; i++) {
            if (!bare[i].isBlank()) {
                words.add(new ArrayList<>(List.of(bare[i], expanded[i])));
            }
        }
        return words;
    }

    private static boolean has(Query.PhraseQuery phrase, List<List<String>> words) {
        int length = phrase.words().size();
        for (int start = 0; start + length <= words.size(); start++) {
            boolean all = true;
            for (int i = 0; i < length && all; i++) {
                boolean begun = i == length - 1 && !phrase.isWhole();
                List<String> sought = phrase.words().get(i);
                all =
                        words.get(start + i).stream()
                                .anyMatch(word ->
                                        sought.stream()
                                                .anyMatch(it ->
                                                        begun
                                                                ? word.startsWith(it)
                                                                : word.equals(it)));
            }
            if (all) {
                return true;
            }
        }
        return false;
    }
}
