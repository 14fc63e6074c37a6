package octavo.net;

import java.net.InetAddress;
import java.net.UnknownHostException;

/// Finds the addresses of a host. Tests have another one.
@FunctionalInterface
interface HostResolver {
    HostResolver SYSTEM = InetAddress::getAllByName;

    InetAddress[] resolveAll(String hostName) throws UnknownHostException;
}
