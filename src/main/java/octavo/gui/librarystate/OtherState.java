package octavo.gui.librarystate;

/// The state of a library with which the user's edits conflict.
public enum OtherState {
    /// What another program wrote to the file.
    ON_DISK,
    /// What the window shows, with edits made before those of a crash were restored.
    IN_WINDOW,
    /// What a pull brings from the branch of a remote.
    IN_UPSTREAM,
    /// A conflicted copy beside the file.
    IN_COPY,
    /// What the group has on its server.
    ON_SERVER
}
