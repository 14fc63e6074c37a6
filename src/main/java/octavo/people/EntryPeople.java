package octavo.people;

import java.util.List;

/// The people of one entry, with what distinguishes namesakes.
///
/// @param year 0 if unknown
/// @param venue the LaTeX text of the field that names it, or empty
/// @param hasMacros whether a name or the venue comes from an `@string`
record EntryPeople(
        int slot, int year, String venue, boolean hasMacros, List<NameMention> mentions) {
    EntryPeople {
        mentions = List.copyOf(mentions);
    }
}
