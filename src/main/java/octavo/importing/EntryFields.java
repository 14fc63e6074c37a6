package octavo.importing;

import octavo.bib.BibValue;
import octavo.conversion.BiblatexKeys;
import octavo.editing.tidy.ExposedWords;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.fields.TypeCatalogue.EntryType;
import octavo.formats.workdrafts.FieldTextWriter;
import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Converts a work to an entry type and fields in a library's dialect.
final class EntryFields {
    /// Titles whose case styles may change.
    private static final Set<String> TITLE_FIELDS =
            Set.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.BOOKSUBTITLE,
                    FieldName.SHORTTITLE);

    /// The parts of a title that BibTeX has in one field.
    private static final Map<String, String> TITLE_BY_SUBTITLE =
            Map.of(
                    FieldName.SUBTITLE, FieldName.TITLE,
                    FieldName.BOOKSUBTITLE, FieldName.BOOKTITLE,
                    FieldName.JOURNALSUBTITLE, FieldName.JOURNALTITLE);

    /// What needs no braces where the library has none around numbers.
    static final Pattern PLAIN_NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private static final List<String> SEASONS = List.of("Spring", "Summer", "Autumn", "Winter");
    private static final int FIRST_SEASON = 21;
    private static final String MASTERS_THESIS = "mathesis";

    private final ImportedWork importedWork;
    private final LibraryConventions libraryConventions;
    private final SequencedMap<String, BibValue> bibFields = new LinkedHashMap<>();

    EntryFields(ImportedWork importedWork, LibraryConventions libraryConventions) {
        this.importedWork = importedWork;
        this.libraryConventions = libraryConventions;
    }

    /// The type in the library's dialect.
    String bibType() {
        EntryType entryType = TypeCatalogue.typeNamed(importedWork.type());
        if (libraryConventions.isBiblatex() || entryType.dialectLeaning() <= 0) {
            return entryType.name();
        }
        boolean isMasters = importedWork.plainText(FieldName.TYPE).equals(MASTERS_THESIS);
        return entryType.name().equals("thesis") && isMasters
                ? TypeCatalogue.typeNamed("mastersthesis").classicName()
                : entryType.classicName();
    }

    /// Values by the library's names for the fields.
    SequencedMap<String, BibValue> toBibFields() {
        importedWork
                .fields()
                .forEach((field, value) -> {
                    if (value instanceof ImportedValue.DateValue(var date)
                            && field.equals(FieldName.DATE)) {
                        putDate(date);
                    } else if (!isJoinedToTitle(field) && !isImpliedByType(field)) {
                        toBraced(valueText(field, value))
                                .ifPresent(it -> bibFields.putIfAbsent(bibFieldName(field), it));
                    }
                });
        return bibFields;
    }

    private Optional<BibValue> toBraced(String text) {
        if (libraryConventions.hasBareNumbers() && PLAIN_NUMBER.matcher(text).matches()) {
            return Optional.of(BibValue.parse(text));
        }
        return text.isBlank()
                ? Optional.empty()
                : BibValue.braced(libraryConventions.isAscii() ? LaTeX.toAscii(text) : text);
    }

    /// Whether a subtitle is joined to its title.
    private boolean isJoinedToTitle(String fieldName) {
        String title = TITLE_BY_SUBTITLE.getOrDefault(fieldName, "");
        return !libraryConventions.isBiblatex() && importedWork.hasField(title);
    }

    /// Whether BibTeX's type implies biblatex's `type`.
    private boolean isImpliedByType(String fieldName) {
        return fieldName.equals(FieldName.TYPE)
                && !libraryConventions.isBiblatex()
                && importedWork
                        .findValue(fieldName)
                        .filter(ImportedValue.ExactValue.class::isInstance)
                        .isPresent()
                && Set.of("phdthesis", MASTERS_THESIS, "techreport")
                        .contains(importedWork.plainText(fieldName));
    }

    private String bibFieldName(String fieldName) {
        boolean isSchool = fieldName.equals(FieldName.INSTITUTION) && bibType().endsWith("thesis");
        return isSchool && !libraryConventions.isBiblatex()
                ? FieldName.SCHOOL
                : libraryConventions.preferredName(fieldName);
    }

    private String valueText(String fieldName, ImportedValue value) {
        return switch (value) {
            case ImportedValue.ProseValue(var runs) ->
                    proseText(fieldName, FieldTextWriter.of(runs));
            case ImportedValue.LatexValue(var source) -> proseText(fieldName, source);
            case ImportedValue.ExactValue(var text) -> exactText(fieldName, text);
            case ImportedValue.PeopleValue(var personNames, var hasOthers) ->
                    BibNameList.toBibtex(personNames, hasOthers);
            case ImportedValue.DateValue(var date) -> date.toString();
            case ImportedValue.ListValue(var members) -> joinMembers(fieldName, members);
        };
    }

    private String proseText(String fieldName, String latexText) {
        String wholeTitle = withSubtitle(fieldName, latexText);
        if (!TITLE_FIELDS.contains(fieldName)) {
            return wholeTitle;
        }
        return libraryConventions.hasBracedTitles()
                ? "{" + wholeTitle + "}"
                : ExposedWords.addBraces(wholeTitle);
    }

    private String withSubtitle(String title, String latexText) {
        if (libraryConventions.isBiblatex()) {
            return latexText;
        }
        return TITLE_BY_SUBTITLE.entrySet().stream()
                .filter(pair ->
                        pair.getValue().equals(title) && importedWork.hasField(pair.getKey()))
                .map(pair -> importedWork.findValue(pair.getKey()).orElseThrow())
                .filter(ImportedValue.ProseValue.class::isInstance)
                .map(subtitle -> FieldTextWriter.of(((ImportedValue.ProseValue) subtitle).runs()))
                .findFirst()
                .map(subtitle -> latexText + (latexText.matches(".*[:?!]") ? " " : ": ") + subtitle)
                .orElse(latexText);
    }

    /// Braces would end the value: in a URL they are percent-encoded.
    private String exactText(String fieldName, String text) {
        boolean isBiblatexKey = !libraryConventions.isBiblatex() && BiblatexKeys.isKey(text);
        if (isBiblatexKey && fieldName.equals(FieldName.TYPE)) {
            return BiblatexKeys.textOf(text);
        }
        if (fieldName.equals(FieldName.EPRINTTYPE) && !libraryConventions.isBiblatex()) {
            return text.equals("arxiv") ? "arXiv" : text;
        }
        return fieldName.equals(FieldName.URL)
                ? text.replace("{", "%7B").replace("}", "%7D")
                : text;
    }

    /// The members of a list, with the field's separator. A publisher with “and” in its name would
    /// be split.
    private String joinMembers(String fieldName, List<String> members) {
        boolean isKeywords = FieldCatalogue.kindOf(fieldName) == FieldKind.KEYWORDS;
        return members.stream()
                .map(LaTeX::escapeText)
                .map(member ->
                        !isKeywords
                                        && libraryConventions.isBiblatex()
                                        && member.matches("(?i).*\\sand\\s.*")
                                ? "{" + member + "}"
                                : member)
                .map(member -> isKeywords && member.contains(",") ? "{" + member + "}" : member)
                .collect(Collectors.joining(isKeywords ? ", " : " and "));
    }

    private void putDate(PublicationDate date) {
        if (libraryConventions.usesDateField()) {
            putDateField(date);
            return;
        }
        String yearText =
                date instanceof PartialDate || date instanceof DateInterval
                        ? date.displayYear().orElse("")
                        : date.toString();
        toBraced(LaTeX.escapeText(yearText)).ifPresent(it -> bibFields.put(FieldName.YEAR, it));
        Optional<PartialDate> startDate =
                date instanceof DateInterval interval
                        ? Optional.of(interval.startBound())
                                .filter(PartialDate.class::isInstance)
                                .map(PartialDate.class::cast)
                        : Optional.of(date)
                                .filter(PartialDate.class::isInstance)
                                .map(PartialDate.class::cast);
        startDate.ifPresent(this::putMonth);
    }

    private void putDateField(PublicationDate date) {
        switch (date) {
            case PublicationDate.PendingDate(var state, var expected) -> {
                toBraced(state.pubstateKey())
                        .ifPresent(it -> bibFields.put(FieldName.PUBSTATE, it));
                expected.ifPresent(this::putDateField);
            }
            case PublicationDate.UnreadableDate(var text) ->
                    toBraced(LaTeX.escapeText(text))
                            .ifPresent(it -> bibFields.put(FieldName.YEAR, it));
            case PartialDate _, DateInterval _ ->
                    toBraced(date.toString()).ifPresent(it -> bibFields.put(FieldName.DATE, it));
            case PublicationDate.UndatedWork _ -> {}
        }
    }

    private void putMonth(PartialDate date) {
        if (date.month() >= 1 && date.month() <= 12) {
            bibFields.put(FieldName.MONTH, libraryConventions.monthValue(date.month()));
        } else if (date.month() >= FIRST_SEASON && date.month() < FIRST_SEASON + SEASONS.size()) {
            toBraced(SEASONS.get(date.month() - FIRST_SEASON))
                    .ifPresent(it -> bibFields.put(FieldName.MONTH, it));
        }
        if (date.day() > 0) {
            toBraced(String.valueOf(date.day())).ifPresent(it -> bibFields.put(FieldName.DAY, it));
        }
    }
}
