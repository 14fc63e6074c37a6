package octavo.receipts;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedValue.DateValue;
import octavo.formats.workdrafts.ImportedValue.ExactValue;
import octavo.formats.workdrafts.ImportedValue.LatexValue;
import octavo.formats.workdrafts.ImportedValue.ListValue;
import octavo.formats.workdrafts.ImportedValue.PeopleValue;
import octavo.formats.workdrafts.ImportedValue.ProseValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.LetterFolding;
import octavo.text.StoredTitle;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.WorkPages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// What a value says, whatever its form: braces, commands, dashes, capitals, the order in which a
/// name is written and the dialect do not count.
///
/// @param standardName the field's name in biblatex; of a date, the part
/// @param foldedText equal for all forms of a value
record ValueMeaning(String standardName, String foldedText) {
    /// Any year, for reading a month alone.
    private static final String SOME_YEAR = "2000";

    /// What a field of an entry says; several things if it is a date with a month.
    static List<ValueMeaning> ofField(Work work, String fieldName) {
        String foldedName = fieldName.toLowerCase(Locale.ROOT);
        String standardName = FieldCatalogue.standardName(foldedName);
        String text = work.plainText(foldedName);
        if (text.isBlank()) {
            return foldedName.equals(FieldName.YEAR) ? yearOfDate(work) : List.of();
        }
        return switch (FieldCatalogue.kindOf(foldedName)) {
            case NAMES -> {
                BibNameList nameList = work.people(foldedName);
                yield List.of(ofPeople(standardName, nameList.names(), nameList.hasOthers()));
            }
            case DATE -> ofDate(standardName, readDate(foldedName, text));
            case PAGES -> List.of(new ValueMeaning(standardName, foldPages(text)));
            default ->
                    List.of(
                            standardName.equals(FieldName.EPRINT)
                                    ? new ValueMeaning(standardName, foldEprint(work, text))
                                    : ofText(standardName, text));
        };
    }

    /// The year of an entry that has a date instead.
    private static List<ValueMeaning> yearOfDate(Work work) {
        String dateText = work.plainText(FieldName.DATE);
        return dateText.isBlank()
                ? List.of()
                : ofDate(FieldName.DATE, readDate(FieldName.DATE, dateText)).stream()
                        .filter(it -> it.standardName().equals(FieldName.YEAR))
                        .toList();
    }

    /// What a field of a service's record says.
    static List<ValueMeaning> ofRecord(ImportedWork record, String standardName) {
        return record.findValue(standardName)
                .map(value ->
                        switch (value) {
                            case PeopleValue(var names, var hasOthers) ->
                                    List.of(ofPeople(standardName, names, hasOthers));
                            case DateValue(var date) -> ofDate(standardName, date);
                            case ProseValue _, LatexValue _, ExactValue _, ListValue _ ->
                                    List.of(ofPlainText(standardName, value.plainText()));
                        })
                .orElse(List.of());
    }

    private static ValueMeaning ofPlainText(String standardName, String text) {
        return switch (standardName) {
            case FieldName.PAGES -> new ValueMeaning(standardName, foldPages(text));
            case FieldName.EPRINT ->
                    new ValueMeaning(
                            standardName,
                            ArxivId.parse(text).value().map(ArxivId::toString).orElse(text));
            default -> ofText(standardName, text);
        };
    }

    private static ValueMeaning ofPeople(
            String standardName, List<PersonName> names, boolean hasOthers) {
        return new ValueMeaning(
                standardName,
                names.stream().map(ValueMeaning::foldName).collect(Collectors.joining(";"))
                        + (hasOthers ? ";…" : ""));
    }

    private static ValueMeaning ofText(String standardName, String text) {
        return switch (standardName) {
            case FieldName.DOI, FieldName.URL ->
                    Doi.parse(text)
                            .value()
                            .filter(_ ->
                                    standardName.equals(FieldName.DOI) || text.contains("doi.org/"))
                            .map(doi -> new ValueMeaning(FieldName.DOI, doi.foldedName()))
                            .orElseGet(() -> new ValueMeaning(standardName, text.strip()));
            case FieldName.ISBN -> new ValueMeaning(standardName, foldIsbns(text));
            case FieldName.TITLE ->
                    new ValueMeaning(standardName, orText(StoredTitle.foldTitle(text), text));
            default ->
                    new ValueMeaning(
                            standardName,
                            FieldCatalogue.kindOf(standardName).isVerbatim()
                                    ? text.strip()
                                    : orText(LetterFolding.of(text).unaccented(), text));
        };
    }

    /// A text without a letter or digit is its own meaning.
    private static String orText(String foldedText, String text) {
        return foldedText.isBlank() ? text.strip() : foldedText;
    }

    private static String foldName(PersonName bibName) {
        PersonName name = bibName.toUnicode();
        String family =
                name.literal().orElseGet(() -> (name.prefix() + " " + name.family()).strip());
        return LetterFolding.of(family).unaccented()
                + ","
                + LetterFolding.of(name.given()).unaccented()
                + ","
                + LetterFolding.of(name.suffix()).unaccented();
    }

    private static PublicationDate readDate(String foldedName, String text) {
        return foldedName.equals(FieldName.MONTH)
                ? PublicationDate.parse(SOME_YEAR, text, "").value()
                : PublicationDate.parse(text).value();
    }

    private static List<ValueMeaning> ofDate(String standardName, PublicationDate date) {
        if (standardName.equals(FieldName.DAY)
                || !(date instanceof PartialDate partialDate)
                || partialDate.unknownDigits() > 0) {
            return List.of(new ValueMeaning(standardName, date.toString()));
        }
        boolean isOtherDate =
                !List.of(FieldName.DATE, FieldName.YEAR, FieldName.MONTH).contains(standardName);
        if (isOtherDate) {
            return List.of(new ValueMeaning(standardName, partialDate.toString()));
        }
        List<ValueMeaning> parts = new ArrayList<>();
        if (!standardName.equals(FieldName.MONTH)) {
            parts.add(new ValueMeaning(FieldName.YEAR, String.valueOf(partialDate.year())));
        }
        if (partialDate.month() > 0) {
            parts.add(new ValueMeaning(FieldName.MONTH, String.valueOf(partialDate.month())));
        }
        if (partialDate.day() > 0) {
            parts.add(new ValueMeaning(FieldName.DAY, String.valueOf(partialDate.day())));
        }
        return parts;
    }

    private static String foldPages(String text) {
        String pagesText =
                WorkPages.pagesInFull(text)
                        .orElseGet(() -> WorkPages.parse(text).value().toString());
        return LetterFolding.of(pagesText).unaccented();
    }

    private static String foldEprint(Work work, String text) {
        String archive = work.plainText(FieldName.EPRINTTYPE);
        return archive.isBlank() || archive.equalsIgnoreCase("arxiv")
                ? work.arXiv().map(ArxivId::toString).orElse(text.strip())
                : text.strip();
    }

    private static String foldIsbns(String text) {
        List<Isbn> isbns = Isbn.parse(text).value();
        return isbns.isEmpty()
                ? text.strip()
                : isbns.stream()
                        .map(isbn -> isbn.isValid() ? isbn.toIsbn13() : isbn)
                        .map(Isbn::digits)
                        .sorted()
                        .collect(Collectors.joining(","));
    }

    /// Identifies the value among those of its entry.
    String digest() {
        return ShortDigest.of(ShortDigest.VALUE_LENGTH, standardName, foldedText);
    }
}
