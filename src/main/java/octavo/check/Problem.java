package octavo.check;

import octavo.text.Diagnostic;

import java.util.Optional;

/// A problem found by a check.
///
/// @param itemIndex the index of the item in the file
/// @param diagnostic the diagnostic, with offsets in the item
/// @param cleanUpId the name of the clean-up that fixes it, if there is one
public record Problem(int itemIndex, Diagnostic diagnostic, Optional<String> cleanUpId) {
    Problem withoutFix() {
        return new Problem(itemIndex, diagnostic, Optional.empty());
    }
}
