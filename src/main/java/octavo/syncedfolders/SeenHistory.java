package octavo.syncedfolders;

import octavo.bib.BibFile;
import octavo.recovery.LibraryVersion;
import octavo.recovery.StateOrigins;
import octavo.recovery.VersionStore;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.Set;

/// The states of a library that this computer has seen, the oldest first, and where they came from.
///
/// @param isComplete whether there was none before the oldest
record SeenHistory(List<SeenState> seenStates, StateOrigins origins, boolean isComplete) {
    private static final int MOST_STATES = 24;
    private static final long MOST_BYTES = 400_000_000;

    SeenHistory {
        seenStates = List.copyOf(seenStates);
    }

    /// The newest states, as far as they can be read in reasonable time.
    static SeenHistory of(VersionStore versionStore) throws IOException {
        StateOrigins origins = versionStore.origins();
        List<SeenState> newestFirst = new ArrayList<>();
        Set<String> knownDigests = new HashSet<>();
        long byteCount = 0;
        boolean isComplete = true;
        for (LibraryVersion version : versionStore.listVersions()) {
            byteCount += version.librarySize().byteCount();
            boolean isTooMuch = byteCount > MOST_BYTES && newestFirst.size() > 1;
            if (newestFirst.size() == MOST_STATES || isTooMuch) {
                isComplete = false;
                break;
            }
            isComplete = version.versionNumber() == 1;
            if (knownDigests.add(version.hashStart())) {
                readState(versionStore, version, origins, newestFirst);
            }
        }
        return new SeenHistory(newestFirst.reversed(), origins, isComplete);
    }

    /// A version that is damaged is left out.
    private static void readState(
            VersionStore versionStore,
            LibraryVersion version,
            StateOrigins origins,
            List<SeenState> newestFirst) {
        try {
            newestFirst.add(SeenState.of(versionStore.readVersion(version), origins));
        } catch (IOException failure) {
            System.getLogger(SeenHistory.class.getName())
                    .log(System.Logger.Level.DEBUG, "a version is left out", failure);
        }
    }

    /// The same with the state on the disk, which may be new.
    SeenHistory withPresent(BibFile presentFile) {
        SeenState presentState = SeenState.of(presentFile, origins);
        boolean isKnown =
                seenStates.stream().anyMatch(it -> it.digest().equals(presentState.digest()));
        if (isKnown) {
            return this;
        }
        List<SeenState> allStates = new ArrayList<>(seenStates);
        allStates.add(presentState);
        return new SeenHistory(allStates, origins, isComplete);
    }

    /// The digests of a state and of the states that it was surely made from, as far as they were
    /// saved here: each own save was made from the state before it.
    List<String> originChain(String digest) {
        SequencedSet<String> chain = new LinkedHashSet<>();
        String current = digest;
        while (chain.add(current)
                && origins.originOf(current) instanceof StateOrigins.OwnSave ownSave) {
            current = ownSave.digestBefore();
        }
        return List.copyOf(chain);
    }
}
