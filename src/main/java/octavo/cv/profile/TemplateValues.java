package octavo.cv.profile;

import octavo.richtext.LinkAddress;
import octavo.richtext.Runs;

import java.util.Optional;

/// What a template can ask of an entry.
public interface TemplateValues {
    /// The value of that name; nothing where the entry has none.
    Runs value(String name);

    /// Where a link of that name leads.
    Optional<LinkAddress> address(String name);
}
