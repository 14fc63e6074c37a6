package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;
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
final class ToBiblatex implements DialectConverter {

    /// The `type` field for entry types that implied a genre.
    private static final Map<String, String> TYPE_FIELD =
            Map.of(
                    "techreport", "techreport",
                    "phdthesis", "phdthesis",
                    "mastersthesis", "mathesis",
                    "bachelorsthesis", "bathesis");

    /// An “and” outside braces, ignoring nested braces.
    private static final Pattern LIST_AND =
            Pattern.compile("(\\s)and(\\s)(?=[^{}]*(?:\\{[^{}]*\\}[^{}]*)*$)");

    @Override
    public BibDialect flavour() {
        return BibDialect.BIBLATEX;
    }

    @Override
    public Optional<BibEntry> converted(Work work, ConversionLosses losses) {
        DialectDraft draft = new DialectDraft(work.entry(), losses);
        convertBookTitle(draft, work);
        convertTitleOfParent(draft);
        convertType(draft, work);
        convertPlaces(draft, work);
        FieldCatalogue.BIBLATEX_NAMES.forEach(draft::rename);
        DateFields.join(draft, work);
        if (work.library().flavour() == BibDialect.BIBTEX) {
            keepTogether(draft);
        }
        return Optional.of(draft.entry());
    }

    /// A paper has the `booktitle` of its proceedings in BibTeX, and their `title` in biblatex.
    private static void convertBookTitle(DialectDraft draft, Work work) {
        if (work.library().flavour() != BibDialect.BIBTEX || draft.has(FieldName.BOOKTITLE)) {
            return;
        }
        Optional<String> inherited = work.raw(FieldName.BOOKTITLE);
        Optional<String> title =
                work.raw(FieldName.CROSSREF)
                        .flatMap(work.library()::indexOfKey)
                        .flatMap(work.library()::work)
                        .flatMap(parent -> parent.raw("title"));
        if (inherited.isPresent() && !inherited.equals(title)) {
            draft.set(FieldName.BOOKTITLE, inherited.get());
        }
    }

    /// In BibTeX, proceedings have a `booktitle` for their papers to inherit; in biblatex the
    /// `title` suffices.
    private static void convertTitleOfParent(DialectDraft draft) {
        if (!draft.type().equals("proceedings") || !draft.has(FieldName.BOOKTITLE)) {
            return;
        }
        if (draft.entry().source(FieldName.BOOKTITLE).equals(draft.entry().source("title"))) {
            draft.remove(FieldName.BOOKTITLE);
        } else {
            draft.note("kept, but biblatex has no booktitle of proceedings");
        }
    }

    /// Of ACM's two places, `location` is the conference's: biblatex's `venue`.
    private static void convertPlaces(DialectDraft draft, Work work) {
        boolean both = draft.has(FieldName.ADDRESS) && draft.has(FieldName.LOCATION);
        if (both && !work.text(FieldName.ADDRESS).isBlank()) {
            draft.rename(FieldName.LOCATION, FieldName.VENUE);
        }
    }

    /// A field that BibTeX prints as it is may be a list in biblatex, split at each “and”.
    private static void keepTogether(DialectDraft draft) {
        for (String field : draft.fields()) {
            Optional<String> text =
                    draft.entry()
                            .source(field)
                            .filter(source -> source.startsWith("{") && source.endsWith("}"))
                            .map(source -> source.substring(1, source.length() - 1));
            boolean list =
                    FieldCatalogue.find(field)
                            .filter(it -> it.kind() == FieldKind.LIST)
                            .isPresent();
            if (list && text.filter(it -> LIST_AND.matcher(it).find()).isPresent()) {
                draft.set(field, LIST_AND.matcher(text.get()).replaceAll("$1{and}$2"));
            }
        }
    }

    private static void convertType(DialectDraft draft, Work work) {
        String old = draft.type();
        String field = TYPE_FIELD.get(old);
        if (field != null && work.raw("type").isEmpty()) {
            draft.set("type", field);
        }
        // In BibTeX an @inbook is a part of the book named by its title.
        boolean part = old.equals("inbook") && work.library().flavour() == BibDialect.BIBTEX;
        if (part && work.raw(FieldName.BOOKTITLE).isEmpty()) {
            draft.setType("book");
        } else {
            draft.setType(TypeCatalogue.of(old).standardName());
        }
    }

    @Override
    public BibValue converted(BibValue value) {
        return value;
    }
}
