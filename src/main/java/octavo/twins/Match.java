package octavo.twins;

import octavo.text.Wording;

import java.util.List;

/// Two entries that belong together, and why.
///
/// @param first the place of one of them in the library; of twins that of the preprint
/// @param second the place of the other
/// @param reasons in words, the strongest first
public record Match(int first, int second, Level level, List<Wording> reasons) {
    public Match {
        reasons = List.copyOf(reasons);
    }
}
