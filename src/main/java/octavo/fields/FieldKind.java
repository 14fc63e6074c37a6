package octavo.fields;

/// The kind of value that a field has.
public enum FieldKind {
    TEXT,
    /// Texts separated by `and`, such as publishers.
    LIST,
    NAMES,
    DATE,
    PAGES,
    KEYWORDS,
    OPTIONS,
    /// A registered number, such as an ISBN. It is printed as it is.
    IDENTIFIER,
    /// Characters that stand for themselves, such as an address.
    VERBATIM,
    /// Paths of files.
    FILES,
    /// The key of another entry.
    KEY,
    /// Keys of other entries.
    KEYS,
    /// More keys of the entry itself.
    OWN_KEYS,
    /// When a program last changed the entry.
    CHANGED;

    /// Whether a backslash or brace in it is literal rather than LaTeX.
    public boolean isVerbatim() {
        return switch (this) {
            case VERBATIM, FILES, KEY, KEYS, OWN_KEYS -> true;
            case TEXT, LIST, NAMES, DATE, PAGES, KEYWORDS, OPTIONS, IDENTIFIER, CHANGED -> false;
        };
    }

    /// Whether its characters must stay as they are because programs look them up.
    public boolean isExact() {
        return isVerbatim() || this == IDENTIFIER;
    }

    /// Whether biblatex splits it, at `and` or at commas (its manual, 2.2.2).
    public boolean isList() {
        return this == LIST || this == KEYWORDS || this == OPTIONS;
    }

    /// Whether it names other entries.
    public boolean isReference() {
        return this == KEY || this == KEYS;
    }

    /// The characters of which one separates the members of a set; empty if it is not a set.
    public String separators() {
        return switch (this) {
            case KEYWORDS, FILES -> ";,";
            case KEYS, OWN_KEYS -> ",";
            case TEXT, LIST, NAMES, DATE, PAGES, OPTIONS, IDENTIFIER, VERBATIM, KEY, CHANGED -> "";
        };
    }
}
