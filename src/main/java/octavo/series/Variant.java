package octavo.series;

import octavo.text.Wording;
import octavo.venues.Placed;

import java.util.List;

/// One way in which a library writes a venue.
///
/// @param written the text as TeX has it
/// @param entries the numbers of the slots of the entries that write it so
/// @param score from 0 to 1: how sure it is that it means this venue
/// @param reasons why it is counted here, in words
public record Variant(
        String written, Placed placed, List<Integer> entries, double score, List<Wording> reasons) {
    public Variant {
        entries = List.copyOf(entries);
        reasons = List.copyOf(reasons);
    }

    public int count() {
        return entries.size();
    }
}
