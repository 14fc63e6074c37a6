package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.List;

/// Two entries that belong together, and why.
///
/// @param first the index of one of them in the library; of the preprint, if one is
/// @param second the index of the other
/// @param reasons for people, the strongest first
public record EntryMatch(int first, int second, MatchLevel level, List<LocalizedSentence> reasons) {
    public EntryMatch {
        reasons = List.copyOf(reasons);
    }
}
