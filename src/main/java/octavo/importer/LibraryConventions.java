package octavo.importer;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.bib.FieldNameCase;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.library.BibDialect;
import octavo.library.Library;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// A library's conventions, so that imported entries look like its own. Layout is up to
/// `EntryLayout`.
final class LibraryConventions {
    /// The number of entries sampled.
    private static final int SAMPLE = 500;

    private static final Pattern ACCENT =
            Pattern.compile(
                    "\\\\(?:[\"'`^~=.]\\s?\\{?\\\\?[A-Za-z]|(?:ss|o|O|ae|AE|aa|AA|l|L)\\b)");

    private final BibDialect dialect;

    /// The frequency of each field, by name in lower case.
    private final Map<String, Integer> uses = new HashMap<>();

    private final FieldNameCase spellings = new FieldNameCase();

    /// How often a field precedes another in an entry.
    private final Map<List<String>, Integer> orders = new HashMap<>();

    private final Map<MonthForm, Integer> months = new HashMap<>();
    private int titles;
    private int bracedTitles;
    private int numbers;
    private int bareNumbers;
    private boolean hasLetters;
    private boolean hasAccents;

    /// The forms of months: `jan`, `{January}`, `{Jan}`, `1`.
    enum MonthForm {
        MACRO,
        NAME,
        SHORT_NAME,
        NUMBER
    }

    private LibraryConventions(BibDialect dialect) {
        this.dialect = dialect;
    }

    static LibraryConventions of(Library library) {
        var conventions = new LibraryConventions(library.flavour());
        List<BibEntry> entries = library.entries().map(slot -> (BibEntry) slot.item()).toList();
        int step = Math.max(1, entries.size() / SAMPLE);
        for (int i = 0; i < entries.size(); i += step) {
            conventions.learn(entries.get(i));
        }
        return conventions;
    }

    private void learn(BibEntry entry) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            spellings.learn(entry.fieldName(i));
            String name = entry.fieldName(i).toLowerCase(Locale.ROOT);
            uses.merge(name, 1, Integer::sum);
            names.forEach(before -> orders.merge(List.of(before, name), 1, Integer::sum));
            names.add(name);
        }
        entry.value(FieldName.YEAR)
                .ifPresent(year -> {
                    numbers++;
                    bareNumbers +=
                            year.parts().equals(List.of())
                                            || !(year.parts().getFirst() instanceof BibValue.Bare)
                                    ? 0
                                    : 1;
                });
        String text = entry.text();
        hasLetters |= text.chars().anyMatch(c -> c >= 0x80 && Character.isLetter(c));
        hasAccents |= text.indexOf('\\') >= 0 && ACCENT.matcher(text).find();
        entry.source(FieldName.TITLE)
                .ifPresent(title -> {
                    titles++;
                    bracedTitles += title.matches("(?s)[{\"]\\{.*\\}[}\"]") ? 1 : 0;
                });
        entry.value(FieldName.MONTH)
                .flatMap(LibraryConventions::monthForm)
                .ifPresent(form -> months.merge(form, 1, Integer::sum));
    }

    private static Optional<MonthForm> monthForm(BibValue month) {
        if (month.parts().size() != 1) {
            return Optional.empty();
        }
        if (month.parts().getFirst() instanceof BibValue.Macro) {
            return Optional.of(MonthForm.MACRO);
        }
        String text = month.text(_ -> Optional.empty()).strip();
        if (text.matches("[0-9]{1,2}")) {
            return Optional.of(MonthForm.NUMBER);
        }
        return text.matches("\\p{L}+\\.?")
                ? Optional.of(text.length() > 4 ? MonthForm.NAME : MonthForm.SHORT_NAME)
                : Optional.empty();
    }

    boolean isBiblatex() {
        return dialect == BibDialect.BIBLATEX;
    }

    /// The library's name for a field.
    ///
    /// @param standard its biblatex name
    String name(String standard) {
        String classic = FieldCatalogue.CLASSIC_NAMES.getOrDefault(standard, standard);
        int here = uses.getOrDefault(standard, 0);
        int there = uses.getOrDefault(classic, 0);
        return here == there
                ? (isBiblatex() ? standard : classic)
                : here > there ? standard : classic;
    }

    /// A field's name in the library's case.
    String written(String name) {
        return spellings.written(name);
    }

    /// Whether dates are in `date` rather than in `year` and `month`.
    boolean hasDates() {
        int date = uses.getOrDefault(FieldName.DATE, 0);
        int year = uses.getOrDefault(FieldName.YEAR, 0);
        return date == year ? isBiblatex() : date > year;
    }

    MonthForm months() {
        MonthForm best = MonthForm.MACRO;
        for (MonthForm form : MonthForm.values()) {
            best = months.getOrDefault(form, 0) > months.getOrDefault(best, 0) ? form : best;
        }
        return best;
    }

    /// The library's form of a month.
    ///
    /// @param number from 1
    BibValue month(int number) {
        String name = Month.of(number).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        String macro = name.substring(0, 3).toLowerCase(Locale.ROOT);
        return BibValue.parse(
                switch (months()) {
                    case MACRO -> macro;
                    case NAME -> "{" + name + "}";
                    case SHORT_NAME -> "{" + name.substring(0, 3) + "}";
                    case NUMBER -> String.valueOf(number);
                });
    }

    /// Whether non-ASCII letters are written as commands.
    boolean isAscii() {
        return hasAccents && !hasLetters;
    }

    /// Whether numbers have no braces or quotes.
    boolean hasBareNumbers() {
        return bareNumbers * 2 > numbers;
    }

    /// Whether titles have double braces, which protect their case.
    boolean hasBracedTitles() {
        return bracedTitles * 2 > titles;
    }

    /// Sorts field names in the library's prevailing order, others in the catalogue's.
    List<String> ordered(List<String> names) {
        List<String> ordered = new ArrayList<>();
        for (String name : names) {
            if (uses.containsKey(name)) {
                int at = ordered.size();
                while (at > 0 && precedes(name, ordered.get(at - 1))) {
                    at--;
                }
                ordered.add(at, name);
            }
        }
        names.stream()
                .filter(name -> !uses.containsKey(name))
                .sorted(Comparator.comparingInt(LibraryConventions::place))
                .forEach(name -> ordered.add(placeAmong(ordered, name), name));
        return ordered;
    }

    /// After all fields that precede it in the catalogue.
    private static int placeAmong(List<String> ordered, String name) {
        int at = ordered.size();
        while (at > 0 && place(ordered.get(at - 1)) > place(name)) {
            at--;
        }
        return at;
    }

    private boolean precedes(String name, String other) {
        int before = orders.getOrDefault(List.of(name, other), 0);
        int after = orders.getOrDefault(List.of(other, name), 0);
        return before == after ? place(name) < place(other) : before > after;
    }

    private static int place(String name) {
        return FieldCatalogue.place(name).orElse(Integer.MAX_VALUE);
    }
}
