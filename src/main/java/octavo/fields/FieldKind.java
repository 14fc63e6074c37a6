package octavo.fields;

/// What the value of a field is made of.
public enum FieldKind {
    TEXT,
    /// Texts with `and` between them, such as publishers.
    LIST,
    NAMES,
    DATE,
    PAGES,
    KEYWORDS,
    OPTIONS,
    /// A number that registers give out, such as an ISBN. It is printed as it stands.
    IDENTIFIER,
    /// Characters that mean themselves, such as an address.
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

    /// Whether a backslash or brace in it is no LaTeX.
    public boolean isVerbatim() {
        return switch (this) {
            case VERBATIM, FILES, KEY, KEYS, OWN_KEYS -> true;
            case TEXT, LIST, NAMES, DATE, PAGES, KEYWORDS, OPTIONS, IDENTIFIER, CHANGED -> false;
        };
    }

    /// Whether its characters must stay as they are: programs look for them.
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

    /// The characters of which one separates the members of a set; empty if it is no set.
    public String separators() {
        return switch (this) {
            case KEYWORDS, FILES -> ";,";
            case KEYS, OWN_KEYS -> ",";
            case TEXT, LIST, NAMES, DATE, PAGES, OPTIONS, IDENTIFIER, VERBATIM, KEY, CHANGED -> "";
        };
    }
}
