package octavo.search;

import octavo.bib.BibField;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Collects the words of entries, field by field.
final class EntryWords {
    private static final int LAST_YEAR = 9999;

    private final Map<String, FieldWords> fields = new HashMap<>();
    private FieldWords current = new FieldWords();
    private final Words words =
            new Words((letters, length, again) -> current.add(letters, length, again));

    /// Adds an entry, the number of which is one more than that of the one before.
    ///
    /// @return whether one of its values names a macro
    boolean add(int entry, Work work) {
        addKey(entry, work.key());
        addWhole(SearchFields.KIND, entry, work.kind().id());
        addWhole(SearchFields.TYPE, entry, work.entry().type().toLowerCase(Locale.ROOT));
        work.date()
                .startYear()
                .filter(year -> year >= 0 && year <= LAST_YEAR)
                .ifPresent(year -> addWhole(SearchFields.YEAR, entry, year.toString()));
        boolean macros = false;
        List<BibField> own = work.entry().fields();
        for (int i = 0; i < own.size(); i++) {
            BibField field = own.get(i);
            String name = field.name().toLowerCase(Locale.ROOT);
            if (isFirst(own, i)) {
                macros |= add(entry, work, name, field.source());
            }
        }
        if (work.inherits()) {
            addInherited(entry, work, own);
        }
        return macros;
    }

    private static boolean isFirst(List<BibField> fields, int index) {
        String name = fields.get(index).name();
        for (int i = 0; i < index; i++) {
            if (fields.get(i).name().equalsIgnoreCase(name)) {
                return false;
            }
        }
        return true;
    }

    private void addInherited(int entry, Work work, List<BibField> own) {
        Set<String> names = work.inheritableFields();
        own.forEach(field -> names.remove(field.name().toLowerCase(Locale.ROOT)));
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
