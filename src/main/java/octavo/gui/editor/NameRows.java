package octavo.gui.editor;

import octavo.names.AuthorField;
import octavo.names.NameAnnotation;
import octavo.values.Orcid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The rows of a list of names, with the annotations of each.
final class NameRows {
    private final Map<Integer, Set<String>> marks = new HashMap<>();
    private final Map<Integer, String> orcids = new HashMap<>();

    private NameRows() {}

    static List<NameRow> of(AuthorField field) {
        var read = new NameRows();
        field.annotations()
                .values()
                .forEach(text -> NameAnnotation.parse(text).value().forEach(read::add));
        List<NameRow> rows = new ArrayList<>();
        for (String written : field.list().names()) {
            int number = rows.size() + 1;
            rows.add(
                    new NameRow(
                            rows.size(),
                            written,
                            List.copyOf(read.marks.getOrDefault(number, Set.of())),
                            read.orcids.getOrDefault(number, "")));
        }
        return rows;
    }

    private void add(NameAnnotation annotation) {
        if (annotation.name() == 0 || annotation.part().isPresent()) {
            return;
        }
        for (String value : annotation.values()) {
            var orcid = Orcid.parse(value).value().filter(Orcid::isValid);
            if (orcid.isPresent()) {
                orcids.putIfAbsent(annotation.name(), orcid.get().number());
            } else if (!annotation.literal()) {
                marks.computeIfAbsent(annotation.name(), _ -> new LinkedHashSet<>()).add(value);
            }
        }
    }
}
