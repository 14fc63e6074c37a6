package octavo.venues;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueMatchResult;

import java.util.List;

/// A spelling of a venue in a library.
///
/// @param written the text as TeX sees it
/// @param entries the slots of the entries with this spelling
/// @param score from 0 to 1: how certain it is that it means this venue
/// @param reasons why it belongs to the venue, for people
public record VenueVariant(
        String written,
        VenueMatchResult placed,
        List<Integer> entries,
        double score,
        List<LocalizedSentence> reasons) {
    public VenueVariant {
        entries = List.copyOf(entries);
        reasons = List.copyOf(reasons);
    }

    public int count() {
        return entries.size();
    }
}
