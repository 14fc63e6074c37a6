package octavo.venues;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueMatchResult;

import java.util.List;

/// A spelling of a venue in a library.
///
/// @param writtenName the text as TeX sees it
/// @param slots the slots of the entries with this spelling
/// @param score from 0 to 1: how certain it is that it means this venue
/// @param reasons why it belongs to the venue, for people
public record VenueVariant(
        String writtenName,
        VenueMatchResult matchResult,
        List<Integer> slots,
        double score,
        List<LocalizedSentence> reasons) {
    public VenueVariant {
        slots = List.copyOf(slots);
        reasons = List.copyOf(reasons);
    }

    public int useCount() {
        return slots.size();
    }
}
