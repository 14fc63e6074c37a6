package octavo.lookup;

import octavo.importer.ImportedWork;

/// A service's record of a paper.
///
/// @param source the display name of the service
record SourcedWork(String source, ImportedWork work) {}
