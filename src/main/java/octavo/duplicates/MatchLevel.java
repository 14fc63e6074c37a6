package octavo.duplicates;

/// How certain it is that two entries belong together.
public enum MatchLevel {
    CERTAIN,
    LIKELY
}
