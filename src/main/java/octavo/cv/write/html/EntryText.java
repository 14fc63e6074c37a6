package octavo.cv.write.html;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.formats.bibtex.BibExport;
import octavo.library.MacroValues;
import octavo.library.Work;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// An entry for others: self-contained, and without private fields.
final class EntryText {
    private EntryText() {}

    /// The text as shown on the page.
    static String of(Work work) {
        boolean isSelfContained =
                !work.hasParents()
                        && work.entry().fields().stream()
                                .flatMap(field -> field.value().parts().stream())
                                .noneMatch(EntryText::isForeign);
        if (isSelfContained) {
            return publicText(work.entry());
        }
        String exportedText =
                BibExport.toText(work.library(), work.library().bibDialect(), Set.of(work.index()));
        return BibParser.parse(exportedText).items().stream()
                .map(bibItem ->
                        bibItem instanceof BibEntry entry
                                ? publicText(entry)
                                : bibItem.slice().text())
                .collect(Collectors.joining())
                .strip();
    }

    private static boolean isForeign(BibValue.ValuePart valuePart) {
        return valuePart instanceof BibValue.MacroPart macro
                && !MacroValues.MONTH_NAMES.containsKey(macro.foldedName());
    }

    private static String publicText(BibEntry entry) {
        BibEntry publicEntry = entry;
        for (BibField field : entry.fields()) {
            String foldedName = field.name().toLowerCase(Locale.ROOT);
            if (FieldCatalogue.hasTrait(foldedName, FieldTrait.PRIVATE)
                    || foldedName.startsWith("__")) {
                publicEntry = publicEntry.withoutField(field.name()).orElse(publicEntry);
            }
        }
        return publicEntry.text();
    }
}
