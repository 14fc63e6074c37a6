package octavo.search;

import octavo.bib.BibEntry;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Collects the words of entries, field by field.
final class EntryWords {
    private static final int LAST_YEAR = 9999;

    private final Map<String, FieldWords> fields = new HashMap<>();
    private FieldWords current = new FieldWords();
    private final Predicate<String> wanted;
    private final Words words =
            new Words((letters, length, again) -> current.add(letters, length, again));

    /// @param wanted which fields to look at
    EntryWords(Predicate<String> wanted) {
        this.wanted = wanted;
    }

    /// Adds an entry, the number of which is one more than that of the one before.
    ///
    /// @return whether one of its values names a macro
    boolean add(int entry, Work work) {
        addOwn(entry, work);
        boolean macros = false;
        List<String> own = fieldNames(work.entry());
        for (int i = 0; i < own.size(); i++) {
            String name = own.get(i).toLowerCase(Locale.ROOT);
            if (wanted.test(name) && isFirst(own, i)) {
                BibEntry source = work.entry();
                macros |= add(entry, work, name, source.slice().text(source.valueSpan(i)));
            }
        }
        if (work.inherits()) {
            addInherited(entry, work, own);
        }
        return macros;
    }

    /// Adds what an index knows of an entry besides its fields.
    private void addOwn(int entry, Work work) {
        if (wanted.test(SearchFields.KEY)) {
            addKey(entry, work.key());
        }
        if (wanted.test(SearchFields.KIND)) {
            addWhole(SearchFields.KIND, entry, work.kind().id());
        }
        if (wanted.test(SearchFields.TYPE)) {
            addWhole(SearchFields.TYPE, entry, work.entry().type().toLowerCase(Locale.ROOT));
        }
        if (wanted.test(SearchFields.YEAR)) {
            work.date()
                    .startYear()
                    .filter(year -> year >= 0 && year <= LAST_YEAR)
                    .ifPresent(year -> addWhole(SearchFields.YEAR, entry, year.toString()));
        }
    }

    private static List<String> fieldNames(BibEntry entry) {
        List<String> names = new ArrayList<>(entry.fieldCount());
        for (int i = 0; i < entry.fieldCount(); i++) {
            names.add(entry.fieldName(i));
        }
        return names;
    }

    private static boolean isFirst(List<String> names, int index) {
        String name = names.get(index);
        for (int i = 0; i < index; i++) {
            if (names.get(i).equalsIgnoreCase(name)) {
                return false;
            }
        }
        return true;
    }

    private void addInherited(int entry, Work work, List<String> own) {
        Set<String> names = work.inheritableFields();
        own.forEach(name -> names.remove(name.toLowerCase(Locale.ROOT)));
        names.removeIf(wanted.negate());
        for (String name : names) {
            addText(name, entry, work.text(name));
        }
    }

    private boolean add(int entry, Work work, String name, String source) {
        char first = source.isEmpty() ? '{' : source.charAt(0);
        boolean delimited = first == '{' || first == '"';
        if (isPlain(source, delimited)) {
            int margin = delimited ? 1 : 0;
            addText(name, entry, source, margin, source.length() - margin);
            return false;
        }
        addText(name, entry, work.text(name));
        return !delimited || source.indexOf('#') >= 0;
    }

    /// Whether a value is one text that says what it says, also without being read as LaTeX: what
    /// LaTeX makes of it has the same words.
    private static boolean isPlain(String source, boolean delimited) {
        int from = delimited ? 1 : 0;
        int to = source.length() - from;
        if (delimited && (to < 1 || source.charAt(to) != (source.charAt(0) == '{' ? '}' : '"'))) {
            return false;
        }
        for (int i = from; i < to; i++) {
            char c = source.charAt(i);
            if (delimited ? isTelling(c) || c == '\'' && source.charAt(i + 1) == c : !isDigit(c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTelling(char c) {
        return c == '\\' || c == '{' || c == '}' || c == '"' || c == '$' || c == '`';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void addText(String field, int entry, String text) {
        addText(field, entry, text, 0, text.length());
    }

    private void addText(String field, int entry, String text, int from, int to) {
        int start = from;
        while (start < to && text.charAt(start) <= ' ') {
            start++;
        }
        if (start < to) {
            begin(field, entry);
            words.read(text, start, to);
        }
    }

    private void begin(String field, int entry) {
        current = fields.computeIfAbsent(field, _ -> new FieldWords());
        current.begin(entry);
    }

    private void addWhole(String field, int entry, String word) {
        begin(field, entry);
        current.add(word.toCharArray(), word.length(), false);
    }

    /// A key, and as other forms of it the runs of letters and of digits in it.
    private void addKey(int entry, String key) {
        if (key.isEmpty()) {
            return;
        }
        begin(SearchFields.KEY, entry);
        for (List<String> forms : Words.of(key)) {
            for (int i = 0; i < forms.size(); i++) {
                add(forms.get(i), i > 0);
            }
            String word = forms.getFirst();
            int start = 0;
            for (int i = 1; i < word.length(); i++) {
                if (isDigit(word.charAt(i)) != isDigit(word.charAt(i - 1))) {
                    add(word.substring(start, i), true);
                    start = i;
                }
            }
            if (start > 0) {
                add(word.substring(start), true);
            }
        }
    }

    private void add(String word, boolean again) {
        current.add(word.toCharArray(), word.length(), again);
    }

    /// The words of each field. This gives up what was collected, since it is large.
    Map<String, FieldTerms> toTerms() {
        Map<String, FieldTerms> terms = new HashMap<>();
        for (String field : List.copyOf(fields.keySet())) {
            FieldWords collected = fields.remove(field);
            if (collected != null) {
                terms.put(field, collected.toTerms());
            }
        }
        return Map.copyOf(terms);
    }
}
