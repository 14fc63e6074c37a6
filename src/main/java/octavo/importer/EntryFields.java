package octavo.importer;

import octavo.bib.BibValue;
import octavo.convert.BiblatexKeys;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.fields.TypeCatalogue.EntryType;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.tidy.ExposedWords;
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
    private static final Set<String> TITLES =
            Set.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.BOOKSUBTITLE,
                    FieldName.SHORTTITLE);

    /// The parts of a title that BibTeX has in one field.
    private static final Map<String, String> SUBTITLES =
            Map.of(
                    FieldName.SUBTITLE, FieldName.TITLE,
                    FieldName.BOOKSUBTITLE, FieldName.BOOKTITLE,
                    FieldName.JOURNALSUBTITLE, FieldName.JOURNALTITLE);

    /// What needs no braces where the library has none around numbers.
    static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private static final List<String> SEASONS = List.of("Spring", "Summer", "Autumn", "Winter");
    private static final int FIRST_SEASON = 21;
    private static final String MASTERS = "mathesis";

    private final ImportedWork work;
    private final LibraryConventions conventions;
    private final SequencedMap<String, BibValue> fields = new LinkedHashMap<>();

    EntryFields(ImportedWork work, LibraryConventions conventions) {
        this.work = work;
        this.conventions = conventions;
    }

    /// The type in the library's dialect.
    String type() {
        EntryType type = TypeCatalogue.of(work.type());
        if (conventions.isBiblatex() || type.leaning() <= 0) {
            return type.name();
        }
        boolean masters = work.plain(FieldName.TYPE).equals(MASTERS);
        return type.name().equals("thesis") && masters
                ? TypeCatalogue.of("mastersthesis").classicName()
                : type.classicName();
    }

    /// Values by the library's names for the fields.
    SequencedMap<String, BibValue> fields() {
        work.fields()
                .forEach((field, value) -> {
                    if (value instanceof ImportedValue.Dated(var date)
                            && field.equals(FieldName.DATE)) {
                        date(date);
                    } else if (!isJoined(field) && !isSaidByType(field)) {
                        braced(text(field, value))
                                .ifPresent(it -> fields.putIfAbsent(name(field), it));
                    }
                });
        return fields;
    }

    private Optional<BibValue> braced(String text) {
        if (conventions.hasBareNumbers() && NUMBER.matcher(text).matches()) {
            return Optional.of(BibValue.parse(text));
        }
        return text.isBlank()
                ? Optional.empty()
                : BibValue.braced(conventions.isAscii() ? LaTeX.fromUnicode(text) : text);
    }

    /// Whether a subtitle is joined to its title.
    private boolean isJoined(String field) {
        String title = SUBTITLES.getOrDefault(field, "");
        return !conventions.isBiblatex() && work.has(title);
    }

    /// Whether BibTeX's type implies biblatex's `type`.
    private boolean isSaidByType(String field) {
        return field.equals(FieldName.TYPE)
                && !conventions.isBiblatex()
                && work.value(field).filter(ImportedValue.Exact.class::isInstance).isPresent()
                && Set.of("phdthesis", MASTERS, "techreport").contains(work.plain(field));
    }

    private String name(String field) {
        boolean school = field.equals(FieldName.INSTITUTION) && type().endsWith("thesis");
        return school && !conventions.isBiblatex() ? FieldName.SCHOOL : conventions.name(field);
    }

    private String text(String field, ImportedValue value) {
        return switch (value) {
            case ImportedValue.Prose(var runs) -> prose(field, FieldTextWriter.of(runs));
            case ImportedValue.Latex(var source) -> prose(field, source);
            case ImportedValue.Exact(var text) -> exact(field, text);
            case ImportedValue.People(var names, var others) -> BibNameList.toBibtex(names, others);
            case ImportedValue.Dated(var date) -> date.toString();
            case ImportedValue.Several(var members) -> members(field, members);
        };
    }

    private String prose(String field, String latex) {
        String whole = withSubtitle(field, latex);
        if (!TITLES.contains(field)) {
            return whole;
        }
        return conventions.hasBracedTitles() ? "{" + whole + "}" : ExposedWords.braced(whole);
    }

    private String withSubtitle(String title, String latex) {
        if (conventions.isBiblatex()) {
            return latex;
        }
        return SUBTITLES.entrySet().stream()
                .filter(pair -> pair.getValue().equals(title) && work.has(pair.getKey()))
                .map(pair -> work.value(pair.getKey()).orElseThrow())
                .filter(ImportedValue.Prose.class::isInstance)
                .map(sub -> FieldTextWriter.of(((ImportedValue.Prose) sub).runs()))
                .findFirst()
                .map(sub -> latex + (latex.matches(".*[:?!]") ? " " : ": ") + sub)
                .orElse(latex);
    }

    /// Braces would end the value: in a URL they are percent-encoded.
    private String exact(String field, String text) {
        boolean key = !conventions.isBiblatex() && BiblatexKeys.has(text);
        if (key && field.equals(FieldName.TYPE)) {
            return BiblatexKeys.text(text);
        }
        if (field.equals(FieldName.EPRINTTYPE) && !conventions.isBiblatex()) {
            return text.equals("arxiv") ? "arXiv" : text;
        }
        return field.equals(FieldName.URL) ? text.replace("{", "%7B").replace("}", "%7D") : text;
    }

    /// The members of a list, with the field's separator. A publisher with “and” in its name would
    /// be split.
    private String members(String field, List<String> members) {
        boolean keywords = FieldCatalogue.kind(field) == FieldKind.KEYWORDS;
        return members.stream()
                .map(LaTeX::escape)
                .map(member ->
                        !keywords && conventions.isBiblatex() && member.matches("(?i).*\\sand\\s.*")
                                ? "{" + member + "}"
                                : member)
                .map(member -> keywords && member.contains(",") ? "{" + member + "}" : member)
                .collect(Collectors.joining(keywords ? ", " : " and "));
    }

    private void date(PublicationDate date) {
        if (conventions.hasDates()) {
            dateField(date);
            return;
        }
        String year =
                date instanceof PartialDate || date instanceof DateInterval
                        ? date.shownYear().orElse("")
                        : date.toString();
        braced(LaTeX.escape(year)).ifPresent(it -> fields.put(FieldName.YEAR, it));
        Optional<PartialDate> start =
                date instanceof DateInterval interval
                        ? Optional.of(interval.start())
                                .filter(PartialDate.class::isInstance)
                                .map(PartialDate.class::cast)
                        : Optional.of(date)
                                .filter(PartialDate.class::isInstance)
                                .map(PartialDate.class::cast);
        start.ifPresent(this::month);
    }

    private void dateField(PublicationDate date) {
        switch (date) {
            case PublicationDate.Pending(var state, var expected) -> {
                braced(state.key()).ifPresent(it -> fields.put(FieldName.PUBSTATE, it));
                expected.ifPresent(this::dateField);
            }
            case PublicationDate.Literal(var text) ->
                    braced(LaTeX.escape(text)).ifPresent(it -> fields.put(FieldName.YEAR, it));
            case PartialDate _, DateInterval _ ->
                    braced(date.toString()).ifPresent(it -> fields.put(FieldName.DATE, it));
            case PublicationDate.Undated _ -> {}
        }
    }

    private void month(PartialDate date) {
        if (date.month() >= 1 && date.month() <= 12) {
            fields.put(FieldName.MONTH, conventions.month(date.month()));
        } else if (date.month() >= FIRST_SEASON && date.month() < FIRST_SEASON + SEASONS.size()) {
            braced(SEASONS.get(date.month() - FIRST_SEASON))
                    .ifPresent(it -> fields.put(FieldName.MONTH, it));
        }
        if (date.day() > 0) {
            braced(String.valueOf(date.day())).ifPresent(it -> fields.put(FieldName.DAY, it));
        }
    }
}
