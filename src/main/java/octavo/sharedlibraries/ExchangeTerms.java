package octavo.sharedlibraries;

/// On which terms an exchange takes place.
///
/// @param acceptsRemovals whether the user has confirmed that many entries go
public record ExchangeTerms(boolean acceptsRemovals, ConflictPolicy conflictPolicy) {
    /// Conflicts are written into the file.
    public static ExchangeTerms marking(boolean acceptsRemovals) {
        return new ExchangeTerms(acceptsRemovals, ConflictPolicy.MARKING);
    }
}
