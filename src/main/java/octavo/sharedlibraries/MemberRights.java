package octavo.sharedlibraries;

/// What a member may do with a shared library. The server enforces it.
public enum MemberRights {
    NONE,
    READ,
    EDIT,
    /// Editing, and giving rights to others.
    OWN
}
