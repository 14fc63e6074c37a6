package octavo.lookup;

import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.Optional;

/// A paper whose PDF is sought.
///
/// @param paperTitle that the first page must have
public record SoughtPdf(String paperTitle, Optional<ArxivId> arxivId, Optional<Doi> doi) {}
