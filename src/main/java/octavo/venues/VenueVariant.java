package octavo.venues;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueMatchResult;

import java.util.List;

/// One way in which a library writes a venue.
///
/// @param written the text as TeX has it
/// @param entries the numbers of the slots of the entries that write it so
/// @param score from 0 to 1: how sure it is that it means this venue
/// @param reasons why it is counted here, in words
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
