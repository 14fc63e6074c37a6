package octavo.lookup;

import octavo.retractions.RetractionTable;
import octavo.text.LocalizedSentence;

import java.util.Optional;

/// Retraction Watch's table, or why it could not be fetched.
///
/// @param failure empty if there is a table
public record TableReply(Optional<RetractionTable> table, Optional<LocalizedSentence> failure) {}
