package octavo.net;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/// Recognises addresses of this computer and of private networks, which links from strangers must
/// not reach.
final class PrivateNetwork {
    private PrivateNetwork() {}

    static boolean holds(InetAddress address) {
        if (address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) {
            return true;
        }
        byte[] bytes = address.getAddress();
        return switch (address) {
            case Inet4Address _ -> isReserved(bytes[0] & 0xFF, bytes[1] & 0xFF, bytes[2]);
            case Inet6Address _ -> (bytes[0] & 0xFE) == 0xFC || holdsWithin(bytes);
            default -> true;
        };
    }

    /// RFC 6890: this network, carrier-grade NAT, protocols, examples, benchmarks, future use.
    private static boolean isReserved(int first, int second, int third) {
        return first == 0
                || first == 100 && second >= 64 && second < 128
                || first == 192 && second == 0 && (third == 0 || third == 2)
                || first == 198 && (second == 18 || second == 19)
                || first >= 240;
    }

    /// IPv4 addresses embedded in IPv6: `::a.b.c.d`, `64:ff9b::a.b.c.d`, `2002:ab:cd::`.
    private static boolean holdsWithin(byte[] bytes) {
        boolean isAtEnd =
                isZero(bytes, 0, 12)
                        || bytes[0] == 0
                                && bytes[1] == 0x64
                                && (bytes[2] & 0xFF) == 0xFF
                                && (bytes[3] & 0xFF) == 0x9B;
        boolean isAtStart = bytes[0] == 0x20 && bytes[1] == 0x02;
        int start = isAtStart ? 2 : 12;
        try {
            return (isAtEnd || isAtStart)
                    && holds(InetAddress.getByAddress(Arrays.copyOfRange(bytes, start, start + 4)));
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible); // four bytes are always an address
        }
    }

    private static boolean isZero(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != 0) {
                return false;
            }
        }
        return true;
    }
}
