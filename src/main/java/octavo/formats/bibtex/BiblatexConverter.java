package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.conversion.ConversionLosses;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldName;
import octavo.fields.TypeCatalogue;
import octavo.library.BibDialect;
import octavo.library.Work;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Converts BibTeX to biblatex. biber still understands most of the old names; a file with the new
/// ones is recognised as biblatex by every program.
final class BiblatexConverter implements DialectConverter {

    /// The `type` field for entry types that implied a genre.
    private static final Map<String, String> TYPE_FIELD_BY_TYPE =
            Map.of(
                    "techreport", "techreport",
                    "phdthesis", "phdthesis",
                    "mastersthesis", "mathesis",
                    "bachelorsthesis", "bathesis");

    /// An “and” outside braces, ignoring nested braces.
    private static final Pattern BARE_AND =
            Pattern.compile("(\\s)and(\\s)(?=[^{}]*(?:\\{[^{}]*\\}[^{}]*)*$)");

    @Override
    public BibDialect dialect() {
        return BibDialect.BIBLATEX;
    }

    @Override
    public Optional<BibEntry> convert(Work work, ConversionLosses losses) {
        DialectDraft draft = new DialectDraft(work.entry(), losses);
        convertBookTitle(draft, work);
        convertTitleOfParent(draft);
        convertType(draft, work);
        convertPlaces(draft, work);
        FieldCatalogue.BIBLATEX_NAMES.forEach(draft::renameField);
        DateFields.joinDate(draft, work);
        if (work.library().bibDialect() == BibDialect.BIBTEX) {
            protectAnd(draft);
        }
        return Optional.of(draft.entry());
    }

    /// A paper has the `booktitle` of its proceedings in BibTeX, and their `parentTitle` in
    /// biblatex.
    private static void convertBookTitle(DialectDraft draft, Work work) {
        if (work.library().bibDialect() != BibDialect.BIBTEX
                || draft.hasField(FieldName.BOOKTITLE)) {
            return;
        }
        Optional<String> inheritedTitle = work.rawValue(FieldName.BOOKTITLE);
        Optional<String> parentTitle =
                work.rawValue(FieldName.CROSSREF)
                        .flatMap(work.library()::indexOfKey)
                        .flatMap(work.library()::workAt)
                        .flatMap(parent -> parent.rawValue("title"));
        if (inheritedTitle.isPresent() && !inheritedTitle.equals(parentTitle)) {
            draft.setField(FieldName.BOOKTITLE, inheritedTitle.get());
        }
    }

    /// In BibTeX, proceedings have a `booktitle` for their papers to inherit; in biblatex the
    /// `parentTitle` suffices.
    private static void convertTitleOfParent(DialectDraft draft) {
        if (!draft.foldedType().equals("proceedings") || !draft.hasField(FieldName.BOOKTITLE)) {
            return;
        }
        if (draft.entry()
                .valueSource(FieldName.BOOKTITLE)
                .equals(draft.entry().valueSource("title"))) {
            draft.removeField(FieldName.BOOKTITLE);
        } else {
            draft.noteLoss("kept, but biblatex has no booktitle of proceedings");
        }
    }

    /// Of ACM's two places, `location` is the conference's: biblatex's `venue`.
    private static void convertPlaces(DialectDraft draft, Work work) {
        boolean hasBothPlaces =
                draft.hasField(FieldName.ADDRESS) && draft.hasField(FieldName.LOCATION);
        if (hasBothPlaces && !work.plainText(FieldName.ADDRESS).isBlank()) {
            draft.renameField(FieldName.LOCATION, FieldName.VENUE);
        }
    }

    /// A field that BibTeX prints as it is may be a list in biblatex, split at each “and”.
    private static void protectAnd(DialectDraft draft) {
        for (String fieldName : draft.fieldNames()) {
            Optional<String> innerText =
                    draft.entry()
                            .valueSource(fieldName)
                            .filter(source -> source.startsWith("{") && source.endsWith("}"))
                            .map(source -> source.substring(1, source.length() - 1));
            boolean isList =
                    FieldCatalogue.findField(fieldName)
                            .filter(it -> it.kind() == FieldKind.LIST)
                            .isPresent();
            if (isList && innerText.filter(it -> BARE_AND.matcher(it).find()).isPresent()) {
                draft.setField(
                        fieldName, BARE_AND.matcher(innerText.get()).replaceAll("$1{and}$2"));
            }
        }
    }

    private static void convertType(DialectDraft draft, Work work) {
        String oldType = draft.foldedType();
        String typeField = TYPE_FIELD_BY_TYPE.get(oldType);
        if (typeField != null && work.rawValue("type").isEmpty()) {
            draft.setField("type", typeField);
        }
        // In BibTeX an @inbook is a part of the book named by its title.
        boolean isPartOfBook =
                oldType.equals("inbook") && work.library().bibDialect() == BibDialect.BIBTEX;
        if (isPartOfBook && work.rawValue(FieldName.BOOKTITLE).isEmpty()) {
            draft.setType("book");
        } else {
            draft.setType(TypeCatalogue.typeNamed(oldType).standardName());
        }
    }

    @Override
    public BibValue convert(BibValue value) {
        return value;
    }
}
