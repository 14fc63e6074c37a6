package octavo.duplicates;

/// How sure it is that two entries belong together.
public enum MatchLevel {
    CERTAIN,
    LIKELY
}
