package octavo.check;

import octavo.text.Diagnostic;

import java.util.Optional;

/// Something that a check found.
///
/// @param item the index of the item in the file
/// @param what the diagnostic, at offsets within the item
/// @param fix the name of the clean-up that mends it, where one does
public record Problem(int item, Diagnostic what, Optional<String> fix) {
    Problem withoutFix() {
        return new Problem(item, what, Optional.empty());
    }
}
