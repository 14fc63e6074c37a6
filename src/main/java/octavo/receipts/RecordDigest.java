package octavo.receipts;

import octavo.formats.workdrafts.ImportedValue;
import octavo.formats.workdrafts.ImportedWork;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// The digest of a service's record, by which it can be told later whether the service still says
/// the same.
public final class RecordDigest {
    private RecordDigest() {}

    /// The digest of a record: of its type and its fields, in whatever order they came.
    public static String of(ImportedWork work) {
        List<String> texts = new ArrayList<>(List.of(work.type()));
        new TreeMap<String, ImportedValue>(work.fields())
                .forEach((fieldName, value) -> {
                    texts.add(fieldName);
                    texts.add(value.plainText());
                });
        return ShortDigest.of(ShortDigest.ANSWER_LENGTH, texts.toArray(String[]::new));
    }
}
