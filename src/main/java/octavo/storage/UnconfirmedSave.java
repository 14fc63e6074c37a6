package octavo.storage;

import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.nio.file.Path;

/// The disk did not confirm a save, or the save was interrupted: the path holds either the old or
/// the new state, and which one survives a power cut is unknown.
public final class UnconfirmedSave extends WordedException {
    private static final long serialVersionUID = 1;

    UnconfirmedSave(Path path, LocalizedSentence wording) {
        super(path, wording);
    }
}
