package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.conversion.BiblatexKeys;
import octavo.conversion.ConversionLosses;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.latex.LaTeX;
import octavo.library.BibDialect;
import octavo.library.Work;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Converts biblatex to classic BibTeX: its types and fields, only BibTeX's own inheritance, and
/// characters as LaTeX commands. Fields that BibTeX's styles do not print stay.
final class BibtexConverter implements DialectConverter {
    /// Values of `newType` that the BibTeX type implies.
    private static final Map<String, Set<String>> IMPLIED_TYPE_FIELDS =
            Map.of(
                    "techreport", Set.of("techreport"),
                    "phdthesis", Set.of("phdthesis"),
                    "mastersthesis", Set.of("mathesis", "mastersthesis"));

    /// Parts of a title that BibTeX has in one field.
    private static final Map<String, String> TITLE_BY_SUBTITLE =
            Map.of(
                    FieldName.SUBTITLE,
                    FieldName.TITLE,
                    FieldName.BOOKSUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNALSUBTITLE,
                    FieldName.JOURNAL);

    private final boolean isStandalone;

    /// @param isStandalone whether entries must be self-contained, without BibTeX's own `crossref`
    BibtexConverter(boolean isStandalone) {
        this.isStandalone = isStandalone;
    }

    @Override
    public BibDialect dialect() {
        return BibDialect.BIBTEX;
    }

    @Override
    public Optional<BibEntry> convert(Work work, ConversionLosses losses) {
        DialectDraft draft = new DialectDraft(work.entry(), losses);
        if (draft.foldedType().equals("xdata")) {
            return Optional.empty();
        }
        if (draft.foldedType().equals("set")) {
            draft.noteLoss("BibTeX has no sets of entries, left out");
            return Optional.empty();
        }
        boolean isBiblatex = work.library().bibDialect() == BibDialect.BIBLATEX;
        if (draft.hasField(FieldName.XDATA)
                || draft.hasField(FieldName.CROSSREF) && (isBiblatex || isStandalone)) {
            InheritedFields.resolveInherited(draft, work, losses);
        }
        if (isBiblatex) {
            InheritedFields.resolveReferences(draft, work);
        }
        convertType(draft, isBiblatex);
        FieldCatalogue.CLASSIC_NAMES.forEach(draft::renameField);
        TITLE_BY_SUBTITLE.forEach((field, title) -> joinTitle(draft, field, title));
        DateFields.splitDate(draft, work);
        ClassicNames.writeClassic(draft);
        convertCharacters(draft);
        FieldCatalogue.fieldsWith(FieldTrait.UNPRINTED).stream()
                .sorted()
                .filter(draft::hasField)
                .forEach(
                        field -> draft.noteLoss("kept, but BibTeX's styles do not print " + field));
        return Optional.of(draft.entry());
    }

    private void convertCharacters(DialectDraft draft) {
        for (String fieldName : draft.fieldNames()) {
            String valueSource = draft.entry().valueSource(fieldName).orElse("");
            if (!isAscii(valueSource) && !FieldCatalogue.kindOf(fieldName).isExact()) {
                draft.setField(fieldName, convert(BibValue.parse(valueSource)));
            }
            if (!isAscii(draft.entry().valueSource(fieldName).orElse(""))) {
                draft.noteLoss(
                        "kept in Unicode, which classic BibTeX cannot sort, in " + fieldName);
            }
        }
    }

    private static void convertType(DialectDraft draft, boolean isBiblatex) {
        String oldType = draft.foldedType();
        String typeField =
                draft.entry().value("type").map(BibtexConverter::plainText).orElse("").strip();
        String foldedKind = typeField.toLowerCase(Locale.ROOT);
        String newType = bibtexType(draft, oldType, foldedKind, isBiblatex);
        if (!oldType.equals(newType) && oldType.equals("bachelorsthesis") && typeField.isEmpty()) {
            draft.setField("type", BiblatexKeys.textOf("bathesis"));
        }
        draft.setType(newType);
        if (IMPLIED_TYPE_FIELDS.getOrDefault(newType, Set.of()).contains(foldedKind)) {
            draft.removeField("type");
        } else if (BiblatexKeys.isKey(typeField)) {
            draft.setField("type", BiblatexKeys.textOf(typeField));
        }
        if (newType.endsWith("thesis")) {
            draft.renameField("institution", "school");
        }
    }

    private static String bibtexType(
            DialectDraft draft, String oldType, String foldedKind, boolean isBiblatex) {
        if (oldType.equals("thesis")
                && (foldedKind.startsWith("ma") || foldedKind.startsWith("ba"))) {
            return "mastersthesis";
        }
        // In biblatex an @inbook has its own title besides the book's.
        if (oldType.equals("inbook") && isBiblatex && draft.hasField(FieldName.BOOKTITLE)) {
            return "incollection";
        }
        return TypeCatalogue.typeNamed(oldType).classicName();
    }

    /// BibTeX has title and subtitle in one field.
    private static void joinTitle(DialectDraft draft, String subtitleField, String titleField) {
        Optional<BibValue> titleValue = draft.entry().value(titleField);
        Optional<BibValue> subtitleValue = draft.entry().value(subtitleField);
        if (titleValue.isEmpty() || subtitleValue.isEmpty()) {
            return;
        }
        String titleSource = titleValue.get().source();
        String subtitleSource = subtitleValue.get().source();
        boolean areSingleParts =
                titleValue.get().parts().size() == 1 && subtitleValue.get().parts().size() == 1;
        if (areSingleParts && !isMacro(titleValue.get()) && !isMacro(subtitleValue.get())) {
            draft.setField(
                    titleField,
                    joinTexts(plainText(titleValue.get()), plainText(subtitleValue.get())));
        } else {
            draft.setField(titleField, BibValue.parse(titleSource + " # {: } # " + subtitleSource));
        }
        draft.removeField(subtitleField);
    }

    private static String joinTexts(String title, String subtitle) {
        boolean endsWithPunctuation =
                title.endsWith(":") || title.endsWith("?") || title.endsWith("!");
        return title + (endsWithPunctuation ? " " : ": ") + subtitle;
    }

    private static boolean isMacro(BibValue value) {
        return value.parts().getFirst() instanceof BibValue.MacroPart;
    }

    private static String plainText(BibValue value) {
        return value.expandedText(_ -> Optional.empty());
    }

    @Override
    public BibValue convert(BibValue value) {
        if (isAscii(value.source())) {
            return value;
        }
        String convertedSource =
                value.parts().stream()
                        .map(part ->
                                switch (part) {
                                    case BibValue.BracedPart(var text) ->
                                            "{" + LaTeX.toAscii(text) + "}";
                                    case BibValue.QuotedPart(var text) ->
                                            '"' + LaTeX.toAscii(text) + '"';
                                    case BibValue.BarePart(var text) -> text;
                                    case BibValue.MacroPart(var name) -> name;
                                })
                        .collect(Collectors.joining(" # "));
        return BibValue.parse(convertedSource);
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 128) {
                return false;
            }
        }
        return true;
    }
}
