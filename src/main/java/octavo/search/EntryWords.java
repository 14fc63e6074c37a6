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
    interface FieldSink extends SearchWords.WordSink {
        /// Whether it accepts a field, by its name in lower case.
        boolean accepts(String fieldName);

        /// Whether it accepts a field of an entry with this value.
        boolean accepts(BibEntry entry, Span valueSpan);

        /// Starts a field with content, by its name in lower case.
        void startField(String fieldName);
    }

    private static final int LAST_YEAR = 9999;

    static final Pattern KEYWORD_SEPARATOR = Pattern.compile("[,;]");

    private final FieldSink fieldSink;
    private final SearchWords searchWords;

    EntryWords(FieldSink fieldSink) {
        this.fieldSink = fieldSink;
        this.searchWords = new SearchWords(fieldSink);
    }

    /// Reads an entry.
    ///
    /// @return whether one of its values uses a macro
    boolean readEntry(Work work) {
        addProperties(work);
        boolean usesMacro = false;
        List<String> ownNames = fieldNames(work.entry());
        for (int i = 0; i < ownNames.size(); i++) {
            String foldedName = ownNames.get(i).toLowerCase(Locale.ROOT);
            if (fieldSink.accepts(foldedName) && isFirstOfName(ownNames, i)) {
                usesMacro |= add(work, foldedName, work.entry().valueSpan(i));
            }
        }
        if (work.hasParents()) {
            addInherited(work, ownNames);
        }
        boolean isTagged = work.hasParents() || ownNames.stream().anyMatch(SearchFields::areTags);
        if (isTagged && fieldSink.accepts(SearchFields.TAGS_FIELD)) {
            addKeywords(work);
        }
        return usesMacro;
    }

    /// Emits what an index stores of an entry besides its fields.
    private void addProperties(Work work) {
        if (fieldSink.accepts(SearchFields.KEY_FIELD)) {
            addKey(work.key());
        }
        if (fieldSink.accepts(SearchFields.KIND_FIELD)) {
            addSingleWord(SearchFields.KIND_FIELD, work.workKind().id());
        }
        if (fieldSink.accepts(SearchFields.TYPE_FIELD)) {
            addSingleWord(SearchFields.TYPE_FIELD, work.entry().type().toLowerCase(Locale.ROOT));
        }
        if (fieldSink.accepts(SearchFields.YEAR_FIELD)) {
            work.publicationDate()
                    .startYear()
                    .filter(year -> year >= 0 && year <= LAST_YEAR)
                    .ifPresent(year -> addSingleWord(SearchFields.YEAR_FIELD, year.toString()));
        }
    }

    private static List<String> fieldNames(BibEntry entry) {
        List<String> fieldNames = new ArrayList<>(entry.fieldCount());
        for (int i = 0; i < entry.fieldCount(); i++) {
            fieldNames.add(entry.fieldName(i));
        }
        return fieldNames;
    }

    private static boolean isFirstOfName(List<String> names, int index) {
        String name = names.get(index);
        for (int i = 0; i < index; i++) {
            if (names.get(i).equalsIgnoreCase(name)) {
                return false;
            }
        }
        return true;
    }

    private void addInherited(Work work, List<String> ownNames) {
        Set<String> inheritableNames = work.inheritableFields();
        ownNames.forEach(fieldName -> inheritableNames.remove(fieldName.toLowerCase(Locale.ROOT)));
        inheritableNames.removeIf(fieldName -> !fieldSink.accepts(fieldName));
        for (String fieldName : inheritableNames) {
            addText(fieldName, work.plainText(fieldName));
        }
    }

    private boolean add(Work work, String name, Span valueSpan) {
        if (!fieldSink.accepts(work.entry(), valueSpan)) {
            return false;
        }
        String valueSource = work.entry().slice().text(valueSpan);
        char firstCharacter = valueSource.isEmpty() ? '{' : valueSource.charAt(0);
        boolean isDelimited = firstCharacter == '{' || firstCharacter == '"';
        if (isPlainValue(valueSource, isDelimited)) {
            int delimiterLength = isDelimited ? 1 : 0;
            addText(name, valueSource, delimiterLength, valueSource.length() - delimiterLength);
            return false;
        }
        addText(name, work.plainText(name));
        return !isDelimited || valueSource.indexOf('#') >= 0;
    }

    /// Whether a value is a single text that need not be parsed as LaTeX: it has the same words
    /// either way.
    private static boolean isPlainValue(String valueSource, boolean isDelimited) {
        int startOffset = isDelimited ? 1 : 0;
        int endOffset = valueSource.length() - startOffset;
        if (isDelimited
                && (endOffset < 1
                        || valueSource.charAt(endOffset)
                                != (valueSource.charAt(0) == '{' ? '}' : '"'))) {
            return false;
        }
        for (int i = startOffset; i < endOffset; i++) {
            char character = valueSource.charAt(i);
            if (isDelimited
                    ? isLatexCharacter(character)
                            || character == '\'' && valueSource.charAt(i + 1) == character
                    : !isDigit(character)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLatexCharacter(char character) {
        return character == '\\'
                || character == '{'
                || character == '}'
                || character == '"'
                || character == '$'
                || character == '`';
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    private void addText(String fieldName, String text) {
        addText(fieldName, text, 0, text.length());
    }

    private void addText(String fieldName, String text, int startOffset, int endOffset) {
        int contentStart = startOffset;
        while (contentStart < endOffset && text.charAt(contentStart) <= ' ') {
            contentStart++;
        }
        if (contentStart < endOffset) {
            fieldSink.startField(fieldName);
            searchWords.readText(text, contentStart, endOffset);
        }
    }

    private void addKeywords(Work work) {
        fieldSink.startField(SearchFields.TAGS_FIELD);
        for (String fieldName : FieldCatalogue.KEYWORD_FIELDS) {
            for (String keyword : KEYWORD_SEPARATOR.split(work.plainText(fieldName), -1)) {
                add(SearchFields.KEYWORD_BOUND, false);
                searchWords.readText(keyword, 0, keyword.length());
            }
            add(SearchFields.KEYWORD_BOUND, false);
        }
    }

    private void addSingleWord(String fieldName, String word) {
        fieldSink.startField(fieldName);
        fieldSink.addWord(word.toCharArray(), word.length(), false);
    }

    /// Emits a key, and as variants the runs of letters and of digits in it.
    private void addKey(String key) {
        if (key.isEmpty()) {
            return;
        }
        fieldSink.startField(SearchFields.KEY_FIELD);
        for (List<String> wordForms : SearchWords.of(key)) {
            for (int i = 0; i < wordForms.size(); i++) {
                add(wordForms.get(i), i > 0);
            }
            String word = wordForms.getFirst();
            int runStart = 0;
            for (int i = 1; i < word.length(); i++) {
                if (isDigit(word.charAt(i)) != isDigit(word.charAt(i - 1))) {
                    add(word.substring(runStart, i), true);
                    runStart = i;
                }
            }
            if (runStart > 0) {
                add(word.substring(runStart), true);
            }
        }
    }

    private void add(String word, boolean isVariant) {
        fieldSink.addWord(word.toCharArray(), word.length(), isVariant);
    }
}
