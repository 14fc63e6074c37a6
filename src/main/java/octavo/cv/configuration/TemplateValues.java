package octavo.cv.configuration;

import octavo.richtext.LinkAddress;
import octavo.richtext.Runs;

import java.util.Optional;

/// The template values of an entry.
public interface TemplateValues {
    /// The value of a name; empty if the entry has none.
    Runs valueOf(String name);

    /// The target of a named link.
    Optional<LinkAddress> linkAddress(String name);
}
