package octavo.gui.librarystate;

import java.util.function.Consumer;

/// What an exchange needs from the window.
///
/// @param onFileWritten called when an exchange may have written the library's file
public record SharingContext(
        LibrarySharing sharing, Consumer<OpenConflicts> conflictReviewer, Runnable onFileWritten) {}
