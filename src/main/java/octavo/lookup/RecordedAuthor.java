package octavo.lookup;

import octavo.names.PersonName;

import java.util.List;

/// An author as a service lists it, with what tells namesakes apart.
///
/// @param orcid the iD that the work's record has for the author; empty if it has none
/// @param affiliations names of institutions
public record RecordedAuthor(PersonName name, String orcid, List<String> affiliations) {
    public RecordedAuthor {
        affiliations = List.copyOf(affiliations);
    }
}
