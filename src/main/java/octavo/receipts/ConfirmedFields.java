package octavo.receipts;

import octavo.library.Work;

import java.util.Set;

/// Fields of an entry for which one source vouches.
public record ConfirmedFields(Work work, Set<String> fieldNames, ValueReceipt receipt) {
    public ConfirmedFields {
        fieldNames = Set.copyOf(fieldNames);
    }
}
