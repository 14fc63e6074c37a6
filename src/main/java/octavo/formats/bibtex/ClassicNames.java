package octavo.formats.bibtex;

import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.names.BibNameList;
import octavo.names.PersonName;
import octavo.text.Span;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Converts names in biblatex's extended form to BibTeX's. Other names keep their bytes.
final class ClassicNames {
    /// Keys that BibTeX implies, or has no use for.
    private static final Set<String> IMPLIED_OPTIONS = Set.of("id", "useprefix");

    private ClassicNames() {}

    static void writeClassic(DialectDraft draft) {
        for (String fieldName : FieldCatalogue.NAME_FIELDS) {
            draft.entry()
                    .value(fieldName)
                    .filter(value -> value.parts().size() == 1)
                    .filter(value -> !(value.parts().getFirst() instanceof BibValue.MacroPart))
                    .map(value -> value.expandedText(_ -> Optional.empty()))
                    .filter(text -> text.indexOf('=') >= 0)
                    .ifPresent(text -> draft.setField(fieldName, toClassic(draft, text)));
        }
    }

    private static String toClassic(DialectDraft draft, String text) {
        BibNameList nameList = BibNameList.parse(text).value();
        var written = new StringBuilder();
        int copiedEnd = 0;
        for (int i = 0; i < nameList.names().size(); i++) {
            Span span = nameList.nameSpans().get(i);
            String rawText = text.substring(span.start(), span.end());
            written.append(text, copiedEnd, span.start());
            written.append(
                    PersonName.isExtended(rawText)
                            ? toClassic(draft, nameList.names().get(i))
                            : rawText);
            copiedEnd = span.end();
        }
        return written.append(text.substring(copiedEnd)).toString();
    }

    private static String toClassic(DialectDraft draft, PersonName name) {
        String lostOptions =
                name.options().keySet().stream()
                        .filter(option -> !IMPLIED_OPTIONS.contains(option))
                        .sorted()
                        .collect(Collectors.joining(", "));
        if (!lostOptions.isEmpty()) {
            draft.noteLoss("BibTeX cannot hold further parts of names: " + lostOptions);
        }
        return new PersonName(
                        name.given(), name.prefix(), name.family(), name.suffix(), false, Map.of())
                .toBibtex();
    }
}
