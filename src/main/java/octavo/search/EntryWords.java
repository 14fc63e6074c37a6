package octavo.search;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.library.Work;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the words of entries, field by field.
final class EntryWords {
    /// Receives the words of a field after the field itself.
    interface Sink extends SearchWords.Sink {
        /// Whether it accepts a field, by its name in lower case.
        boolean wants(String name);

        /// Whether it accepts a field of an entry with this value.
        boolean wants(BibEntry entry, Span value);

        /// Starts a field with content, by its name in lower case.
        void field(String name);
    }

    private static final int LAST_YEAR = 9999;

    static final Pattern BETWEEN_KEYWORDS = Pattern.compile("[,;]");

    private final Sink sink;
    private final SearchWords words;

    EntryWords(Sink sink) {
        this.sink = sink;
        this.words = new SearchWords(sink);
    }

    /// Reads an entry.
    ///
    /// @return whether one of its values uses a macro
    boolean read(Work work) {
        addOwn(work);
        boolean macros = false;
        List<String> own = fieldNames(work.entry());
        for (int i = 0; i < own.size(); i++) {
            String name = own.get(i).toLowerCase(Locale.ROOT);
            if (sink.wants(name) && isFirst(own, i)) {
                macros |= add(work, name, work.entry().valueSpan(i));
            }
        }
        if (work.inherits()) {
            addInherited(work, own);
        }
        boolean isTagged = work.inherits() || own.stream().anyMatch(SearchFields::areTags);
        if (isTagged && sink.wants(SearchFields.TAGS)) {
            addKeywords(work);
        }
        return macros;
    }

    /// Emits what an index stores of an entry besides its fields.
    private void addOwn(Work work) {
        if (sink.wants(SearchFields.KEY)) {
            addKey(work.key());
        }
        if (sink.wants(SearchFields.KIND)) {
            addWhole(SearchFields.KIND, work.kind().id());
        }
        if (sink.wants(SearchFields.TYPE)) {
            addWhole(SearchFields.TYPE, work.entry().type().toLowerCase(Locale.ROOT));
        }
        if (sink.wants(SearchFields.YEAR)) {
            work.date()
                    .startYear()
                    .filter(year -> year >= 0 && year <= LAST_YEAR)
                    .ifPresent(year -> addWhole(SearchFields.YEAR, year.toString()));
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

    private void addInherited(Work work, List<String> own) {
        Set<String> names = work.inheritableFields();
        own.forEach(name -> names.remove(name.toLowerCase(Locale.ROOT)));
        names.removeIf(name -> !sink.wants(name));
        for (String name : names) {
            addText(name, work.text(name));
        }
    }

    private boolean add(Work work, String name, Span value) {
        if (!sink.wants(work.entry(), value)) {
            return false;
        }
        String source = work.entry().slice().text(value);
        char first = source.isEmpty() ? '{' : source.charAt(0);
        boolean delimited = first == '{' || first == '"';
        if (isPlain(source, delimited)) {
            int margin = delimited ? 1 : 0;
            addText(name, source, margin, source.length() - margin);
            return false;
        }
        addText(name, work.text(name));
        return !delimited || source.indexOf('#') >= 0;
    }

    /// Whether a value is a single text that need not be parsed as LaTeX: it has the same words
    /// either way.
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

    private void addText(String field, String text) {
        addText(field, text, 0, text.length());
    }

    private void addText(String field, String text, int from, int to) {
        int start = from;
        while (start < to && text.charAt(start) <= ' ') {
            start++;
        }
        if (start < to) {
            sink.field(field);
            words.read(text, start, to);
        }
    }

    private void addKeywords(Work work) {
        sink.field(SearchFields.TAGS);
        for (String field : FieldCatalogue.KEYWORDS) {
            for (String keyword : BETWEEN_KEYWORDS.split(work.text(field), -1)) {
                add(SearchFields.BOUND, false);
                words.read(keyword, 0, keyword.length());
            }
            add(SearchFields.BOUND, false);
        }
    }

    private void addWhole(String field, String word) {
        sink.field(field);
        sink.word(word.toCharArray(), word.length(), false);
    }

    /// Emits a key, and as variants the runs of letters and of digits in it.
    private void addKey(String key) {
        if (key.isEmpty()) {
            return;
        }
        sink.field(SearchFields.KEY);
        for (List<String> forms : SearchWords.of(key)) {
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
        sink.word(word.toCharArray(), word.length(), again);
    }
}
