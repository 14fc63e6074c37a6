package octavo.gui.pagecontract;

import octavo.settings.ListFolder;
import octavo.venuenames.VenueList;
import octavo.venuenames.VenueRegister;

import java.io.IOException;

/// The register of venues, including the lists in the user's folder.
public final class VenueRegisters {
    private VenueRegisters() {}

    /// Takes a while; call it in the background.
    public static VenueRegister readRegister() throws IOException {
        VenueRegister venueRegister = VenueRegister.builtIn();
        for (String listText : ListFolder.readLists()) {
            venueRegister = VenueList.parse(listText).value().addTo(venueRegister);
        }
        return venueRegister;
    }

    /// The register without the user's lists if they cannot be read.
    public static VenueRegister readOrBuiltIn() {
        try {
            return readRegister();
        } catch (IOException _) {
            return VenueRegister.builtIn();
        }
    }
}
