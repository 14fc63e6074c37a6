package octavo.exporter.cv;

import octavo.runs.Runs;
import octavo.runs.WebAddress;

import java.util.Optional;

/// What a template can ask of an entry.
public interface Facts {
    /// The value of that name; nothing where the entry has none.
    Runs value(String name);

    /// Where a link of that name leads.
    Optional<WebAddress> address(String name);
}
