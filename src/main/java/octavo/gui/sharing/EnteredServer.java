package octavo.gui.sharing;

import octavo.sharedlibraries.ServerAddress;

/// Where somebody wants to share a library.
///
/// @param password to be kept; empty for one that is kept already
/// @param keepsInStep whether the library is to be kept in step from now on
public record EnteredServer(ServerAddress address, String password, boolean keepsInStep) {}
