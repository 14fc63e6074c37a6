package octavo.gui.librarystate;

import java.nio.file.Path;

/// Whether a library may be exchanged without being asked each time.
public interface SharingConsent {
    SharingConsent NONE =
            new SharingConsent() {
                @Override
                public boolean keepsInStep(Path library) {
                    return false;
                }

                @Override
                public void keep(Path library, boolean isWanted) {
                    // Nobody keeps it.
                }
            };

    boolean keepsInStep(Path library);

    /// Keeps the answer.
    void keep(Path library, boolean isWanted);
}
