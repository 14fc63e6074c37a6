package octavo.convert.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibValue;
import octavo.convert.BiblatexKeys;
import octavo.convert.ConversionLosses;
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
final class ToBibtex implements DialectConverter {
    /// Values of `type` that the BibTeX type implies.
    private static final Map<String, Set<String>> SAID =
            Map.of(
                    "techreport", Set.of("techreport"),
                    "phdthesis", Set.of("phdthesis"),
                    "mastersthesis", Set.of("mathesis", "mastersthesis"));

    /// Parts of a title that BibTeX has in one field.
    private static final Map<String, String> SUBTITLES =
            Map.of(
                    FieldName.SUBTITLE,
                    FieldName.TITLE,
                    FieldName.BOOKSUBTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.JOURNALSUBTITLE,
                    FieldName.JOURNAL);

    private final boolean alone;

    /// @param alone whether entries must be self-contained, without BibTeX's own `crossref`
    ToBibtex(boolean alone) {
        this.alone = alone;
    }

    @Override
    public BibDialect flavour() {
        return BibDialect.BIBTEX;
    }

    @Override
    public Optional<BibEntry> converted(Work work, ConversionLosses losses) {
        DialectDraft draft = new DialectDraft(work.entry(), losses);
        if (draft.type().equals("xdata")) {
            return Optional.empty();
        }
        if (draft.type().equals("set")) {
            draft.note("BibTeX has no sets of entries, left out");
            return Optional.empty();
        }
        boolean biblatex = work.library().flavour() == BibDialect.BIBLATEX;
        if (draft.has(FieldName.XDATA) || draft.has(FieldName.CROSSREF) && (biblatex || alone)) {
            InheritedFields.resolve(draft, work, losses);
        }
        convertType(draft, biblatex);
        FieldCatalogue.CLASSIC_NAMES.forEach(draft::rename);
        SUBTITLES.forEach((field, title) -> joinTitle(draft, field, title));
        DateFields.split(draft, work);
        ClassicNames.write(draft);
        convertCharacters(draft);
        FieldCatalogue.with(FieldTrait.UNPRINTED).stream()
                .sorted()
                .filter(draft::has)
                .forEach(field -> draft.note("kept, but BibTeX's styles do not print " + field));
        return Optional.of(draft.entry());
    }

    private void convertCharacters(DialectDraft draft) {
        for (String field : draft.fields()) {
            String source = draft.entry().source(field).orElse("");
            if (!isAscii(source) && !FieldCatalogue.kind(field).isExact()) {
                draft.set(field, converted(BibValue.parse(source)));
            }
            if (!isAscii(draft.entry().source(field).orElse(""))) {
                draft.note("kept in Unicode, which classic BibTeX cannot sort, in " + field);
            }
        }
    }

    private static void convertType(DialectDraft draft, boolean biblatex) {
        String old = draft.type();
        String kind = draft.entry().value("type").map(ToBibtex::text).orElse("").strip();
        String folded = kind.toLowerCase(Locale.ROOT);
        String type = bibtexType(draft, old, folded, biblatex);
        if (!old.equals(type) && old.equals("bachelorsthesis") && kind.isEmpty()) {
            draft.set("type", BiblatexKeys.text("bathesis"));
        }
        draft.setType(type);
        if (SAID.getOrDefault(type, Set.of()).contains(folded)) {
            draft.remove("type");
        } else if (BiblatexKeys.has(kind)) {
            draft.set("type", BiblatexKeys.text(kind));
        }
        if (type.endsWith("thesis")) {
            draft.rename("institution", "school");
        }
    }

    private static String bibtexType(
            DialectDraft draft, String old, String kind, boolean biblatex) {
        if (old.equals("thesis") && (kind.startsWith("ma") || kind.startsWith("ba"))) {
            return "mastersthesis";
        }
        // In biblatex an @inbook has its own title besides the book's.
        if (old.equals("inbook") && biblatex && draft.has(FieldName.BOOKTITLE)) {
            return "incollection";
        }
        return TypeCatalogue.of(old).classicName();
    }

    /// BibTeX has title and subtitle in one field.
    private static void joinTitle(DialectDraft draft, String subtitle, String title) {
        Optional<BibValue> main = draft.entry().value(title);
        Optional<BibValue> sub = draft.entry().value(subtitle);
        if (main.isEmpty() || sub.isEmpty()) {
            return;
        }
        String first = main.get().source();
        String second = sub.get().source();
        boolean plain = main.get().parts().size() == 1 && sub.get().parts().size() == 1;
        if (plain && !isMacro(main.get()) && !isMacro(sub.get())) {
            draft.set(title, joined(text(main.get()), text(sub.get())));
        } else {
            draft.set(title, BibValue.parse(first + " # {: } # " + second));
        }
        draft.remove(subtitle);
    }

    private static String joined(String title, String subtitle) {
        boolean ends = title.endsWith(":") || title.endsWith("?") || title.endsWith("!");
        return title + (ends ? " " : ": ") + subtitle;
    }

    private static boolean isMacro(BibValue value) {
        return value.parts().getFirst() instanceof BibValue.Macro;
    }

    private static String text(BibValue value) {
        return value.text(_ -> Optional.empty());
    }

    @Override
    public BibValue converted(BibValue value) {
        if (isAscii(value.source())) {
            return value;
        }
        String source =
                value.parts().stream()
                        .map(part ->
                                switch (part) {
                                    case BibValue.Braced(var text) ->
                                            "{" + LaTeX.fromUnicode(text) + "}";
                                    case BibValue.Quoted(var text) ->
                                            '"' + LaTeX.fromUnicode(text) + '"';
                                    case BibValue.Bare(var text) -> text;
                                    case BibValue.Macro(var name) -> name;
                                })
                        .collect(Collectors.joining(" # "));
        return BibValue.parse(source);
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
