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
    private final Map<Integer, Set<String>> marksByNumber = new HashMap<>();
    private final Map<Integer, String> orcidsByNumber = new HashMap<>();

    private NameRows() {}

    static List<NameRow> of(AuthorField authorField) {
        var nameRows = new NameRows();
        authorField
                .annotations()
                .values()
                .forEach(text ->
                        NameAnnotation.parse(text).value().forEach(nameRows::addAnnotation));
        List<NameRow> rowList = new ArrayList<>();
        for (String writtenName : authorField.authorList().names()) {
            int nameNumber = rowList.size() + 1;
            rowList.add(
                    new NameRow(
                            rowList.size(),
                            writtenName,
                            List.copyOf(nameRows.marksByNumber.getOrDefault(nameNumber, Set.of())),
                            nameRows.orcidsByNumber.getOrDefault(nameNumber, "")));
        }
        return rowList;
    }

    private void addAnnotation(NameAnnotation nameAnnotation) {
        if (nameAnnotation.nameNumber() == 0 || nameAnnotation.namePart().isPresent()) {
            return;
        }
        for (String value : nameAnnotation.values()) {
            var orcid = Orcid.parse(value).value().filter(Orcid::isValid);
            if (orcid.isPresent()) {
                orcidsByNumber.putIfAbsent(nameAnnotation.nameNumber(), orcid.get().number());
            } else if (!nameAnnotation.isLiteral()) {
                marksByNumber
                        .computeIfAbsent(nameAnnotation.nameNumber(), _ -> new LinkedHashSet<>())
                        .add(value);
            }
        }
    }
}
