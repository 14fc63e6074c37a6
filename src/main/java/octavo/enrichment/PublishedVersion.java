package octavo.enrichment;

import octavo.lookup.SourcedWork;
import octavo.text.LocalizedSentence;

/// A published version of a preprint that a service knows.
///
/// @param reason why it is the same work
public record PublishedVersion(SourcedWork sourcedWork, LocalizedSentence reason) {}
