package octavo.net;

import octavo.net.WebFailure.BrokenAnswer;
import octavo.net.WebFailure.Offline;
import octavo.net.WebFailure.TooSlow;
import octavo.net.WebFailure.Unreachable;
import octavo.net.WebFailure.Untrusted;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;

import javax.net.ssl.SSLException;

/// Explains why there was no answer at all.
final class ConnectionTrouble {
    private ConnectionTrouble() {}

    static WebFailure of(URI address, IOException trouble) {
        String host = address.getHost();
        for (@Nullable Throwable each = trouble; each != null; each = each.getCause()) {
            switch (each) {
                case UnknownHostException _, UnresolvedAddressException _ -> {
                    return AddressRules.unknown(address);
                }
                case NoRouteToHostException _ -> {
                    return new Offline();
                }
                case SSLException _ -> {
                    return new Untrusted(host);
                }
                default -> {
                    if (String.valueOf(each.getMessage()).contains("etwork is unreachable")) {
                        return new Offline();
                    }
                }
            }
        }
        return switch (trouble) {
            case HttpConnectTimeoutException _, ConnectException _ -> new Unreachable(host);
            case HttpTimeoutException _ -> new TooSlow(host);
            default -> new BrokenAnswer(host);
        };
    }
}
