package octavo.formats.workdrafts;

import java.util.Set;

/// The printed reference that a work was read from.
///
/// @param sourceText the reference as printed
/// @param unsureFields the standard names of the fields that a person should check
public record PrintedSource(String sourceText, Set<String> unsureFields) {
    public PrintedSource {
        unsureFields = Set.copyOf(unsureFields);
    }
}
