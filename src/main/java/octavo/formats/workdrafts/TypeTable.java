package octavo.formats.workdrafts;

import octavo.fields.TableRows;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Maps a format's types to biblatex, from a table resource: a code, a type, and fields with fixed
/// values.
public final class TypeTable {
    private final Map<String, TypeRow> rowsByCode;

    /// @param fixedFields names and values, such as `pubstate=inpress`
    private record TypeRow(String entryType, List<String> fixedFields) {}

    private TypeTable(Map<String, TypeRow> rows) {
        this.rowsByCode = rows;
    }

    /// @param owner a class in the table's package
    public static TypeTable readTable(Class<?> owner, String resource) {
        Map<String, TypeRow> rowsByCode = new HashMap<>();
        for (List<String> cells : TableRows.readTable(owner, resource, 2)) {
            rowsByCode.put(
                    foldedCode(cells.getFirst()),
                    new TypeRow(cells.get(1), cells.subList(2, cells.size())));
        }
        return new TypeTable(rowsByCode);
    }

    private static String foldedCode(String typeCode) {
        return typeCode.strip().toLowerCase(Locale.ROOT);
    }

    public boolean hasCode(String typeCode) {
        return rowsByCode.containsKey(foldedCode(typeCode));
    }

    /// The type for a code.
    public Optional<String> entryTypeOf(String typeCode) {
        return Optional.ofNullable(rowsByCode.get(foldedCode(typeCode))).map(TypeRow::entryType);
    }

    /// Sets a draft's type for a code; false if the table lacks the code.
    public boolean applyType(String typeCode, WorkDraft draft) {
        TypeRow typeRow = rowsByCode.get(foldedCode(typeCode));
        if (typeRow == null) {
            return false;
        }
        draft.type(typeRow.entryType());
        for (String fieldName : typeRow.fixedFields()) {
            int equalsOffset = fieldName.indexOf('=');
            draft.fillExact(
                    fieldName.substring(0, equalsOffset), fieldName.substring(equalsOffset + 1));
        }
        return true;
    }
}
