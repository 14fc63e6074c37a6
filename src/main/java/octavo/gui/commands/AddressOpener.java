package octavo.gui.commands;

import java.io.IOException;

/// Has the desktop open addresses, away from the window's thread.
public interface AddressOpener {
    /// Opens one, and says if it could not.
    void openAddress(String address) throws IOException, InterruptedException;
}
