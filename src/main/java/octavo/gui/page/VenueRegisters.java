package octavo.gui.page;

import octavo.settings.ListFolder;
import octavo.venuenames.VenueList;
import octavo.venuenames.VenueRegister;

import java.io.IOException;

/// The register of venues, including the lists in the user's folder.
public final class VenueRegisters {
    private VenueRegisters() {}

    /// Takes a while; call it in the background.
    public static VenueRegister read() throws IOException {
        VenueRegister register = VenueRegister.builtIn();
        for (String text : ListFolder.texts()) {
            register = VenueList.parse(text).value().addedTo(register);
        }
        return register;
    }

    /// The register without the user's lists if they cannot be read.
    public static VenueRegister orBuiltIn() {
        try {
            return read();
        } catch (IOException _) {
            return VenueRegister.builtIn();
        }
    }
}
