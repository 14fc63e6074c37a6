package octavo.check;

import octavo.text.Diagnostic;

import java.util.Optional;

/// A problem found by a check.
///
/// @param item the index of the item in the file
/// @param what the diagnostic, with offsets in the item
/// @param fix the name of the clean-up that fixes it, if there is one
public record Problem(int item, Diagnostic what, Optional<String> fix) {
    Problem withoutFix() {
        return new Problem(item, what, Optional.empty());
    }
}
