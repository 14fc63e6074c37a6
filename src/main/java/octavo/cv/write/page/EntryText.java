package octavo.cv.write.page;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.convert.bibtex.BibExport;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldCatalogue.FieldTrait;
import octavo.library.Work;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// An entry for others: self-contained, and without private fields.
final class EntryText {
    private static final Set<String> MONTHS =
            Set.of(
                    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov",
                    "dec");

    private EntryText() {}

    /// The text as shown on the page.
    static String of(Work work) {
        boolean alone =
                !work.inherits()
                        && work.entry().fields().stream()
                                .flatMap(field -> field.value().parts().stream())
                                .noneMatch(EntryText::isForeign);
        if (alone) {
            return open(work.entry());
        }
        String all = BibExport.text(work.library(), work.library().flavour(), Set.of(work.index()));
        return BibParser.parse(all).items().stream()
                .map(item -> item instanceof BibEntry entry ? open(entry) : item.slice().text())
                .collect(Collectors.joining())
                .strip();
    }

    private static boolean isForeign(BibValue.Part part) {
        return part instanceof BibValue.Macro macro && !MONTHS.contains(macro.folded());
    }

    private static String open(BibEntry entry) {
        BibEntry open = entry;
        for (BibField field : entry.fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            if (FieldCatalogue.has(name, FieldTrait.PRIVATE) || name.startsWith("__")) {
                open = open.without(field.name()).orElse(open);
            }
        }
        return open.text();
    }
}
