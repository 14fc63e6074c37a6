package octavo.lookup;

import octavo.values.ArxivId;
import octavo.values.Doi;

import java.util.Optional;

/// A paper whose PDF is sought.
///
/// @param title that the first page must have
public record SoughtPdf(String title, Optional<ArxivId> arxiv, Optional<Doi> doi) {}
