package octavo.syncedfolders;

import octavo.bib.BibFile;
import octavo.recovery.StateOrigins;

/// A state of a library that this computer has seen.
record SeenState(BibFile file, String digest, StateOrigins.StateOrigin origin) {
    static SeenState of(BibFile file, StateOrigins origins) {
        String digest = StateOrigins.digestOf(file);
        return new SeenState(file, digest, origins.originOf(digest));
    }

    boolean isOwn() {
        return origin instanceof StateOrigins.OwnSave;
    }

    boolean isCopy() {
        return origin instanceof StateOrigins.ConflictedCopy;
    }
}
