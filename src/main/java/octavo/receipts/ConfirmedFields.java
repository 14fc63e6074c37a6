package octavo.receipts;

import octavo.library.Work;

import java.util.Set;
import java.util.stream.Collectors;

/// Fields of an entry for which one source vouches.
public record ConfirmedFields(Work work, Set<String> fieldNames, ValueReceipt receipt) {
    public ConfirmedFields {
        fieldNames = Set.copyOf(fieldNames);
    }

    /// What the fields say, as it is written in the file.
    Set<String> valueDigests() {
        return fieldNames.stream()
                .flatMap(fieldName -> ValueMeaning.ofField(work, fieldName).stream())
                .map(ValueMeaning::digest)
                .collect(Collectors.toSet());
    }
}
