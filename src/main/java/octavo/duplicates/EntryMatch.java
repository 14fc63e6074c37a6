package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.List;

/// Two entries that belong together, and why.
///
/// @param first the place of one of them in the library; of twins that of the preprint
/// @param second the place of the other
/// @param reasons in words, the strongest first
public record EntryMatch(int first, int second, MatchLevel level, List<LocalizedSentence> reasons) {
    public EntryMatch {
        reasons = List.copyOf(reasons);
    }
}
