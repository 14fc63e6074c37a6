package octavo.lookup;

import octavo.names.PersonName;
import octavo.values.Orcid;

import java.util.List;

/// A person whose works are sought.
///
/// @param orcids their iDs
/// @param names their names in Unicode, in all spellings
public record SoughtAuthor(List<Orcid> orcids, List<PersonName> names) {
    public SoughtAuthor {
        orcids = List.copyOf(orcids);
        names = List.copyOf(names);
    }
}
