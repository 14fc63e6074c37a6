package octavo.gitrepositories;

import java.util.Optional;

/// A change of a field's value.
///
/// @param commit the commit that made it; empty if it is not committed yet
/// @param oldValue empty if the field was not there
/// @param newValue empty if the field was removed
public record FieldStep(
        Optional<LibraryCommit> commit, Optional<String> oldValue, Optional<String> newValue) {}
