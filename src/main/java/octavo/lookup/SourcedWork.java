package octavo.lookup;

import octavo.importer.ImportedWork;

/// What one service says of a paper.
///
/// @param source the service, as people call it
record SourcedWork(String source, ImportedWork work) {}
