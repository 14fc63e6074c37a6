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

    static boolean containsAddress(InetAddress address) {
        if (address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) {
            return true;
        }
        byte[] addressBytes = address.getAddress();
        return switch (address) {
            case Inet4Address _ ->
                    isReserved(addressBytes[0] & 0xFF, addressBytes[1] & 0xFF, addressBytes[2]);
            case Inet6Address _ ->
                    (addressBytes[0] & 0xFE) == 0xFC || containsEmbedded(addressBytes);
            default -> true;
        };
    }

    /// RFC 6890: this network, carrier-grade NAT, protocols, examples, benchmarks, future use.
    private static boolean isReserved(int firstByte, int secondByte, int thirdByte) {
        return firstByte == 0
                || firstByte == 100 && secondByte >= 64 && secondByte < 128
                || firstByte == 192 && secondByte == 0 && (thirdByte == 0 || thirdByte == 2)
                || firstByte == 198 && (secondByte == 18 || secondByte == 19)
                || firstByte >= 240;
    }

    /// IPv4 addresses embedded in IPv6: `::a.b.c.d`, `64:ff9b::a.b.c.d`, `2002:ab:cd::`.
    private static boolean containsEmbedded(byte[] addressBytes) {
        boolean isAtEnd =
                isZero(addressBytes, 0, 12)
                        || addressBytes[0] == 0
                                && addressBytes[1] == 0x64
                                && (addressBytes[2] & 0xFF) == 0xFF
                                && (addressBytes[3] & 0xFF) == 0x9B;
        boolean isAtStart = addressBytes[0] == 0x20 && addressBytes[1] == 0x02;
        int embeddedStart = isAtStart ? 2 : 12;
        try {
            return (isAtEnd || isAtStart)
                    && containsAddress(
                            InetAddress.getByAddress(
                                    Arrays.copyOfRange(
                                            addressBytes, embeddedStart, embeddedStart + 4)));
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible); // four bytes are always an address
        }
    }

    private static boolean isZero(byte[] addressBytes, int startIndex, int endIndex) {
        for (int i = startIndex; i < endIndex; i++) {
            if (addressBytes[i] != 0) {
                return false;
            }
        }
        return true;
    }
}
