package octavo.importer;

import octavo.fields.TableRows;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Maps a format's types to biblatex, from a table resource: a code, a type, and fields with fixed
/// values.
final class TypeTable {
    private final Map<String, Row> rows;

    /// @param fields names and values, such as `pubstate=inpress`
    private record Row(String type, List<String> fields) {}

    private TypeTable(Map<String, Row> rows) {
        this.rows = rows;
    }

    static TypeTable read(String resource) {
        Map<String, Row> rows = new HashMap<>();
        for (List<String> cells : TableRows.read(TypeTable.class, resource, 2)) {
            rows.put(
                    folded(cells.getFirst()),
                    new Row(cells.get(1), cells.subList(2, cells.size())));
        }
        return new TypeTable(rows);
    }

    private static String folded(String code) {
        return code.strip().toLowerCase(Locale.ROOT);
    }

    boolean knows(String code) {
        return rows.containsKey(folded(code));
    }

    /// The type for a code.
    Optional<String> type(String code) {
        return Optional.ofNullable(rows.get(folded(code))).map(Row::type);
    }

    /// Sets a draft's type for a code; false if the table lacks the code.
    boolean apply(String code, WorkDraft draft) {
        Row row = rows.get(folded(code));
        if (row == null) {
            return false;
        }
        draft.type(row.type());
        for (String field : row.fields()) {
            int sign = field.indexOf('=');
            draft.exact(field.substring(0, sign), field.substring(sign + 1));
        }
        return true;
    }
}
