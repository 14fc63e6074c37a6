package octavo.twins;

/// How sure it is that two entries belong together.
public enum Level {
    CERTAIN,
    LIKELY
}
