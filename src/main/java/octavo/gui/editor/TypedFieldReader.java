package octavo.gui.editor;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.cslreferences.LanguageTags;
import octavo.editing.tidy.BareDoi;
import octavo.editing.tidy.MonthMacros;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.BibDialect;
import octavo.library.MacroValues;
import octavo.library.TypedText;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.values.Doi;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;
import octavo.values.PublicationDate.DateInterval;
import octavo.values.ValueProblem;
import octavo.values.WebUrl;
import octavo.values.WorkPages;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads what people type for dates, pages, months, languages, URLs and DOIs, and says what the
/// dialect of the library writes for it. What is not wholly understood stays as typed.
final class TypedFieldReader {
    private static final MessageTexts MESSAGES = MessageTexts.of(TypedFieldReader.class);
    private static final Set<String> LANGUAGES =
            Set.of(FieldName.LANGUAGE, "langid", "origlanguage");

    /// Diagnostics that writing the normal form settles.
    private static final Set<DiagnosticCode> SETTLED =
            Set.of(
                    ValueProblem.DATE_NOT_ISO,
                    ValueProblem.MONTH_IN_YEAR,
                    ValueProblem.URL_WITHOUT_SCHEME,
                    ValueProblem.URL_CHARACTERS,
                    ValueProblem.DOI_NOT_BARE);

    private static final Pattern AND = Pattern.compile("(?i)\\s+and\\s+");
    private static final Pattern LANGUAGE_KEY = Pattern.compile("lang[a-z]+");

    private final BibEntry entry;
    private final String field;
    private final BibDialect dialect;

    private TypedFieldReader(BibEntry entry, String field, BibDialect dialect) {
        this.entry = entry;
        this.field = field;
        this.dialect = dialect;
    }

    /// Whether a field's text is read.
    static boolean reads(String name) {
        String field = name.toLowerCase(Locale.ROOT);
        FieldKind kind = FieldCatalogue.kindOf(field);
        return kind == FieldKind.PAGES
                || kind == FieldKind.DATE && !field.equals(FieldName.DAY)
                || Set.of(FieldName.DOI, FieldName.URL).contains(field)
                || LANGUAGES.contains(field);
    }

    /// Readies what reading a field needs: asking for the names of all languages takes a while.
    static void prepare(String field, BackgroundTasks background) {
        if (LANGUAGES.contains(field)) {
            background.runWhenIdle(() -> LanguageTags.babelName("no language"), _ -> {}, _ -> {});
        }
    }

    /// @param isSource whether the text is the value's source; then only a month is read
    static TypedReading read(
            BibEntry entry, String name, String text, BibDialect dialect, boolean isSource) {
        String field = name.toLowerCase(Locale.ROOT);
        if (text.isBlank()
                || !reads(field)
                || isSource && (!field.equals(FieldName.MONTH) || isMonth(text))) {
            return TypedReading.AS_TYPED;
        }
        return new TypedFieldReader(entry, field, dialect).read(text.strip());
    }

    /// Whether a source is that of a month: its macro, a number, or several parts.
    private static boolean isMonth(String source) {
        BibValue value = BibValue.parse(source.strip());
        return value.isWellFormed()
                && !(value.parts().size() == 1
                        && value.parts().getFirst() instanceof BibValue.MacroPart macro
                        && !MacroValues.MONTH_NAMES.containsKey(macro.foldedName()));
    }

    private TypedReading read(String text) {
        if (LANGUAGES.contains(field)) {
            return languages(text);
        }
        return switch (field) {
            case FieldName.DOI -> doi(text);
            case FieldName.URL -> url(text);
            case FieldName.MONTH -> month(text);
            case FieldName.YEAR -> year(text);
            default -> FieldCatalogue.kindOf(field) == FieldKind.PAGES ? pages(text) : date(text);
        };
    }

    private TypedReading written(String text, String typed) {
        return text.equals(typed)
                ? TypedReading.AS_TYPED
                : TypedText.toValue(entry, field, text)
                        .map(value -> TypedReading.of(field, value))
                        .orElse(TypedReading.AS_TYPED);
    }

    private static boolean isSettled(List<Diagnostic> diagnostics) {
        return diagnostics.stream().allMatch(what -> SETTLED.contains(what.code()));
    }

    /// The text stays as typed; a warning is the reason.
    private static TypedReading kept(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .filter(what -> !what.code().isHint())
                .findFirst()
                .map(what -> TypedReading.unknown(MessageTranslator.of(what.message())))
                .orElse(TypedReading.AS_TYPED);
    }

    private TypedReading date(String text) {
        var parsed = PublicationDate.parse(text);
        boolean isDate =
                parsed.value() instanceof PartialDate || parsed.value() instanceof DateInterval;
        return isDate && isSettled(parsed.diagnostics())
                ? written(parsed.value().toString(), text)
                : kept(parsed.diagnostics());
    }

    /// A year with a month goes to the fields that BibTeX has for the parts of a date.
    private TypedReading year(String text) {
        var parsed = PublicationDate.parse(text, "", "");
        if (!isSettled(parsed.diagnostics())) {
            return kept(parsed.diagnostics());
        }
        return parsed.value() instanceof PartialDate date && date.month() > 0 && isPlain(date)
                ? parts(date)
                : TypedReading.AS_TYPED;
    }

    private static boolean isPlain(PartialDate date) {
        return !date.isSeason()
                && date.year() > 0
                && date.clockTime().isEmpty()
                && date.certainty() == PartialDate.DateCertainty.CERTAIN;
    }

    private TypedReading parts(PartialDate date) {
        SequencedMap<String, BibValue> writes = new LinkedHashMap<>();
        put(writes, FieldName.YEAR, String.valueOf(date.year()));
        MonthMacros.sourceOf(String.valueOf(date.month()))
                .ifPresent(macro -> writes.put(FieldName.MONTH, BibValue.parse(macro)));
        if (date.day() > 0) {
            put(writes, FieldName.DAY, String.valueOf(date.day()));
        }
        boolean stale = date.day() <= 0 && entry.hasField(FieldName.DAY);
        return new TypedReading(writes, stale ? List.of(FieldName.DAY) : List.of(), "");
    }

    private void put(SequencedMap<String, BibValue> writes, String name, String text) {
        TypedText.toValue(entry, name, text).ifPresent(value -> writes.put(name, value));
    }

    /// A month in another language than English is read as part of a date.
    private TypedReading month(String text) {
        if (MacroValues.MONTH_NAMES.containsKey(text)) {
            return TypedReading.AS_TYPED;
        }
        var parsed = PublicationDate.parse("2000", text, "");
        if (!parsed.diagnostics().isEmpty()) {
            return kept(parsed.diagnostics());
        }
        return MonthMacros.sourceOf(text)
                .or(() -> alone(parsed.value()))
                .map(source -> TypedReading.of(field, BibValue.parse(source)))
                .orElse(TypedReading.AS_TYPED);
    }

    private static Optional<String> alone(PublicationDate value) {
        return value instanceof PartialDate date && date.month() > 0 && date.day() <= 0
                ? MonthMacros.sourceOf(String.valueOf(date.month()))
                : Optional.empty();
    }

    private TypedReading pages(String text) {
        return WorkPages.pagesInFull(text)
                .map(full -> written(full, text))
                .orElseGet(() -> kept(WorkPages.parse(text).diagnostics()));
    }

    private TypedReading doi(String text) {
        var parsed = Doi.parse(text);
        return parsed.value().isEmpty()
                ? kept(parsed.diagnostics())
                : written(BareDoi.toBareDoi(text), text);
    }

    private TypedReading url(String text) {
        var parsed = WebUrl.parse(text);
        return parsed.value().isPresent() && isSettled(parsed.diagnostics())
                ? written(parsed.value().get().address(), text)
                : kept(parsed.diagnostics());
    }

    private TypedReading languages(String text) {
        List<String> said = AND.splitAsStream(text).toList();
        Optional<String> unknown =
                said.stream().filter(each -> language(each).isEmpty()).findFirst();
        return unknown.isPresent()
                ? TypedReading.unknown(MESSAGES.text("typed.language", unknown.get()))
                : written(
                        said.stream().map(this::language).collect(Collectors.joining(" and ")),
                        text);
    }

    /// biblatex knows languages by babel's names; BibTeX prints what is there.
    private String language(String said) {
        String babel = LanguageTags.babelName(said);
        if (dialect == BibDialect.BIBLATEX) {
            boolean isKey =
                    LANGUAGE_KEY.matcher(said).matches()
                            && LanguageTags.isBabelName(said.substring("lang".length()));
            return isKey ? said : babel;
        }
        boolean isTag = LanguageTags.tagOf(said).equals(said);
        return babel.isEmpty() || LanguageTags.isBabelName(said) || isTag
                ? babel.isEmpty() ? "" : said
                : babel.substring(0, 1).toUpperCase(Locale.ROOT) + babel.substring(1);
    }
}
