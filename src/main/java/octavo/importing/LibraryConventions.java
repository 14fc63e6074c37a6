package octavo.importing;

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
    private static final int SAMPLE_SIZE = 500;

    private static final Pattern ACCENT =
            Pattern.compile(
                    "\\\\(?:[\"'`^~=.]\\s?\\{?\\\\?[A-Za-z]|(?:ss|o|O|ae|AE|aa|AA|l|L)\\b)");

    private final BibDialect dialect;

    /// The frequency of each field, by name in lower case.
    private final Map<String, Integer> fieldUses = new HashMap<>();

    private final FieldNameCase nameCase = new FieldNameCase();

    /// How often a field precedes another in an entry.
    private final Map<List<String>, Integer> precedenceCounts = new HashMap<>();

    private final Map<MonthForm, Integer> monthFormCounts = new HashMap<>();
    private int titleCount;
    private int bracedTitleCount;
    private int yearCount;
    private int bareYearCount;
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
        var libraryConventions = new LibraryConventions(library.bibDialect());
        List<BibEntry> entries = library.entrySlots().map(slot -> (BibEntry) slot.item()).toList();
        int stepSize = Math.max(1, entries.size() / SAMPLE_SIZE);
        for (int i = 0; i < entries.size(); i += stepSize) {
            libraryConventions.learnEntry(entries.get(i));
        }
        return libraryConventions;
    }

    private void learnEntry(BibEntry entry) {
        List<String> earlierNames = new ArrayList<>();
        for (int i = 0; i < entry.fieldCount(); i++) {
            nameCase.learnName(entry.fieldName(i));
            String fieldName = entry.fieldName(i).toLowerCase(Locale.ROOT);
            fieldUses.merge(fieldName, 1, Integer::sum);
            earlierNames.forEach(earlierName ->
                    precedenceCounts.merge(List.of(earlierName, fieldName), 1, Integer::sum));
            earlierNames.add(fieldName);
        }
        entry.value(FieldName.YEAR)
                .ifPresent(year -> {
                    yearCount++;
                    bareYearCount +=
                            year.parts().equals(List.of())
                                            || !(year.parts().getFirst()
                                                    instanceof BibValue.BarePart)
                                    ? 0
                                    : 1;
                });
        String entryText = entry.text();
        hasLetters |=
                entryText
                        .chars()
                        .anyMatch(character -> character >= 0x80 && Character.isLetter(character));
        hasAccents |= entryText.indexOf('\\') >= 0 && ACCENT.matcher(entryText).find();
        entry.valueSource(FieldName.TITLE)
                .ifPresent(title -> {
                    titleCount++;
                    bracedTitleCount += title.matches("(?s)[{\"]\\{.*\\}[}\"]") ? 1 : 0;
                });
        entry.value(FieldName.MONTH)
                .flatMap(LibraryConventions::monthFormOf)
                .ifPresent(form -> monthFormCounts.merge(form, 1, Integer::sum));
    }

    private static Optional<MonthForm> monthFormOf(BibValue monthValue) {
        if (monthValue.parts().size() != 1) {
            return Optional.empty();
        }
        if (monthValue.parts().getFirst() instanceof BibValue.MacroPart) {
            return Optional.of(MonthForm.MACRO);
        }
        String monthText = monthValue.expandedText(_ -> Optional.empty()).strip();
        if (monthText.matches("[0-9]{1,2}")) {
            return Optional.of(MonthForm.NUMBER);
        }
        return monthText.matches("\\p{L}+\\.?")
                ? Optional.of(monthText.length() > 4 ? MonthForm.NAME : MonthForm.SHORT_NAME)
                : Optional.empty();
    }

    boolean isBiblatex() {
        return dialect == BibDialect.BIBLATEX;
    }

    /// The library's name for a field.
    ///
    /// @param standardName its biblatex name
    String preferredName(String standardName) {
        String classicName = FieldCatalogue.CLASSIC_NAMES.getOrDefault(standardName, standardName);
        int standardUses = fieldUses.getOrDefault(standardName, 0);
        int classicUses = fieldUses.getOrDefault(classicName, 0);
        return standardUses == classicUses
                ? (isBiblatex() ? standardName : classicName)
                : standardUses > classicUses ? standardName : classicName;
    }

    /// A field's name in the library's case.
    String preferredCase(String name) {
        return nameCase.usualSpelling(name);
    }

    /// Whether dates are in `date` rather than in `year` and `month`.
    boolean usesDateField() {
        int dateUses = fieldUses.getOrDefault(FieldName.DATE, 0);
        int yearUses = fieldUses.getOrDefault(FieldName.YEAR, 0);
        return dateUses == yearUses ? isBiblatex() : dateUses > yearUses;
    }

    MonthForm mostUsedMonthForm() {
        MonthForm mostUsed = MonthForm.MACRO;
        for (MonthForm form : MonthForm.values()) {
            mostUsed =
                    monthFormCounts.getOrDefault(form, 0)
                                    > monthFormCounts.getOrDefault(mostUsed, 0)
                            ? form
                            : mostUsed;
        }
        return mostUsed;
    }

    /// The library's form of a month.
    ///
    /// @param monthNumber from 1
    BibValue monthValue(int monthNumber) {
        String monthName = Month.of(monthNumber).getDisplayName(TextStyle.FULL, Locale.ENGLISH);
        String monthMacro = monthName.substring(0, 3).toLowerCase(Locale.ROOT);
        return BibValue.parse(
                switch (mostUsedMonthForm()) {
                    case MACRO -> monthMacro;
                    case NAME -> "{" + monthName + "}";
                    case SHORT_NAME -> "{" + monthName.substring(0, 3) + "}";
                    case NUMBER -> String.valueOf(monthNumber);
                });
    }

    /// Whether non-ASCII letters are written as commands.
    boolean isAscii() {
        return hasAccents && !hasLetters;
    }

    /// Whether numbers have no braces or quotes.
    boolean hasBareNumbers() {
        return bareYearCount * 2 > yearCount;
    }

    /// Whether titles have double braces, which protect their case.
    boolean hasBracedTitles() {
        return bracedTitleCount * 2 > titleCount;
    }

    /// Sorts field names in the library's prevailing order, others in the catalogue's.
    List<String> orderNames(List<String> names) {
        List<String> orderedNames = new ArrayList<>();
        for (String name : names) {
            if (fieldUses.containsKey(name)) {
                int insertionIndex = orderedNames.size();
                while (insertionIndex > 0 && precedes(name, orderedNames.get(insertionIndex - 1))) {
                    insertionIndex--;
                }
                orderedNames.add(insertionIndex, name);
            }
        }
        names.stream()
                .filter(name -> !fieldUses.containsKey(name))
                .sorted(Comparator.comparingInt(LibraryConventions::usualPosition))
                .forEach(name -> orderedNames.add(insertionIndex(orderedNames, name), name));
        return orderedNames;
    }

    /// After all fields that precede it in the catalogue.
    private static int insertionIndex(List<String> orderedNames, String name) {
        int insertionIndex = orderedNames.size();
        while (insertionIndex > 0
                && usualPosition(orderedNames.get(insertionIndex - 1)) > usualPosition(name)) {
            insertionIndex--;
        }
        return insertionIndex;
    }

    private boolean precedes(String name, String otherName) {
        int beforeCount = precedenceCounts.getOrDefault(List.of(name, otherName), 0);
        int afterCount = precedenceCounts.getOrDefault(List.of(otherName, name), 0);
        return beforeCount == afterCount
                ? usualPosition(name) < usualPosition(otherName)
                : beforeCount > afterCount;
    }

    private static int usualPosition(String name) {
        return FieldCatalogue.usualPosition(name).orElse(Integer.MAX_VALUE);
    }
}
