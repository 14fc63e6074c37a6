package octavo.gui.venues;

import octavo.settings.ListFolder;
import octavo.venues.Register;
import octavo.venues.VenueList;

import java.io.IOException;

/// The register of venues with the lists in the user's folder.
public final class Registers {
    private Registers() {}

    /// Reading it takes a while; this belongs into the background.
    public static Register read() throws IOException {
        Register register = Register.builtIn();
        for (String text : ListFolder.texts()) {
            register = VenueList.parse(text).value().addedTo(register);
        }
        return register;
    }
}
