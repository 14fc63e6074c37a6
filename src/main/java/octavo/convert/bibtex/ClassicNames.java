package octavo.convert.bibtex;

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
    private static final Set<String> UNSAID = Set.of("id", "useprefix");

    private ClassicNames() {}

    static void write(DialectDraft draft) {
        for (String field : FieldCatalogue.NAMES) {
            draft.entry()
                    .value(field)
                    .filter(value -> value.parts().size() == 1)
                    .filter(value -> !(value.parts().getFirst() instanceof BibValue.Macro))
                    .map(value -> value.text(_ -> Optional.empty()))
                    .filter(text -> text.indexOf('=') >= 0)
                    .ifPresent(text -> draft.set(field, classic(draft, text)));
        }
    }

    private static String classic(DialectDraft draft, String text) {
        BibNameList list = BibNameList.parse(text).value();
        var written = new StringBuilder();
        int end = 0;
        for (int i = 0; i < list.names().size(); i++) {
            Span span = list.spans().get(i);
            String raw = text.substring(span.start(), span.end());
            written.append(text, end, span.start());
            written.append(PersonName.isExtended(raw) ? classic(draft, list.names().get(i)) : raw);
            end = span.end();
        }
        return written.append(text.substring(end)).toString();
    }

    private static String classic(DialectDraft draft, PersonName name) {
        String lost =
                name.options().keySet().stream()
                        .filter(option -> !UNSAID.contains(option))
                        .sorted()
                        .collect(Collectors.joining(", "));
        if (!lost.isEmpty()) {
            draft.note("BibTeX has no place for further parts of names: " + lost);
        }
        return new PersonName(
                        name.given(), name.prefix(), name.family(), name.suffix(), false, Map.of())
                .toBibtex();
    }
}
