package octavo.lookup;

import octavo.formats.workdrafts.ImportedWork;

/// A service's record of a paper.
///
/// @param sourceName the display name of the service
public record SourcedWork(String sourceName, ImportedWork importedWork, AnswerStamp answerStamp) {}
